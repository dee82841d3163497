import {
  type Disk,
  DiskError,
  type Entry,
  isDiskError,
  isSame,
  type Named,
  type OpenFile,
} from "../disk/disk.ts";
import { quote } from "../engine/wording.ts";
import { duplicateKey } from "./duplicate_keys.ts";
import { InvalidRecord } from "./invalid_record.ts";

/** A file larger than this is not a review: the program itself writes none that large (bytes). */
export const FILE_MOST = 16 * 1024 * 1024;

/** Values of a review nest no deeper than four levels; this leaves room for keys of others. */
const NESTING_MOST = 100;

/** What version control leaves where two sides changed the same lines. */
const CONFLICT = /^(?:<{7}|>{7}) /m;

/** How often a file may turn out to be another one than was looked at: it is being replaced. */
const LOOKS_MOST = 10;

/** Where files that fit are read, one after the other: of ten thousand nearly all do. */
const AT_ONCE = new Uint8Array(64 * 1024);

const UTF_8 = new TextDecoder("utf-8", { fatal: true });

/**
 * The text of a file that its directory was just listed with, with as few calls as keep what
 * `readReviewFile` keeps: what was listed as a plain file is opened unless it is a link by now, and
 * nothing is taken from it if it is a FIFO by now. Anything else, and large files, take a closer
 * look.
 */
export function readListedFile(disk: Disk, path: string, { kind }: Named): string {
  const bytes = kind === "file" && disk.refusesLinks ? readAtOnce(disk, path) : null;
  return bytes === null ? readReviewFile(disk, path) : decoded(bytes);
}

/** What a file holds, until the next call; null where it may hold more than fits. */
function readAtOnce(disk: Disk, path: string): Uint8Array | null {
  using file = openPlainly(disk, path);
  try {
    const length = file.read(AT_ONCE);
    const isWhole = length < AT_ONCE.length && file.read(AT_ONCE.subarray(length)) === 0;
    return isWhole ? AT_ONCE.subarray(0, length) : null;
  } catch (error) {
    if (isDiskError(error, "ESPIPE")) throw new InvalidRecord("it is not a regular file");
    throw error;
  }
}

function decoded(bytes: Uint8Array): string {
  try {
    return UTF_8.decode(bytes);
  } catch (error) {
    if (error instanceof TypeError) throw new InvalidRecord("it is not UTF-8");
    throw error;
  }
}

/**
 * The text of a review file. Looks before it opens, since to open a device can do something, and
 * once more at what it opened: a link put there meanwhile may lead anywhere. Throws `InvalidRecord`
 * when it is not a plain file of a fair size in UTF-8, and the disk's own error otherwise, `isMissing`
 * when there is none.
 */
export function readReviewFile(disk: Disk, path: string): string {
  for (let looked = 1; looked < LOOKS_MOST; looked += 1) {
    const found = disk.look(path);
    if (found === null) throw new DiskError("ENOENT", "No such file or directory");
    checkPlain(found);
    using file = openPlainly(disk, path);
    const opened = file.stat();
    checkPlain(opened);
    if (!isSame(found, opened)) continue;
    return decoded(readWhole(file, opened.size));
  }
  throw new InvalidRecord("it keeps being replaced");
}

function checkPlain({ kind, size }: Entry): void {
  if (kind === "link") throw new InvalidRecord("it is a symbolic link");
  if (kind !== "file") throw new InvalidRecord("it is not a regular file");
  if (size > FILE_MOST) {
    throw new InvalidRecord(`it is ${size} bytes, larger than any review`);
  }
}

/** What a file holds that had so many bytes when it was opened. */
function readWhole(file: OpenFile, size: number): Uint8Array {
  // One byte more than there should be, to see a file that grows under the reading.
  const bytes = new Uint8Array(size + 1);
  let length = 0;
  while (length < bytes.length) {
    const read = file.read(bytes.subarray(length));
    length += read;
    if (read === 0 || length === size) return bytes.subarray(0, length);
  }
  throw new InvalidRecord("it grew while it was read");
}

function openPlainly(disk: Disk, path: string): OpenFile {
  try {
    return disk.open(path, "read");
  } catch (error) {
    if (isDiskError(error, "ELOOP")) throw new InvalidRecord("it is a symbolic link");
    throw error;
  }
}

/** The JSON value of a text. Throws `InvalidRecord` when it is not JSON, or nests too deeply. */
export function parseReviewFile(text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new InvalidRecord(
      text.trim() === ""
        ? "it is empty"
        : CONFLICT.test(text)
        ? "it has conflict markers from a merge"
        : "it is not JSON",
    );
  }
  // Refused at once: such a value could be read, but not written again.
  if (nestsBeyond(value, NESTING_MOST)) throw new InvalidRecord("it is nested too deeply");
  const twice = duplicateKey(text, value);
  if (twice !== undefined) throw new InvalidRecord(`it has the key ${quote(twice)} twice`);
  return value;
}

function nestsBeyond(value: unknown, levels: number): boolean {
  if (typeof value !== "object" || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => nestsBeyond(inner, levels - 1));
}
