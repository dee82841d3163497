/** A line was longer than it may be. */
export class LineTooLong extends Error {}

const NEWLINE = 0x0a;

/**
 * The lines of a stream of bytes, without their newlines; what follows the last newline counts as a
 * line when it is not empty. Time and memory grow with the input only, however it is cut into
 * chunks. Throws `LineTooLong` once a line has more than `most` bytes.
 */
export async function* linesOf(
  input: AsyncIterable<Uint8Array>,
  most: number,
): AsyncGenerator<Uint8Array> {
  let parts: Uint8Array[] = [];
  let length = 0;
  const add = (part: Uint8Array): void => {
    parts.push(part);
    length += part.length;
    if (length > most) throw new LineTooLong(`a line has more than ${most} bytes`);
  };
  for await (const chunk of input) {
    let start = 0;
    for (
      let end = chunk.indexOf(NEWLINE);
      end !== -1;
      start = end + 1, end = chunk.indexOf(NEWLINE, start)
    ) {
      add(chunk.subarray(start, end));
      yield joined(parts, length);
      parts = [];
      length = 0;
    }
    if (start < chunk.length) add(chunk.subarray(start));
  }
  if (length > 0) yield joined(parts, length);
}

function joined(parts: readonly Uint8Array[], length: number): Uint8Array {
  const [only] = parts;
  if (parts.length === 1 && only !== undefined) return only;
  const whole = new Uint8Array(length);
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.length;
  }
  return whole;
}
