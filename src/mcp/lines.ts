/** A line was longer than it may be. */
export class LineTooLong extends Error {}

const NEWLINE = 0x0a;
/** Room for a line that comes in pieces, at first (bytes). */
const ROOM = 4096;

/**
 * The lines of a stream of bytes, without their newlines; what follows the last newline counts as a
 * line when it is not empty. Time and memory grow with the input only, however it is cut into
 * chunks: of a chunk nothing is kept but its bytes. Throws `LineTooLong` once a line has more than
 * `most` bytes.
 */
export async function* linesOf(
  input: AsyncIterable<Uint8Array>,
  most: number,
): AsyncGenerator<Uint8Array> {
  let room = new Uint8Array(0);
  let length = 0;
  const within = (bytes: number): void => {
    if (bytes > most) throw new LineTooLong(`a line has more than ${most} bytes`);
  };
  const keep = (part: Uint8Array): void => {
    within(length + part.length);
    if (length + part.length > room.length) {
      const larger = new Uint8Array(Math.max(ROOM, 2 * room.length, length + part.length));
      larger.set(room.subarray(0, length));
      room = larger;
    }
    room.set(part, length);
    length += part.length;
  };
  for await (const chunk of input) {
    let start = 0;
    for (
      let end = chunk.indexOf(NEWLINE);
      end !== -1;
      start = end + 1, end = chunk.indexOf(NEWLINE, start)
    ) {
      const part = chunk.subarray(start, end);
      within(length + part.length);
      if (length === 0) yield part;
      else {
        keep(part);
        const line = room.subarray(0, length);
        room = new Uint8Array(0);
        length = 0;
        yield line;
      }
    }
    if (start < chunk.length) keep(chunk.subarray(start));
  }
  if (length > 0) yield room.subarray(0, length);
}
