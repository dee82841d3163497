import * as PAIRS from "../data/common_pairs.ts";

interface Script {
  readonly letter: RegExp;
  /** The place of each of the commonest characters, by its code point. */
  readonly places: ReadonlyMap<number, number>;
  readonly rows: readonly string[];
  /** Least share of the pairs of common characters that have been seen in honest texts. */
  readonly seen: number;
}

/** Most of a text's characters are the commonest ones when at most such a share is not. */
const OTHERS = 0.15;
/** Least number of pairs of common characters by which a text is judged. */
const LEAST = 8;

/** The shares lie between the honest texts and shuffled characters of the tests. */
const SCRIPTS = {
  han: [PAIRS.SIMPLIFIED, PAIRS.TRADITIONAL, PAIRS.KANJI].map((pairs) =>
    script(String.raw`\p{Script=Han}`, pairs, 0.6)
  ),
  japanese: [
    script(
      String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー`,
      PAIRS.JAPANESE,
      0.65,
    ),
  ],
  hangul: [script(String.raw`\p{Script=Hangul}`, PAIRS.HANGUL, 0.55)],
};

function script(set: string, { letters, rows }: PAIRS.CommonPairs, seen: number): Script {
  return {
    letter: new RegExp(`[${set}]`, "u"),
    places: new Map([...letters].map((letter, place) => [letter.codePointAt(0) ?? 0, place])),
    rows: rows.trim().split("\n"),
    seen,
  };
}

/**
 * Whether what a folded text has of a script is its commonest characters in an order in which they
 * hardly follow each other.
 */
export function isShuffled(folded: string, script: keyof typeof SCRIPTS): boolean {
  return SCRIPTS[script].some((one) => isShuffledIn(folded, one));
}

function isShuffledIn(folded: string, { letter, places, rows, seen }: Script): boolean {
  // So many others are too many, whatever else stands in the text.
  const most = folded.length * OTHERS;
  let letters = 0;
  let others = 0;
  let pairs = 0;
  let known = 0;
  let before: number | undefined;
  for (let at = 0; at < folded.length; at++) {
    const point = folded.codePointAt(at) ?? 0;
    if (point > 0xffff) at++;
    const place = places.get(point);
    if (place === undefined) {
      if (letter.test(String.fromCodePoint(point))) {
        letters++;
        others++;
        if (others > most) return false;
      }
    } else {
      letters++;
      if (before !== undefined) {
        pairs++;
        const digit = parseInt(rows[before]?.charAt(place >> 2) ?? "0", 16);
        if ((digit & (8 >> (place & 3))) !== 0) known++;
      }
    }
    before = place;
  }
  return pairs >= LEAST && others <= letters * OTHERS && known < pairs * seen;
}
