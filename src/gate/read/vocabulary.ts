import { foldText } from "./fold.ts";
import { Cutter } from "./cutter.ts";
import { denseLanguages, languages } from "../data/languages/mod.ts";
import { remember, WORDS_KEPT } from "./remember.ts";
import { WordIndex } from "./word_index.ts";
import { ENGLISH, ENGLISH_FILLERS } from "../data/stopwords/english.ts";
import { SPANISH, SPANISH_FILLERS } from "../data/stopwords/spanish.ts";

/** Whether a folded word is one of a list. */
type Known = (word: string) => boolean;

const LATIN = /^[a-z]+$/;

const ENGLISH_WORDS: ReadonlySet<string> = new Set(entries(ENGLISH + ENGLISH_FILLERS));
const SPANISH_WORDS: ReadonlySet<string> = new Set(entries(SPANISH + SPANISH_FILLERS));
const FILLERS: ReadonlySet<string> = new Set(entries(ENGLISH_FILLERS + SPANISH_FILLERS));

/** Whether a folded word is a negation or filler of English or Spanish. */
export function isFiller(word: string): boolean {
  return FILLERS.has(word);
}

/**
 * Function words of some language that are content words of English or Spanish. They do not tell
 * that a text is in that language.
 */
const FALSE_FRIENDS: ReadonlySet<string> = new Set(
  entries(`
    ante antes ban bare ben bin bus cada cap care come comment dan dar dat dem den der dia dial die do
    dos door drug durante end falls far fast fire gut had hair hat her here hers ill kan la later lang
    mal man mar mas men mere mine mine mit more most must need of on once pan pas past per pie pour ran
    sana sea size sola solo son sur take tan ten tend than then till tom tres van via war was wear wie win
    question* questio* asi ga da de el en es la las le les los me mi no se si su te tu un una uno va ver vi ya
  `),
);

/**
 * English and Spanish, and the languages whose short texts cannot always be told from them; a word
 * of comment in one of these is taken for one.
 */
const NEAR_CLASSIC: ReadonlySet<string> = new Set(["en", "es", "ca", "it", "pt", "fr", "ro"]);

/** What all lists say of one word. */
interface Entry {
  readonly word: string;
  readonly latin: boolean;
  readonly english: boolean;
  readonly spanish: boolean;
  /**
   * The languages, by number, of which it is a function word, and those that it tells from English
   * and Spanish.
   */
  readonly stopIn: ReadonlySet<number>;
  readonly tells: ReadonlySet<number>;
  /** Whether it adds no matter in English, Spanish and their neighbours, and in any language. */
  readonly classicWeak: boolean;
  readonly anyWeak: boolean;
}

/** Folding the words of all lists takes some milliseconds, so it waits for the first text. */
let lists: ReturnType<typeof dictionary> | undefined;

/** Looks a word up in all lists. */
function lookUp(word: string): Entry {
  lists ??= remember(dictionary(), WORDS_KEPT);
  return lists(word);
}

function dictionary(): (word: string) => Entry {
  const stops = new WordIndex();
  const telling = new WordIndex();
  const weak = new WordIndex();
  languages.forEach((language, number) => {
    for (const word of entries(language.stop)) {
      add(stops, word, number);
      if (word.length > 1 && !isClassic(word) && !FALSE_FRIENDS.has(word)) {
        telling.add(word, number);
      }
    }
    const isNear = NEAR_CLASSIC.has(language.code);
    for (const word of [...entries(language.stop), ...entries(language.weak)]) {
      add(weak, word, WEAK.any);
      if (isNear && !FALSE_FRIENDS.has(word)) add(weak, word, WEAK.classic);
    }
  });
  return (word) => {
    const weakIn = weak.find(word);
    return {
      word,
      latin: LATIN.test(word),
      english: ENGLISH_WORDS.has(word),
      spanish: SPANISH_WORDS.has(word),
      stopIn: stops.find(word),
      tells: telling.find(word),
      classicWeak: weakIn.has(WEAK.classic),
      anyWeak: weakIn.has(WEAK.any),
    };
  };
}

/** The lists of words of comment, by number. */
const WEAK = { classic: 0, any: 1 } as const;

/** Adds an entry of a list; one that ends in `*` stands for all words that begin so. */
function add(index: WordIndex, entry: string, list: number): void {
  if (entry.endsWith("*")) index.addBeginning(entry.slice(0, -1), list);
  else index.add(entry, list);
}

function isClassic(word: string): boolean {
  return ENGLISH_WORDS.has(word) || SPANISH_WORDS.has(word);
}

/** The function words that suit a text. */
export interface FunctionWords {
  /** Whether a folded word, with accents written so in the text, is one of them. */
  readonly has: (word: string, accented: string) => boolean;
  /** Whether a folded word is one of comment and courtesy. */
  readonly isWeak: Known;
  /**
   * Whether they are those of English and Spanish alone, since nothing tells of another language.
   */
  readonly onlyClassic: boolean;
}

/** Least different telling words by which a Latin text is taken to be of a language. */
const LATIN_EVIDENCE = 2;
/** Least share of such words among all words of a text. */
const SHARE = 0.1;
/**
 * Share of words with accents from which on a letter that only one language has tells that the text
 * is in that language; names from there may stand in any text.
 */
const MARKED = 0.4;

