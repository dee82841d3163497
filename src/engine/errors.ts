/** What was wrong with a use of the program. */
export type ErrorCode =
  | "invalid_argument"
  | "invalid_items"
  | "items_not_list"
  | "unknown_review"
  | "invalid_review"
  | "not_complete"
  | "already_complete"
  | "abandoned"
  | "storage";

/** What something thrown says of itself. */
export function messageOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}

/**
 * A mistake in use, or a refusal, that the caller can mend; its message says how and is meant to be
 * shown. Everything else that is thrown is a bug.
 */
export class ReviewError extends Error {
  override readonly name = "ReviewError";
  /** What kind of mistake it is. */
  readonly code: ErrorCode;

  /** An error of that kind, with a message for the user. */
  constructor(code: ErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}
