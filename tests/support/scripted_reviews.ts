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

/** Takes a review from its start to the exported memo, doing what each answer says is next. */
export async function playReview(call: CallTool, mode: string): Promise<Played> {
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
      items: scriptedItems(instructions["phase"]),
    });
    answers.push(answer);
    instructions = answer["next_phase"];
  }
  const verdict = await call("get_verdict", { review_id: id });
  const report = await call("export_report", { review_id: id });
  return { id, answers, verdict, markdown: String(report["content"]) };
}
