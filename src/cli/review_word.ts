import { basename, dirname, join, resolve } from "@std/path";
import { realDisk } from "../disk/real_disk.ts";
import { isDiskError } from "../disk/disk.ts";
import { ReviewError } from "../engine/errors.ts";
import { either, quote } from "../engine/wording.ts";
import type { Review } from "../engine/review.ts";
import type { Assessment } from "../protocol/types.ts";
import { REVIEW_ID, REVIEW_ID_IN_WORDS } from "../protocol/limits.ts";
import { oneLine } from "../report/visible.ts";
import type { Reviews } from "../reviews.ts";
import { PROGRAM } from "../version.ts";
import { type Invocation, UsageError } from "./command.ts";
import { homeDataDirectory } from "./data_dir.ts";

/** What a command that reads says of its word. */
export const REVIEW_WORD =
  "<id> is a review's id, a unique prefix of one (at least two characters), latest for the newest review, or the path of a review's file.";
/** What a command that writes says of it. */
export const FULL_REVIEW_WORD = "<id> is the full id of a review, or the path of its file.";

const ID = new RegExp(`^${REVIEW_ID}$`);
const FILE = new RegExp(`^(${REVIEW_ID})\\.json$`);
/** How many ids an error lists. */
const LISTED_MOST = 5;
/** A larger file is not looked into for the time at which its review began (bytes). */
const LOOKED_INTO_MOST = 16 * 1024 * 1024;

/** The review that a command is about. */
export interface ReviewWord {
  readonly id: string;
  readonly directory: string;
  readonly reviews: Reviews;
  /** How a later command line names it. */
  readonly again: string;
}

/**
 * The review that the first word of a command names. Commands that read may be given `latest` or
 * the beginning of an id; where the answer must not depend on what else is in the directory
 * (`full`), an id or a path is needed. Whether there is such a review is for the verbs to say.
 */
export async function reviewWord(
  call: Invocation,
  { full }: { readonly full: boolean },
): Promise<ReviewWord> {
  const [word] = call.words;
  if (word === undefined || word === "") {
    throw new UsageError(full ? "missing review id (or path)" : "missing review id (or latest)");
  }
  if (isPath(word)) return await byPath(call, word);
  const directory = call.dataDir;
  const reviews = await call.open(directory);
  const id = ID.test(word) && isThere(directory, word)
    ? word
    : full
    ? fullId(reviews, directory, word)
    : word === "latest"
    ? latest(call, reviews, directory)
    : idFromBeginning(directory, word);
  if (call.dataDirWhy === "project" && ID.test(id) && !isThere(directory, id)) {
    throw notInProject(id, directory, homeDataDirectory(call.environment));
  }
  const again = call.dataDirNamed ? `${id} --data-dir ${shellWord(directory)}` : id;
  return { id, directory, reviews, again };
}

/** A command line to run next, as one can paste it into a shell. */
export function nextCommand(...words: readonly string[]): string {
  return [PROGRAM, ...words].join(" ");
}

/** The command that begins a revision of a complete review; none where none is called for. */
export function reviseCommand(
  { id, mode }: Review,
  assessment: Assessment | null,
  again: string,
): string[] {
  // A path says which directory it is in, and `--revises` does not.
  if (assessment !== "claim needs revision" || !again.startsWith(id)) return [];
  return [nextCommand("start", "CLAIM", "--mode", mode.name, "--revises", again)];
}

/** A text as one word of a shell. */
export function shellWord(text: string): string {
  return oneLine(/^[\w./:\\-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`);
}

function isPath(word: string): boolean {
  return /[/\\]/.test(word) || word.endsWith(".json");
}

async function byPath(call: Invocation, word: string): Promise<ReviewWord> {
  if (call.dataDirNamed) {
    throw new UsageError(`the path ${quote(word)} names the directory: leave out --data-dir`);
  }
  const path = resolve(word);
  const id = FILE.exec(basename(path))?.[1];
  if (id === undefined) {
    throw new ReviewError(
      "unknown_review",
      `${
        quote(word)
      } is not a review's file: its name must be an id followed by .json; an id is ${REVIEW_ID_IN_WORDS}.`,
    );
  }
  const directory = dirname(path);
  return { id, directory, reviews: await call.open(directory), again: shellWord(word) };
}

