import { contentWords } from "./words.ts";

/** What the gate knows of one text. */
export interface TextProfile {
  /** How many content words the text has, repetitions counted. */
  readonly total: number;
  /** The distinct content words. */
  readonly words: ReadonlySet<string>;
  /** The word that occurs most often, and how often. */
  readonly top: { readonly word: string; readonly count: number };
}

/** Reads a text once. */
export function profile(text: string): TextProfile {
  const counts = new Map<string, number>();
  const all = contentWords(text);
  for (const word of all) counts.set(word, (counts.get(word) ?? 0) + 1);
  let top = { word: "", count: 0 };
  for (const [word, count] of counts) if (count > top.count) top = { word, count };
  return { total: all.length, words: new Set(counts.keys()), top };
}

/** How many words two sets have in common. */
export function commonWords(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const [small, large] = a.size < b.size ? [a, b] : [b, a];
  let common = 0;
  for (const word of small) if (large.has(word)) common++;
  return common;
}
