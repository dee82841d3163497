/**
 * What people do after a verdict: they decide, plan its next actions and do them. None of it
 * changes the verdict, when the review ended, or the batch that a repetition is known by.
 *
 * @module
 */
import type { OpenGate } from "../gate/phase_gate.ts";
import { FLOOR } from "../gate/rules.ts";
import { LIMITS } from "../protocol/limits.ts";
import { allOf, textArgument } from "./arguments.ts";
import { isDay } from "./days.ts";
import { ReviewError } from "./errors.ts";
import { actionsOf } from "./judgement.ts";
import type { NextAction } from "./next_actions.ts";
import { type Decision, DECISIONS, type FollowUp, OUTCOMES, type Review } from "./review.ts";
import { changedAt, type Moment, recorded, requireComplete } from "./step.ts";
import { either, inOneLine, plural, quote } from "./wording.ts";

/** Arguments as they were typed; undefined where they were not given. */
type Sent<K extends string> = Readonly<Partial<Record<K, unknown>>>;

/**
 * The decision of a person about a complete review. The same one again changes nothing, another
 * takes the place of the one before, which the history keeps. `reason` needs the gate's floor of
 * content words. Throws a `ReviewError` that says what to type instead.
 */
export function decide(
  review: Review,
  sent: Sent<"outcome" | "by" | "reason" | "review_on">,
  gate: OpenGate,
  moment: Moment,
): Review {
  requireComplete(review);
  const outcome = wordOf("outcome", sent.outcome, DECISIONS);
  const [by, reason, review_on] = allOf(
    () => nameOf("by", sent.by),
    () => reasonOf(sent.reason, gate),
    () => dayOf("review-on", sent.review_on),
  );
  const at = changedAt(review, moment);
  const decision: Decision = { outcome, by, reason, at, review_on };
  if (review.decision !== null && sameBut("at", review.decision, decision)) return review;
  const entry = { at, action: "decide", phase: null, accepted: null, decision } as const;
  return { ...review, decision, history: recorded(review, moment, entry) };
}

/** Says who does a next action, or by when: what is not given stays as it was. */
export function plan(
  review: Review,
  label: unknown,
  sent: Sent<"owner" | "due">,
  moment: Moment,
): Review {
  const action = actionNamed(review, label);
  const before = action.followUp ?? NOTHING;
  const [owner, due] = allOf(
    () => sent.owner === undefined ? before.owner : nameOf("owner", sent.owner),
    () => dayOf("due", sent.due) ?? before.due,
    () => null,
  );
  return followedUp(review, "plan", action, { ...before, owner, due }, moment);
}

/**
 * Says that a next action is done, with what came of it, or that it is open again after all. What
 * can hold or fail is for actions that try something: tests and mitigations.
 */
export function done(
  review: Review,
  label: unknown,
  sent: Sent<"result" | "outcome"> & { readonly reopen?: boolean },
  moment: Moment,
): Review {
  const action = actionNamed(review, label);
  const before = action.followUp ?? NOTHING;
  if (sent.reopen === true) {
    const open = { ...before, result: null, outcome: null, at: null, by: null };
    return followedUp(review, "done", action, open, moment);
  }
  const outcome = sent.outcome === undefined
    ? before.outcome
    : wordOf("outcome", sent.outcome, OUTCOMES);
  if (sent.outcome !== undefined && !action.tried) {
    throw new ReviewError(
      "unknown_action",
      `${action.label} is a ${action.kind}, which cannot hold or fail: give a result instead of an outcome.`,
    );
  }
  const result = sent.result === undefined
    ? before.result
    : textArgument("result", sent.result, 1, LIMITS.resultMost);
  const after = { ...before, result, outcome, at: changedAt(review, moment), by: moment.by };
  if (!action.open && result === before.result && outcome === before.outcome) return review;
  return followedUp(review, "done", action, after, moment);
}

/** What is known of an action that nobody has planned. */
const NOTHING: FollowUp = {
  owner: null,
  due: null,
  result: null,
  outcome: null,
  at: null,
  by: null,
};

function followedUp(
  review: Review,
  action: "plan" | "done",
  { label, followUp: before }: NextAction,
  follow_up: FollowUp,
  moment: Moment,
): Review {
  if (JSON.stringify(before ?? NOTHING) === JSON.stringify(follow_up)) return review;
  const at = changedAt(review, moment);
  const entry = { at, action, phase: null, accepted: null, label, follow_up };
  return {
    ...review,
    followUp: { ...review.followUp, [label]: follow_up },
    history: recorded(review, moment, entry),
  };
}

/** The next action of that label, in either case; the error lists those that are open. */
export function actionNamed(review: Review, label: unknown): NextAction {
  requireComplete(review);
  const actions = actionsOf(review);
  const wanted = String(label).toUpperCase();
  const found = actions.find((action) => action.label === wanted);
  if (found !== undefined) return found;
  const open = actions.filter((action) => action.open).map((action) => action.label);
  throw new ReviewError(
    "unknown_action",
    `${review.id} has no next action ${quote(label)}; ${
      open.length === 0 ? "none is open" : `the open ones are ${either(open, "and")}`
    }.`,
  );
}

/** Whether two values are the same but for one key. */
function sameBut<T extends object>(key: keyof T, one: T, other: T): boolean {
  return JSON.stringify({ ...one, [key]: null }) === JSON.stringify({ ...other, [key]: null });
}

function nameOf(argument: string, value: unknown): string {
  return inOneLine(textArgument(argument, value, 1, LIMITS.nameMost));
}

function reasonOf(value: unknown, gate: OpenGate): string {
  const reason = textArgument("reason", value, 1, LIMITS.reasonMost);
  const { problem } = gate([]).check({ text: reason, floor: FLOOR.answer }, 0);
  if (problem?.kind !== "low_information") return reason;
  throw new ReviewError(
    "invalid_argument",
    (voice) =>
      `${voice.argument("reason")} has ${
        plural(problem.found, "content word", "content words")
      } and needs at least ${problem.needed}: say what decided it.`,
  );
}

function dayOf(argument: string, value: unknown): string | null {
  if (value === undefined || value === null) return null;
  if (isDay(value)) return value;
  throw new ReviewError(
    "invalid_argument",
    (voice) => `${voice.argument(argument)} must be a day such as 2026-01-31; got ${quote(value)}.`,
  );
}

function wordOf<T extends string>(argument: string, value: unknown, words: readonly T[]): T {
  const word = words.find((candidate) => candidate === value);
  if (word !== undefined) return word;
  throw new ReviewError(
    "invalid_argument",
    (voice) => `${voice.argument(argument)} must be ${either(words)}; got ${quote(value)}.`,
  );
}