/**
 * The test for function words that suits a text. English and Spanish words count as such unless
 * the text is clearly in another language, and those of another language only where the text shows
 * that it is in that language: an English "die" or a Danish "to" (two) stays a content word.
 *
 * @param words all folded words of the text, in order
 * @param accented the same words with their accents
 * @param foreign whether the text has letters that English and Spanish do not have
 */
export function functionWordsOf(
  words: readonly string[],
  accented: readonly string[],
  foreign: boolean,
): FunctionWords {
  const marked = words.filter((word, at) => word !== accented[at]).length;
  const own = marked < words.length * MARKED
    ? undefined
    : LETTERED.find(({ letters }) => accented.some((word) => letters.test(word)));
  if (own !== undefined) {
    return {
      has: (_, accented) => own.stop.has(accented),
      isWeak: (word) => lookUp(word).anyWeak,
      onlyClassic: false,
    };
  }
  const known = [...new Set(words)].map(lookUp);
  const classic = known.filter(({ english, spanish }) => english || spanish).length;
  const telling = count(known, ({ tells }) => tells);
  const active = [...telling].filter(([lexicon, hits]) => {
    const latin = known.some(({ latin, tells }) => latin && tells.has(lexicon));
    return hits >= (latin ? LATIN_EVIDENCE : 1) && hits >= known.length * SHARE;
  }).map(([lexicon]) => lexicon);
  const stops = count(known, ({ stopIn }) => stopIn);
  const classicToo = active.every((lexicon) => (stops.get(lexicon) ?? 0) <= classic);
  const most = Math.max(
    known.filter(({ english }) => english).length,
    known.filter(({ spanish }) => spanish).length,
  );
  // One word tells too, where the text has more function words of that language than of the two.
  const readsOther = [...telling.keys()].some((lexicon) => (stops.get(lexicon) ?? 0) > most);
  const onlyClassic = !foreign && active.length === 0 && !readsOther;
  return {
    has: (word) => {
      const { stopIn, english, spanish } = lookUp(word);
      return active.some((lexicon) => stopIn.has(lexicon)) || (classicToo && (english || spanish));
    },
    isWeak: (word) => onlyClassic ? lookUp(word).classicWeak : lookUp(word).anyWeak,
    onlyClassic,
  };
}

/** The languages that are known by letters of their own, with their function words as written. */
const LETTERED = languages.flatMap(({ letters, stop }) =>
  letters === undefined ? [] : [{ letters, stop: new Set(stop.normalize("NFC").split(/\s+/)) }]
);

/** How many words belong to each lexicon. */
function count(
  words: readonly Entry[],
  of: (word: Entry) => ReadonlySet<number>,
): Map<number, number> {
  const counts = new Map<number, number>();
  for (const word of words) {
    for (const lexicon of of(word)) counts.set(lexicon, (counts.get(lexicon) ?? 0) + 1);
  }
  return counts;
}

/**
 * Takes function words and fillers out of unspaced text, leaving a gap in their place; also says
 * which.
 */
export function cutDense(folded: string): { readonly text: string; readonly cut: Set<string> } {
  const found = new Set<string>();
  return { text: cut(folded, "stop", found), cut: found };
}

/** Takes set phrases of comment out of a text with spaces between its words. */
export function cutPhrases(folded: string): string {
  phrases ??= new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${
      languages.flatMap(({ phrases }) => phrases === undefined ? [] : foldText(phrases).split("\n"))
        .filter((phrase) => phrase !== "")
        .sort((a, b) => b.length - a.length)
        .map((phrase) => phrase.replaceAll(" ", "\\s+"))
        .join("|")
    })(?![\\p{L}\\p{N}])`,
    "gu",
  );
  return folded.replace(phrases, " ");
}

let phrases: RegExp | undefined;

/** Takes words of comment and courtesy out of unspaced text, leaving a gap in their place. */
export function cutDenseWeak(folded: string): string {
  return cut(folded, "weak");
}

const DENSE_SCRIPTS: Readonly<Record<string, RegExp>> = {
  ja: new RegExp(String.raw`\p{Script=Hiragana}`, "u"),
  zh: new RegExp(String.raw`\p{Script=Han}`, "u"),
  th: new RegExp(String.raw`\p{Script=Thai}`, "u"),
  lo: new RegExp(String.raw`\p{Script=Lao}`, "u"),
  km: new RegExp(String.raw`\p{Script=Khmer}`, "u"),
  my: new RegExp(String.raw`\p{Script=Myanmar}`, "u"),
};

const cutters = new Map<string, Cutter>();

function cut(folded: string, list: "stop" | "weak", found?: Set<string>): string {
  let out = folded;
  for (const language of denseLanguages) {
    if (DENSE_SCRIPTS[language.code]?.test(folded) !== true) continue;
    if (language.code === "zh" && DENSE_SCRIPTS["ja"]?.test(folded) === true) continue;
    const key = `${language.code} ${list}`;
    let cutter = cutters.get(key);
    if (cutter === undefined) {
      cutter = new Cutter(entries(language[list]));
      cutters.set(key, cutter);
    }
    out = cutter.cut(out, (phrase) => found?.add(phrase));
  }
  return out;
}

/** The entries of a list in the form in which words are looked up; hyphens part words. */
function entries(list: string): string[] {
  return foldText(list).split(/[\s\u200c-]+/).filter((entry) => entry !== "");
}
