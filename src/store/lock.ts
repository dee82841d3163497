import { join } from "@std/path";
import { ReviewError } from "../engine/errors.ts";
import { isMissing } from "./disk_errors.ts";

/** Name of the lock file; it stays in the directory and is always empty. */
const LOCK = ".lock";

/** How long a writer waits for the others: less than the minute after which clients give up (ms). */
const LOCK_WAIT_MOST = 20_000;
/** The longest pause between two attempts; each is of random length, so that no writer starves (ms). */
const PAUSE_MOST = 8;

/**
 * Runs a step while this process alone writes to the directory. The system takes the lock away from
 * a process that dies, so that none is ever left behind; readers need none. Programs that do not
 * know the lock are not kept out.
 */
export function locked<T>(directory: string, step: () => T): T {
  using file = openLocked(directory);
  try {
    return step();
  } finally {
    file.unlockSync();
  }
}

/** Opens the lock file and waits for the lock. */
function openLocked(directory: string): Deno.FsFile {
  const path = join(directory, LOCK);
  while (true) {
    refuseAnythingElse(directory, path);
    // With `read`, not even a FIFO put there in this moment would wait for its other end.
    const file = Deno.openSync(path, { read: true, write: true, create: true });
    try {
      acquire(file, directory);
      if (isStill(file, path)) return file;
    } catch (error) {
      file.close();
      throw error;
    }
    // Somebody removed the file meanwhile, and others hold a new one.
    file.close();
  }
}

/** A lock is an ordinary file: a link would be followed out of the directory, a FIFO would wait. */
function refuseAnythingElse(directory: string, path: string): void {
  try {
    if (Deno.lstatSync(path).isFile) return;
  } catch (error) {
    if (isMissing(error)) return;
    throw error;
  }
  throw new ReviewError(
    "storage",
    `${LOCK} in ${directory} is no regular file, so writers cannot take turns: remove it. Nothing was saved.`,
  );
}

function acquire(file: Deno.FsFile, directory: string): void {
  if (Deno.FsFile.prototype.tryLockSync === undefined) {
    // An older runtime only knows to wait as long as it takes.
    file.lockSync(true);
    return;
  }
  const deadline = performance.now() + LOCK_WAIT_MOST;
  while (!file.tryLockSync(true)) {
    if (performance.now() > deadline) {
      throw new ReviewError(
        "storage",
        `another process has been writing to ${directory} for ${
          LOCK_WAIT_MOST / 1000
        } seconds; nothing was saved. Look whether one hangs or is stopped, and try again.`,
      );
    }
    pause(1 + Math.random() * (PAUSE_MOST - 1));
  }
}

function pause(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}

function isStill(file: Deno.FsFile, path: string): boolean {
  try {
    const [held, there] = [file.statSync(), Deno.lstatSync(path)];
    return held.dev === there.dev && held.ino === there.ino;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}
