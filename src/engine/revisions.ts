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

/** The complete reviews of a chain of revisions. */
export interface Chain<R> {
  readonly newest: R;
  /** Those that count no more, newest first. */
  readonly older: readonly R[];
}

/** The newest complete review of each chain of revisions, in the order of `chainsOf`. */
export function newestComplete<R extends { readonly review: Review }>(stored: readonly R[]): R[] {
  return chainsOf(stored).map(({ newest }) => newest);
}

/**
 * The chains that have a complete review, that of the newest one first; a review that neither
 * revises nor is revised is a chain by itself. Reviews of one earlier review belong to one chain. A
 * revision is newer than what it revises, whatever the times say: those are what somebody's clock
 * said.
 */
export function chainsOf<R extends { readonly review: Review }>(stored: readonly R[]): Chain<R>[] {
  const earlier = new Map(stored.map(({ review }) => [review.id, review.revises]));
  const chains = new Map<string, R[]>();
  for (const one of stored) {
    if (position(one.review).status !== "complete") continue;
    const first = firstOf(one.review.id, earlier);
    chains.set(first, [...(chains.get(first) ?? []), one]);
  }
  return [...chains.values()].flatMap((all) => {
    const passed = new Set(all.flatMap(({ review }) => earlierOf(review.id, earlier)));
    const newest = all.find(({ review }) => !passed.has(review.id)) ?? all[0];
    return newest === undefined ? [] : [{ newest, older: all.filter((one) => one !== newest) }];
  });
}

/** The ids that a review revises, directly or through others. */
function earlierOf(id: string, earlier: ReadonlyMap<string, string | null>): string[] {
  const passed = new Set<string>();
  let next = earlier.get(id);
  while (next && !passed.has(next)) {
    passed.add(next);
    next = earlier.get(next);
  }
  return [...passed];
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
