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

/** No letter, mark or digit. */
const NONE = CLASSES.length + 1;

/**
 * For each code point met so far the number of its class, from 1, or `NONE`; trying the patterns
 * takes longest.
 */
const met = new Uint8Array(0x110000);

function classOf(point: number): number {
  const known = met[point] ?? 0;
  if (known !== 0) return known;
  const character = String.fromCodePoint(point);
  const place = CLASSES.findIndex(([, letters]) => letters.test(character));
  return met[point] = place < 0 ? NONE : place + 1;
}

/**
 * The runs of letters, marks and digits of a folded text, split where the way of writing changes
 * ("用rust写" gives three). Everything else separates.
 */
export const segments: (folded: string) => readonly Segment[] = remember((folded) => {
  const found: Segment[] = [];
  let before = NONE;
  let from = 0;
  const end = (at: number) => {
    const [writing] = CLASSES[before - 1] ?? [];
    if (writing !== undefined) found.push({ writing, text: folded.slice(from, at) });
  };
  for (let at = 0; at < folded.length;) {
    const point = folded.codePointAt(at) ?? 0;
    const now = classOf(point);
    if (now !== before) {
      end(at);
      before = now;
      from = at;
    }
    at += point > 0xffff ? 2 : 1;
  }
  end(folded.length);
  return found;
}, TEXTS_KEPT);
