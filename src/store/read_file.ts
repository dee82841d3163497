import { closeSync, constants, fstatSync, openSync, readSync } from "node:fs";
import { quote } from "../engine/wording.ts";
import { codeOf } from "./disk_errors.ts";
import { duplicateKey } from "./duplicate_keys.ts";
import { InvalidRecord } from "./invalid_record.ts";

/** A file larger than this is no review: the program itself writes none that large (bytes). */
export const FILE_MOST = 16 * 1024 * 1024;

/** Values of a review nest no deeper than four levels; this leaves room for keys of others. */
const NESTING_MOST = 100;

// What lies under the name may be swapped after the look at it: a link is not followed all the same,
// and a FIFO does not wait for its other end. Windows knows neither flag.
const { O_RDONLY, O_NOFOLLOW = 0, O_NONBLOCK = 0 } = constants;

/**
 * The text of a review file. Looks before it opens, since to open a device can do something, and
 * once more at what it opened. Throws `InvalidRecord` when it is no plain file of a fair size in
 * UTF-8, and the disk's own error otherwise, `isMissing` when there is none.
 */
export function readReviewFile(path: string): string {
  const info = Deno.lstatSync(path);
  if (info.isSymlink) throw new InvalidRecord("it is a symbolic link");
  if (!info.isFile) throw new InvalidRecord("it is no regular file");
  const bytes = readPlainFile(path);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new InvalidRecord("it is not UTF-8");
  }
}

function readPlainFile(path: string): Uint8Array {
  const handle = openPlainly(path);
  try {
    const info = fstatSync(handle);
    if (!info.isFile()) throw new InvalidRecord("it is no regular file");
    if (info.size > FILE_MOST) {
      throw new InvalidRecord(`it has ${info.size} bytes, more than a review can have`);
    }
    // One byte more than there should be, to see a file that grows under the reading.
    const bytes = new Uint8Array(info.size + 1);
    let length = 0;
    while (length < bytes.length) {
      const read = readSync(handle, bytes, length, bytes.length - length, null);
      if (read === 0) return bytes.subarray(0, length);
      length += read;
    }
    throw new InvalidRecord("it grew while it was read");
  } finally {
    closeSync(handle);
  }
}

function openPlainly(path: string): number {
  try {
    return openSync(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
  } catch (error) {
    if (codeOf(error) === "ELOOP") throw new InvalidRecord("it is a symbolic link");
    throw error;
  }
}

/** The JSON value of a text. Throws `InvalidRecord` when it is none, or nests too deeply. */
export function parseReviewFile(text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new InvalidRecord(text.trim() === "" ? "it is empty" : "it is not JSON");
  }
  // Refused at once: such a value could be read, but not written again.
  if (nestsBeyond(value, NESTING_MOST)) throw new InvalidRecord("it nests too deeply");
  const twice = duplicateKey(text, value);
  if (twice !== undefined) throw new InvalidRecord(`it has the key ${quote(twice)} twice`);
  return value;
}

function nestsBeyond(value: unknown, levels: number): boolean {
  if (typeof value !== "object" || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => nestsBeyond(inner, levels - 1));
}
