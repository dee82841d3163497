import { GENERIC_DE } from "../data/generic/de.ts";
import { GENERIC_EN } from "../data/generic/en.ts";
import { GENERIC_ES } from "../data/generic/es.ts";
import { GENERIC_FR } from "../data/generic/fr.ts";
import { GENERIC_IT } from "../data/generic/it.ts";
import { GENERIC_JA } from "../data/generic/ja.ts";
import { GENERIC_KO } from "../data/generic/ko.ts";
import { GENERIC_PT } from "../data/generic/pt.ts";
import { GENERIC_RU } from "../data/generic/ru.ts";
import { GENERIC_ZH } from "../data/generic/zh.ts";
import { ENGLISH, ENGLISH_FILLERS } from "../data/stopwords/english.ts";
import { SPANISH, SPANISH_FILLERS } from "../data/stopwords/spanish.ts";
import { denseLanguages, languages } from "../data/languages/mod.ts";
import { Cutter } from "./cutter.ts";
import { foldText } from "./fold.ts";
import { remember, WORDS_KEPT } from "./remember.ts";
import { stem } from "./stem.ts";
import { WordIndex } from "./word_index.ts";
import { segments } from "./segments.ts";
import { type ContentWord, pieces } from "./words.ts";

type Themes = Readonly<Record<string, string>>;

/** Words that would fit any claim, by language, where a list of them was made. */
const GENERIC: Readonly<Record<string, Themes>> = {
  de: GENERIC_DE,
  en: GENERIC_EN,
  es: GENERIC_ES,
  fr: GENERIC_FR,
  it: GENERIC_IT,
  ko: GENERIC_KO,
  pt: GENERIC_PT,
  ru: GENERIC_RU,
};

const STOP: Readonly<Record<string, string>> = {
  en: ENGLISH + ENGLISH_FILLERS,
  es: SPANISH + SPANISH_FILLERS,
};

/** What of a text is its own: neither comment nor generic talk. */
export interface Own {
  /** How many content words it has, numbers apart, and how many of them are its own. */
  readonly total: number;
  readonly own: number;
  /** How many words are those of judging and managing, which argue for anything. */
  readonly abstract: number;
  /** How many figures of its own: numbers that do more than count generic things. */
  readonly figures: number;
}

/** Themes whose words also stand in sentences about something: when, who, what, how much. */
const CONCRETE: ReadonlySet<string> = new Set([
  "time",
  "people in general",
  "things in general",
  "doing in general",
  "amount and degree",
  "change",
  "more adjectives",
  "adverbs and other forms",
  "more forms",
  "what was left over",
]);

const NUMBER = /^\p{N}+$/u;
const HIRAGANA = /^\p{Script=Hiragana}+$/u;

/**
 * What of the content words of a folded text is its own. A word is generic when the lists of one
 * language, the one that knows most of the text, have it.
 */
export function ownOf(words: readonly ContentWord[], folded: string): Own {
  const outside = outsideDense(folded);
  const spaced = new Map<string, ReadonlyMap<number, boolean>>();
  const seen = new Set<string>();
  let total = 0;
  let own = 0;
  let abstract = 0;
  for (const { form, writing, weight } of words) {
    if (seen.has(form) || NUMBER.test(form)) continue;
    seen.add(form);
    if (writing === "spaced") spaced.set(form, knownIn(form));
    else if (outside(form)) own += weight;
    else abstract += weight;
    total += weight;
  }
  const best = mostOf(spaced.values());
  const isOwn = (word: ContentWord) =>
    word.writing === "spaced" ? spaced.get(word.form)?.has(best) !== true : outside(word.form);
  for (const known of spaced.values()) {
    const isAbstract = known.get(best);
    if (isAbstract === undefined) own++;
    else if (isAbstract) abstract++;
  }
  let figures = 0;
  words.forEach(({ form }, at) => {
    const next = words[at + 1];
    if (NUMBER.test(form) && (form.length > COUNT || (next !== undefined && isOwn(next)))) {
      figures++;
    }
  });
  return { total, own, abstract, figures };
}

/** Most digits of a number that only counts things. */
const COUNT = 2;

