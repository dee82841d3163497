import type { GateProblem } from "./problems.ts";
import { GATE } from "./thresholds.ts";

/** Most code points of a client's words that a sentence repeats. */
const QUOTE = 80;

/**
 * One sentence on a refusal that a model can act on: what was measured, what is needed, what to do.
 * Starts in lower case, to follow the name of the item and field.
 */
export function explainGateProblem(problem: GateProblem): string {
  switch (problem.kind) {
    case "low_information":
      return `says too little: ${problem.found} distinct content words, ${problem.needed} are ` +
        `needed (filler, negations and noise do not count); name concrete facts, actors or numbers`;
    case "repetitive":
      return `is mostly one word: "${quote(problem.word)}" makes up ${problem.count} of ` +
        `${problem.total} content words, at most ${percent(GATE.dominance)} are allowed; ` +
        `say something about it instead`;
    case "restates_claim":
      return `restates the claim: ${
        copied(problem)
      }; give a reason that the claim does not contain`;
    case "parrots_target":
      return `repeats the item that it answers: ${copied(problem)}; answer it with something new`;
    case "near_duplicate": {
      const other = problem.of === "batch"
        ? `item ${problem.index} of this batch`
        : `saved item ${problem.index}`;
      return `is nearly the same as ${other}: ${percent(problem.similarity)} of their words are ` +
        `the same, the limit is below ${percent(GATE.duplicate)}; make a different point`;
    }
  }
}

function copied(problem: { total: number; shared: number; added: number }): string {
  return `${problem.shared} of its ${problem.total} content words are taken from it and ` +
    `${problem.added} new (allowed: under ${percent(GATE.copied)} taken, ` +
    `at least ${GATE.newWords} new)`;
}

function percent(share: number): string {
  return `${Math.floor(share * 100 + 1e-9)} %`;
}

function quote(text: string): string {
  const points = [...text];
  return points.length <= QUOTE ? text : points.slice(0, QUOTE - 1).join("") + "…";
}
