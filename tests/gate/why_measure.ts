// deno-lint-ignore-file no-console -- its output is what it is for
/**
 * What the gate of this copy of the program does with a sample of texts, as one JSON list of 0 and 1
 * for each group. Run by `why.ts` in copies in which one rule is switched off.
 *
 * @module
 */
import { openGate } from "../../src/gate/phase_gate.ts";
import { honestSets } from "./honest_sets.ts";
import { shortcutsOf } from "./shortcuts.ts";
import { outcomeOf, writtenTexts } from "./written_sets.ts";

/**
 * Every so manieth text is looked at: enough to see what a rule is for, in seconds. A prime, so that
 * no kind of shortcut always falls between.
 */
const EVERY = { shortcuts: 29, written: 4 } as const;

const nth = <T>(all: readonly T[], every: number): T[] => all.filter((_, at) => at % every === 0);
const lazy = nth(honestSets().flatMap(shortcutsOf), EVERY.shortcuts)
  .map(({ saved, subject }) => openGate(saved).check(subject, 0).problem !== undefined);
const texts = nth(writtenTexts(), EVERY.written);
const outcomes = texts.map(outcomeOf);
const of = (isEmpty: boolean) =>
  outcomes.filter((_, at) => (texts[at]?.kind === "empty") === isEmpty);
console.log(JSON.stringify({
  lazy: lazy.map(Number),
  empty: of(true).map((outcome) => Number(outcome !== "accepted"))
    // Refused is more than named.
    .concat(of(true).map((outcome) => Number(outcome === "refused"))),
  honest: of(false).map((outcome) => Number(outcome !== "refused")),
}));
