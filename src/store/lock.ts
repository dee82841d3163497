import { dirname, join } from "@std/path";
import {
  type Disk,
  type Entry,
  isDiskError,
  isMissing,
  isSame,
  NOT_PERMITTED,
  type OpenFile,
} from "../disk/disk.ts";
import { has, isLack, lacksModes } from "../disk/lacks.ts";
import { ReviewError } from "../engine/errors.ts";
import { DIRECTORY_MODE, fileMode, type Folder } from "./folder.ts";

/** Name of the lock file; it stays in the directory and is always empty. */
const LOCK = ".lock";

/**
 * How long a writer waits for the others: less than the minute after which clients give up (ms).
 */
const WAIT_MOST = 20_000;
/**
 * The longest pause between two attempts; each is of random length, so that no writer starves (ms).
 */
const PAUSE_MOST = 8;
/**
 * How often the lock file may turn out to be another one than was looked at. A disk whose numbers
 * of files do not last always says so; there the lock is believed in the end.
 */
const LOOKS_MOST = 20;

/** How long to wait for others. */
export interface Patience {
  /** When the wait has to end, in the time of `performance.now()`. */
  readonly deadline: number;
  /** Ends it sooner. */
  readonly signal: AbortSignal;
}

/** Runs steps one after the other; the first at once, before anything else happens. */
export type Turns = <T>(step: (patience: Patience) => Promise<T>) => Promise<T>;

/** Turns within this process. Whoever waits in one gives up when `signal` is aborted. */
export function createTurns(signal: AbortSignal): Turns {
  let last: Promise<void> | undefined;
  return (step) => {
    const patience = { deadline: performance.now() + WAIT_MOST, signal };
    const mine = last === undefined ? step(patience) : last.then(() => step(patience));
    const done: Promise<void> = mine.then(() => {}, () => {}).then(() => {
      if (last === done) last = undefined;
    });
    last = done;
    return mine;
  };
}

/**
 * Runs a step while this process alone writes to the directory, which is made where it is missing.
 * The step is one uninterrupted piece; only the wait for the lock lets other things happen. The
 * system takes the lock away from a process that dies, so that none is ever left behind; readers
 * need none. Programs that do not know the lock are not kept out. `alone` is false where the disk
 * has no locks.
 */
export async function locked<T>(
  folder: Folder,
  patience: Patience,
  step: (alone: boolean) => T,
): Promise<T> {
  for (let looked = 1;; looked += 1) {
    using file = openLock(folder);
    if (file === null) {
      if (looked < LOOKS_MOST) continue;
      throw busy(folder.path);
    }
    // Nothing else happens in between where nobody is in the way.
    const tried = tryLock(file, folder);
    const free = tried === true || tried === "no locks";
    const alone = (free ? tried : await wait(tried, file, folder, patience)) === true;
    // Somebody may have removed the file meanwhile, and others hold a new one.
    if (alone && looked < LOOKS_MOST && !isStill(folder, file)) continue;
    return step(alone);
  }
}

/** The lock file opened; null where it went away in this moment. */
function openLock(folder: Folder): OpenFile | null {
  const path = join(folder.path, LOCK);
  const found = folder.disk.look(path);
  if (found === null) makeLock(folder, path);
  // A lock is an ordinary file: a link would be followed out of the directory, a FIFO would wait.
  else if (found.kind !== "file") {
    throw new ReviewError(
      "storage",
      `${LOCK} in ${folder.path} is not a regular file, so writers cannot take turns: remove it. Nothing was saved.`,
    );
  }
  try {
    return folder.disk.open(path, "lock");
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

function makeLock(folder: Folder, path: string): void {
  makeDirectory(folder);
  using names = folder.disk.open(folder.path, "names");
  const mode = fileMode(names.stat().mode);
  try {
    using file = folder.disk.open(path, "new", mode ?? undefined);
    if (mode !== null) file.setMode(mode);
  } catch (error) {
    if (!lacksModes(error) && !isDiskError(error, "EEXIST")) throw error;
  }
}

/**
 * Makes the directory where it is missing, and those above it, each durable before anything is put
 * into it: where the lock file is, the directory's own name outlasts a power failure.
 */
function makeDirectory({ disk, path, lacks }: Folder): void {
  const missing: string[] = [];
  let there = path;
  while (isMissingDirectory(disk, there)) {
    missing.unshift(there);
    there = dirname(there);
  }
  flushName(there);
  for (const directory of missing) {
    disk.makeDirectory(directory, DIRECTORY_MODE);
    flushName(directory);
  }

  function flushName(directory: string): void {
    try {
      using names = disk.open(dirname(directory), "names");
      if (!has("flushing", () => names.flush())) lacks("flushing");
    } catch (error) {
      // The server may touch nothing above its own directory; people may not always, either.
      if (isDiskError(error, "EACCES", "EPERM")) lacks("flushing");
      else if (!isDiskError(error, NOT_PERMITTED)) throw error;
    }
  }
}

function isMissingDirectory(disk: Disk, path: string): boolean {
  try {
    return disk.look(path) === null && dirname(path) !== path;
  } catch (error) {
    if (isDiskError(error, "EACCES", "EPERM", NOT_PERMITTED)) return false;
    throw error;
  }
}

/** Whether the lock was taken, or that the disk has none. */
type Taken = boolean | "no locks";

/** Tries to take the lock; a promise where the system can only be waited for. */
function tryLock(file: OpenFile, folder: Folder): Taken | Promise<Taken> {
  const failed = (error: unknown): Taken => {
    if (!isLack("locks", error)) throw error;
    folder.lacks("locks");
    return "no locks";
  };
  try {
    const taken = file.lock();
    return typeof taken === "boolean" ? taken : taken.catch(failed);
  } catch (error) {
    return failed(error);
  }
}

/** Waits for the lock that was tried to take. */
async function wait(
  tried: false | Promise<Taken>,
  file: OpenFile,
  folder: Folder,
  { deadline, signal }: Patience,
): Promise<Taken> {
  for (let taken: Taken | Promise<Taken> = tried;; taken = tryLock(file, folder)) {
    const left = deadline - performance.now();
    if (left <= 0 || signal.aborted) throw busy(folder.path);
    if (typeof taken === "object") {
      taken = await Promise.race([taken, pause(left, signal)]);
      if (taken === false) throw busy(folder.path);
    }
    if (taken !== false) return taken;
    await pause(1 + Math.random() * (PAUSE_MOST - 1), signal);
  }
}

/** Lets other things happen for a while, or until it is to end. */
function pause(milliseconds: number, signal: AbortSignal): Promise<false> {
  const { promise, resolve } = Promise.withResolvers<false>();
  const end = (): void => {
    clearTimeout(timer);
    signal.removeEventListener("abort", end);
    resolve(false);
  };
  const timer = setTimeout(end, milliseconds);
  signal.addEventListener("abort", end);
  return promise;
}

function busy(directory: string): ReviewError {
  return new ReviewError(
    "storage",
    `another process is writing to ${directory} and has not finished; nothing was saved. Check whether one is hung or stopped, then try again.`,
  );
}

function isStill({ disk, path }: Folder, file: OpenFile): boolean {
  const there: Entry | null = disk.look(join(path, LOCK));
  return there !== null && isSame(there, file.stat());
}
