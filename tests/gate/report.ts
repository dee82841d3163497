// deno-lint-ignore-file no-console -- a report is what it is for
import { textLength } from "../../src/gate/read/length.ts";
import { FLOOR } from "../../src/gate/rules.ts";
import { openGate } from "../../src/gate/phase_gate.ts";
import { type HonestSet, honestSets } from "./honest_sets.ts";
import { randomWords, shortcutsOf } from "./shortcuts.ts";
import { writtenScores, writtenTexts } from "./written_sets.ts";
import { resolve } from "@std/path";

/** How many texts of a kind there were, how many came out as they should, and some that did not. */
export interface Score {
  readonly name: string;
  total: number;
  right: number;
  readonly wrong: string[];
}

/** Least lengths of a counterargument and of an answer, as the protocol has them. */
const LENGTH = { argument: 30, answer: 20 } as const;

/**
 * Runs the honest texts of a language through the gate, phase by phase as the engine does, but for
 * those that the length floors refuse before. */
export function acceptance(set: HonestSet): Score {
  const score: Score = { name: set.code, total: 0, right: 0, wrong: [] };
  for (const { claim, counterarguments, replies } of set.topics) {
    const arguing = openGate([]);
    counterarguments.forEach((text, at) => {
      if (textLength(text) < LENGTH.argument) return;
      const { problem } = arguing.check({ text, floor: FLOOR.case, claim }, at);
      count(score, problem === undefined, `${JSON.stringify(problem)} ${text}`);
    });
    const answering = openGate([]);
    replies.forEach(({ target, text }, at) => {
      if (textLength(text) < LENGTH.answer) return;
      const answered = counterarguments[target] ?? "";
      const subject = { text, floor: FLOOR.answer, claim, target: answered };
      const { problem } = answering.check(subject, at);
      count(score, problem === undefined, `${JSON.stringify(problem)} ${text}`);
    });
  }
  return score;
}

/** Runs the shortcuts of a language through the gate; one score for each class. */
export function refusal(set: HonestSet): Map<string, Score> {
  const scores = new Map<string, Score>();
  for (const { kind, saved, subject } of shortcutsOf(set)) {
    const score = scores.get(kind) ??
      { name: `${set.code} ${kind}`, total: 0, right: 0, wrong: [] };
    scores.set(kind, score);
    count(score, openGate(saved).check(subject, 0).problem !== undefined, subject.text);
  }
  return scores;
}

/** Share of right outcomes, 0–1. */
export function share({ right, total }: Score): number {
  return total === 0 ? 0 : right / total;
}

function count(score: Score, right: boolean, text: string): void {
  score.total++;
  if (right) score.right++;
  else score.wrong.push(text);
}

if (import.meta.main) {
  // The sets of the repository, then those of folders that are kept apart from it.
  for (const folder of [undefined, ...Deno.args]) {
    const url = folder === undefined ? undefined : new URL(`file://${resolve(folder)}/`);
    console.log(
      `Texts by authors who had not seen the gate${folder === undefined ? "" : ` (${folder})`}`,
    );
    for (const { kind, lang, total, refused, named, wrong } of writtenScores(writtenTexts(url))) {
      const right = kind === "empty" ? refused + named : total - refused;
      console.log(
        `${
          (right / total * 100).toFixed(1).padStart(7)
        }%  ${kind} ${lang}: ${total}, ${refused} refused, ${named} named`,
      );
      if (kind !== "empty") {
        wrong.slice(0, 2).forEach((text) => console.log(`             ${text}`));
      }
    }
  }
  const sets = honestSets();
  console.log("Honest texts accepted");
  print(sets.map(acceptance));
  const classes = new Map<string, Score>();
  const each: Score[] = [];
  for (const set of sets) {
    for (const [kind, score] of refusal(set)) {
      each.push(score);
      const sum = classes.get(kind) ?? { name: kind, total: 0, right: 0, wrong: [] };
      classes.set(kind, sum);
      sum.total += score.total;
      sum.right += score.right;
    }
  }
  console.log("\nShortcuts refused, by class");
  print([...classes.values()]);
  console.log("\nBelow the promise, by language and class");
  print(each.filter((score) => share(score) < 0.97), 3);
  console.log("\nRandom dictionary words refused (reported, not promised)");
  print(sets.map((set) => {
    const score: Score = { name: set.code, total: 0, right: 0, wrong: [] };
    for (const subject of randomWords(set, 100)) {
      count(score, openGate([]).check(subject, 0).problem !== undefined, subject.text);
    }
    return score;
  }));
}

function print(scores: Score[], examples = 2): void {
  for (const score of [...scores].sort((a, b) => share(b) - share(a))) {
    console.log(`${(share(score) * 100).toFixed(1).padStart(7)}%  ${score.total}  ${score.name}`);
    for (const text of score.wrong.slice(0, examples)) console.log(`             ${text}`);
  }
}
