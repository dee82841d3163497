import { position, type Review } from "./review.ts";

/**
 * By which review each was revised, by id: the newest that was not given up. Reviews come newest
 * first, as a store lists them.
 */
export function revisedBy(reviews: readonly Review[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const { id, revises, abandonReason } of reviews) {
    if (revises !== null && abandonReason === null && !found.has(revises)) found.set(revises, id);
  }
  return found;
}

/**
 * The newest complete review of each chain of revisions, newest first; a review that neither revises
 * nor is revised is a chain by itself. Reviews of one earlier review belong to one chain.
 */
export function newestComplete<R extends { readonly review: Review }>(stored: readonly R[]): R[] {
  const earlier = new Map(stored.map(({ review }) => [review.id, review.revises]));
  const seen = new Set<string>();
  return stored.filter(({ review }) => {
    if (position(review).status !== "complete") return false;
    const first = firstOf(review.id, earlier);
    if (seen.has(first)) return false;
    seen.add(first);
    return true;
  });
}

/** The id at the beginning of a chain, be its file there or not. */
function firstOf(id: string, earlier: ReadonlyMap<string, string | null>): string {
  const passed = new Set([id]);
  let first = id;
  for (let next = earlier.get(first); next; next = earlier.get(first)) {
    // Only edited files can go round in circles: the circle is one chain.
    if (passed.has(next)) return [...passed].sort()[0] ?? first;
    passed.add(next);
    first = next;
  }
  return first;
}
