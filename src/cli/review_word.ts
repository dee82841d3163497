import { ReviewError } from "../engine/errors.ts";
import type { Reviews } from "../reviews.ts";
import { type Invocation, UsageError } from "./command.ts";

/** The review id that a command was given: its only word; `latest` is the newest review. */
export function reviewWord({ words, dataDir }: Invocation, reviews: Reviews): string {
  const [word, stray] = words;
  if (word === undefined) throw new UsageError("a review id is missing; list shows them");
  if (stray !== undefined) throw new UsageError(`${stray} is one word too many`);
  if (word !== "latest") return word;
  const newest = reviews.list({ limit: 1 }).reviews[0];
  if (newest === undefined) {
    throw new ReviewError("unknown_review", `there are no reviews in ${dataDir}`);
  }
  return newest.review_id;
}
