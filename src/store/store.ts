import { join } from "@std/path";
import { messageOf, ReviewError } from "../engine/errors.ts";
import type { Review, StoredReview } from "../engine/review.ts";
import { isRecord } from "../engine/values.ts";
import { quote } from "../engine/wording.ts";
import { REVIEW_ID_IN_WORDS } from "../protocol/limits.ts";
import type { Mode } from "../protocol/types.ts";
import { isDiskError, isMissing } from "./disk_errors.ts";
import { parseExact, rawNumber } from "./exact_json.ts";
import { InvalidRecord } from "./invalid_record.ts";
import { locked } from "./lock.ts";
import { FILE_MOST, parseReviewFile, readReviewFile } from "./read_file.ts";
import { type RawRecord, toRecord } from "./record.ts";
import { fromRecord } from "./replay.ts";
import { isReviewId } from "./review_id.ts";
import { createFile, isThere, replaceFile, sweep } from "./write_file.ts";
import { type Change, watchReviews } from "./watch.ts";

/** A file that looks like a review by its name and is none. */
export interface SkippedFile {
  readonly file: string;
  readonly reason: string;
}

/** What a directory holds: reviews, newest first, and the files that are none. */
export interface Listing {
  readonly reviews: readonly StoredReview[];
  readonly skipped: readonly SkippedFile[];
}

/** Reviews kept somewhere. */
export interface Store {
  /** Where they are kept, as shown to users. */
  readonly directory: string;
  list(): Listing;
  /** The review of that id. Throws a `ReviewError` when there is none, or when it is not valid. */
  load(id: unknown): StoredReview;
  /** Keeps a new review under an id that no other has; `make` is given the id. */
  create(make: (id: string) => Review): Promise<Review>;
  /**
   * Replaces a review by what `step` makes of it, while nobody else writes. Returning the same
   * review writes nothing. When this returns, the change is on the disk.
   */
  update(id: unknown, step: (review: Review) => Review): Promise<Review>;
  /** Reports changes, also those of other processes, until the function given back is called. */
  watch(report: (change: Change) => void): () => void;
}

/** What a store takes from outside. */
export interface StoreOptions {
  readonly modes: readonly Mode[];
  /** A new id to try; called again while the id is taken. */
  readonly newId: () => string;
  /** Nanoseconds since 1970, to order reviews that start in the same second. */
  readonly nanoseconds: () => bigint;
}

const FILE = /^(rev-.*)\.json$/s;

/** How many ids are tried before a directory counts as full. */
const IDS_TRIED = 1_000;

/** Nanoseconds between two reviews of one process at least: a double tells them apart. */
const APART = 1_000n;

/** The store in a directory, one file a review. The directory is made at the first write. */
export function openStore(directory: string, options: StoreOptions): Store {
  const { modes, newId, nanoseconds } = options;
  const pathOf = (id: string): string => join(directory, `${id}.json`);
  let lastNs = 0n;

  /**
   * The review in a file. The gate takes by far the longest, so that it looks again only where a
   * review is shown or judged; to list or to continue one, the digest has to do.
   */
  function parse(text: string, id: string, gate: boolean): StoredReview {
    return fromRecord(parseReviewFile(text), id, { modes, gate });
  }

  /** Does something with a review's file; what is wrong with the file becomes an error for users. */
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

  /** Runs a writing step; a failing disk becomes an error that says so. */
  async function writing<T>(step: () => T | Promise<T>): Promise<T> {
    try {
      return await step();
    } catch (error) {
      if (!isDiskError(error)) throw error;
      throw new ReviewError(
        "storage",
        `${directory} cannot be written to (${error.message}); nothing was saved. Make room or grant access, or name another directory, and try again.`,
      );
    }
  }

  /** Runs a step while nobody else writes, after removing what killed writers left. */
  function exclusively<T>(step: () => T): T {
    return locked(directory, () => {
      sweep(directory);
      return step();
    });
  }

  function monotonicNs(): bigint {
    const now = nanoseconds();
    lastNs = now > lastNs ? now : lastNs + APART;
    return lastNs;
  }

  return {
    directory,
    watch: (report) => watchReviews(directory, report),
    list() {
      const found: StoredReview[] = [];
      const skipped: SkippedFile[] = [];
      for (const file of reviewFiles(directory)) {
        try {
          const id = FILE.exec(file)?.[1];
          if (!isReviewId(id)) throw new InvalidRecord("its name is no review id");
          found.push(parse(readReviewFile(pathOf(id)), id, false));
        } catch (error) {
          if (isMissing(error)) continue;
          skipped.push({ file, reason: messageOf(error) });
        }
      }
      return { reviews: found.sort(newestFirst), skipped };
    },
    load(id) {
      if (!isReviewId(id)) throw unknownId(id);
      try {
        return reading(id, () => parse(readReviewFile(pathOf(id)), id, true));
      } catch (error) {
        if (!isDiskError(error)) throw error;
        throw new ReviewError("storage", `${pathOf(id)} cannot be read (${error.message}).`);
      }
    },
    async create(make) {
      return await writing(() => {
        if (!isThere(directory)) Deno.mkdirSync(directory, { recursive: true });
        return exclusively(() => {
          for (let tried = 0; tried < IDS_TRIED; tried += 1) {
            const id = newId();
            if (isThere(pathOf(id))) continue;
            const review = make(id);
            const text = textOf(review, { created_ns: rawNumber(String(monotonicNs())) }, true);
            if (createFile(pathOf(id), text)) return review;
          }
          throw new ReviewError(
            "storage",
            `${directory} has no free review id left: name another directory. Nothing was saved.`,
          );
        });
      });
    },
    async update(id, step) {
      if (!isReviewId(id)) throw unknownId(id);
      const path = pathOf(id);
      return await writing(() => {
        // Looked for without the lock, which would be made in a directory that has no such review.
        if (!isThere(path)) throw unknownReview(id, directory);
        return exclusively(() => reading(id, () => updated(id, path, step)));
      });
    },
  };

  /** The review after a step that is saved; taken again when somebody changed the file meanwhile. */
  function updated(id: string, path: string, step: (review: Review) => Review): Review {
    while (true) {
      const before = readReviewFile(path);
      const { review, sealed } = parse(before, id, false);
      const next = step(review);
      if (next === review) return review;
      const text = textOf(next, recordOf(before), sealed);
      if (replaceFile(path, text, () => readReviewFile(path) === before)) return next;
    }
  }
}

/** The file of a review, which is `before` with the review's changes. */
function textOf(review: Review, before: RawRecord, sealed: boolean): string {
  const text = `${JSON.stringify(toRecord(review, before, sealed), null, 2)}\n`;
  if (text.length > FILE_MOST / 4 && new TextEncoder().encode(text).length > FILE_MOST) {
    throw new ReviewError(
      "storage",
      `${review.id} would grow beyond ${FILE_MOST} bytes: shorten the texts of this batch. Nothing was saved.`,
    );
  }
  return text;
}

/** A file's keys with every number as it was written; the text is known to hold an object. */
function recordOf(text: string): RawRecord {
  const raw = parseExact(text);
  return isRecord(raw) ? raw : {};
}

/** Names of the files that look like reviews, in the order of their names. */
function reviewFiles(directory: string): string[] {
  try {
    return [...Deno.readDirSync(directory)]
      .map(({ name }) => name)
      .filter((name) => FILE.test(name))
      .sort();
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return [];
    throw new ReviewError("storage", `${quote(directory)} cannot be read: ${messageOf(error)}.`);
  }
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
