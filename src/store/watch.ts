import { basename, join } from "@std/path";
import { REVIEW_ID } from "../protocol/limits.ts";

/** What happened in a directory of reviews since the last report. */
export interface Change {
  /** Ids of the reviews whose files changed, came or went. */
  readonly ids: readonly string[];
  /** Whether any came or went. */
  readonly listing: boolean;
}

/** How long after the first sign of a change it is reported: one write gives several signs. */
const SETTLE_MS = 25;
/** How long until a directory that cannot be watched is tried again: it may not exist yet. */
const RETRY_MS = 500;

const FILE = new RegExp(`^(${REVIEW_ID})\\.json$`);

/**
 * Reports every change of the reviews in a directory, whoever made it, until the function that is
 * given back is called. A directory that is missing, goes away or cannot be watched is tried again
 * and again; nothing of it is ever created. Timers do not keep the process alive, the watch itself
 * does until it is ended.
 */
export function watchReviews(directory: string, report: (change: Change) => void): () => void {
  const touched = new Set<string>();
  const known = idsIn(directory);
  let watcher: Deno.FsWatcher | undefined;
  let ended = false;
  const settling = timer(SETTLE_MS, settle);
  const retrying = timer(RETRY_MS, () => void watch());

  function settle(): void {
    const moved = [...touched].filter((id) => {
      const there = exists(join(directory, `${id}.json`));
      return there ? !known.has(id) && known.add(id) : known.delete(id);
    });
    const ids = [...touched];
    touched.clear();
    if (ids.length > 0 && !ended) report({ ids, listing: moved.length > 0 });
  }

  /** Finds by looking what came and went while nothing was watched. */
  function catchUp(): void {
    const present = idsIn(directory);
    for (const id of present) if (!known.has(id)) touched.add(id);
    for (const id of known) if (!present.has(id)) touched.add(id);
    settle();
  }

  async function watch(): Promise<void> {
    try {
      watcher = Deno.watchFs(directory, { recursive: false });
      catchUp();
      for await (const { kind, paths } of watcher) {
        if (kind === "access") continue;
        for (const path of paths) {
          const id = FILE.exec(basename(path))?.[1];
          if (id !== undefined) touched.add(id);
        }
        if (touched.size > 0) settling.start();
        if (paths.includes(directory) && !exists(directory)) break;
      }
    } catch {
      // Missing, not readable, or the system has no watches left.
    }
    closeWatcher();
    if (ended) return;
    catchUp();
    retrying.start();
  }

  function closeWatcher(): void {
    try {
      watcher?.close();
    } catch {
      // It was closed by its own end.
    }
    watcher = undefined;
  }

  void watch();
  return () => {
    ended = true;
    settling.stop();
    retrying.stop();
    closeWatcher();
  };
}

/** A timer that takes one step a while after its first start, and does not keep the process alive. */
function timer(milliseconds: number, step: () => void): { start(): void; stop(): void } {
  let running: ReturnType<typeof setTimeout> | undefined;
  return {
    start() {
      if (running !== undefined) return;
      running = setTimeout(() => {
        running = undefined;
        step();
      }, milliseconds);
      Deno.unrefTimer(running);
    },
    stop() {
      clearTimeout(running);
      running = undefined;
    },
  };
}

/** Ids of the review files in a directory; none when it is missing or cannot be read. */
function idsIn(directory: string): Set<string> {
  try {
    return new Set(
      [...Deno.readDirSync(directory)].flatMap(({ name }) => FILE.exec(name)?.[1] ?? []),
    );
  } catch {
    return new Set();
  }
}

function exists(path: string): boolean {
  try {
    Deno.lstatSync(path);
    return true;
  } catch {
    return false;
  }
}
