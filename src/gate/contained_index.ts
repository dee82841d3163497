import { byRarity } from "./set_index.ts";
import type { WordSet } from "./word_set.ts";

/** Words by which a set is found again. */
const KEY = 2;

/**
 * Finds, among word sets added before, those that a new one contains whole: sets are kept by their
 * rarest two words, and looked for by every two words of the new set. Which sets are found does not
 * depend on any third set.
 */
export class ContainedIndex {
  readonly #padding: number;
  readonly #entries = new Map<string, number[]>();

  /** @param padding share of a set, above 0, that a set which contains it may have beside it */
  constructor(padding: number) {
    this.#padding = padding;
  }

  /** Adds a set under a number of its own. */
  add(words: WordSet, id: number): void {
    const rarest = [...words.keys()].sort(byRarity).slice(0, KEY);
    if (rarest.length < KEY) return;
    const key = rarest.join(" ");
    const entry = this.#entries.get(key);
    if (entry === undefined) this.#entries.set(key, [id]);
    else entry.push(id);
  }

  /** The numbers of the sets found, in ascending order. */
  candidates(words: WordSet): number[] {
    // However the words beside it are sorted in, those of the set's key come no later than that.
    const most = KEY + Math.ceil(words.size * this.#padding / (1 + this.#padding));
    const rarest = [...words.keys()].sort(byRarity).slice(0, most);
    const found = new Set<number>();
    rarest.forEach((first, at) => {
      for (const second of rarest.slice(at + 1)) {
        for (const id of this.#entries.get(`${first} ${second}`) ?? []) found.add(id);
      }
    });
    return [...found].sort((a, b) => a - b);
  }
}
