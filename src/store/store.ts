import { join } from "@std/path";
import { type Disk, isDiskError, isMissing, type Named } from "../disk/disk.ts";
import type { Lack } from "../disk/lacks.ts";
import { realDisk } from "../disk/real_disk.ts";
import { messageOf, ReviewError } from "../engine/errors.ts";
import { continues, type Review, type StoredReview } from "../engine/review.ts";
import { isRecord } from "../engine/values.ts";
import { quote } from "../engine/wording.ts";
import type { OpenGate } from "../gate/phase_gate.ts";
import { REVIEW_ID_IN_WORDS } from "../protocol/limits.ts";
import type { Mode } from "../protocol/types.ts";
import { parseExact, rawNumber } from "./exact_json.ts";
import { InvalidRecord } from "./invalid_record.ts";
import type { Folder } from "./folder.ts";
import { createTurns, locked, type Patience } from "./lock.ts";
import { FILE_MOST, parseReviewFile, readListedFile, readReviewFile } from "./read_file.ts";
import { type RawRecord, toRecord } from "./record.ts";
import { fromRecord } from "./replay.ts";
import { isReviewId } from "./review_id.ts";
import { confirmFile, createFile, replaceFile, sweep, Unconfirmed } from "./write_file.ts";
import { type Change, type Watch, watchReviews } from "./watch.ts";

/** A file that looks like a review by its name and is not one. */
export interface SkippedFile {
  readonly file: string;
  readonly reason: string;
}

/** What a directory holds: reviews, newest first, and the files that are not. */
export interface Listing {
  readonly reviews: readonly StoredReview[];
  readonly skipped: readonly SkippedFile[];
}

/**
 * Makes of a review what it is to become; the review itself where nothing is to change. `judged` is
 * what it was when the step was taken before, without being refused: only what was added since is
 * news.
 */
export type Step = (review: Review, judged?: Review) => Review;

/** Takes how many files of a directory have been read, from none to all of them. */
export type Progress = (read: number, of: number) => void;

/** Reviews kept somewhere. */
export interface Store {
  /** Where they are kept, as shown to users. */
  readonly directory: string;
  /**
   * Reviews and files that are not; with `only`, those whose text passes it. `keep` says what is
   * kept of each: all of them in full may be more than fits into memory.
   */
  list(only?: (text: string) => boolean, keep?: (stored: StoredReview) => StoredReview): Listing;
  /** The review of that id. Throws a `ReviewError` when there is none, or when it is not valid. */
  load(id: unknown): StoredReview;
  /** Keeps a new review under an id that no other has; `make` is given the id. */
  create(make: (id: string) => Review): Promise<Review>;
  /**
   * Replaces a review by what `step` makes of it, which is asked again when somebody else changed
   * the review meanwhile. Returning the same review writes nothing. When this returns, the change
   * is on the disk.
   */
  update(id: unknown, step: Step): Promise<Review>;
  /** Refuses whoever waits for other writers, from now on. */
  stopWaiting(): void;
  /** What the disk turned out to lack, a sentence each; each is given once. */
  takeRemarks(): string[];
  /** Reports changes, also those of other processes, until the function given back is called. */
  watch(report: (change: Change) => void): () => void;
}

/** What a store takes from outside. */
export interface StoreOptions {
  readonly modes: readonly Mode[];
  /** Judges the texts of reviews that are loaded to be shown. */
  readonly gate: OpenGate;
  /** A new id to try; called again while the id is taken. */
  readonly newId: () => string;
  /** Nanoseconds since 1970, to order reviews that start in the same second. */
  readonly nanoseconds: () => bigint;
  /** Default: the system's disk. */
  readonly disk?: Disk;
  /** Takes one line for the user about what the disk lacks. */
  readonly warn?: (line: string) => void;
  /** Is told while all files are read. */
  readonly tell?: Progress | undefined;
}

/** What the loss of each is to a user. */
const LACKS: Readonly<Record<Lack, string>> = {
  locks:
    "has no file locks: let only one program write there at a time, or the last one to write wins",
  flushing: "cannot confirm that data is stored: a power failure may undo the latest changes",
  links: "has no hard links: do not copy reviews there while this program writes",
};

/** How often a step is taken again because the review was changed meanwhile. */
const STEPS_MOST = 3;

/** Whatever its case: a disk may take `Rev-K3X9.JSON` for a review that it is not. */
const FILE = /^(rev-.*)\.json$/is;

/** How many ids are tried before a directory counts as full. */
const IDS_TRIED = 1_000;

/** How many files that passed the gate are remembered: a review and the one that it revises. */
const PASSED_KEPT = 2;

/** Nanoseconds between two reviews of one process at least: a double tells them apart. */
const APART = 1_000n;

