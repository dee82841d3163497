import { stripInvisible } from "./invisible.ts";
import { foldLookalikes } from "./lookalikes.ts";

/** Latin letters that no normal form takes apart, with the letters they are read as. */
const LATIN_FOLDS: Readonly<Record<string, string>> = {
  "ß": "ss",
  "æ": "ae",
  "œ": "oe",
  "ø": "o",
  "ł": "l",
  "đ": "d",
  "ð": "d",
  "þ": "th",
  "ı": "i",
  "ħ": "h",
  "ŧ": "t",
  "ŋ": "n",
  "ə": "e",
  "ɓ": "b",
  "ɗ": "d",
  "ƙ": "k",
  "ƴ": "y",
};
const LATIN_FOLDED = new RegExp(`[${Object.keys(LATIN_FOLDS).join("")}]`, "g");

/** Letters of the Arabic script that spellings and keyboards of different countries interchange. */
const ARABIC_FOLDS: Readonly<Record<string, string>> = {
  "ٱ": "ا",
  "ى": "ي",
  "ی": "ي",
  "ې": "ي",
  "ے": "ي",
  "ئ": "ي",
  "ؤ": "و",
  "ك": "ک",
  "ڪ": "ک",
  "ة": "ه",
  "ۃ": "ه",
  "ہ": "ه",
  "ھ": "ه",
  "ە": "ه",
  "ۀ": "ه",
};
const ARABIC_FOLDED = new RegExp(`[${Object.keys(ARABIC_FOLDS).join("")}\\u0640]`, "g");

/** Katakana that are drawn like a Han character. */
const KANA_FOLDS: Readonly<Record<string, string>> = {
  "カ": "力",
  "ロ": "口",
  "ニ": "二",
  "ハ": "八",
  "タ": "夕",
  "エ": "工",
  "ト": "卜",
  "ヘ": "へ",
  "ベ": "べ",
  "ペ": "ぺ",
  "リ": "り",
};
const KANA_FOLDED = new RegExp(`[${Object.keys(KANA_FOLDS).join("")}]`, "g");

/** Scripts whose marks are accents or optional points, which a word keeps its identity without. */
const ACCENTS =
  /([\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}\p{N}])\p{M}+/gu;
/**
 * Marks of no script of their own; on letters of scripts with vowel signs they are decoration. The
 * voicing marks of kana go like accents.
 */
const STRAY_MARKS =
  /[\u0300-\u036F\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\u3099\u309A\uFE20-\uFE2F]+/g;

/** The first digit of each run of decimal digits that is in use beside 0–9. */
const ZEROS = [0x660, 0x6F0, 0x966, 0x9E6, 0xA66, 0xAE6, 0xB66, 0xBE6, 0xC66, 0xCE6, 0xD66];
const MORE_ZEROS = [0xDE6, 0xE50, 0xED0, 0xF20, 0x1040, 0x17E0, 0x1810];
const DIGITS = new Map(
  [...ZEROS, ...MORE_ZEROS].flatMap((zero) =>
    Array.from({ length: 10 }, (_, digit) => [String.fromCodePoint(zero + digit), `${digit}`])
  ),
);
const FOREIGN_DIGIT = new RegExp(`[${[...DIGITS.keys()].join("")}]`, "g");

/** A text in the form in which texts are compared. */
export interface Folded {
  readonly folded: string;
  /** The same with its accents, for the languages whose words only these tell apart. */
  readonly accented: string;
  /** Its words in capitals, folded; none where all are. */
  readonly acronyms: ReadonlySet<string>;
  /** Whether it had letters or spellings that English and Spanish do not have. */
  readonly foreign: boolean;
}

/** Words whose second half is a sign, or has one before it: C#, C++, I/O, A/B, R&D. */
const SIGN_WORDS =
  /(?<![\p{L}\p{N}])(\p{L})(?:(#|\+\+)(?![\p{L}\p{N}])|[\/&](\p{L})(?![\p{L}\p{N}]))/gu;

function signWord(_: string, letter: string, sign: string | undefined, second: string): string {
  return letter + (sign === undefined ? second : sign === "#" ? "sharp" : "plus");
}

/**
 * The form in which texts are compared, whatever their script: no invisible characters, look-alikes
 * back in their script, compatibility forms (full width, ligatures, presentation forms) resolved,
 * lower case, no accents. Hangul stays in syllables and the vowel signs of scripts that need them
 * stay. Spaces and punctuation stay too.
 */
export function fold(text: string): Folded {
  const written = foldLookalikes(stripInvisible(text).normalize("NFKC"));
  const plain = written.toLowerCase().replace(SIGN_WORDS, signWord);
  const acronyms = acronymsOf(written);
  const isForeign = FOREIGN.test(plain.replace(LOANS, ""));
  if (/^[\n\r\t\x20-\x7E]*$/.test(plain)) {
    return { folded: plain, accented: plain, acronyms, foreign: isForeign };
  }
  const folded = withoutAccents(plain)
    .replace(STRAY_MARKS, "")
    .replace(LATIN_FOLDED, (letter) => LATIN_FOLDS[letter] ?? letter)
    .replace(ARABIC_FOLDED, (letter) => ARABIC_FOLDS[letter] ?? "")
    .replace(KANA_FOLDED, (letter) => KANA_FOLDS[letter] ?? letter)
    .replace(FOREIGN_DIGIT, (digit) => DIGITS.get(digit) ?? digit)
    .replace(/ς/g, "σ")
    .replace(/เเ/g, "แ");
  return { folded, accented: plain, acronyms, foreign: isForeign };
}

const NOT_CAPITAL = /[\p{Ll}\p{Lo}]/u;
const CAPITALS = /(?<![\p{L}\p{N}])\p{Lu}{2,6}(?![\p{L}\p{N}])/gu;

function acronymsOf(text: string): ReadonlySet<string> {
  const found = NOT_CAPITAL.test(text) ? text.match(CAPITALS) ?? [] : [];
  return new Set(found.map((word) => withoutAccents(word.toLowerCase())));
}

/** {@link fold}, where only the folded text is asked for. */
export function foldText(text: string): string {
  return fold(text).folded;
}

const NOT_HANGUL = /[^\p{Script=Hangul}]+/gu;

/** Takes accents off the scripts where they may go, leaving Hangul and vowel signs alone. */
function withoutAccents(text: string): string {
  return text.replace(
    NOT_HANGUL,
    (part) => part.normalize("NFKD"),
  )
    .replace(ACCENTS, "$1").toLowerCase();
}

/**
 * What English and Spanish do not write: their letters with other accents, accented words of one
 * letter ("è", "é"), and words that lose a vowel before the next ("l'onda", "s'ha").
 */
const FOREIGN = /[^\p{ASCII}\P{L}áéíóúüñ]|(?<![\p{L}\p{N}])(?:[éèê](?!\p{L})|[lns]['’]\p{L})/u;
/** English words that keep the accents of the language they come from. */
const LOANS = new RegExp(
  String.raw`(?<!\p{L})(?:naïv(?:e|ely|ety|eté)|façades?|fête[ds]?|crèmes?|château[sx]?|crêpes?|` +
    String.raw`premières?|garçons?|soupçon|tête|bêtes?|pièce|français|vis-à-vis|déjà|voilà|à la)` +
    String.raw`(?!\p{L})`,
  "gu",
);
