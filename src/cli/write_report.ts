import { basename, dirname } from "@std/path";
import { type Disk, isDiskError, isSame, NOT_PERMITTED } from "../disk/disk.ts";
import { followLinks, putFile, writeInto } from "../disk/put_file.ts";
import { realDisk } from "../disk/real_disk.ts";
import { writeToStandardError } from "../streams.ts";
import { messageOf, ReviewError } from "../engine/errors.ts";
import { quote } from "../engine/wording.ts";
import type { Terminal } from "./terminal.ts";

/** Names of open streams: to open one again would begin at its start and cut off what it holds. */
const STREAM = /^(?:\/dev\/(?:fd\/(\d+)|(stdin|stdout|stderr))|\/proc\/self\/fd\/(\d+))$/;
const NUMBER: Readonly<Record<string, string>> = { stdin: "0", stdout: "1", stderr: "2" };

/**
 * Writes a report to a file: whole or not at all where the directory lets a file be replaced, else
 * in its place. A stream, a device or a FIFO is written to, and a link's target is what gets
 * replaced. Gives whether it was a file. Throws a `ReviewError` when it cannot be written, or when
 * the name is reserved in the data directory.
 */
export function writeReport(
  file: string,
  text: string,
  dataDir: string,
  terminal: Pick<Terminal, "out">,
  disk: Disk = realDisk,
): boolean {
  try {
    // A link may lead to an open stream, which the system would hide.
    const { path, entry } = followLinks(disk, file, (path) => streamOf(path) !== undefined);
    const stream = streamOf(path);
    const bytes = new TextEncoder().encode(text);
    if (stream !== undefined) {
      if (stream === "1") terminal.out(text);
      else if (stream === "2") writeToStandardError(text);
      else writeInto(disk, path, bytes, "append");
      return false;
    }
    if (entry !== null && entry.kind !== "file") {
      writeInto(disk, path, bytes, "follow");
      return false;
    }
    if (isStoreFile(disk, path, dataDir)) {
      throw new ReviewError(
        "storage",
        `${quote(file)} is a name reserved in the data directory: choose another one.`,
      );
    }
    putFile(disk, path, bytes, entry);
    return true;
  } catch (error) {
    if (error instanceof ReviewError) throw error;
    throw new ReviewError(
      "storage",
      `the report cannot be written to ${quote(file)}: ${
        isDiskError(error, NOT_PERMITTED)
          ? "this program may not open it. Redirect its standard output there instead"
          : messageOf(error)
      }`,
    );
  }
}

/** The number of the open stream that a path stands for; undefined where it stands for none. */
function streamOf(path: string): string | undefined {
  const [, number, word = "", other] = STREAM.exec(path) ?? [];
  return number ?? NUMBER[word] ?? other;
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
