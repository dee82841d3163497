import type { Copy } from "./compare/law.ts";
import type { GateProblem } from "./problems.ts";
import { GATE } from "./thresholds.ts";

/** Most code points of a client's words that a sentence repeats. */
const QUOTE = 80;

/**
 * One sentence on a refusal that a model can act on: what was measured, what is needed, what to do.
 * Starts in lower case, to follow the name of the item and field. `named` says what another item of
 * the batch, or a saved one, is called.
 */
export function explainGateProblem(
  problem: GateProblem,
  named: Readonly<Record<"batch" | "saved", (index: number) => string>>,
): string {
  switch (problem.kind) {
    case "low_information": {
      const noise = problem.noise > 0
        ? `, and ${number(problem.noise)} more look like random keys or placeholder text`
        : "";
      return `says too little: ${number(problem.found)} distinct content ` +
        `${problem.found === 1 ? "word" : "words"}${noise}; at least ` +
        `${problem.needed} are needed (fillers and negations do not count), so name concrete facts, ` +
        `actors or numbers`;
    }
    case "repetitive":
      return `repeats itself: "${quote(problem.word)}" and the like make up ` +
        `${percentUp(problem.share)} of ${number(problem.total)} content words, the limit is ` +
        `${percent(problem.limit)}; say each thing once and add what is missing`;
    case "restates_claim":
      return `restates the claim: ${
        copied(problem)
      }; give a reason that the claim does not contain`;
    case "parrots_target":
      return `repeats the item that it answers: ${copied(problem)}; reply with facts or steps of ` +
        `your own instead of quoting`;
    case "near_duplicate":
      return `is nearly the same as ${named[problem.of](problem.index)} (${
        percent(problem.similarity)
      } shared words, and the ` +
        `limit is below ${percent(GATE.duplicate)}, or less for rearranged or stock wording); ` +
        `make a different point`;
  }
}

/** Which limit on copying is passed. */
function copied({ limit, total, shared, added, ofSource, verbatim, matter, needed }: Copy): string {
  switch (limit) {
    case "words":
      return `${number(shared)} of its ${number(total)} content words come from there, and the ` +
        `limit is below ${percent(GATE.copied)}`;
    case "new":
      return `only ${number(added)} of its ${number(total)} content words ` +
        `${added === 1 ? "is" : "are"} new, and at least ${GATE.newWords} are needed`;
    case "all":
      return `it has ${number(shared)} of the ${number(ofSource)} content words of the original ` +
        `and adds too little beside stock phrases`;
    case "order":
      return `it follows the original phrase by phrase (${
        percent(verbatim)
      } of it word for word) ` +
        `and adds ${number(matter)} content words of its own, where ${number(needed)} are needed`;
  }
}

function percent(share: number): string {
  return `${Math.floor(share * 100 + 1e-9)} %`;
}

/** A share that lies above a limit, so that it reads as more than that. */
function percentUp(share: number): string {
  return `${Math.ceil(share * 100 - 1e-9)} %`;
}

/** A count of words, which may have quarters, with one decimal at most. */
function number(count: number): string {
  return `${Math.floor(count * 10 + 1e-9) / 10}`;
}

function quote(text: string): string {
  const points = [...text];
  return points.length <= QUOTE ? text : points.slice(0, QUOTE - 1).join("") + "…";
}
