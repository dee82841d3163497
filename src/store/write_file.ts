import { basename, dirname, join } from "@std/path";
import { ReviewError } from "../engine/errors.ts";
import { REVIEW_ID } from "../protocol/limits.ts";
import { codeOf, isMissing } from "./disk_errors.ts";

/** Names of the files that a write leaves behind only when its process is killed. */
const TEMPORARY = new RegExp(`^\\.${REVIEW_ID}\\.[0-9a-f-]+\\.tmp$`);

/**
 * Writes a new file unless one of that name exists, and says whether it did. Exclusive against
 * every program: whoever creates the name first has it. Only for the holder of the lock.
 */
export function createFile(path: string, text: string): boolean {
  return publish(path, text, undefined, (temporary) => {
    const created = linkUnlessThere(temporary, path);
    if (created) syncDirectory(dirname(path));
    return created;
  });
}

/**
 * Replaces a file so that a reader sees the old text or the new one, whole, and the new one is on
 * the disk before this returns. Does nothing and says so when `unchanged` finds that somebody who
 * does not know the lock changed the file meanwhile.
 */
export function replaceFile(path: string, text: string, unchanged: () => boolean): boolean {
  const { mode } = Deno.lstatSync(path);
  return publish(path, text, mode === null ? undefined : mode & 0o777, (temporary) => {
    if (!unchanged()) return false;
    Deno.renameSync(temporary, path);
    syncDirectory(dirname(path));
    return true;
  });
}

/** Writes and flushes a temporary file of its own name and has it put into place. */
function publish(
  path: string,
  text: string,
  mode: number | undefined,
  put: (temporary: string) => boolean,
): boolean {
  const name = `.${basename(path, ".json")}.${crypto.randomUUID()}.tmp`;
  const temporary = join(dirname(path), name);
  try {
    writeFlushed(temporary, text, mode);
    return put(temporary);
  } finally {
    removeQuietly(temporary);
  }
}

function writeFlushed(path: string, text: string, mode: number | undefined): void {
  using file = Deno.openSync(path, {
    write: true,
    createNew: true,
    ...(mode === undefined ? {} : { mode }),
  });
  const bytes = new TextEncoder().encode(text);
  for (let written = 0; written < bytes.length;) {
    written += file.writeSync(bytes.subarray(written));
  }
  file.syncSync();
}

/** Gives a file a second name that must be new. */
function linkUnlessThere(from: string, to: string): boolean {
  try {
    Deno.linkSync(from, to);
    return true;
  } catch (error) {
    if (error instanceof Deno.errors.AlreadyExists) return false;
  }
  // A disk without hard links: the lock keeps this program's other processes out.
  if (isThere(to)) return false;
  Deno.renameSync(from, to);
  return true;
}

/** Whether there is anything of that name, be it a link that leads nowhere. */
export function isThere(path: string): boolean {
  try {
    Deno.lstatSync(path);
    return true;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}

/** What a system says that cannot flush a directory. */
const CANNOT_FLUSH = new Set(["EINVAL", "ENOTSUP", "EOPNOTSUPP", "EBADF", "EISDIR"]);

/**
 * Makes the names in a directory durable. Systems that let no directory be opened (Windows) make
 * them as durable as they can.
 */
function syncDirectory(path: string): void {
  let directory: Deno.FsFile;
  try {
    directory = Deno.openSync(path, { read: true });
  } catch {
    return;
  }
  try {
    directory.syncSync();
  } catch (error) {
    const code = codeOf(error);
    if (Deno.build.os === "windows" || code === undefined || CANNOT_FLUSH.has(code)) return;
    throw new ReviewError(
      "storage",
      `the change was written to ${path}, but the disk did not confirm it (${code}). Look at it before you send it again.`,
    );
  } finally {
    directory.close();
  }
}

/** Removes what killed writers left. Only for the holder of the lock: nobody else is writing. */
export function sweep(directory: string): void {
  for (const entry of Deno.readDirSync(directory)) {
    if (entry.isFile && TEMPORARY.test(entry.name)) removeQuietly(join(directory, entry.name));
  }
}

function removeQuietly(path: string): void {
  try {
    Deno.removeSync(path);
  } catch {
    // Gone already, or the disk refuses: the error that led here says more.
  }
}