/** The store in a directory, one file per review. The directory is made at the first write. */
export function openStore(directory: string, options: StoreOptions): Store {
  const { modes, gate, newId, nanoseconds, disk = realDisk, warn = () => {}, tell = () => {} } =
    options;
  const pathOf = (id: string): string => join(directory, `${id}.json`);
  let lastNs = 0n;
  const waiting = new AbortController();
  const inTurn = createTurns(waiting.signal);
  const lacking = new Set<Lack>();
  /** The latest files that passed the gate. */
  let passed: readonly string[] = [];
  const untold: string[] = [];
  const watches = new Set<Watch>();
  const folder: Folder = {
    disk,
    path: directory,
    lacks(what) {
      if (lacking.has(what)) return;
      lacking.add(what);
      const sentence = `The disk of ${directory} ${LACKS[what]}.`;
      untold.push(sentence);
      warn(sentence);
    },
  };

  /**
   * The review in a file. The gate takes by far the longest, so that it looks again only where a
   * review is shown or judged; to list or to continue one, the digest has to do.
   */
  function parse(text: string, id: string, judged: boolean): StoredReview {
    return fromRecord(parseReviewFile(text), id, { modes, gate: judged ? gate : null });
  }

  /**
   * The review in a file that is shown or judged. Memo, page and verdict are asked for one after the
   * other, and of the same text the gate would find the same again.
   */
  function loaded(text: string, id: string): StoredReview {
    const known = passed.includes(text);
    const stored = parse(text, id, !known);
    if (!known) passed = [text, ...passed].slice(0, PASSED_KEPT);
    return stored;
  }

  /**
   * Does something with a review's file; what is wrong with the file becomes an error for users.
   */
  function reading<T>(id: string, step: () => T): T {
    try {
      return step();
    } catch (error) {
      if (error instanceof InvalidRecord) {
        throw new ReviewError(
          "invalid_review",
          `${id}.json is not a valid review: ${error.message}.`,
        );
      }
      if (isMissing(error)) throw unknownReview(id, directory);
      throw error;
    }
  }

  /** Runs a writing step in its turn; a failing disk becomes an error that says so. */
  function writing<T>(id: string | null, step: (patience: Patience) => Promise<T>): Promise<T> {
    return inTurn(async (patience) => {
      try {
        return await step(patience);
      } catch (error) {
        if (error instanceof Unconfirmed) throw unconfirmed(id, directory, error.message);
        if (!isDiskError(error)) throw error;
        throw new ReviewError(
          "storage",
          `${directory} cannot be written to (${error.message}); nothing was saved. Make room or grant access, or name another directory, and try again.`,
        );
      }
    });
  }

  /** Runs a step while nobody else writes, after removing what killed writers left. */
  function exclusively<T>(patience: Patience, step: () => T): Promise<T> {
    return locked(folder, patience, (alone) => {
      sweep(folder, alone);
      return step();
    });
  }

  /** A review that was saved; who watches is told, whether or not the system does. */
  function saved(review: Review): Review {
    for (const watch of watches) watch.hint(review.id);
    return review;
  }

  function monotonicNs(): bigint {
    const now = nanoseconds();
    lastNs = now > lastNs ? now : lastNs + APART;
    return lastNs;
  }

  return {
    directory,
    watch(report) {
      const watch = watchReviews(disk, directory, report, warn);
      watches.add(watch);
      return () => {
        watches.delete(watch);
        watch.stop();
      };
    },
    list(only = () => true, keep = (stored) => stored) {
      const found: StoredReview[] = [];
      const skipped: SkippedFile[] = [];
      const files = reviewFiles(disk, directory);
      for (const [read, named] of files.entries()) {
        tell(read, files.length);
        const file = named.name;
        try {
          const id = FILE.exec(file)?.[1];
          if (!isReviewId(id)) throw new InvalidRecord("its name is not a review id");
          const text = readListedFile(disk, pathOf(id), named);
          if (only(text)) found.push(keep(parse(text, id, false)));
        } catch (error) {
          if (isMissing(error)) continue;
          skipped.push({ file, reason: messageOf(error) });
        }
      }
      tell(files.length, files.length);
      return { reviews: found.sort(newestFirst), skipped };
    },
    load(id) {
      if (!isReviewId(id)) throw unknownId(id);
      try {
        return reading(id, () => loaded(readReviewFile(disk, pathOf(id)), id));
      } catch (error) {
        if (!isDiskError(error)) throw error;
        throw new ReviewError("storage", `${pathOf(id)} cannot be read (${error.message}).`);
      }
    },
    create(make) {
      return writing(null, (patience) =>
        exclusively(patience, () => {
          for (let tried = 0; tried < IDS_TRIED; tried += 1) {
            const id = newId();
            if (disk.look(pathOf(id)) !== null) continue;
            const review = make(id);
            const text = textOf(review, { created_ns: rawNumber(String(monotonicNs())) }, true);
            if (createFile(folder, pathOf(id), text)) return saved(review);
          }
          throw new ReviewError(
            "storage",
            `${directory} has no free review id left: name another directory. Nothing was saved.`,
          );
        }));
    },
    async update(id, step) {
      if (!isReviewId(id)) throw unknownId(id);
      return await writing(id, async (patience) => {
        for (let tried = 0; tried < STEPS_MOST; tried += 1) {
          const review = await updated(id, step, patience);
          if (review !== null) return review;
        }
        throw new ReviewError(
          "storage",
          `${id} is busy: it was changed ${STEPS_MOST} times while this was being checked. Nothing was saved; try again.`,
        );
      });
    },
    stopWaiting: () => waiting.abort(),
    takeRemarks: () => untold.splice(0),
  };

  /**
   * The review after a step that is saved; null when somebody changed the file meanwhile. The step
   * takes long (it judges texts), and so it is taken before the lock.
   */
  async function updated(id: string, step: Step, patience: Patience): Promise<Review | null> {
    const path = pathOf(id);
    const before = reading(id, () => readReviewFile(disk, path));
    const stored = reading(id, () => parse(before, id, false));
    const next = step(stored.review);
    if (next === stored.review) {
      // Told as saved, as it was to be told at first: by a writer that may have been killed.
      confirmFile(folder, path);
      return next;
    }
    return await exclusively(patience, () =>
      reading(id, () => {
        const now = readReviewFile(disk, path);
        const { review, sealed } = now === before ? stored : parse(now, id, false);
        // What was added is soon judged; anything else is another review, to be judged as a whole.
        if (!continues(review, stored.review)) return null;
        const result = now === before ? next : step(review, stored.review);
        if (result === review) {
          confirmFile(folder, path);
          return review;
        }
        const text = textOf(result, recordOf(now), sealed);
        const unchanged = (): boolean => readReviewFile(disk, path) === now;
        return replaceFile(folder, path, text, unchanged) ? saved(result) : null;
      }));
  }
}

