/**
 * Takes the words of a list out of running text, wherever they stand, the longest first; what is
 * left keeps a gap in their place. A pattern of all the words would try each of them at every character.
 */
export class Cutter {
  /** The words by the code of their first character, longest first. */
  readonly #words = new Map<number, string[]>();

  constructor(words: Iterable<string>) {
    for (const word of [...new Set(words)].sort((a, b) => b.length - a.length)) {
      const first = word.charCodeAt(0);
      const known = this.#words.get(first);
      if (known === undefined) this.#words.set(first, [word]);
      else known.push(word);
    }
  }

  /** The text without the words; `found` is told each. */
  cut(text: string, found?: (word: string) => void): string {
    let out = "";
    let from = 0;
    for (let at = 0; at < text.length;) {
      const word = this.#words.get(text.charCodeAt(at))?.find((one) => text.startsWith(one, at));
      if (word === undefined) {
        at++;
        continue;
      }
      found?.(word);
      out += `${text.slice(from, at)} `;
      at += word.length;
      from = at;
    }
    return out + text.slice(from);
  }
}
