/** A review's id; nothing else ever becomes part of a path. */
const ID = /^rev-[a-z0-9]{4}$/;

/** Whether a value is a review id (SPEC section 7). */
export function isReviewId(value: unknown): value is string {
  return typeof value === "string" && ID.test(value);
}
