import { readAsLatin } from "./lookalikes.ts";

/** Letters that digits, and letters drawn alike, are written for ("th3 c0st", "bi1l"). */
const DRAWN_LETTERS: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "l": "i",
};
const NO_LETTERS_OR_NUMBERS = /[^\p{L}\p{N}]/gu;

/** Each character met so far as the letters and digits that it is read as, by their code points. */
const readings = new Map<number, readonly number[]>();

function readingOf(point: number): readonly number[] {
  let reading = readings.get(point);
  if (reading === undefined) {
    const bare = String.fromCodePoint(point).normalize("NFD").replaceAll("แ", "เเ");
    const letters = [...readAsLatin(bare.replace(NO_LETTERS_OR_NUMBERS, ""))];
    reading = letters.map((sign) => (DRAWN_LETTERS[sign] ?? sign).codePointAt(0) ?? 0);
    readings.set(point, reading);
  }
  return reading;
}

/** Counts code points of one text after the other; a map takes several times as long. */
class Tally {
  readonly #counts = new Uint32Array(0x110000);
  #met: number[] = [];

  add(point: number, times: number): void {
    const before = this.#counts[point] ?? 0;
    if (before === 0) this.#met.push(point);
    this.#counts[point] = before + times;
  }

  /** The code points that were met, in that order. Each of their counts must be taken as well. */
  takeMet(): readonly number[] {
    const met = this.#met;
    this.#met = [];
    return met;
  }

  /** How often a code point was met, which is forgotten. */
  takeCount(point: number): number {
    const count = this.#counts[point] ?? 0;
    this.#counts[point] = 0;
    return count;
  }
}

const signs = new Tally();
const letters = new Tally();

/**
 * How often each letter and digit of a folded text occurs, as one text: the same for a shuffled,
 * newly punctuated or disguised one.
 */
export function lettersOf(folded: string): string {
  for (let at = 0; at < folded.length; at++) {
    const point = folded.codePointAt(at) ?? 0;
    if (point > 0xffff) at++;
    signs.add(point, 1);
  }
  for (const sign of signs.takeMet()) {
    const count = signs.takeCount(sign);
    for (const letter of readingOf(sign)) letters.add(letter, count);
  }
  const counted: number[] = [];
  for (const letter of Uint32Array.from(letters.takeMet()).sort()) {
    counted.push(letter, letters.takeCount(letter));
  }
  return String.fromCodePoint(...counted);
}
