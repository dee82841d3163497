import { stem } from "./stem.ts";
import { ENGLISH } from "./stopwords/english.ts";
import { SPANISH } from "./stopwords/spanish.ts";
import { GATE } from "./thresholds.ts";

const STOPWORDS: ReadonlySet<string> = new Set(`${ENGLISH} ${SPANISH}`.split(/\s+/));
const LETTER_RUN = new RegExp(`(\\p{L})\\1{${GATE.letterRun - 1}}`, "u");

/** The content words of a text in their order, each in the common form that texts are compared in. */
export function contentWords(text: string): string[] {
  const plain = text.toLowerCase().normalize("NFKD").toLowerCase().replace(/\p{Mn}/gu, "");
  const words: string[] = [];
  for (const [token] of plain.matchAll(/[\p{L}\p{N}\p{Mc}]+/gu)) {
    if (/^\p{L}$/u.test(token) || STOPWORDS.has(token) || LETTER_RUN.test(token)) continue;
    words.push(stem(token));
  }
  return words;
}
