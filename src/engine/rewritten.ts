import { itemsOf, position, type Review } from "./review.ts";
import { phasesOf } from "../protocol/modes.ts";

/** Changes that follow a complete review and leave it what it is. */
const FOLLOWING: readonly string[] = ["decide", "plan", "done"];

/**
 * What became of a review that was complete in an earlier state of its directory, where that is
 * more than a decision or a follow-up; null where it is the same, or was not complete. `now` is
 * undefined where there is no such file any more, null where it is not a valid review.
 */
export function rewritten(before: Review, now: Review | null | undefined): string | null {
  if (position(before).status !== "complete") return null;
  if (now === undefined) return "was complete and is gone";
  if (now === null) return "was complete and is no longer a valid review";
  const { status } = position(now);
  if (status === "active") return "was complete and is now unfinished";
  if (status === "abandoned") return "was complete and is now abandoned";
  return isKept(before, now) ? null : "was complete and now has other content";
}

/** Whether a review is the same in all that it says, decisions and follow-ups included. */
export function isSame(before: Review, now: Review): boolean {
  return isKept(before, now) && before.history.length === now.history.length &&
    text([before.decision, before.followUp]) === text([now.decision, now.followUp]);
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
