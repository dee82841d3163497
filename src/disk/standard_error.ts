/** Writes all of a text to standard error. Throws when it cannot be written. */
export function writeToStandardError(text: string): void {
  const bytes = new TextEncoder().encode(text);
  for (let written = 0; written < bytes.length;) {
    written += Deno.stderr.writeSync(bytes.subarray(written));
  }
}
