import { dirname, join } from "@std/path";

/** Endings of the files that a write leaves behind only when its process is killed. */
const TEMPORARY = /^\.rev-[a-z0-9]{4}\.[0-9a-f-]+\.tmp$/;

/**
 * Writes a file so that a reader sees the old text or the new one, whole, and the new one is on the
 * disk before this returns: a temporary file of its own name, flushed, renamed over the old one.
 */
export function writeReviewFile(path: string, id: string, text: string): void {
  const temporary = join(dirname(path), `.${id}.${crypto.randomUUID()}.tmp`);
  try {
    const file = Deno.openSync(temporary, { write: true, createNew: true });
    try {
      writeAll(file, new TextEncoder().encode(text));
      file.syncSync();
    } finally {
      file.close();
    }
    Deno.renameSync(temporary, path);
  } catch (error) {
    removeQuietly(temporary);
    throw error;
  }
  syncDirectory(dirname(path));
}

function writeAll(file: Deno.FsFile, bytes: Uint8Array): void {
  for (let written = 0; written < bytes.length;) {
    written += file.writeSync(bytes.subarray(written));
  }
}

/** Makes the renaming itself durable; not every system lets a directory be opened. */
function syncDirectory(path: string): void {
  try {
    using directory = Deno.openSync(path, { read: true });
    directory.syncSync();
  } catch {
    // Windows: the renaming is as durable as the system makes it.
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
