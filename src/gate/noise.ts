import { isCommonHan } from "./common_han.ts";
import { isKeyboardWalk } from "./keyboard.ts";
import { isPlaceholder } from "./lorem.ts";
import { type Plausibility, plausibility } from "./plausibility.ts";
import { segments, type Writing } from "./segments.ts";

/** The thresholds by which noise is told from words; found by measuring the honest texts of the tests. */
const NOISE = {
  /** A word of this many letter pairs or more, whose pairs halve chance on average, is no word. */
  wordPairs: 5,
  word: -1,
  /** A text of this many letter pairs or more, whose pairs are below its alphabet's least, is mash … */
  textPairs: 14,
  /** … and of its words only those stand that are clearly well-formed. */
  standing: 1,
  /** So many different placeholder words, making up such a share of the text, are placeholder text. */
  placeholders: 4,
  placeholderShare: 0.4,
  /** A word of so many letters that occurs with so many different numbers attached is one word. */
  numberedLetters: 3,
  numberedForms: 3,
  /** Numbers count if there are at least so many different words beside them. */
  wordsBesideNumbers: 2,
  /** From so many Han characters on, at least this share has to be in common use. */
  han: 8,
  commonHan: 0.75,
} as const;

/** Runs of Han characters that input methods make of keys struck at random. */
const HAN_MASH =
  /阿斯顿|阿斯蒂芬|阿萨德|撒旦|啊啊啊|斯蒂芬|发斯蒂芬|啥地方|阿斯達|撒打算|啊实打实|大苏打|沙发沙发|去玩儿|自行车v|请问额/g;

/** What of a text is noise. */
export interface Noise {
  /** Words that are noise, folded. */
  readonly words: ReadonlySet<string>;
  /** Ways of writing without spaces of which the text holds nothing but noise. */
  readonly writings: ReadonlySet<Writing>;
}

/**
 * What of a folded text is noise: letters struck at random, walks along the keyboard, placeholder
 * text. Nothing in an ordinary text, also one with code words and abbreviations.
 */
export function noise(folded: string): Noise {
  const found = new Set<string>();
  const writings = new Set<Writing>();
  const judged: Judged[] = [];
  const words = new Set<string>();
  const placeholders = new Set<string>();
  const numbered = new Map<string, string[]>();
  const numbers = new Set<string>();
  let han = 0;
  let common = 0;
  for (const { writing, text } of segments(folded)) {
    if (writing === "han") {
      for (const character of text) {
        han++;
        if (isCommonHan(character)) common++;
      }
      continue;
    }
    words.add(text);
    if (writing === "spaced") {
      if (isPlaceholder(text)) placeholders.add(text);
      if (isKeyboardWalk(text)) found.add(text);
      const bare = text.replace(/\p{N}/gu, "");
      if (bare === "") numbers.add(text);
      else numbered.set(bare, [...numbered.get(bare) ?? [], text]);
    }
    const plausible = plausibility(text);
    if (plausible.pairs > 0) judged.push({ word: text, writing, ...plausible });
  }
  if (
    placeholders.size >= NOISE.placeholders &&
    placeholders.size >= words.size * NOISE.placeholderShare
  ) {
    for (const word of placeholders) found.add(word);
  }
  // "item1 item2 item3" is one word, and numbers alone say nothing.
  for (const [bare, forms] of numbered) {
    if (bare.length < NOISE.numberedLetters || new Set(forms).size < NOISE.numberedForms) continue;
    for (const form of forms.slice(1)) if (form !== forms[0]) found.add(form);
  }
  if (han === 0 && words.size - numbers.size < NOISE.wordsBesideNumbers) {
    for (const number of numbers) found.add(number);
  }
  for (const { word, sum, pairs } of judged) {
    if (pairs >= NOISE.wordPairs && sum <= pairs * NOISE.word) found.add(word);
  }
  for (const alphabet of new Set(judged.map((one) => one.alphabet))) {
    const own = judged.filter((one) => one.alphabet === alphabet);
    if (!isMash(own)) continue;
    for (const { word, writing, sum, pairs } of own) {
      if (writing !== "spaced") writings.add(writing);
      else if (sum < pairs * NOISE.standing) found.add(word);
    }
  }
  const mash = folded.match(HAN_MASH)?.join("").length ?? 0;
  if (han >= NOISE.han && (common < han * NOISE.commonHan || mash >= han / 3)) {
    writings.add("han");
  }
  return { words: found, writings };
}

type Judged = Plausibility & { readonly word: string; readonly writing: Writing };

/** Forms of one word say no more than the word: of words that begin alike one is judged. */
const BEGINNING = 3;

function isMash(words: readonly Judged[]): boolean {
  const beginnings = new Set<string>();
  let sum = 0;
  let pairs = 0;
  for (const one of words) {
    const beginning = one.word.slice(0, BEGINNING);
    if (beginnings.has(beginning)) continue;
    beginnings.add(beginning);
    sum += one.sum;
    pairs += one.pairs;
  }
  return pairs >= NOISE.textPairs && sum < pairs * (words[0]?.least ?? 0);
}
