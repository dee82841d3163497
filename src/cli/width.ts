/**
 * How wide a text stands on a terminal, in columns.
 *
 * @module
 */
import { pattern } from "../lazy.ts";

/** Ranges of East Asian Wide and Fullwidth characters (Unicode 16) that are not emoji. */
const WIDE =
  /[\u1100-\u115f\u2329\u232a\u2630-\u2637\u268a-\u268f\u2e80-\u303e\u3041-\u3247\u3250-\ua4c6\ua960-\ua97c\uac00-\ud7a3\uf900-\ufaff\ufe10-\ufe19\ufe30-\ufe6b\uff01-\uff60\uffe0-\uffe6\u{16fe0}-\u{1b2fb}\u{1f200}-\u{1f265}\u{20000}-\u{3fffd}]/u;
/** Characters that take no place of their own: marks, invisible ones, joining Hangul letters. */
const noWidth = pattern(
  String.raw`[\p{Mn}\p{Me}\p{Cf}\p{Cc}\u1160-\u11ff\ud7b0-\ud7ff]`,
  "u",
);
/** A grapheme that a terminal draws as one emoji. */
const emoji = pattern(String.raw`\p{Emoji_Presentation}|\ufe0f`, "u");
const ASCII = /^[\x20-\x7e]*$/;

let segmenter: Intl.Segmenter | undefined;

/** The graphemes of a text. Making the segmenter takes as long as the rest of a start together. */
function graphemesOf(text: string): Iterable<Intl.SegmentData> {
  segmenter ??= new Intl.Segmenter("en", { granularity: "grapheme" });
  return segmenter.segment(text);
}

/** The columns that a text on one line takes: two for wide characters and emoji, none for marks. */
export function displayWidth(text: string): number {
  if (ASCII.test(text)) return text.length;
  let width = 0;
  for (const { segment } of graphemesOf(text)) width += graphemeWidth(segment);
  return width;
}

/** A text cut to at most `most` columns, the last of them an ellipsis where something was cut. */
export function cutToWidth(text: string, most: number): string {
  // Nothing takes more than two columns.
  if (2 * text.length <= most || displayWidth(text) <= most) return text;
  let kept = "";
  let width = 0;
  for (const { segment } of graphemesOf(text)) {
    width += graphemeWidth(segment);
    if (width >= most) break;
    kept += segment;
  }
  return `${kept}…`;
}

/** A text filled up with blanks to `width` columns. */
export function padToWidth(text: string, width: number): string {
  return text + " ".repeat(Math.max(0, width - displayWidth(text)));
}

function graphemeWidth(grapheme: string): number {
  if (emoji().test(grapheme)) return 2;
  let width = 0;
  for (const char of grapheme) width += noWidth().test(char) ? 0 : WIDE.test(char) ? 2 : 1;
  return width;
}