/** The file of a review, which is `before` with the review's changes. */
function textOf(review: Review, before: RawRecord, sealed: boolean): string {
  const text = `${JSON.stringify(toRecord(review, before, sealed), null, 2)}\n`;
  if (text.length > FILE_MOST / 4 && new TextEncoder().encode(text).length > FILE_MOST) {
    throw new ReviewError(
      "storage",
      `${review.id} would grow beyond ${FILE_MOST} bytes: shorten the texts in this batch. Nothing was saved.`,
    );
  }
  return text;
}

/** A file's keys with every number as it was written; the text is known to hold an object. */
function recordOf(text: string): RawRecord {
  const raw = parseExact(text);
  return isRecord(raw) ? raw : {};
}

/** The files that look like reviews by their names, in the order of their names. */
function reviewFiles(disk: Disk, directory: string): Named[] {
  try {
    return disk.list(directory).filter(({ name }) => FILE.test(name))
      .sort((a, b) => compare(a.name, b.name));
  } catch (error) {
    if (isMissing(error)) return [];
    throw new ReviewError("storage", `${quote(directory)} cannot be read: ${messageOf(error)}.`);
  }
}

/** What was to be saved is in place, but may not last: a change to that review, or a new one. */
function unconfirmed(id: string | null, directory: string, reason: string): ReviewError {
  return new ReviewError("storage", ({ list, show }) => {
    const what = id === null ? "The new review" : `The change to ${id}`;
    const next = id === null
      ? `${list} shows whether it is there: check before you start it again.`
      : `${show} shows whether it is there; the same call again is stored only once, and confirms it.`;
    return `${what} was written to ${directory}, but the disk did not confirm it (${reason}). ${next}`;
  });
}

function newestFirst(a: StoredReview, b: StoredReview): number {
  return compare(b.review.createdAt, a.review.createdAt) || compare(b.createdNs, a.createdNs) ||
    compare(b.review.id, a.review.id);
}

function compare<T extends string | number>(a: T, b: T): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function unknownId(id: unknown): ReviewError {
  return new ReviewError(
    "unknown_review",
    (voice) =>
      `${voice.argument("review_id")} must be ${REVIEW_ID_IN_WORDS}; got ${
        quote(id)
      }. ${voice.list} shows the ids.`,
  );
}

function unknownReview(id: string, directory: string): ReviewError {
  return new ReviewError(
    "unknown_review",
    (voice) => `There is no review ${id} in ${directory}. ${voice.list} shows the ids.`,
  );
}
