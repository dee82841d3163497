import { pattern } from "../../lazy.ts";
import { type Segment, segments } from "../read/segments.ts";

/** All words of a text in their order, function words included. */
export interface Course {
  readonly words: readonly string[];
  /** What each word counts for. */
  readonly sizes: readonly number[];
  /** Letters of each word, and of all together. */
  readonly lengths: readonly number[];
  readonly letters: number;
  /** All letters, marks and digits in one line, and those of each sentence. */
  readonly line: string;
  readonly sentences: readonly string[];
}

/** What one character of an unspaced script counts for. */
const SIZE: Readonly<Record<Segment["writing"], number>> = {
  spaced: 1,
  han: 0.5,
  kana: 0.4,
  syllabic: 0.25,
};

/** The same for a letter of other words in a text that is mostly unspaced. */
const LETTER_AMONG_RUNNING = 0.125;

/** "630kva" and "630 kva" are the same words. */
const lettersOrDigits = pattern(String.raw`\p{N}+|[\p{L}\p{M}]+`, "gu");

const SENTENCE_END = /[.!?…。！？।؟۔။។](?:\s+|(?<=[。！？।۔။។])|$)|\n/u;
const gaps = pattern(String.raw`[^\p{L}\p{M}\p{N}]+`, "gu");

/** Reads a folded text in its order. */
export function course(folded: string): Course {
  const words: string[] = [];
  const sizes: number[] = [];
  const parts = segments(folded);
  // In a text that is mostly unspaced, the spaces around its other words come and go.
  const spaced = parts.filter(({ writing }) => writing === "spaced").length;
  const unspaced = parts.reduce(
    (sum, { writing, text }) => sum + (writing === "spaced" ? 0 : [...text].length * SIZE[writing]),
    0,
  );
  const running = unspaced > spaced;
  for (const { writing, text } of parts) {
    const whole = writing === "spaced" && !running;
    for (const word of whole ? text.match(lettersOrDigits()) ?? [] : text) {
      words.push(word);
      sizes.push(writing === "spaced" && running ? LETTER_AMONG_RUNNING : SIZE[writing]);
    }
  }
  const lengths = words.map((word) => [...word].length);
  const letters = lengths.reduce((sum, length) => sum + length, 0);
  const sentences = folded.split(SENTENCE_END).map((part) => part.replace(gaps(), ""))
    .filter((part) => part !== "");
  return { words, sizes, lengths, letters, line: sentences.join(""), sentences };
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

/** Whether a text has all words of another in their order, with others between them or not. */
export function holdsInOrder(own: Course, other: Course): boolean {
  let found = 0;
  for (const word of own.words) if (word === other.words[found]) found++;
  return found === other.words.length;
}

/**
 * How much of one text stands in another in the same order, whatever stands between: the share of
 * its letters, 0–1, in their longest common subsequence of words.
 */
export function keptInOrder(own: Course, other: Course): number {
  let before: number[] = other.words.map(() => 0);
  own.words.forEach((word, at) => {
    const length = own.lengths[at] ?? 0;
    let left = 0;
    before = other.words.map((theirs, column) => {
      const here = word === theirs
        ? (before[column - 1] ?? 0) + length
        : Math.max(before[column] ?? 0, left);
      left = here;
      return here;
    });
  });
  return own.letters === 0 ? 0 : (before.at(-1) ?? 0) / own.letters;
}

/** A beginning or an end of one text that stands in another. */
export interface Edge {
  /** Its share of the text it comes from, 0–1, by letters and by whole words. */
  readonly ofLetters: number;
  readonly ofWords: number;
  /** The letters themselves. */
  readonly letters: string;
}

/** The longest beginning or end of a text that stands in another in one piece, cut words included. */
export function sharedEdge(own: Course, other: Course): Edge {
  const most = own.line.length;
  const start = longest(most, (length) => other.line.includes(own.line.slice(0, length)));
  const end = longest(most, (length) => other.line.includes(own.line.slice(most - length)));
  return edge(own, start >= end ? start : -end);
}

/** The longest beginning or end of a text that another has as a sentence of its own. */
export function sharedSentence(own: Course, other: Course): Edge {
  let longest = 0;
  for (const sentence of other.sentences) {
    if (sentence.length <= Math.abs(longest)) continue;
    if (own.line.startsWith(sentence)) longest = sentence.length;
    else if (own.line.endsWith(sentence)) longest = -sentence.length;
  }
  return edge(own, longest);
}

/** The edge of so many letters, at the end if that is negative. */
function edge({ line, words }: Course, length: number): Edge {
  const letters = length < 0 ? line.slice(length) : line.slice(0, length);
  let left = letters.length;
  let whole = 0;
  for (const word of length < 0 ? [...words].reverse() : words) {
    left -= word.length;
    if (left < 0) break;
    whole++;
  }
  return {
    ofLetters: line === "" ? 0 : letters.length / line.length,
    ofWords: words.length === 0 ? 0 : whole / words.length,
    letters,
  };
}

/** The greatest length that fits, when all below one that fits do; 0 always does. */
function longest(most: number, fits: (length: number) => boolean): number {
  let low = 0;
  let high = most;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}
