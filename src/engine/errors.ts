import { TOOLS, type Voice } from "./voice.ts";

/** What was wrong with a use of the program. */
export type ErrorCode =
  | "invalid_argument"
  | "invalid_items"
  | "items_not_list"
  | "unknown_review"
  | "unknown_action"
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
 * A mistake in use, or a refusal, that the caller can fix; its message says how and is meant to be
 * shown. Everything else that is thrown is a bug.
 */
export class ReviewError extends Error {
  override readonly name = "ReviewError";
  /** What kind of mistake it is. */
  readonly code: ErrorCode;

  readonly #words: (voice: Voice) => string;

  /**
   * An error of that kind, with a message for the user; where it names what to call, it is made for
   * the reader's voice. `message` itself speaks to a client of the server.
   */
  constructor(code: ErrorCode, message: string | ((voice: Voice) => string)) {
    const words = typeof message === "string" ? () => message : message;
    super(words(TOOLS));
    this.code = code;
    this.#words = words;
  }

  /** The message in a reader's own terms. */
  inWords(voice: Voice): string {
    return this.#words(voice);
  }
}
