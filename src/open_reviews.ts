import { basename, resolve } from "@std/path";
import { writeToStandardError } from "./streams.ts";
import type { OpenGate } from "./gate/phase_gate.ts";
import { randomId } from "./ids.ts";
import { ID_LENGTH } from "./protocol/limits.ts";
import { MODES } from "./protocol/modes.ts";
import { logText } from "./report/log_text.ts";
import { oneLine } from "./report/visible.ts";
import { createReviews, type ReviewLists, type Reviews } from "./reviews.ts";
import { openStore, type Progress } from "./store/store.ts";
import { PROJECT_DIRECTORY } from "./version.ts";

/** Where ids and times come from: chance and the clock, or for `demo` a fixed sequence. */
export interface Source {
  /** A review id to try; called again while the id is taken. */
  readonly newId: () => string;
  readonly now: () => Date;
}

/**
 * Length of ids that clones make apart from each other: with 4, twenty people of 500 reviews each
 * would have some 28 in common. Elsewhere ids are as short as the earlier program reads them.
 */
const LENGTH_AMONG_CLONES = 8;

function chanceAndClock(directory: string): Source {
  const shared = basename(resolve(directory)) === PROJECT_DIRECTORY;
  const length = shared ? LENGTH_AMONG_CLONES : ID_LENGTH.least;
  return { newId: () => randomId(length), now: () => new Date() };
}

/** Tells the user, who has standard error in every part of the program. */
function warn(line: string): void {
  try {
    writeToStandardError(`${logText(oneLine(line))}\n`);
  } catch {
    // Nobody listens, and there is nowhere else to say so.
  }
}

/** For those who only list reviews, and start in half the time without the gate. */
export function openListing(directory: string, tell?: Progress): ReviewLists {
  return openReviews(directory, judgesNothing, chanceAndClock(directory), tell);
}

function judgesNothing(): never {
  throw new Error("a listing judges nothing");
}

/**
 * The reviews in a directory; without a source, ids are random and times are real. `tell` takes how
 * far a reading of the whole directory has come.
 */
export function openReviews(
  directory: string,
  gate: OpenGate,
  { newId, now }: Source = chanceAndClock(directory),
  tell?: Progress,
): Reviews {
  const nanoseconds = (): bigint => BigInt(now().getTime()) * 1_000_000n;
  const store = openStore(directory, { modes: MODES, gate, newId, nanoseconds, warn, tell });
  return createReviews({ store, modes: MODES, gate, now });
}
