import type { Text } from "../read/text.ts";
import { LAW } from "../rules.ts";
import { breaksLaw, type Needs } from "./law.ts";

/** Where a text stands: in the batch at hand or among the saved ones. */
export interface Place {
  readonly of: "batch" | "saved";
  readonly index: number;
}

/** A text that an earlier one is nearly the same as. */
export interface Duplicate extends Place {
  /** Share of words in common, 0–1. */
  readonly similarity: number;
  /** Content words of its own that the text adds to the earlier one and to its own target. */
  readonly matter: number;
}

interface Entry {
  readonly place: Place;
  readonly text: Text;
  /** The numbers of its words. */
  readonly numbers: Int32Array;
  /** What each of them counts for. */
  readonly weights: Float64Array;
  /** What those count for together that no text before it had. */
  readonly first: number;
}

/** Nobody had a word before. */
const NOBODY = -1;

/**
 * The texts of a phase so far, asked for one that a new text repeats. Nearly every earlier text is
 * passed over at once, since too many of the words that it was the first to have are lacking, and
 * any other is left as soon as a third is seen to: so a thousand texts are compared with each other
 * in no time.
 */
export class Duplicates {
  readonly #entries: Entry[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #letters = new Map<string, number>();
  /** By the number of a word: the first text that had it, and what it counted for there. */
  #owner = new Int32Array(1024).fill(NOBODY);
  #weight = new Float64Array(1024);
  /** For the number of each word, the last text asked about that has it, and whether as matter. */
  #asked = new Int32Array(1024);
  #round = 0;
  #latest: { readonly text: Text; readonly numbers: Int32Array } | undefined;

  /** Remembers a text. */
  add(text: Text, place: Place): void {
    const id = this.#entries.length;
    const numbers = this.#numbered(text);
    const weights = Float64Array.from(text.words.values());
    let first = 0;
    for (let at = 0; at < numbers.length; at++) {
      const number = numbers[at] ?? 0;
      const weight = weights[at] ?? 0;
      if (this.#owner[number] !== NOBODY) continue;
      this.#owner[number] = id;
      this.#weight[number] = weight;
      first += weight;
    }
    if (!this.#letters.has(text.letters)) this.#letters.set(text.letters, id);
    this.#entries.push({ place, text, numbers, weights, first });
  }

  /** The first text that the given one, which answers `target` if it answers one, nearly is. */
  find(text: Text, target: Text | undefined): Duplicate | undefined {
    const round = this.#round += 2;
    const own = this.#numbered(text);
    /** For each earlier text, what those of its first words count for that this one has too. */
    const had = new Float64Array(this.#entries.length);
    const ask = (number: number, as: number) => {
      const owner = this.#owner[number] ?? NOBODY;
      if (owner !== NOBODY && (this.#asked[number] ?? 0) < round) {
        had[owner] = (had[owner] ?? 0) + (this.#weight[number] ?? 0);
      }
      this.#asked[number] = as;
    };
    for (const word of text.dropped) ask(this.#number(word), round);
    let strong = 0;
    let at = 0;
    for (const [word, weight] of text.words) {
      const isOwn = target?.words.has(word) !== true && !text.weak.has(word);
      if (isOwn) strong += weight;
      ask(own[at++] ?? 0, isOwn ? round + 1 : round);
    }
    const asked = this.#asked;
    const letters = this.#letters.get(text.letters);
    for (const [id, { place, text: other, numbers, weights, first }] of this.#entries.entries()) {
      if (id === letters) return { ...place, similarity: 1, matter: 0 };
      let may = other.distinct * LACKING + EPSILON;
      if (first - (had[id] ?? 0) > may) continue;
      let common = 0;
      let matter = strong;
      for (let at = 0; at < numbers.length; at++) {
        const last = asked[numbers[at] ?? 0] ?? 0;
        const weight = weights[at] ?? 0;
        if (last >= round) {
          common += weight;
          if (last > round) matter -= weight;
        } else if ((may -= weight) < 0) break;
      }
      if (may < 0) continue;
      const union = text.distinct + other.distinct - common;
      const similarity = union === 0 ? 0 : common / union;
      const same = similarity >= LAW.duplicate ||
        NEEDS.some((needs) => breaksLaw(text, other, matter, needs) !== undefined);
      if (same) return { ...place, similarity, matter };
    }
    return undefined;
  }

  /** The numbers of a text's words, of which the same text is asked twice. */
  #numbered(text: Text): Int32Array {
    if (this.#latest?.text !== text) {
      const numbers = Int32Array.from(text.words.keys(), (word) => this.#number(word));
      this.#latest = { text, numbers };
    }
    return this.#latest.numbers;
  }

  #number(word: string): number {
    const known = this.#numbers.get(word);
    if (known !== undefined) return known;
    const number = this.#numbers.size;
    this.#numbers.set(word, number);
    if (number === this.#owner.length) {
      this.#owner = grown(this.#owner, new Int32Array(number * 2).fill(NOBODY));
      this.#weight = grown(this.#weight, new Float64Array(number * 2));
      this.#asked = grown(this.#asked, new Int32Array(number * 2));
    }
    return number;
  }
}

function grown<T extends Int32Array | Float64Array>(from: T, to: T): T {
  to.set(from);
  return to;
}

const SENTENCE = { besideSentence: LAW.besideSentence, sentence: LAW.takenOver } as const;
const NEEDS: readonly Needs[] = [
  { ...SENTENCE, takenOver: LAW.itemTakenOver, beside: LAW.besideItem },
  { ...SENTENCE, takenOver: LAW.takenOver, beside: LAW.besideFrame },
];

/**
 * Share of its words that a text may lack of an earlier one and still be compared in order. What is
 * put into running script takes the words beside it apart, so this is more than the law's share
 * leaves.
 */
const LACKING = 0.3;

/** Guards against sums of weights that rounding puts on the wrong side. */
const EPSILON = 1e-9;
