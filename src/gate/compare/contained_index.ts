import { byRarity } from "./set_index.ts";
import type { WordSet } from "../read/word_set.ts";

/** Words by which a set is found again, and how many such keys a set has in case a word is left out. */
const KEY = 2;
const KEYS = 2;

/**
 * Finds, among word sets added before, those that a new one contains, whole or but for one word: sets
 * are kept by their rarest words, two by two. Which sets are found does not depend on any third set.
 */
export class ContainedIndex {
  readonly #entries = new Map<string, { readonly other: string; readonly id: number }[]>();

  /** Adds a set under a number of its own. */
  add(words: WordSet, id: number): void {
    const rarest = [...words.keys()].sort(byRarity);
    for (let at = 0; at < KEYS * KEY; at += KEY) {
      const [word, other] = rarest.slice(at, at + KEY);
      if (word === undefined || other === undefined) return;
      const entry = this.#entries.get(word);
      if (entry === undefined) this.#entries.set(word, [{ other, id }]);
      else entry.push({ other, id });
    }
  }

  /** The numbers of the sets found, in ascending order. */
  candidates(words: WordSet): number[] {
    const found = new Set<number>();
    for (const word of words.keys()) {
      for (const { other, id } of this.#entries.get(word) ?? []) {
        if (words.has(other)) found.add(id);
      }
    }
    return [...found].sort((a, b) => a - b);
  }
}
