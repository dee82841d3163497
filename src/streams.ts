/**
 * Reading and writing open streams. Whoever holds the other end may have made it non-blocking, and
 * then a full or an empty one is an error, to be waited out.
 *
 * @module
 */
import { setTimeout } from "node:timers/promises";

/** How long the first wait is, and how long a later one at most (milliseconds). */
const WAIT_MS = { first: 1, most: 50 } as const;
/** As much as one read takes in (bytes). */
const READ_MOST = 64 * 1024;

const never = new Int32Array(new SharedArrayBuffer(4));

/** Whether an error says no more than that the stream is not ready. */
function isNotReady(error: unknown): boolean {
  return error instanceof Deno.errors.WouldBlock;
}

/**
 * Writes a text to standard error, however long the other end takes. Throws when nobody reads it.
 */
export function writeToStandardError(text: string): void {
  const bytes = new TextEncoder().encode(text);
  for (let written = 0; written < bytes.length;) {
    const rest = bytes.subarray(written);
    written += waitingOut(() => Deno.stderr.writeSync(rest));
  }
}

/** As much as a pipe takes whole or not at all (bytes). */
const PIECE_MOST = 4096;
/** A shorter piece without a newline at its end lies in the runtime's buffer when it is refused. */
const BUFFER = 1024;
const NEWLINE = 0x0a;

/**
 * Writes all bytes to standard output, however long the other end takes. The runtime does not say
 * how much of a refused text was written, so this gives it pieces that are written whole or not at
 * all: full ones, and those that end with a line.
 */
export function writeToStandardOutput(bytes: Uint8Array): void {
  for (let written = 0; written < bytes.length;) {
    const window = bytes.subarray(written, written + PIECE_MOST);
    const piece = window.subarray(0, window.lastIndexOf(NEWLINE) + 1 || window.length);
    let rest = piece;
    waitingOut(() => Deno.stdout.writeSync(rest), () => {
      if (piece.length < BUFFER && piece.at(-1) !== NEWLINE) rest = piece.subarray(piece.length);
    });
    written += piece.length;
  }
}

/** Does what a stream may not be ready for, again and again until it is. */
function waitingOut<T>(act: () => T, refused: () => void = () => {}): T {
  for (let wait: number = WAIT_MS.first;; wait = Math.min(2 * wait, WAIT_MS.most)) {
    try {
      return act();
    } catch (error) {
      if (!isNotReady(error)) throw error;
      refused();
      Atomics.wait(never, 0, 0, wait);
    }
  }
}

/** What comes over a stream until its end. */
export async function* readAll(
  stream: { read(bytes: Uint8Array): Promise<number | null> },
): AsyncGenerator<Uint8Array> {
  let wait: number = WAIT_MS.first;
  const bytes = new Uint8Array(READ_MOST);
  while (true) {
    try {
      const count = await stream.read(bytes);
      if (count === null) return;
      wait = WAIT_MS.first;
      if (count > 0) yield bytes.slice(0, count);
    } catch (error) {
      if (!isNotReady(error)) throw error;
      await setTimeout(wait);
      wait = Math.min(2 * wait, WAIT_MS.most);
    }
  }
}
