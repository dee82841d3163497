// deno-lint-ignore-file no-console -- a benchmark prints what it measures
import { openGate } from "../../src/gate/phase_gate.ts";
import { Random } from "../gate/random.ts";

/** Items of one submission, and ten times as many; words in each. */
const FEW = 100;
const MANY = 1000;
const WORDS = 14;
/** Greatest exponent by which the time may grow with the number of items. */
const MOST = 1.3;

/** A vocabulary in which, as in language, few words are frequent and most are rare. */
function vocabulary(random: Random, size: number): string[] {
  const consonants = [..."bcdfghjklmnprstvw"];
  const vowels = [..."aeiou"];
  return Array.from({ length: size }, () =>
    Array.from(
      { length: random.integer(1, 4) },
      () => random.pick(consonants) + random.pick(vowels) + (random.next() < 0.3 ? "n" : ""),
    ).join(""));
}

/** Milliseconds for one submission, the best of five. */
function time(make: () => string, count: number): number {
  let best = Infinity;
  for (let run = 0; run < 5; run++) {
    const texts = Array.from({ length: count }, make);
    const started = performance.now();
    const gate = openGate([]);
    texts.forEach((text, at) => {
      gate.check(
        { text, floor: 3, claim: texts[0] ?? "", target: texts[(at + 1) % count] ?? "" },
        at,
      );
    });
    best = Math.min(best, performance.now() - started);
  }
  return best;
}

if (import.meta.main) {
  const random = new Random(1);
  const words = vocabulary(random, 4000);
  const zipf = () => words[Math.floor(words.length ** random.next())] ?? "";
  const text = () => Array.from({ length: WORDS }, zipf).join(" ");
  time(text, FEW); // the word lists are read with the first text
  // Other work on the machine only ever adds to a measurement, so the least of several stands.
  let exponent = Infinity;
  for (let attempt = 0; attempt < 3 && exponent > MOST; attempt++) {
    const few = time(text, FEW);
    const many = time(text, MANY);
    exponent = Math.min(exponent, Math.log(many / few) / Math.log(MANY / FEW));
    console.log(
      `gate: ${FEW} items ${few.toFixed(1)} ms, ${MANY} items ${many.toFixed(1)} ms, ` +
        `exponent ${exponent.toFixed(2)} (at most ${MOST})`,
    );
  }
  if (exponent > MOST) Deno.exitCode = 1;
}
