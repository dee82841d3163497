import { basename, dirname, resolve } from "@std/path";
import { type Disk, DiskError, type Entry, isDiskError, isSame } from "../disk/disk.ts";
import { realDisk } from "../disk/real_disk.ts";
import { withSideFile } from "../disk/side_file.ts";
import { messageOf, ReviewError } from "../engine/errors.ts";
import { quote } from "../engine/wording.ts";
import type { Terminal } from "./terminal.ts";

/** The standard streams, which can be named as files, too. */
export type Streams = Pick<Terminal, "out" | "err">;

/** Names of open streams: to open one anew would begin at its start and cut off what it holds. */
const STREAM = /^(?:\/dev\/(?:fd\/(\d+)|(stdin|stdout|stderr))|\/proc\/(?:self|\d+)\/fd\/(\d+))$/;
const NUMBER: Readonly<Record<string, string>> = { stdin: "0", stdout: "1", stderr: "2" };

/** How many links may lead from one to the next before they count as a circle. */
const LINKS_MOST = 40;

/** What the side file's name may fail by where the file itself can be written to all the same. */
const IN_PLACE = ["EBUSY", "EACCES", "EPERM", "EXDEV", "ENAMETOOLONG"];

/**
 * Writes a report to a file: whole or not at all where the directory lets a file be replaced, else
 * in its place. A stream, a device or a FIFO is written to, and a link's target is what gets
 * replaced. Throws a `ReviewError` when it cannot be written, or when the name is one that the data
 * directory keeps for itself.
 */
export function writeReport(
  file: string,
  text: string,
  dataDir: string,
  streams: Streams,
  disk: Disk = realDisk,
): void {
  try {
    const { path, entry, stream } = whatIs(disk, resolve(file));
    const bytes = new TextEncoder().encode(text);
    if (stream === "1") return streams.out(text);
    if (stream === "2") return text.trimEnd().split("\n").forEach((line) => streams.err(line));
    if (stream !== undefined) return writeInto(disk, path, bytes, "append");
    if (entry !== null && entry.kind !== "file") return writeInto(disk, path, bytes, "follow");
    if (isStoreFile(disk, path, dataDir)) {
      throw new ReviewError(
        "storage",
        `${quote(file)} is a name that the data directory keeps for itself: choose another one.`,
      );
    }
    try {
      replaceFile(disk, path, bytes, entry?.mode ?? null);
    } catch (error) {
      if (entry === null || !isDiskError(error, ...IN_PLACE)) throw error;
      writeInto(disk, path, bytes, "follow");
    }
  } catch (error) {
    if (error instanceof ReviewError) throw error;
    throw new ReviewError(
      "storage",
      `the report cannot be written to ${quote(file)}: ${messageOf(error)}`,
    );
  }
}

interface Target {
  readonly path: string;
  readonly entry: Entry | null;
  /** The number of the open stream that a name stands for; absent where it stands for none. */
  readonly stream?: string;
}

/** What a name leads to, link by link: it may lead to an open stream, which the system would hide. */
function whatIs(disk: Disk, name: string): Target {
  let path = name;
  for (let links = 0; links < LINKS_MOST; links += 1) {
    const [, number, word = "", other] = STREAM.exec(path) ?? [];
    const stream = number ?? NUMBER[word] ?? other;
    if (stream !== undefined) return { path, entry: null, stream };
    const entry = disk.look(path);
    if (entry?.kind !== "link") return { path, entry };
    path = resolve(dirname(path), disk.target(path));
  }
  throw new DiskError("ELOOP", "Too many levels of symbolic links");
}

function writeInto(
  disk: Disk,
  path: string,
  bytes: Uint8Array,
  purpose: "follow" | "append",
): void {
  using file = disk.open(path, purpose);
  file.write(bytes);
}

/** Whether a path is one that the store may take for its own: a review, or a hidden file. */
function isStoreFile(disk: Disk, path: string, dataDir: string): boolean {
  if (!/^(rev-.*\.json|\..*)$/is.test(basename(path))) return false;
  try {
    const [there, store] = [disk.look(`${dirname(path)}/.`), disk.look(`${dataDir}/.`)];
    return there !== null && store !== null && isSame(there, store);
  } catch {
    return false;
  }
}

/** Writes the file beside its place and has it take the place. */
function replaceFile(disk: Disk, path: string, bytes: Uint8Array, mode: number | null): void {
  const side = `${dirname(path)}/.${crypto.randomUUID()}.tmp`;
  withSideFile(disk, { path: side, bytes, mode, unflushed() {} }, () => {
    disk.rename(side, path);
    return true;
  });
}
