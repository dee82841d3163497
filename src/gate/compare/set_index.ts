import { weightOf, type WordSet } from "../read/word_set.ts";

/**
 * Finds, among word sets added before, those that may be similar to a new one, without comparing it
 * with each: two sets as similar as `least` must share a word of their beginnings, when all sets are
 * put in one fixed order and the beginning is what leaves less than `least` of the set (the prefix
 * filter of set-similarity joins). Which sets are found does not depend on any third set.
 */
export class SetIndex {
  readonly #least: number;
  readonly #entries = new Map<string, number[]>();

  /** @param least similarity (Jaccard, above 0) from which on a pair has to be found */
  constructor(least: number) {
    this.#least = least;
  }

  /** Adds a set under a number of its own. */
  add(words: WordSet, id: number): void {
    for (const word of this.#beginning(words)) {
      const entry = this.#entries.get(word);
      if (entry === undefined) this.#entries.set(word, [id]);
      else entry.push(id);
    }
  }

  /** The numbers of all sets that can be as similar as that, in ascending order, and some more. */
  candidates(words: WordSet): number[] {
    const found = new Set<number>();
    for (const word of this.#beginning(words)) {
      for (const id of this.#entries.get(word) ?? []) found.add(id);
    }
    return [...found].sort((a, b) => a - b);
  }

  #beginning(words: WordSet): string[] {
    const ordered = [...words].sort(([a], [b]) => byRarity(a, b));
    const may = this.#least * weightOf(words);
    let rest = weightOf(words);
    const beginning: string[] = [];
    for (const [word, weight] of ordered) {
      if (rest < may - EPSILON) break;
      beginning.push(word);
      rest -= weight;
    }
    return beginning;
  }
}

/** Guards against sums of weights that rounding puts on the wrong side. */
const EPSILON = 1e-9;

/** Long words first: a fixed order in which the words that few texts share tend to come early. */
export function byRarity(a: string, b: string): number {
  return b.length - a.length || (a < b ? -1 : a > b ? 1 : 0);
}
