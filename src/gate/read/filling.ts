import { segments } from "./segments.ts";

/** The character, or pair of characters side by side, that makes up most of a text. */
export interface Filling {
  readonly characters: string;
  /** Share of the text's letters and marks, 0–1. */
  readonly share: number;
  /** How many of them there are. */
  readonly total: number;
}

/** Long numbers are full of zeros. */
const DIGITS = /[0-9]+/g;

/** What fills most of a folded text, whatever stands between. */
export function fillingOf(folded: string): Filling {
  const line = segments(folded).map(({ text }) => text).join("").replace(DIGITS, "");
  const counts = new Map<number, number>();
  let total = 0;
  let most = 0;
  let characters = "";
  for (let at = 0; at < line.length; at++) {
    const point = line.codePointAt(at) ?? 0;
    if (point > 0xffff) at++;
    total++;
    const count = (counts.get(point) ?? 0) + 1;
    counts.set(point, count);
    if (count <= most) continue;
    most = count;
    characters = String.fromCodePoint(point);
  }
  // A pair fills half of a text only where one of its characters fills a quarter.
  if (most * 4 < total) return { characters, share: total === 0 ? 0 : most / total, total };
  const pairs = new Map<string, { count: number; end: number }>();
  const all = [...line];
  for (let at = 1; at < all.length; at++) {
    const pair = `${all[at - 1]}${all[at]}`;
    const known = pairs.get(pair) ?? { count: 0, end: -1 };
    if (known.end >= at - 1) continue;
    known.count++;
    known.end = at;
    pairs.set(pair, known);
    if (known.count * 2 <= most) continue;
    most = known.count * 2;
    characters = pair;
  }
  return { characters, share: most / total, total };
}
