import { join } from "@std/path";
import { isRecord } from "../engine/check_items.ts";
import { ReviewError } from "../engine/errors.ts";
import { quote } from "../engine/words.ts";
import type { Review } from "../engine/review.ts";
import type { Mode } from "../protocol/types.ts";
import { parseExact, rawNumber } from "./exact_json.ts";
import { locked } from "./lock.ts";
import { FILE_MOST, parseReviewFile, readReviewFile } from "./read_file.ts";
import {
  fromRecord,
  InvalidRecord,
  isReviewId,
  type RawRecord,
  type StoredReview,
  toRecord,
} from "./record.ts";
import { type Change, watchReviews } from "./watch.ts";
import { sweep, writeReviewFile } from "./write_file.ts";

/** A file that looks like a review by its name and is none. */
export interface SkippedFile {
  readonly file: string;
  readonly reason: string;
}

/** What a directory holds: reviews, newest first, and the files that are none. */
export interface Listing {
  readonly reviews: readonly Review[];
  readonly skipped: readonly SkippedFile[];
}

/** Reviews kept somewhere. */
export interface Store {
  /** Where they are kept, as shown to users. */
  readonly directory: string;
  list(): Listing;
  /** The review of that id. Throws a `ReviewError` when there is none, or when it is not valid. */
  load(id: unknown): Review;
  /** Keeps a new review under an id that no other has; `make` is given the id. */
  create(make: (id: string) => Review): Review;
  /**
   * Replaces a review by what `step` makes of it, while nobody else writes. Returning the same
   * review writes nothing. When this returns, the change is on the disk.
   */
  update(id: unknown, step: (review: Review) => Review): Review;
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

/** The store in a directory, one file a review. The directory is made at the first write. */
export function openStore(directory: string, options: StoreOptions): Store {
  const { modes, newId, nanoseconds } = options;
  const pathOf = (id: string): string => join(directory, `${id}.json`);
  let swept = false;

  function read(id: string): StoredReview {
    const raw = parseReviewFile(readReviewFile(pathOf(id)), JSON.parse);
    return fromRecord(raw, id, modes);
  }

  function exists(id: string): boolean {
    try {
      Deno.lstatSync(pathOf(id));
      return true;
    } catch (error) {
      if (error instanceof Deno.errors.NotFound) return false;
      throw error;
    }
  }

  function write(review: Review, before: RawRecord): void {
    const text = `${JSON.stringify(toRecord(review, before), null, 2)}\n`;
    if (text.length > FILE_MOST / 4 && new TextEncoder().encode(text).length > FILE_MOST) {
      throw new ReviewError(
        "storage",
        `${review.id} would grow beyond ${FILE_MOST} bytes: shorten the texts of this batch. Nothing was saved.`,
      );
    }
    writeReviewFile(pathOf(review.id), review.id, text);
  }

  /** Runs a writing step under the lock; a failing disk becomes an error that says so. */
  function writing<T>(step: () => T): T {
    try {
      Deno.mkdirSync(directory, { recursive: true });
      return locked(directory, () => {
        if (!swept) sweep(directory);
        swept = true;
        return step();
      });
    } catch (error) {
      if (error instanceof ReviewError || !isDiskError(error)) throw error;
      throw new ReviewError(
        "storage",
        `${
          quote(directory)
        } cannot be written to (${error.message}); nothing was saved. Make room or grant access, or name another directory, and try again.`,
      );
    }
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
          found.push(read(id));
        } catch (error) {
          if (error instanceof Deno.errors.NotFound) continue;
          skipped.push({ file, reason: reasonOf(error) });
        }
      }
      return { reviews: found.sort(newestFirst).map(({ review }) => review), skipped };
    },
    load(id) {
      if (!isReviewId(id)) throw unknownId(id);
      try {
        return read(id).review;
      } catch (error) {
        if (error instanceof Deno.errors.NotFound) throw unknownReview(id, directory);
        throw new ReviewError(
          "invalid_review",
          `${id}.json is not a valid review: ${reasonOf(error)}.`,
        );
      }
    },
    create(make) {
      return writing(() => {
        let id = newId();
        while (exists(id)) id = newId();
        const review = make(id);
        write(review, { created_ns: rawNumber(String(nanoseconds())) });
        return review;
      });
    },
    update(id, step) {
      const known = this.load(id);
      return writing(() => {
        const review = this.load(known.id);
        const next = step(review);
        if (next === review) return review;
        const before = parseReviewFile(readReviewFile(pathOf(review.id)), parseExact);
        write(next, isRecord(before) ? before : {});
        return next;
      });
    },
  };
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
    throw new ReviewError("storage", `${quote(directory)} cannot be read: ${reasonOf(error)}.`);
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
    `review_id has to be rev- and four of a–z, 0–9, such as rev-k3x9, got ${
      quote(id)
    }. list_reviews shows the ids.`,
  );
}

function unknownReview(id: string, directory: string): ReviewError {
  return new ReviewError(
    "unknown_review",
    `There is no review ${id} in ${directory}. list_reviews shows the ids.`,
  );
}

function isDiskError(error: unknown): error is Error {
  return error instanceof Error && ("code" in error || error.name in Deno.errors);
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
