import { itemsOf, position, type Review, type StoredReview } from "./review.ts";
import { phasesOf } from "../protocol/modes.ts";

/** Changes that follow a complete review and leave it what it is. */
const FOLLOWING: readonly string[] = ["decide", "plan", "done"];

/**
 * What became of a review that was complete in an earlier state of its directory, where that is
 * more than a decision or a follow-up; null where it is the same, or was not complete. `now` is
 * undefined where the file is gone, null where it is not a valid review.
 */
export function rewritten(
  before: StoredReview,
  now: StoredReview | null | undefined,
): string | null {
  if (position(before.review).status !== "complete") return null;
  if (now === undefined) return "was complete and is now gone";
  if (now === null) return "was complete and is no longer a valid review";
  const { status } = position(now.review);
  if (status === "active") return "was complete and is now unfinished";
  if (status === "abandoned") return "was complete and is now abandoned";
  if (!isKept(before.review, now.review)) return "was complete and now has other content";
  return before.sealed && !now.sealed ? "was sealed and no longer is" : null;
}

/**
 * Whether a review needs no other judgement than it had: it says the same, and nobody has decided
 * since to go ahead or not to. What was planned, done, or decided to be revised, judges nothing.
 */
export function isAsBefore(before: Review, now: Review): boolean {
  return isKept(before, now) && wayOf(before) === wayOf(now);
}

function wayOf({ decision }: Review): "go" | "no_go" | null {
  return decision === null || decision.outcome === "revise" ? null : decision.outcome;
}

function isKept(before: Review, now: Review): boolean {
  const since = now.history.slice(before.history.length);
  return text(core(before)) === text(core(now)) &&
    text(before.history) === text(now.history.slice(0, before.history.length)) &&
    since.every(({ action }) => FOLLOWING.includes(action));
}

function core(review: Review): unknown {
  const { id, mode, claim, context, abandonReason, createdAt, updatedAt, lastBatch } = review;
  const items = phasesOf(mode).map(({ phase }) => itemsOf(review, phase.name));
  const { notices, revises } = review;
  return [
    [id, mode.name, claim, context, abandonReason, createdAt, updatedAt, lastBatch],
    [items, notices, revises],
  ];
}

function text(value: unknown): string {
  return JSON.stringify(value);
}
