import type { Progress } from "../reviews.ts";

/** How long nothing is said of a reading, and how long after that until it is said again (milliseconds). */
const QUIET_MS = 1000;
const ANEW_MS = 200;

/** Wipes the line that the cursor is on. */
const WIPED = "\r\x1b[K";

/**
 * Tells on one line of a terminal how far a reading has come that takes long; the line is overwritten,
 * and wiped at the end.
 */
export function progressLine(write: (text: string) => void, now: () => number): Progress {
  let next = 0;
  let shown = false;
  return (read, of) => {
    if (read === 0) next = now() + QUIET_MS;
    if (read < of && now() < next) return;
    if (read < of) write(`${WIPED}Reading reviews: ${read} of ${of}`);
    else if (shown) write(WIPED);
    shown = read < of;
    next = now() + ANEW_MS;
  };
}
