import { basename, join } from "@std/path";
import { type DiskError, isDiskError, isMissing, type OpenFile } from "../disk/disk.ts";
import { has } from "../disk/lacks.ts";
import { removeQuietly, withSideFile } from "../disk/side_file.ts";
import { REVIEW_ID } from "../protocol/limits.ts";
import { fileMode, type Folder } from "./folder.ts";
import { readReviewFile } from "./read_file.ts";

/** Names of the files that a write leaves behind only when its process is killed. */
const TEMPORARY = new RegExp(`^\\.${REVIEW_ID}\\.[0-9a-f-]+\\.tmp$`);

/** A file of this age is no longer in anybody's way, where no lock says so (ms). */
const LEFT_BEHIND = 3_600_000;

/** A change that is in place, but not known to outlast a power failure. */
export class Unconfirmed extends Error {}

/**
 * Writes a new file unless one of that name exists, and says whether it did. Exclusive against
 * every program: whoever creates the name first has it. Only for the holder of the lock.
 */
export function createFile(folder: Folder, path: string, text: string): boolean {
  using names = folder.disk.open(folder.path, "names");
  const created = besides(folder, path, text, fileMode(names.stat().mode), (side) => {
    let linked: boolean;
    try {
      linked = has("links", () => folder.disk.link(side, path));
    } catch (error) {
      if (isInPlace(folder, path, text, error)) return true;
      if (isDiskError(error, "EEXIST")) return false;
      throw error;
    }
    if (linked) return true;
    if (isInPlace(folder, path, text)) return true;
    folder.lacks("links");
    // The lock keeps this program's other processes out.
    if (folder.disk.look(path) !== null) return false;
    rename(folder, side, path, text);
    return true;
  });
  if (created) flushNames(folder, names);
  return created;
}

/**
 * Replaces a file so that a reader sees the old text or the new one, whole, and the new one is on
 * the disk before this returns. Does nothing and says so when `unchanged` finds that somebody who
 * does not know the lock changed the file meanwhile.
 */
export function replaceFile(
  folder: Folder,
  path: string,
  text: string,
  unchanged: () => boolean,
): boolean {
  // Opened first: where it cannot be, nothing has been changed yet.
  using names = folder.disk.open(folder.path, "names");
  const found = folder.disk.look(path);
  if (found === null) return false;
  const replaced = besides(folder, path, text, found.mode, (side) => {
    if (!unchanged()) return false;
    rename(folder, side, path, text);
    return true;
  });
  if (replaced) flushNames(folder, names);
  return replaced;
}

/**
 * Makes sure that a file that is in place outlasts a power failure: its writer may have been
 * killed.
 */
export function confirmFile(folder: Folder, path: string): void {
  try {
    using file = folder.disk.open(path, "read");
    if (!has("flushing", () => file.flush())) folder.lacks("flushing");
    using names = folder.disk.open(folder.path, "names");
    flushNames(folder, names);
  } catch (error) {
    throw isDiskError(error) ? unconfirmed(error) : error;
  }
}

/** Writes a text to a name of its own beside its place, and has it put there. */
function besides(
  folder: Folder,
  path: string,
  text: string,
  mode: number | null,
  put: (side: string) => boolean,
): boolean {
  const name = `.${basename(path, ".json")}.${crypto.randomUUID()}.tmp`;
  const side = {
    path: join(folder.path, name),
    bytes: new TextEncoder().encode(text),
    mode,
    unflushed: () => folder.lacks("flushing"),
  };
  return withSideFile(folder.disk, side, () => put(side.path));
}

function rename(folder: Folder, from: string, to: string, text: string): void {
  try {
    folder.disk.rename(from, to);
  } catch (error) {
    if (!isInPlace(folder, to, text, error)) throw error;
  }
}

/**
 * Whether a text is in its place although the system reported an error: on a network disk the
 * answer to what was done can get lost.
 */
function isInPlace({ disk }: Folder, path: string, text: string, reported?: unknown): boolean {
  try {
    return readReviewFile(disk, path) === text;
  } catch (error) {
    if (isMissing(error)) return false;
    if (isDiskError(error) && isDiskError(reported)) throw unconfirmed(reported);
    return false;
  }
}

function flushNames(folder: Folder, names: OpenFile): void {
  try {
    if (!has("flushing", () => names.flush())) folder.lacks("flushing");
  } catch (error) {
    throw isDiskError(error) ? unconfirmed(error) : error;
  }
}

function unconfirmed({ message }: DiskError): Unconfirmed {
  return new Unconfirmed(message);
}

/**
 * Removes what killed writers left. Where `alone` the lock says that nobody else is writing;
 * elsewhere only what has been lying there for long goes.
 */
export function sweep({ disk, path: directory }: Folder, alone: boolean): void {
  for (const { name } of disk.list(directory)) {
    if (!TEMPORARY.test(name)) continue;
    const path = join(directory, name);
    const found = disk.look(path);
    if (found?.kind !== "file") continue;
    if (alone || found.modified < Date.now() - LEFT_BEHIND) removeQuietly(disk, path);
  }
}
