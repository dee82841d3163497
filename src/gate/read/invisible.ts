import { pattern } from "../../lazy.ts";
/**
 * Characters that show nothing: what Unicode calls default-ignorable (zero-width characters,
 * joiners, direction marks, soft hyphens, variation selectors, tags, Hangul fillers, the grapheme
 * joiner), the blank Braille cell, interlinear marks, and control characters that are no white
 * space.
 */
const invisible = pattern(
  String
    .raw`[\p{Default_Ignorable_Code_Point}\u2800\uFFF9-\uFFFC\u0000-\u0008\u000E-\u001F\u007F-\u0084\u0086-\u009F]+`,
  "gu",
);

/**
 * The text without characters that show nothing. They vanish rather than become a gap, so that a
 * word with one inside is the same word; the joiners of Persian or Hindi spelling are no loss,
 * since both texts of a comparison lose them.
 */
export function stripInvisible(text: string): string {
  return text.replace(invisible(), "");
}
