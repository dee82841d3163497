import { itemsOf, type Review } from "../engine/review.ts";
import { phasesOf } from "../protocol/modes.ts";
import { digestOf } from "./digest.ts";
import { extrasOf } from "./extras.ts";

/**
 * The digest of all that decides about a review, as its file carries it. It is taken of the values
 * and not of the file's text, so that another indentation or line ending does not matter. Anybody
 * can compute it: it shows accidents and casual editing, and proves nothing about who wrote.
 *
 * What files of earlier formats do not have is left out, so that their digests stay what they were.
 */
export function sealOf(review: Review, gate: unknown): string {
  const extras = extrasOf(review);
  return `sha256:${
    digestOf([
      review.id,
      review.claim,
      review.mode.name,
      review.context,
      review.abandonReason,
      review.createdAt,
      review.updatedAt,
      review.lastBatch,
      gate,
      phasesOf(review.mode).map(({ phase }) => [phase.name, itemsOf(review, phase.name)]),
      ...(Object.keys(extras).length === 0 ? [] : [extras]),
    ])
  }`;
}
