import { foldText } from "./fold.ts";
import { denseLanguages, languages } from "./languages/mod.ts";
import { lazy } from "./lazy.ts";
import { classicPlausibility } from "./plausibility.ts";
import { ENGLISH } from "./stopwords/english.ts";
import { SPANISH } from "./stopwords/spanish.ts";

/** Whether a folded word is one of a list. */
type Known = (word: string) => boolean;

const LATIN = /^[a-z]+$/;
const PLAIN = /^[a-z0-9]+$/;
/** Shortest beginning that an entry with `*` may have, and the longest that is looked up. */
const PREFIX = { least: 2, most: 14 } as const;

const englishWords = lazy((): ReadonlySet<string> => new Set(entries(ENGLISH)));
const spanishWords = lazy((): ReadonlySet<string> => new Set(entries(SPANISH)));
const classic = lazy((): ReadonlySet<string> => new Set([...englishWords(), ...spanishWords()]));

/**
 * Function words of some language that are content words of English or Spanish. They do not tell
 * that a text is in that language.
 */
const falseFriends = lazy((): ReadonlySet<string> =>
  new Set(
    entries(`
    ante antes ban bare ben bin bus cada cap care come comment dan dar dat dem den der dia dial die do
    dos door drug durante end falls far fast fire gut had hair hat her here hers ill kan la later lang
    mal man mar mas men mere mine mine mit more most must need of on once pan pas past per pie pour ran
    sana sea size sola solo son sur take tan ten tend than then till tom tres van via war was wear wie win
    question* questio* asi ga da de el en es la las le les los me mi no se si su te tu un una uno va ver vi ya
  `),
  )
);

/**
 * English and Spanish, and the languages whose short texts cannot always be told from them; a word
 * of comment in one of these is taken for one.
 */
const NEAR_CLASSIC: ReadonlySet<string> = new Set(["en", "es", "ca", "it", "pt", "fr", "ro"]);

interface Lexicon {
  /** Words that tell the language from English and Spanish, by which it is recognised. */
  readonly telling: ReadonlySet<string>;
  readonly stop: Known;
}

interface Vocabulary {
  readonly lexicons: readonly Lexicon[];
  /** Words that add no matter, in English, Spanish and their neighbours, and in any language. */
  readonly classicWeak: Known;
  readonly anyWeak: Known;
}

let loaded: Vocabulary | undefined;

/** Folding some thousands of words takes a few milliseconds, so it waits for the first text. */
function vocabulary(): Vocabulary {
  loaded ??= {
    lexicons: languages().filter(({ stop }) => stop !== "").map(({ stop }) => {
      const words = entries(stop);
      return {
        telling: new Set(
          words.filter((word) =>
            word.length > 1 && !classic().has(word) && !falseFriends().has(word)
          ),
        ),
        stop: matcher(words),
      };
    }),
    anyWeak: matcher(languages().flatMap(({ stop, weak }) => [...entries(stop), ...entries(weak)])),
    classicWeak: matcher(
      languages().filter(({ code }) => NEAR_CLASSIC.has(code))
        .flatMap(({ stop, weak }) => [...entries(stop), ...entries(weak)])
        .filter((word) => !falseFriends().has(word)),
    ),
  };
  return loaded;
}

/** The function words that suit a text. */
export interface FunctionWords {
  /** Whether a folded word is one of them. */
  readonly has: Known;
  /** Whether a folded word is one of comment and courtesy. */
  readonly isWeak: Known;
  /** Whether they are those of English and Spanish alone, since nothing tells of another language. */
  readonly onlyClassic: boolean;
}

/** Least different telling words by which a Latin text is taken to be of a language. */
const LATIN_EVIDENCE = 2;
/** Least share of such words among all words of a text. */
const SHARE = 0.1;

/**
 * The test for function words that suits a text. English and Spanish words count as such unless
 * the text is clearly in another language, and those of another language only where the text shows
 * that it is in that language: an English "die" or a Danish "to" (two) stays a content word.
 *
 * @param words all folded words of the text, in order
 * @param foreign whether the text has letters that English and Spanish do not have
 */
