import { fold } from "./fold.ts";
import { readAsLatin } from "./lookalikes.ts";
import { counters } from "./counters.ts";
import { findNoise } from "../noise/noise.ts";
import { remember } from "./remember.ts";
import { contentWords } from "./words.ts";
import { inOrder, type Sentence } from "./sentences.ts";
import { weightOf, type WordSet } from "./word_set.ts";
import { type Own, ownOf } from "./generic.ts";
import { FLOOR } from "../rules.ts";

/** What the gate knows of one text. All counts are in words; pieces of running script add up. */
export interface Text {
  /** How many content words the text has, repetitions counted. */
  readonly total: number;
  /** The distinct content words with what each counts for. */
  readonly words: WordSet;
  /** How many distinct content words that makes. */
  readonly distinct: number;
  /** How many of them are more than noise (mash, placeholder text). */
  readonly meaningful: number;
  /** Words that are not counted because they are noise, as written but folded. */
  readonly noise: readonly string[];
  /** Those of the words that are more than comment and courtesy. */
  readonly strong: WordSet;
  /** The word that occurs most often, and how often. */
  readonly top: { readonly word: string; readonly count: number };
  /**
   * How many different function words it has beside them, and how many of a language but English
   * and Spanish.
   */
  readonly functionWords: number;
  readonly otherFunctionWords: number;
  /** What of it is neither comment nor generic talk. */
  readonly own: Own;
  /** How many of the content words are so long that they count for two. */
  readonly longWords: number;
  /**
   * The text's letters and digits without their order, marks and case, with signs read as the
   * letters that they look like: equal for a shuffled, newly punctuated or disguised text.
   */
  readonly letters: string;
  /** All words in their order, function words included; of running script the characters. */
  readonly tokens: readonly string[];
  /** Its sentences, and the letters, marks and digits of all of them. */
  readonly sentences: readonly Sentence[];
  readonly line: string;
  /** Where each content word stands for the first time; function words come after all of them. */
  readonly places: ReadonlyMap<string, number>;
  /** Whether most of it is in a script that says much with each character. */
  readonly dense: boolean;
}

/** Numbers count if there are at least so many words beside them, and not many more numbers. */
const WORDS_BESIDE_NUMBERS = 2;
const NUMBERS_PER_WORD = 2;
const NUMBER = /^\p{N}+$/u;

/** Claims and targets come again with every item. */
const TEXTS_KEPT = 500;

/** Reads a text once; asking again for one of the latest texts costs nothing. */
export const readText: (text: string) => Text = remember(read, TEXTS_KEPT);

const HANGUL = /^\p{Script=Hangul}/u;

/** A Hangul syllable has two letters or more. */
function longLetters(word: string): number {
  return HANGUL.test(word) ? FLOOR.longWord / 2 : FLOOR.longWord;
}

function read(text: string): Text {
  const forms = fold(text);
  const { folded } = forms;
  const words = new Map<string, number>();
  const strong = new Map<string, number>();
  const counts = new Map<string, number>();
  const noisy = findNoise(folded, forms.acronyms);
  const noiseKeys = new Map<string, number>();
  const noise = new Set<string>();
  const numbers = new Set<string>();
  let total = 0;
  let long = 0;
  const content = contentWords(forms);
  const counted = new Set(counters(folded));
  for (const { key, form, writing, weight, weak } of content.words) {
    total += weight;
    words.set(key, weight);
    if (!weak && !counted.has(form)) strong.set(key, weight);
    if (noisy.words.has(form) || noisy.writings.has(writing)) {
      noiseKeys.set(key, weight);
      noise.add(form);
    } else if (NUMBER.test(form)) numbers.add(key);
    else if (weight === 1 && !counts.has(key) && form.length >= longLetters(form)) long++;
    counts.set(key, (counts.get(key) ?? 0) + weight);
  }
  let top = { word: "", count: 0 };
  for (const [word, count] of counts) if (count > top.count) top = { word, count };
  const distinct = weightOf(words);
  // Acronyms have their numbers ("TLS 1.3"), even where too many of them are taken for noise.
  const unnamed = weightOf(
    new Map([...noiseKeys].filter(([key]) => !forms.acronyms.has(key))),
  );
  // Keys struck at random hold short function words by accident.
  const mash = noisy.writings.size > 0;
  const beside = distinct - unnamed - numbers.size + (mash ? 0 : content.functionWords);
  const withNumbers = beside >= WORDS_BESIDE_NUMBERS &&
    numbers.size <= beside * NUMBERS_PER_WORD;
  const { tokens, sentences } = inOrder(folded);
  return {
    total,
    words,
    distinct,
    meaningful: distinct - weightOf(noiseKeys) - (withNumbers ? 0 : numbers.size),
    noise: [...noise],
    strong,
    top,
    functionWords: mash ? 0 : content.functionWords,
    otherFunctionWords: mash ? 0 : content.otherFunctionWords,
    own: ownOf(content.words, folded),
    longWords: long,
    letters: lettersOf(folded),
    tokens,
    sentences,
    line: sentences.map(({ line }) => line).join(""),
    places: new Map([...content.dropped, ...words.keys()].map((word, place) => [word, place])),
    dense: content.words.filter(({ weight }) => weight < 1).length > content.words.length / 2,
  };
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
const MARKS = /\p{M}/gu;
const NO_LETTERS_OR_NUMBERS = /[^\p{L}\p{N}]/gu;

function lettersOf(folded: string): string {
  const bare = folded.normalize("NFD").replace(MARKS, "").replaceAll("แ", "เเ");
  const drawn = readAsLatin(bare.replace(NO_LETTERS_OR_NUMBERS, ""))
    .replace(DRAWN, (sign) => DRAWN_LETTERS[sign] ?? sign);
  return [...drawn].sort().join("");
}
