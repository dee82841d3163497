import { pattern } from "../../lazy.ts";
import { stripInvisible } from "./invisible.ts";

/**
 * What one character counts for in scripts that say more with each than an alphabet does, found by
 * how long translations of the same text come out. Everything else counts for 1.
 */
const DENSITY: readonly { readonly of: () => RegExp; readonly counts: number }[] = [
  { of: pattern(String.raw`\p{Script=Han}`, "gu"), counts: 3 },
  { of: pattern(String.raw`[\p{Script=Hiragana}\p{Script=Katakana}]`, "gu"), counts: 2 },
  { of: pattern(String.raw`[가-힣]`, "gu"), counts: 2.5 },
  { of: pattern(String.raw`\p{Script=Yi}`, "gu"), counts: 2 },
  { of: pattern(String.raw`[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]`, "gu"), counts: 1.3 },
  { of: pattern(String.raw`\p{Script=Ethiopic}`, "gu"), counts: 1.5 },
];

const JAMO = /[\u1100-\u11FF]/;

/**
 * Length of a text for the length floors: the code points of the trimmed text, where characters of
 * dense scripts count for more and characters that show nothing do not count. For a text in an
 * alphabet that is simply its number of code points.
 */
export function textLength(text: string): number {
  const shown = stripInvisible(text).trim();
  const whole = JAMO.test(shown) ? shown.normalize("NFC") : shown;
  let length = [...whole].length;
  for (const { of, counts } of DENSITY) {
    length += (whole.match(of())?.length ?? 0) * (counts - 1);
  }
  return Math.floor(length);
}