export function functionWordsOf(words: readonly string[], foreign: boolean): FunctionWords {
  const distinct = new Set(words);
  const { lexicons, classicWeak, anyWeak } = vocabulary();
  const active = lexicons.filter(({ telling }) => {
    let hits = 0;
    let latin = false;
    for (const word of distinct) {
      if (!telling.has(word)) continue;
      hits++;
      latin ||= LATIN.test(word);
    }
    return hits >= (latin ? LATIN_EVIDENCE : 1) && hits >= distinct.size * SHARE;
  });
  const hits = (stop: Known) => [...distinct].filter((word) => stop(word)).length;
  const classicHits = hits((word) => classic().has(word));
  const classicToo = active.every(({ stop }) => hits(stop) <= classicHits);
  const onlyClassic = !foreign && active.length === 0 &&
    words.every((word) => PLAIN.test(word)) && readsClassic(distinct) &&
    !readsOther(distinct, lexicons);
  return {
    has: (word) => active.some(({ stop }) => stop(word)) || (classicToo && classic().has(word)),
    isWeak: onlyClassic ? classicWeak : anyWeak,
    onlyClassic,
  };
}

/**
 * Whether words have more function words of one other language than of English or of Spanish, one of
 * them at least a word of neither.
 */
function readsOther(words: ReadonlySet<string>, lexicons: readonly Lexicon[]): boolean {
  let english = 0;
  let spanish = 0;
  for (const word of words) {
    if (englishWords().has(word)) english++;
    if (spanishWords().has(word)) spanish++;
  }
  const most = Math.max(english, spanish);
  return lexicons.some(({ telling, stop }) => {
    let hits = 0;
    let tells = false;
    for (const word of words) {
      if (!stop(word)) continue;
      hits++;
      tells ||= telling.has(word);
    }
    return tells && hits > most;
  });
}

/** So many letter pairs of a text are given the benefit of the doubt. */
const DOUBT = 12;

/** Whether words are spelled as English and Spanish words are; very short texts are taken to be. */
function readsClassic(words: ReadonlySet<string>): boolean {
  let sum = 0;
  let pairs = 0;
  let least = 0;
  for (const word of words) {
    const plausible = classicPlausibility(word);
    sum += plausible.sum;
    pairs += plausible.pairs;
    least = Math.max(least, plausible.least);
  }
  return sum >= (pairs - DOUBT) * least;
}

/** Takes function words and fillers out of unspaced text, leaving a gap in their place; also says which. */
export function cutDense(folded: string): { readonly text: string; readonly cut: Set<string> } {
  const found = new Set<string>();
  return { text: cut(folded, "stop", found), cut: found };
}

/** Takes set phrases of comment out of a text with spaces between its words. */
export function cutPhrases(folded: string): string {
  phrases ??= new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${
      languages().flatMap(({ phrases }) =>
        phrases === undefined ? [] : foldText(phrases).split("\n")
      )
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

const denseScripts = lazy((): Readonly<Record<string, RegExp>> => ({
  ja: /\p{Script=Hiragana}/u,
  zh: /\p{Script=Han}/u,
  th: /\p{Script=Thai}/u,
  lo: /\p{Script=Lao}/u,
  km: /\p{Script=Khmer}/u,
  my: /\p{Script=Myanmar}/u,
}));

const cutters = new Map<string, RegExp>();

function cut(folded: string, list: "stop" | "weak", found?: Set<string>): string {
  let out = folded;
  for (const language of denseLanguages()) {
    if (denseScripts()[language.code]?.test(folded) !== true) continue;
    if (language.code === "zh" && denseScripts()["ja"]?.test(folded) === true) continue;
    const key = `${language.code} ${list}`;
    let cutter = cutters.get(key);
    if (cutter === undefined) {
      const longestFirst = entries(language[list]).sort((a, b) => b.length - a.length);
      cutter = new RegExp(longestFirst.join("|"), "gu");
      cutters.set(key, cutter);
    }
    out = out.replace(cutter, (phrase) => {
      found?.add(phrase);
      return " ";
    });
  }
  return out;
}

/** The entries of a list in the form in which words are looked up; hyphens part words. */
function entries(list: string): string[] {
  return foldText(list).split(/[\s\u200c-]+/).filter((entry) => entry !== "");
}

function matcher(list: readonly string[]): Known {
  const exact = new Set<string>();
  const prefixes = new Set<string>();
  for (const entry of list) {
    if (entry.endsWith("*")) prefixes.add(entry.slice(0, -1));
    else exact.add(entry);
  }
  return (word) => {
    if (exact.has(word)) return true;
    const most = Math.min(word.length, PREFIX.most);
    for (let length = PREFIX.least; length <= most; length++) {
      if (prefixes.has(word.slice(0, length))) return true;
    }
    return false;
  };
}
