import { InvalidRecord } from "./record.ts";

/** A file larger than this is no review: the program itself writes none that large (bytes). */
export const FILE_MOST = 16 * 1024 * 1024;

/**
 * The text of a review file. Looks before it opens, since opening a FIFO waits for ever and a link
 * leads out of the directory. Throws `InvalidRecord` when it is no plain file of a fair size in
 * UTF-8, `Deno.errors.NotFound` when there is none.
 */
export function readReviewFile(path: string): string {
  const info = Deno.lstatSync(path);
  if (info.isSymlink) throw new InvalidRecord("it is a symbolic link");
  if (!info.isFile) throw new InvalidRecord("it is no regular file");
  if (info.size > FILE_MOST) {
    throw new InvalidRecord(`it has ${info.size} bytes, more than a review can have`);
  }
  const bytes = Deno.readFileSync(path);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new InvalidRecord("it is not UTF-8");
  }
}

/** The JSON value of a text. Throws `InvalidRecord` when it is none, or nests too deeply. */
export function parseReviewFile(text: string, parse: (text: string) => unknown): unknown {
  try {
    return parse(text);
  } catch (error) {
    if (error instanceof RangeError) throw new InvalidRecord("it nests too deeply");
    throw new InvalidRecord("it is not JSON");
  }
}
