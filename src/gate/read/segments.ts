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

const SEGMENT = new RegExp(
  `(?<han>[${HAN}]+)|(?<kana>[${KANA}]+)|(?<syllabic>[[\\p{L}\\p{M}\\p{N}]&&[${SYLLABIC}]]+)` +
    `|(?<spaced>[[\\p{L}\\p{M}\\p{N}]--[${HAN}${KANA}${SYLLABIC}]]+)`,
  "gv",
);

/**
 * The runs of letters, marks and digits of a folded text, split where the way of writing changes
 * ("用rust写" gives three). Everything else separates.
 */
export function segments(folded: string): Segment[] {
  const found: Segment[] = [];
  for (const { groups, 0: text } of folded.matchAll(SEGMENT)) {
    const writing: Writing = groups?.["spaced"] !== undefined
      ? "spaced"
      : groups?.["han"] !== undefined
      ? "han"
      : groups?.["kana"] !== undefined
      ? "kana"
      : "syllabic";
    found.push({ writing, text });
  }
  return found;
}
