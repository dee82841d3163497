import { ARABIC, HEBREW, PERSIAN, URDU } from "./arabic_hebrew.ts";
import { BULGARIAN, GREEK, RUSSIAN, SERBIAN, UKRAINIAN } from "./cyrillic_greek.ts";
import { BURMESE, CHINESE, type DenseLanguage, JAPANESE, KHMER, LAO, THAI } from "./dense.ts";
import { ENGLISH_COMMENT, SPANISH_COMMENT } from "./english_spanish.ts";
import { DANISH, DUTCH, GERMAN, NORWEGIAN, SWEDISH } from "./germanic.ts";
import { BENGALI, HINDI, MARATHI, TAMIL, TELUGU } from "./indic.ts";
import { KOREAN } from "./korean.ts";
import type { Language } from "./language.ts";
import { CATALAN, FRENCH, ITALIAN, PORTUGUESE, ROMANIAN } from "./romance.ts";
import {
  CROATIAN,
  CZECH,
  LATVIAN,
  LITHUANIAN,
  POLISH,
  SLOVAK,
  SLOVENIAN,
} from "./slavic_baltic_latin.ts";
import {
  ESTONIAN,
  FINNISH,
  HUNGARIAN,
  INDONESIAN,
  SWAHILI,
  TURKISH,
  VIETNAMESE,
} from "./uralic_turkic_others.ts";

/** The languages with spaces between words whose function words the gate knows. */
export const LANGUAGES: readonly Language[] = [
  ENGLISH_COMMENT,
  SPANISH_COMMENT,
  GERMAN,
  DUTCH,
  SWEDISH,
  DANISH,
  NORWEGIAN,
  FRENCH,
  ITALIAN,
  PORTUGUESE,
  CATALAN,
  ROMANIAN,
  FINNISH,
  ESTONIAN,
  HUNGARIAN,
  TURKISH,
  INDONESIAN,
  VIETNAMESE,
  SWAHILI,
  POLISH,
  CZECH,
  SLOVAK,
  CROATIAN,
  SLOVENIAN,
  LITHUANIAN,
  LATVIAN,
  RUSSIAN,
  UKRAINIAN,
  BULGARIAN,
  SERBIAN,
  GREEK,
  ARABIC,
  PERSIAN,
  URDU,
  HEBREW,
  HINDI,
  MARATHI,
  BENGALI,
  TAMIL,
  TELUGU,
  KOREAN,
];

/** The languages without spaces whose function words the gate knows. */
export const DENSE_LANGUAGES: readonly DenseLanguage[] = [
  CHINESE,
  JAPANESE,
  THAI,
  LAO,
  KHMER,
  BURMESE,
];
