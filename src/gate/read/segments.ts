import { remember } from "./remember.ts";

/**
 * How a script writes words: `spaced` with gaps between them; `han` one character a morpheme;
 * `kana` syllable signs; `syllabic` the running scripts of South-East Asia.
 */
export type Writing = "spaced" | "han" | "kana" | "syllabic";

/** A stretch of text in one way of writing. */
export interface Segment {
  readonly writing: Writing;
  readonly text: string;
}

const HAN = String.raw`\p{Script=Han}`;
const KANA = String.raw`\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}ー`;
const SYLLABIC = [
  "Thai",
  "Lao",
  "Khmer",
  "Myanmar",
  "New_Tai_Lue",
  "Tai_Le",
  "Tai_Tham",
  "Tai_Viet",
  "Javanese",
  "Balinese",
].map((script) => `\\p{Script=${script}}`).join("");

const CLASSES: readonly (readonly [Writing, RegExp])[] = [
  ["han", new RegExp(`[${HAN}]`, "v")],
  ["kana", new RegExp(`[${KANA}]`, "v")],
  ["syllabic", new RegExp(`[[\\p{L}\\p{M}\\p{N}]&&[${SYLLABIC}]]`, "v")],
  ["spaced", /[\p{L}\p{M}\p{N}]/v],
];

/** Each part of the gate cuts the text at hand again. */
const TEXTS_KEPT = 8;

/** The way of writing of each code point met so far; trying the patterns takes longest. */
const met = new Map<number, Writing | null>();

function writingOf(point: number): Writing | null {
  let writing = met.get(point);
  if (writing === undefined) {
    const character = String.fromCodePoint(point);
    writing = CLASSES.find(([, letters]) => letters.test(character))?.[0] ?? null;
    met.set(point, writing);
  }
  return writing;
}

/**
 * The runs of letters, marks and digits of a folded text, split where the way of writing changes
 * ("用rust写" gives three). Everything else separates.
 */
export const segments: (folded: string) => readonly Segment[] = remember((folded) => {
  const found: Segment[] = [];
  let before: Writing | null = null;
  let from = 0;
  for (let at = 0; at < folded.length;) {
    const point = folded.codePointAt(at) ?? 0;
    const writing = writingOf(point);
    if (writing !== before) {
      if (before !== null) found.push({ writing: before, text: folded.slice(from, at) });
      before = writing;
      from = at;
    }
    at += point > 0xffff ? 2 : 1;
  }
  if (before !== null) found.push({ writing: before, text: folded.slice(from) });
  return found;
}, TEXTS_KEPT);
