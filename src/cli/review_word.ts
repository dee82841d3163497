import { ReviewError } from "../engine/errors.ts";
import { quote } from "../engine/wording.ts";
import type { Reviews } from "../reviews.ts";
import { type Invocation, UsageError } from "./command.ts";

/** What a command says of its word. */
export const REVIEW_WORD = "<id> is the id of a review, or latest for the newest one.";

/**
 * The review id that a command was given: its only word; `latest` is the newest review. A file that
 * is no valid review could be the newest: that is a warning, and an error where the answer has to
 * be `certain`.
 */
export function reviewWord(
  { words, terminal, dataDir }: Invocation,
  reviews: Reviews,
  { certain }: { readonly certain: boolean },
): string {
  const [word] = words;
  if (word === undefined || word === "") {
    throw new UsageError("missing review id (or latest)");
  }
  if (word !== "latest") return word;
  const { reviews: [newest], skipped = [] } = reviews.list({ limit: 1 });
  for (const { file, reason } of skipped) {
    const broken = `${file} is not a valid review: ${reason}`;
    if (certain) {
      throw new ReviewError(
        "invalid_review",
        `latest is not certain, since ${broken}. Name the review by its id, or move that file away.`,
      );
    }
    terminal.err(`warning: ${broken}`);
  }
  if (newest !== undefined) return newest.review_id;
  throw new ReviewError("unknown_review", `there are no reviews in ${quote(dataDir)}.`);
}
