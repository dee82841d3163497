/** No list, which nearly every word gets. */
const NONE: ReadonlySet<number> = new Set();

/** Shortest beginning of a word by which it can be found. */
const SHORTEST = 2;

/** Many lists of words, asked at once which of them know a word. */
export class WordIndex {
  readonly #words = new Map<string, Set<number>>();
  readonly #beginnings = new Map<string, Set<number>>();
  /** How words and beginnings start: most words are told from all of them by that. */
  readonly #startsOfWords = new Set<number>();
  readonly #startsOfBeginnings = new Set<number>();
  #longest = 0;

  /** Adds a word to the list of a number. */
  add(word: string, list: number): void {
    put(this.#words, word, list);
    this.#startsOfWords.add(startOf(word));
  }

  /** Adds all words that begin so. */
  addBeginning(beginning: string, list: number): void {
    if (beginning.length < SHORTEST) return;
    put(this.#beginnings, beginning, list);
    this.#startsOfBeginnings.add(startOf(beginning));
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
    const start = startOf(word);
    if (this.#startsOfWords.has(start)) {
      more(this.#words.get(word));
      if (stem !== word) more(this.#words.get(stem));
      if (ending !== undefined) {
        for (let length = SHORTEST; length <= word.length; length++) {
          const lists = this.#words.get(word.slice(0, length));
          if (lists !== undefined && ending.test(word.slice(length))) more(lists);
        }
      }
    }
    if (this.#startsOfBeginnings.has(start)) {
      const most = Math.min(word.length, this.#longest);
      for (let length = SHORTEST; length <= most; length++) {
        more(this.#beginnings.get(word.slice(0, length)));
      }
    }
    return found;
  }
}

/** The first two code units of a word as one number. */
function startOf(word: string): number {
  return word.charCodeAt(0) << 16 | word.charCodeAt(1);
}

function put(index: Map<string, Set<number>>, entry: string, list: number): void {
  const lists = index.get(entry);
  if (lists === undefined) index.set(entry, new Set([list]));
  else lists.add(list);
}
