/** How long to wait for a reader that is slower than the program (milliseconds). */
const PAUSE_MS = 5;

/**
 * Writes all bytes to standard output and waits for a slow reader, also where whoever started the
 * program made the pipe non-blocking. Throws `Deno.errors.BrokenPipe` when nobody reads any more.
 */
export function writeOut(bytes: Uint8Array): void {
  for (let written = 0; written < bytes.length;) {
    try {
      written += Deno.stdout.writeSync(bytes.subarray(written));
    } catch (error) {
      if (!(error instanceof Deno.errors.WouldBlock)) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS);
    }
  }
}
