import { pattern } from "./lazy.ts";
import { type Segment, segments } from "./segments.ts";

/** All words of a text in their order, function words included. */
export interface Course {
  readonly words: readonly string[];
  /** What each word counts for. */
  readonly sizes: readonly number[];
  /** Letters of each word, and of all together. */
  readonly lengths: readonly number[];
  readonly letters: number;
}

/** What one character of an unspaced script counts for. */
const SIZE: Readonly<Record<Segment["writing"], number>> = {
  spaced: 1,
  han: 0.5,
  kana: 0.4,
  syllabic: 0.25,
};

/** "630kva" and "630 kva" are the same words. */
const lettersOrDigits = pattern(String.raw`\p{N}+|[\p{L}\p{M}]+`, "gu");

/** Reads a folded text in its order. */
export function course(folded: string): Course {
  const words: string[] = [];
  const sizes: number[] = [];
  for (const { writing, text } of segments(folded)) {
    for (const word of writing === "spaced" ? text.match(lettersOrDigits()) ?? [] : text) {
      words.push(word);
      sizes.push(SIZE[writing]);
    }
  }
  const lengths = words.map((word) => [...word].length);
  const letters = lengths.reduce((sum, length) => sum + length, 0);
  return { words, sizes, lengths, letters };
}

/** A shingle: as many words in a row, from one place on, as make up a given size. */
interface Shingle {
  readonly text: string;
  readonly end: number;
}

function shingle({ words, sizes }: Course, at: number, run: number): Shingle | undefined {
  let size = 0;
  let end = at;
  while (end < words.length && size < run) size += sizes[end++] ?? 0;
  return size < run ? undefined : { text: words.slice(at, end).join(" "), end };
}

/** The different runs of `run` words in a row that a text has. */
export function runs(course: Course, run: number): Set<string> {
  const found = new Set<string>();
  for (let at = 0; at < course.words.length; at++) {
    const text = shingle(course, at, run)?.text;
    if (text !== undefined) found.add(text);
  }
  return found;
}

/**
 * How much of one text stands in another in the same words and order: the share of its letters, 0–1,
 * that lie in a run of `run` words which the other text has too.
 */
export function sharedCourse(own: Course, other: Course, run: number): number {
  const theirs = runs(other, run);
  let covered = 0;
  let until = 0;
  for (let at = 0; at < own.words.length; at++) {
    const here = shingle(own, at, run);
    if (here === undefined || !theirs.has(here.text)) continue;
    for (let word = Math.max(at, until); word < here.end; word++) covered += own.lengths[word] ?? 0;
    until = here.end;
  }
  return own.letters === 0 ? 0 : covered / own.letters;
}

/**
 * The longest beginning or end of a text that stands in another in one piece: its share of the
 * letters, 0–1.
 */
export function sharedEdge(own: Course, other: Course): number {
  if (own.letters === 0) return 0;
  const start = longestStart(own.words, other.words);
  const end = longestStart([...own.words].reverse(), [...other.words].reverse());
  const ofStart = own.lengths.slice(0, start).reduce((sum, length) => sum + length, 0);
  const ofEnd = own.lengths.slice(own.lengths.length - end).reduce(
    (sum, length) => sum + length,
    0,
  );
  return Math.max(ofStart, ofEnd) / own.letters;
}

/** How many first words of a list stand in a row somewhere in another (the Z-algorithm, linear). */
function longestStart(words: readonly string[], other: readonly string[]): number {
  const all: (string | undefined)[] = [...words, undefined, ...other];
  const reach = new Array<number>(all.length).fill(0);
  let left = 0;
  let right = 0;
  let longest = 0;
  for (let at = 1; at < all.length; at++) {
    let length = at < right ? Math.min(right - at, reach[at - left] ?? 0) : 0;
    while (at + length < all.length && all[length] === all[at + length]) length++;
    reach[at] = length;
    if (at + length > right) [left, right] = [at, at + length];
    if (at > words.length) longest = Math.max(longest, length);
  }
  return Math.min(longest, words.length);
}
