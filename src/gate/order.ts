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

/** Reads a folded text in its order. */
export function course(folded: string): Course {
  const words: string[] = [];
  const sizes: number[] = [];
  for (const { writing, text } of segments(folded)) {
    for (const word of writing === "spaced" ? [text] : text) {
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

/**
 * How much of one text stands in another in the same words and order: the share of its letters, 0–1,
 * that lie in a run of `run` words which the other text has too.
 */
export function sharedCourse(own: Course, other: Course, run: number): number {
  const theirs = new Set<string>();
  for (let at = 0; at < other.words.length; at++) {
    const text = shingle(other, at, run)?.text;
    if (text !== undefined) theirs.add(text);
  }
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
