import { join } from "@std/path";
import { type Disk, isDiskError, isMissing } from "../disk/disk.ts";
import { createTimer } from "../disk/timer.ts";
import { REVIEW_ID } from "../protocol/limits.ts";

/** What happened in a directory of reviews since the last report. */
export interface Change {
  /** Ids of the reviews whose files changed, came or went. */
  readonly ids: readonly string[];
  /** Whether any came or went. */
  readonly listing: boolean;
}

/** A watch that is on. */
export interface Watch {
  /** Has a review looked at whose file this process has changed. */
  hint(id: string): void;
  stop(): void;
}

/** The times that a watch keeps, in milliseconds. */
export interface Pace {
  /** How long after the first sign of a change it is reported: one write gives several signs. */
  readonly settle: number;
  /** How long until a directory is looked for again that does not exist yet. */
  readonly missing: number;
  /** How often a directory is looked through that cannot be watched. */
  readonly poll: number;
  /**
   * How often a watched directory is checked still to be the one of its name: the runtime drops the
   * only sign of a replacement when the new directory is there before it has looked.
   */
  readonly check: number;
}

const PACE: Pace = { settle: 25, missing: 500, poll: 5_000, check: 60_000 };

/** With so many signs at once some may have been lost: the runtime keeps no more than 16. */
const SIGNS_MOST = 8;

const FILE = new RegExp(`^(${REVIEW_ID})\\.json$`);

/**
 * Reports every change of the reviews in a directory, whoever made it, until it is stopped. What
 * the system tells are hints: what counts is what each file was and is. A directory that is
 * missing, goes away or cannot be watched (told once by `warn`) is tried again and again; none
 * of it is ever created. Timers do not keep the process alive, the watch itself does until it is
 * stopped.
 */
export function watchReviews(
  disk: Disk,
  directory: string,
  report: (change: Change) => void,
  warn: (line: string) => void,
  pace: Pace = PACE,
): Watch {
  /** The reviews that somebody gave a sign of; null when it may be any. */
  let touched: Set<string> | null = new Set();
  let signs = 0;
  let known = lookAtAll();
  let stopWatching: (() => void) | undefined;
  let stopped = false;
  let warned = false;
  const settling = createTimer(settle);
  const retrying = createTimer(start);
  let watched = "";
  const checking = createTimer(check);

  function settle(): void {
    if (stopped) return;
    const all = touched === null || signs > SIGNS_MOST;
    const present = all ? lookAtAll() : lookAtSome(touched ?? new Set());
    touched = new Set();
    signs = 0;
    const ids = new Set([...present.keys(), ...known.keys()]);
    const changed = [...ids].filter((id) => present.get(id) !== known.get(id));
    const listing = changed.some((id) => !present.has(id) || !known.has(id));
    known = present;
    if (changed.length > 0) report({ ids: changed, listing });
  }

  /** What each review's file is; none where the directory is missing or cannot be read. */
  function lookAtAll(): Map<string, string> {
    try {
      return lookAtSome(disk.list(directory).flatMap(({ name }) => FILE.exec(name)?.[1] ?? []), []);
    } catch {
      return new Map();
    }
  }

  /** The same, of some of them; the others are taken to be what they were. */
  function lookAtSome(
    ids: Iterable<string>,
    others: Iterable<[string, string]> = known,
  ): Map<string, string> {
    const marks = new Map(others);
    for (const id of ids) {
      const mark = markOf(join(directory, `${id}.json`));
      if (mark === null) marks.delete(id);
      else marks.set(id, mark);
    }
    return marks;
  }

  function markOf(path: string): string | null {
    try {
      const found = disk.look(path);
      return found === null ? null : `${found.modified} ${found.size} ${found.inode}`;
    } catch {
      return null;
    }
  }

  /** The directory that is watched; another one of its name is not. */
  function identity(): string {
    const found = disk.look(`${directory}/.`);
    return `${found?.device} ${found?.inode}`;
  }

  function start(): void {
    if (stopped) return;
    try {
      watched = identity();
      stopWatching = disk.watch(directory, (names) => {
        signs += 1;
        const replaced = isReplaced();
        if (names === null || replaced) touched = null;
        for (const name of names ?? []) {
          const id = FILE.exec(name)?.[1];
          if (id !== undefined) touched?.add(id);
        }
        if (touched === null || touched.size > 0) settling.start(pace.settle);
        if (replaced) stopWatching?.();
      }, () => again(pace.missing));
    } catch (error) {
      const missing = isMissing(error);
      if (!missing && !warned && isDiskError(error)) {
        warned = true;
        warn(
          `Changes in ${directory} cannot be watched (${error.message}): it is checked every ${
            pace.poll / 1_000
          } seconds.`,
        );
      }
      again(missing ? pace.missing : pace.poll);
      return;
    }
    // Changes from before the watch was on.
    touched = null;
    settle();
    checking.start(pace.check);
  }

  /** Ends the watch of a directory that was replaced without a sign; the end starts a new one. */
  function check(): void {
    if (stopped) return;
    if (isReplaced()) stopWatching?.();
    else checking.start(pace.check);
  }

  function isReplaced(): boolean {
    try {
      return identity() !== watched;
    } catch {
      return true;
    }
  }

  function again(milliseconds: number): void {
    if (stopped) return;
    checking.stop();
    touched = null;
    settle();
    retrying.start(milliseconds);
  }

  start();
  return {
    hint(id) {
      touched?.add(id);
      settling.start(pace.settle);
    },
    stop() {
      stopped = true;
      settling.stop();
      retrying.stop();
      checking.stop();
      stopWatching?.();
    },
  };
}