/** The project has no such review: one looks for it in the home directory as well. */
function notInProject(id: string, directory: string, home: string): ReviewError {
  return new ReviewError(
    "unknown_review",
    isThere(home, id)
      ? `There is no review ${id} in ${directory}, but there is one in ${home}: add --data-dir ${
        shellWord(home)
      }.`
      : `There is no review ${id} in ${directory}, this project's directory, or in ${home}.`,
  );
}

function fullId(reviews: Reviews, directory: string, word: string): string {
  if (ID.test(word)) return word;
  const known = word === "latest"
    ? reviews.list({ limit: 1 }).reviews.map(({ review_id }) => review_id)
    : idsBeginning(directory, word);
  const meant = known.length > 0
    ? `; did you mean ${either(known.slice(0, LISTED_MOST))}?`
    : isFile(word)
    ? "; write the id in front of the file"
    : "";
  throw new UsageError(`${quote(word)} is not the full id of a review, or a path${meant}`);
}

function idFromBeginning(directory: string, word: string): string {
  const ids = word.length < 2 ? [] : idsBeginning(directory, word);
  const [only, another] = ids;
  if (only === undefined) return word;
  if (another === undefined) return only;
  const rest = ids.length - LISTED_MOST;
  const shown = [...ids.slice(0, LISTED_MOST), ...(rest > 0 ? [`${rest} more`] : [])];
  throw new ReviewError(
    "unknown_review",
    `${ids.length} reviews begin with ${quote(word)}: ${
      either(shown, "and")
    }. Give more letters of the id.`,
  );
}

/** The ids of files that begin like that, with or without `rev-`. */
function idsBeginning(directory: string, word: string): string[] {
  return namesIn(directory).flatMap((name) => FILE.exec(name)?.[1] ?? [])
    .filter((id) => id.startsWith(word) || id.startsWith(`rev-${word}`));
}

function namesIn(directory: string): string[] {
  try {
    return realDisk.list(directory).map(({ name }) => name).sort();
  } catch (error) {
    // The verbs tell what is wrong with it.
    if (isDiskError(error)) return [];
    throw error;
  }
}

function isFile(path: string): boolean {
  try {
    return realDisk.look(path)?.kind === "file";
  } catch (error) {
    if (isDiskError(error)) return false;
    throw error;
  }
}

function isThere(directory: string, id: string): boolean {
  return namesIn(directory).includes(`${id}.json`);
}

/**
 * The newest review. A file that is not a valid review counts as older where it says so itself, or was
 * last changed before the newest review began; of any other nobody can know, which is said.
 */
function latest({ terminal }: Invocation, reviews: Reviews, directory: string): string {
  const { reviews: [newest], skipped = [] } = reviews.list({ limit: 1 });
  const began = newest === undefined ? null : Date.parse(newest.created_at);
  for (const { file, reason } of skipped) {
    const age = began === null ? null : ageOf(join(directory, file));
    if (age !== null && began !== null && age < began) continue;
    terminal.err(
      `warning: cannot tell whether ${file} is newer: it is not a valid review: ${reason}`,
    );
  }
  if (newest !== undefined) return newest.review_id;
  throw new ReviewError("unknown_review", `there are no reviews in ${quote(directory)}.`);
}

/**
 * When a damaged review began, or was last changed, in milliseconds; null where that is unknown.
 */
function ageOf(path: string): number | null {
  try {
    const found = realDisk.look(path);
    if (found?.kind !== "file") return null;
    const began = found.size > LOOKED_INTO_MOST ? NaN : beganAt(path, found.size);
    return Number.isNaN(began) ? found.modified : began;
  } catch (error) {
    // What cannot be read tells nothing; the reason is told beside it.
    if (isDiskError(error)) return null;
    throw error;
  }
}

/** The time at which a review's file says that it began; NaN where it does not. */
function beganAt(path: string, size: number): number {
  using file = realDisk.open(path, "read");
  const bytes = new Uint8Array(size);
  const text = new TextDecoder().decode(bytes.subarray(0, file.read(bytes)));
  const [, time = ""] = /"created_at":\s*"([^"]+)"/.exec(text) ?? [];
  return Date.parse(time);
}
