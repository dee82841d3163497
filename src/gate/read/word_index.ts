/** No list, which nearly every word gets. */
const NONE: ReadonlySet<number> = new Set();

/** Shortest beginning of a word by which it can be found. */
const SHORTEST = 2;

/** Many lists of words, asked at once which of them know a word. */
export class WordIndex {
  readonly #words = new Map<string, Set<number>>();
  readonly #beginnings = new Map<string, Set<number>>();
  /** How anything begins that is longer: most words are told from all of it by that. */
  readonly #starts = new Set<string>();
  #longest = 0;

  /** Adds a word to the list of a number. */
  add(word: string, list: number): void {
    put(this.#words, word, list);
    this.#starts.add(word.slice(0, SHORTEST));
  }

  /** Adds all words that begin so. */
  addBeginning(beginning: string, list: number): void {
    if (beginning.length < SHORTEST) return;
    put(this.#beginnings, beginning, list);
    this.#starts.add(beginning.slice(0, SHORTEST));
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
    if (!this.#starts.has(word.slice(0, SHORTEST))) return found;
    const most = Math.min(word.length, ending === undefined ? this.#longest : Infinity);
    for (let length = SHORTEST; length <= most; length++) {
      const beginning = word.slice(0, length);
      more(this.#beginnings.get(beginning));
      const lists = ending === undefined ? undefined : this.#words.get(beginning);
      if (lists !== undefined && ending?.test(word.slice(length)) === true) more(lists);
    }
    return found;
  }
}

function put(index: Map<string, Set<number>>, entry: string, list: number): void {
  const lists = index.get(entry);
  if (lists === undefined) index.set(entry, new Set([list]));
  else lists.add(list);
}
