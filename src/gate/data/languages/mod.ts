import { arabic, hebrew, persian, urdu } from "./arabic_hebrew.ts";
import { bulgarian, greek, russian, serbian, ukrainian } from "./cyrillic_greek.ts";
import { burmese, chinese, type DenseLanguage, japanese, khmer, lao, thai } from "./dense.ts";
import { englishComment, spanishComment } from "./english_spanish.ts";
import { functionWordsOnly } from "./function_words.ts";
import { danish, dutch, german, norwegian, swedish } from "./germanic.ts";
import { bengali, hindi, marathi, tamil, telugu } from "./indic.ts";
import { korean } from "./korean.ts";
import type { Language } from "./language.ts";
import { catalan, french, italian, portuguese, romanian } from "./romance.ts";
import {
  croatian,
  czech,
  latvian,
  lithuanian,
  polish,
  slovak,
  slovenian,
} from "./slavic_baltic_latin.ts";
import {
  estonian,
  finnish,
  hungarian,
  indonesian,
  swahili,
  turkish,
  vietnamese,
} from "./uralic_turkic_others.ts";

/** The languages with spaces between words whose function words the gate knows. */
export const languages: readonly Language[] = [
  englishComment(),
  spanishComment(),
  german(),
  dutch(),
  swedish(),
  danish(),
  norwegian(),
  french(),
  italian(),
  portuguese(),
  catalan(),
  romanian(),
  finnish(),
  estonian(),
  hungarian(),
  turkish(),
  indonesian(),
  vietnamese(),
  swahili(),
  polish(),
  czech(),
  slovak(),
  croatian(),
  slovenian(),
  lithuanian(),
  latvian(),
  russian(),
  ukrainian(),
  bulgarian(),
  serbian(),
  greek(),
  arabic(),
  persian(),
  urdu(),
  hebrew(),
  hindi(),
  marathi(),
  bengali(),
  tamil(),
  telugu(),
  korean(),
  ...functionWordsOnly(),
];

/** The languages without spaces whose function words the gate knows. */
export const denseLanguages: readonly DenseLanguage[] = [
  chinese(),
  japanese(),
  thai(),
  lao(),
  khmer(),
  burmese(),
];
