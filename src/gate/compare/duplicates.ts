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
  /** Numbers of its words, and what each counts for. */
  readonly words: Uint32Array;
  readonly weights: Float64Array;
}

/**
 * The texts of a phase so far, asked for one that a new text repeats. Each earlier text is left as
 * soon as the new one is seen to lack a fifth of its words, so that a thousand texts are compared
 * with each other in no time, and the longest ones in a second or two.
 */
export class Duplicates {
  readonly #entries: Entry[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #letters = new Map<string, number>();
  /** For the number of each word, the last text asked about that has it, and whether as matter. */
  #asked: number[] = [];
  #round = 0;

  /** Remembers a text. */
  add(text: Text, place: Place): void {
    const words = Uint32Array.from(text.words.keys(), (word) => this.#number(word));
    const weights = Float64Array.from(text.words.values());
    if (!this.#letters.has(text.letters)) this.#letters.set(text.letters, this.#entries.length);
    this.#entries.push({ place, text, words, weights });
  }

  /** The first text that the given one, which answers `target` if it answers one, nearly is. */
  find(text: Text, target: Text | undefined): Duplicate | undefined {
    const round = this.#round += 2;
    let strong = 0;
    for (const word of text.dropped) this.#asked[this.#number(word)] = round;
    for (const word of text.words.keys()) {
      const weight = target?.words.has(word) === true ? undefined : text.strong.get(word);
      strong += weight ?? 0;
      this.#asked[this.#number(word)] = weight === undefined ? round : round + 1;
    }
    const letters = this.#letters.get(text.letters);
    for (const [id, { place, text: other, words, weights }] of this.#entries.entries()) {
      if (id === letters) return { ...place, similarity: 1, matter: 0 };
      let may = other.distinct * LACKING + EPSILON;
      let common = 0;
      let matter = strong;
      for (let at = 0; at < words.length; at++) {
        const asked = this.#asked[words[at] ?? 0] ?? 0;
        const weight = weights[at] ?? 0;
        if (asked >= round) {
          common += weight;
          if (asked > round) matter -= weight;
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

  #number(word: string): number {
    const known = this.#numbers.get(word);
    if (known !== undefined) return known;
    const number = this.#numbers.size;
    this.#numbers.set(word, number);
    return number;
  }
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
