import { segments } from "./segments.ts";

/** A sentence of a folded text. */
export interface Sentence {
  /** Its letters, marks and digits. */
  readonly line: string;
  /** How many tokens of the text stand before its end. */
  readonly end: number;
}

/**
 * Where a sentence ends: at a full stop and its like, also without a space in scripts that have
 * none between words; at a Greek question mark; in Thai and Lao, which have no full stop, at a
 * space that does not merely set off a number.
 */
const SENTENCE_END =
  /[.!?…؟](?=\s|$)|[。।۔။።]|[!?](?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])|(?<=\p{Script=Greek});|\n|(?<=[\p{Script=Thai}\p{Script=Lao}])\s(?!\p{N})/u;

/** A text in its order. */
export interface Order {
  /** All words, function words included; of running script the characters. */
  readonly tokens: readonly string[];
  readonly sentences: readonly Sentence[];
  /** The letters, marks and digits of all sentences. */
  readonly line: string;
}

/**
 * The words of a folded text in their order, characters where its script runs on, and its
 * sentences.
 */
export function inOrder(folded: string): Order {
  const tokens: string[] = [];
  const sentences: Sentence[] = [];
  for (const sentence of folded.split(SENTENCE_END)) {
    const before = tokens.length;
    for (const { writing, text } of segments(sentence)) {
      if (writing === "spaced") tokens.push(text);
      else tokens.push(...text);
    }
    if (tokens.length === before) continue;
    sentences.push({ line: tokens.slice(before).join(""), end: tokens.length });
  }
  return { tokens, sentences, line: sentences.map(({ line }) => line).join("") };
}
