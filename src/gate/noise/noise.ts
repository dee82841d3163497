import { isCommonHan } from "./common_han.ts";
import { isKeyboardWalk } from "./keyboard.ts";
import { isPlaceholder, opensAsPlaceholder } from "./placeholder.ts";
import { type Plausibility, plausibility } from "./plausibility.ts";
import { isShuffled } from "./shuffled.ts";
import { segments, type Writing } from "../read/segments.ts";

/**
 * The thresholds by which noise is told from words; found by measuring the honest texts of the
 * tests.
 */
const NOISE = {
  /** So many walks along the keyboard, making up such a share of the words, are not words. */
  walks: 2,
  walkShare: 0.3,
  /**
   * A text of this many letter pairs or more, whose pairs are below its alphabet's least, is mash …
   */
  textPairs: 14,
  /** … or below that by so much, when it has fewer different words than that … */
  fewWords: 4,
  fewWordsLess: 0.4,
  /** … or below what a few words reach, when it has fewer than that … */
  someWords: 6,
  /** Acronyms are not judged beside so many clearly well-formed words, if the rest is not mash. */
  wordsBeside: 2,
  /** … and of its words only those stand that are clearly well-formed. */
  standing: 1,
  /**
   * So many different placeholder words, making up such a share of the text, are placeholder text.
   */
  placeholders: 4,
  placeholderShare: 0.4,
  /**
   * From such a share of letters of other languages than the sampled ones on, nothing is judged.
   */
  unknown: 0.04,
  /** A word that occurs with so many different numbers attached is one word. */
  numberedForms: 3,
  /** From so many Han characters on, at least this share must be in common use. */
  han: 8,
  commonHan: 0.75,
} as const;

/** Runs of Han characters that input methods make of keys struck at random. */
const HAN_MASH =
  /阿斯顿|阿斯蒂芬|阿萨德|撒旦|啊啊啊|斯蒂芬|发斯蒂芬|啥地方|阿斯達|撒打算|啊实打实|大苏打|沙发沙发|去玩儿|自行车v|请问额/g;

const HANGUL = /\p{Script=Hangul}/u;
const NUMBER = /\p{N}/u;
const NUMBERS = /\p{N}/gu;
/**
 * Loanwords, whose letters follow no rule of Japanese; beside Hiragana they are taken for words.
 * Folding has turned some of their letters into the Hiragana that look the same.
 */
const KATAKANA_WORDS =
  /[\p{Script=Katakana}ーりへ]*\p{Script=Katakana}[\p{Script=Katakana}ーりへ]*/gu;
const HIRAGANA_LETTER = /[^\P{Script=Hiragana}りへ]/u;

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
 *
 * @param acronyms words that stand in capitals among others; beside real words they are not noise
 */
export function findNoise(folded: string, acronyms: ReadonlySet<string>): Noise {
  const found = new Set<string>();
  const writings = new Set<Writing>();
  const judged: Judged[] = [];
  const words = new Set<string>();
  const placeholders = new Set<string>();
  const walks = new Set<string>();
  const numbered = new Map<string, string[]>();
  const hiragana = HIRAGANA_LETTER.test(folded);
  const hasNumbers = NUMBER.test(folded);
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
      if (isKeyboardWalk(text)) walks.add(text);
    }
    const bare = hasNumbers ? text.replace(NUMBERS, "") : text;
    if (bare !== text) {
      const forms = numbered.get(bare);
      if (forms === undefined) numbered.set(bare, [text]);
      else forms.push(text);
    }
    for (const part of writing === "kana" && hiragana ? bare.split(KATAKANA_WORDS) : [bare]) {
      const plausible = plausibility(part);
      if (plausible.pairs > 0) judged.push({ word: text, writing, plausible });
    }
  }
  const walked = new Set([...walks].map((walk) => walk.slice(0, BEGINNING)));
  if (walked.size >= NOISE.walks && walks.size >= words.size * NOISE.walkShare) {
    for (const walk of walks) found.add(walk);
  }
  if (
    placeholders.size >= NOISE.placeholders &&
    placeholders.size >= words.size * NOISE.placeholderShare
  ) {
    for (const word of placeholders) found.add(word);
  }
  // "item1 item2 item3" is one word, and so is "item item2 item3".
  for (const [bare, forms] of numbered) {
    const different = new Set(words.has(bare) ? [bare, ...forms] : forms);
    if (bare === "" || different.size < NOISE.numberedForms) continue;
    const [kept] = different;
    for (const form of different) if (form !== kept) found.add(form);
  }
  const besideWords = acronyms.size > 0 &&
    judged.filter(({ word, plausible }) => !acronyms.has(word) && isStanding(plausible))
        .length >= NOISE.wordsBeside;
  for (const all of Map.groupBy(judged, ({ plausible }) => plausible.alphabet).values()) {
    const plain = besideWords ? all.filter(({ word }) => !acronyms.has(word)) : all;
    const own = besideWords && !isMash(plain) ? plain : all;
    if (isForeign(own) || !isMash(own)) continue;
    for (const { word, writing, plausible } of own) {
      if (writing !== "spaced") writings.add(writing);
      else if (!isStanding(plausible)) found.add(word);
    }
  }
  if (opensAsPlaceholder(folded)) {
    for (const { writing, text } of segments(folded)) {
      if (writing === "spaced") found.add(text);
      else writings.add(writing);
    }
  }
  const mash = folded.match(HAN_MASH)?.join("").length ?? 0;
  if (han >= NOISE.han && (common < han * NOISE.commonHan || mash >= han / 3)) {
    writings.add("han");
  }
  if (han > 0 && isShuffled(folded, "han")) writings.add("han");
  if (hiragana && isShuffled(folded, "japanese")) writings.add("han").add("kana");
  if (HANGUL.test(folded) && isShuffled(folded, "hangul")) {
    for (const word of words) if (HANGUL.test(word)) found.add(word);
  }
  return { words: found, writings };
}

interface Judged {
  readonly word: string;
  readonly writing: Writing;
  readonly plausible: Plausibility;
}

/** Whether a word is clearly well-formed. */
function isStanding({ sum, pairs }: Plausibility): boolean {
  return sum >= pairs * NOISE.standing;
}

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
    sum += one.plausible.sum;
    pairs += one.plausible.pairs;
  }
  const { least = 0, leastOfFew = 0 } = words[0]?.plausible ?? {};
  const reached = beginnings.size < NOISE.fewWords
    ? least - NOISE.fewWordsLess
    : beginnings.size < NOISE.someWords
    ? leastOfFew
    : least;
  return pairs >= NOISE.textPairs && sum < pairs * reached;
}

/**
 * Whether words are of a language that shares an alphabet with the sampled ones but adds letters.
 */
function isForeign(words: readonly Judged[]): boolean {
  let unknown = 0;
  let pairs = 0;
  for (const { plausible } of words) {
    unknown += plausible.unknown;
    pairs += plausible.pairs;
  }
  return unknown > pairs * NOISE.unknown;
}
