import { fold } from "./fold.ts";
import { readAsLatin } from "./lookalikes.ts";
import { counters } from "./counters.ts";
import { pattern } from "../../lazy.ts";
import { findNoise } from "../noise/noise.ts";
import { type Course, course } from "../compare/sequence.ts";
import { remember } from "./remember.ts";
import { contentWords } from "./words.ts";
import { commonWords, weightOf, type WordSet } from "./word_set.ts";

/** What the gate knows of one text. All counts are in words; pieces of running script add up. */
export interface TextProfile {
  /** The text in the form in which texts are compared. */
  readonly folded: string;
  /** How many content words the text has, repetitions counted. */
  readonly total: number;
  /** The distinct content words with what each counts for. */
  readonly words: WordSet;
  /** How many distinct content words that makes. */
  readonly distinct: number;
  /** How many of them are more than noise (mash, placeholder text). */
  readonly meaningful: number;
  /** How many words more the long ones are worth in languages that compound or glue. */
  readonly long: number;
  /** Those of the words that are more than comment and courtesy. */
  readonly strong: WordSet;
  /** The word that occurs most often, and how often. */
  readonly top: { readonly word: string; readonly count: number };
  /** Share of the text, 0–1, that a handful of endlessly repeated pieces of running script make up. */
  readonly echo: number;
  /** How many different function words and fillers it has beside them. */
  readonly functionWords: number;
  /**
   * The text's letters without their order, marks and case, with its digits in order, with its numbers
   * sorted, with signs read as the letters they look like, and so with doubled letters as one: one of
   * them is equal for a shuffled, newly punctuated or disguised text.
   */
  readonly anagrams: readonly string[];
  /** All words in their order. */
  readonly course: Course;
  /** Whether the text is in English or Spanish, as far as its function words tell. */
  readonly classic: boolean;
}

/** Numbers count if there are at least so many words beside them, and not many more numbers. */
const WORDS_BESIDE_NUMBERS = 2;
const NUMBERS_PER_WORD = 2;
const number = pattern(String.raw`^\p{N}+$`, "u");

/** Letters that make a word of a language that glues or compounds; a Hangul syllable counts for two. */
const WORD_LETTERS = 6.5;
/** Words that one word can count for beyond itself. */
const MOST_EXTRA = 1;
const hangul = pattern(String.raw`^\p{Script=Hangul}`, "u");

/** How many words more than one a long word makes. */
function extraLength(word: string): number {
  const letters = word.length * (hangul().test(word) ? 2 : 1);
  return Math.max(0, Math.min(MOST_EXTRA, letters / WORD_LETTERS - 1));
}

/** A piece of running script is an echo from this many occurrences on, and at most so many are. */
const ECHO = { from: 3, pieces: 6 } as const;

/** Claims and targets come again with every item. */
const TEXTS_KEPT = 500;

/** Reads a text once; asking again for one of the latest texts costs nothing. */
export const profile: (text: string) => TextProfile = remember(read, TEXTS_KEPT);

function read(text: string): TextProfile {
  const forms = fold(text);
  const { folded } = forms;
  const words = new Map<string, number>();
  const strong = new Map<string, number>();
  const counts = new Map<string, number>();
  const noisy = findNoise(folded, forms.acronyms);
  const noiseKeys = new Map<string, number>();
  const numbers = new Set<string>();
  let total = 0;
  let long = 0;
  const content = contentWords(forms);
  const counted = new Set(counters(folded));
  for (const { key, form, writing, weight, weak } of content.words) {
    total += weight;
    words.set(key, weight);
    if (!weak && !counted.has(form)) strong.set(key, weight);
    if (noisy.words.has(form) || noisy.writings.has(writing)) noiseKeys.set(key, weight);
    else if (number().test(form)) numbers.add(key);
    else if (weight === 1 && !counts.has(key)) long += extraLength(form);
    counts.set(key, (counts.get(key) ?? 0) + weight);
  }
  let top = { word: "", count: 0 };
  for (const [word, count] of counts) if (count > top.count) top = { word, count };
  const distinct = weightOf(words);
  const noise = weightOf(noiseKeys);
  // Acronyms have their numbers ("TLS 1.3"), even where too many of them are taken for noise.
  const unnamed = weightOf(
    new Map([...noiseKeys].filter(([key]) => !forms.acronyms.has(key))),
  );
  // Keys struck at random hold short function words by accident.
  const mash = noisy.writings.size > 0;
  const beside = distinct - unnamed - numbers.size + (mash ? 0 : content.functionWords);
  const withNumbers = beside >= WORDS_BESIDE_NUMBERS &&
    numbers.size <= beside * NUMBERS_PER_WORD;
  return {
    folded,
    total,
    words,
    distinct,
    meaningful: distinct - noise - (withNumbers ? 0 : numbers.size),
    long,
    strong,
    top,
    echo: total === 0 ? 0 : echoes(words, counts) / total,
    functionWords: content.functionWords,
    anagrams: anagrams(folded),
    course: course(folded),
    classic: content.classic,
  };
}

function echoes(words: WordSet, counts: ReadonlyMap<string, number>): number {
  const repeated = [...counts]
    .filter(([key, count]) => {
      const weight = words.get(key) ?? 1;
      return weight < 1 && count >= ECHO.from * weight;
    })
    .map(([, count]) => count);
  return repeated.length > ECHO.pieces ? 0 : repeated.reduce((sum, count) => sum + count, 0);
}

/** Letters that digits, and letters drawn alike, are written for ("th3 c0st", "bi1l"). */
const DRAWN_LETTERS: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "l": "i",
};
const DRAWN = new RegExp(`[${Object.keys(DRAWN_LETTERS).join("")}]`, "g");

const marks = pattern(String.raw`\p{M}`, "gu");
const noLetters = pattern(String.raw`[^\p{L}]`, "gu");
const numbers = pattern(String.raw`\p{N}+`, "gu");
const doubled = pattern(String.raw`(\p{L})\1+`, "gu");
const noLettersOrNumbers = pattern(String.raw`[^\p{L}\p{N}]`, "gu");

function anagrams(folded: string): string[] {
  const bare = folded.normalize("NFD").replace(marks(), "").replaceAll("แ", "เเ");
  const letters = sorted(bare.replace(noLetters(), ""));
  const found = bare.match(numbers()) ?? [];
  const drawn = readAsLatin(bare.replace(noLettersOrNumbers(), ""))
    .replace(DRAWN, (sign) => DRAWN_LETTERS[sign] ?? sign);
  return [
    `${letters} ${found.join("")}`,
    `${letters} ${[...found].sort().join(" ")}`,
    sorted(drawn),
    `doubled ${sorted(drawn.replace(doubled(), "$1"))}`,
  ];
}

function sorted(letters: string): string {
  return [...letters].sort().join("");
}

/** How far a text copies a source. */
export interface Overlap {
  /** Content words of the text that the source has too, and that it has not. */
  readonly shared: number;
  readonly added: number;
  /** Content words added that are more than comment and courtesy. */
  readonly matter: number;
}

/** Compares the words of a text with those of what it may copy. */
export function overlap(text: TextProfile, source: TextProfile): Overlap {
  const shared = commonWords(text.words, source.words);
  const matter = weightOf(text.strong) - commonWords(text.strong, source.words);
  return { shared, added: text.distinct - shared, matter };
}
