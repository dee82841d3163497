import { lazy } from "../../lazy.ts";
import { fold } from "./fold.ts";
import { counters } from "./counters.ts";
import { findNoise } from "../noise/noise.ts";
import { remember } from "./remember.ts";
import { type Filling, fillingOf } from "./filling.ts";
import { contentWords } from "./words.ts";
import { lettersOf } from "./letters.ts";
import { inOrder, type Order } from "./sentences.ts";
import type { WordSet } from "./word_set.ts";
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
  /** Those of the words that are comment and courtesy, and what the others count for. */
  readonly weak: ReadonlySet<string>;
  readonly matter: number;
  /** The word that occurs most often, and how often. */
  readonly top: { readonly word: string; readonly count: number };
  /** The character or pair of characters that makes up most of it. */
  readonly filling: Filling;
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
  /** What was left out, function words above all, in the form in which words are compared. */
  readonly dropped: ReadonlySet<string>;
  /** Its words in their order and its sentences, for texts that come near to another. */
  readonly order: () => Order;
  /** Where each word stands for the first time, the dropped ones before all others. */
  readonly places: () => ReadonlyMap<string, number>;
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
  const noisy = findNoise(folded, forms.acronyms);
  const content = contentWords(forms);
  const counted = new Set(counters(folded));
  const words = new Map<string, number>();
  /** What words that come again count for with all their repetitions. */
  const again = new Map<string, number>();
  const weak = new Set<string>();
  const noise: string[] = [];
  let total = 0;
  let long = 0;
  let numbers = 0;
  let unmeant = 0;
  let unnamed = 0;
  for (const { key, form, writing, weight, weak: isWeak } of content.words) {
    total += weight;
    const isMatter = !isWeak && !counted.has(form);
    const known = words.get(key);
    if (known !== undefined) {
      again.set(key, (again.get(key) ?? known) + weight);
      if (isMatter) weak.delete(key);
      continue;
    }
    words.set(key, weight);
    if (!isMatter) weak.add(key);
    if (noisy.words.has(form) || noisy.writings.has(writing)) {
      noise.push(form);
      unmeant += weight;
      // Acronyms have their numbers ("TLS 1.3"), even where too many of them are taken for noise.
      if (!forms.acronyms.has(key)) unnamed += weight;
    } else if (NUMBER.test(form)) numbers++;
    else if (weight === 1 && form.length >= longLetters(form)) long++;
  }
  let top = { word: "", count: 0 };
  let distinct = 0;
  let matter = 0;
  for (const [word, weight] of words) {
    distinct += weight;
    if (!weak.has(word)) matter += weight;
    const count = again.get(word) ?? weight;
    if (count > top.count) top = { word, count };
  }
  // Keys struck at random hold short function words by accident.
  const mash = noisy.writings.size > 0;
  const beside = distinct - unnamed - numbers + (mash ? 0 : content.functionWords);
  const withNumbers = beside >= WORDS_BESIDE_NUMBERS &&
    numbers <= beside * NUMBERS_PER_WORD;
  const { dropped } = content;
  return {
    total,
    words,
    distinct,
    meaningful: distinct - unmeant - (withNumbers ? 0 : numbers),
    noise,
    weak,
    matter,
    top,
    filling: fillingOf(folded),
    functionWords: mash ? 0 : content.functionWords,
    otherFunctionWords: mash ? 0 : content.otherFunctionWords,
    own: ownOf(content.words, folded),
    longWords: long,
    letters: lettersOf(folded),
    dropped,
    order: lazy(() => inOrder(folded)),
    places: lazy(() => new Map([...dropped, ...words.keys()].map((word, place) => [word, place]))),
    dense: content.words.filter(({ weight }) => weight < 1).length > content.words.length / 2,
  };
}