/** The list that knows most of some words. */
function mostOf(all: Iterable<ReadonlyMap<number, boolean>>): number {
  const counts = new Map<number, number>();
  for (const known of all) {
    for (const list of known.keys()) counts.set(list, (counts.get(list) ?? 0) + 1);
  }
  let best = -1;
  for (const [list, count] of counts) if (count > (counts.get(best) ?? 0)) best = list;
  return best;
}

/**
 * The lists that know a word, by number, and whether as one of judging and managing: of each
 * language with spaces all that says nothing in it.
 */
const knownIn = remember((word: string): ReadonlyMap<number, boolean> => {
  lists ??= listed();
  const found = lists.find(word, stem(word), HANGUL.test(word) ? ENDING : undefined);
  if (found.size === 0) return NOT_KNOWN;
  const inOrder = [...found].sort((a, b) => a - b);
  return new Map(inOrder.map((list) => [list >> 1, found.has(list | ABSTRACT)]));
}, WORDS_KEPT);

/** What most words get, so that it costs nothing. */
const NOT_KNOWN: ReadonlyMap<number, boolean> = new Map();

/**
 * A language has two lists: of even number with all its words, of odd with those of judging and
 * managing.
 */
const ABSTRACT = 1;
const HANGUL = /^\p{Script=Hangul}/u;

let lists: WordIndex | undefined;

function listed(): WordIndex {
  const index = new WordIndex();
  languages.forEach(({ code, stop, weak }, number) => {
    const themes = Object.entries(GENERIC[code] ?? {});
    const of = (concrete: boolean) =>
      themes.filter(([theme]) => CONCRETE.has(theme) === concrete).map(([, words]) => words);
    // The English list is long enough without them, and some mean something ("courses", "cases").
    const comment = code === "en" ? "" : weak;
    addAll(index, [stop, comment, STOP[code] ?? "", ...of(false), ...of(true)], 2 * number);
    addAll(index, [comment, ...of(false)], 2 * number | ABSTRACT);
  });
  return index;
}

/** Adds some lists; an entry that ends in `-` or `*` stands for all that begin so. */
function addAll(index: WordIndex, words: readonly string[], list: number): void {
  for (const entry of foldText(words.join("\n")).split(/\s+/)) {
    if (/[*-]$/.test(entry)) index.addBeginning(entry.slice(0, -1), list);
    else if (entry !== "") {
      for (const part of entry.split("-")) {
        index.add(part, list);
        index.add(stem(part), list);
      }
    }
  }
}

/** What Korean puts behind a word: particles, and the endings of verbs. */
const ENDING =
  /^[은는이가을를의에서게로와과도만까지부터보다들적인하한할함해했며여고면기습니된될됨되돼입라수있없야요다던려진질짐져졌시킬키줄주]*$/;

/** Tells of a piece of running script whether it stands outside all generic words of the text. */
function outsideDense(folded: string): (piece: string) => boolean {
  const han = HAN.test(folded);
  if (!han && !KANA.test(folded) && !SYLLABIC.test(folded)) return () => false;
  dense ??= {
    japanese: new Cutter(genericWords("ja", GENERIC_JA)),
    chinese: new Cutter(genericWords("zh", GENERIC_ZH)),
    others: new Cutter(["th", "lo", "km", "my"].flatMap((code) => genericWords(code, {}))),
  };
  const list = KANA.test(folded) ? dense.japanese : han ? dense.chinese : dense.others;
  const left = new Set<string>();
  for (const { writing, text } of segments(list.cut(folded))) {
    if (writing === "spaced") continue;
    for (const piece of pieces(writing, text)) if (!HIRAGANA.test(piece)) left.add(piece);
  }
  return (piece) => left.has(piece);
}

const HAN = /\p{Script=Han}/u;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const SYLLABIC = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

let dense: Readonly<Record<"japanese" | "chinese" | "others", Cutter>> | undefined;

/** The generic words of a language without spaces. */
function genericWords(code: string, themes: Themes): string[] {
  const { stop = "", weak = "" } = denseLanguages.find((one) => one.code === code) ?? {};
  return foldText([stop, weak, ...Object.values(themes)].join("\n")).split(/\s+/)
    .filter((word) => word !== "");
}
