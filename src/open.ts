import { randomId } from "./ids.ts";
import { MODES } from "./protocol/modes.ts";
import { createReviews, type Reviews } from "./reviews.ts";
import { openStore } from "./store/store.ts";

/** Where ids and times come from: chance and the clock, or for `demo` a fixed sequence. */
export interface Source {
  /** A review id to try; called again while the id is taken. */
  readonly newId: () => string;
  readonly now: () => Date;
}

const CHANCE_AND_CLOCK: Source = { newId: randomId, now: () => new Date() };

/** The reviews in a directory; without a source, ids are random and times are real. */
export function openReviews(directory: string, source: Source = CHANCE_AND_CLOCK): Reviews {
  const { newId, now } = source;
  const nanoseconds = (): bigint => BigInt(now().getTime()) * 1_000_000n;
  const store = openStore(directory, { modes: MODES, newId, nanoseconds });
  return createReviews({ store, modes: MODES, now });
}
