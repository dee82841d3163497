import { REVIEW_ID } from "../protocol/limits.ts";

const ID = new RegExp(`^${REVIEW_ID}$`);

/** Whether a value is a review id; nothing else ever becomes part of a path. */
export function isReviewId(value: unknown): value is string {
  return typeof value === "string" && ID.test(value);
}
