/** No list, which nearly every word gets. */
const NONE: ReadonlySet<number> = new Set();

/** Shortest beginning of a word by which it can be found. */
const SHORTEST = 2;

/** Many lists of words, asked at once which of them know a word. */
export class WordIndex {
  readonly #words = new Map<string, Set<number>>();
  readonly #beginnings = new Map<string, Set<number>>();
  #longest = 0;

  /** Adds a word to the list of a number. */
  add(word: string, list: number): void {
    put(this.#words, word, list);
  }

  /** Adds all words that begin so. */
  addBeginning(beginning: string, list: number): void {
    if (beginning.length < SHORTEST) return;
    put(this.#beginnings, beginning, list);
    this.#longest = Math.max(this.#longest, beginning.length);
  }

  /**
   * The numbers of the lists that have a word, its stem, or a beginning of it; with `ending`, also
   * those that have what stands before such an ending.
   */
  find(word: string, stem = word, ending?: RegExp): ReadonlySet<number> {
    let found: ReadonlySet<number> = NONE;
    const more = (lists: ReadonlySet<number> | undefined) => {
      if (lists !== undefined) found = found.size === 0 ? lists : found.union(lists);
    };
    more(this.#words.get(word));
    if (stem !== word) more(this.#words.get(stem));
    const most = Math.min(word.length, ending === undefined ? this.#longest : Infinity);
    for (let length = SHORTEST; length <= most; length++) {
      const beginning = word.slice(0, length);
      more(this.#beginnings.get(beginning));
      if (ending?.test(word.slice(length)) === true) more(this.#words.get(beginning));
    }
    return found;
  }
}

function put(index: Map<string, Set<number>>, entry: string, list: number): void {
  const lists = index.get(entry);
  if (lists === undefined) index.set(entry, new Set([list]));
  else lists.add(list);
}
