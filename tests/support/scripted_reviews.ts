/**
 * One honest review for every mode: the batches of the real decision among the fixtures. Its
 * gauntlet holds the phases of all lenses, so each mode takes those that it asks for.
 *
 * @module
 */
import decision from "../fixtures/pep_703.json" with { type: "json" };
import { isObject } from "./server_process.ts";

/** Calls a tool and gives its structured content; throws when the answer is an error. */
export type CallTool = (
  name: string,
  args: Record<string, unknown>,
) => Promise<Record<string, unknown>>;

/** The claim of the scripted review. */
export const SCRIPTED_CLAIM: string = decision.claim;
/** Its background. */
export const SCRIPTED_CONTEXT: string = decision.context;

/** What is submitted to a phase. */
export function scriptedItems(phase: unknown): readonly Record<string, unknown>[] {
  const batch = decision.batches.find((candidate) => candidate.phase === phase);
  if (batch === undefined) throw new Error(`nothing is scripted for phase ${phase}`);
  return batch.items;
}

/** A finished review. */
export interface Played {
  readonly id: string;
  /** The answers to `start_review` and to every `submit`. */
  readonly answers: readonly Record<string, unknown>[];
  readonly verdict: Record<string, unknown>;
  readonly markdown: string;
}

/** How much is submitted: all that is scripted, or no more than closes each phase. */
export type Size = "whole" | "least";

/** What of the script a phase needs at least, answers for the targets that there are. */
function leastItems({ phase, targets }: Record<string, unknown>) {
  const items = scriptedItems(phase);
  if (!Array.isArray(targets)) return items.slice(0, LEAST[String(phase)]);
  const indexes = targets.map(({ index }) => index);
  return items.filter(({ index }) => indexes.includes(index));
}

/** Least number of items of the phases that gather them. */
const LEAST: Readonly<Record<string, number>> = {
  counterarguments: 3,
  setup: 1,
  failure_causes: 4,
  assumptions: 4,
  strongest_case: 3,
};

/** Takes a review from its start to the exported memo, doing what each answer says is next. */
export async function playReview(
  call: CallTool,
  mode: string,
  size: Size = "whole",
): Promise<Played> {
  const started = await call("start_review", {
    claim: SCRIPTED_CLAIM,
    mode,
    context: SCRIPTED_CONTEXT,
  });
  const id = String(started["review_id"]);
  const answers = [started];
  let instructions = started["instructions"];
  while (isObject(instructions)) {
    const answer = await call("submit", {
      review_id: id,
      items: size === "least" ? leastItems(instructions) : scriptedItems(instructions["phase"]),
    });
    answers.push(answer);
    instructions = answer["next_phase"];
  }
  const verdict = await call("get_verdict", { review_id: id });
  const report = await call("export_report", { review_id: id });
  return { id, answers, verdict, markdown: String(report["content"]) };
}
