import type { Text } from "../read/text.ts";
import { commonWords } from "../read/word_set.ts";
import { FLOOR, LAW } from "../rules.ts";
import { wholeSentence } from "./whole_sentence.ts";

/** What a text takes from a source and adds to it. */
export interface Copy {
  /**
   * Which limit is passed: the share of its words that the source has, the words that are new, the
   * matter beside a source that is taken over, or beside a sentence of it.
   */
  readonly limit: "words" | "new" | "matter" | "sentence";
  /** Distinct content words of the text, how many of them the source has, how many are new. */
  readonly total: number;
  readonly shared: number;
  readonly added: number;
  /** Content words of its own added, and how many the limit needs. */
  readonly matter: number;
  readonly needed: number;
}

/** The law's numbers for one comparison. */
export interface Needs {
  /** Words of matter beside a source that is taken over. */
  readonly beside: number;
  /** Words of matter beside a sentence of the source. */
  readonly besideSentence: number;
  /** Share of its content words from which on the source is taken over. */
  readonly takenOver: number;
  /** Share of its letters from which on a piece of it is a sentence taken over. */
  readonly sentence: number;
}

/**
 * Says how a text copies its claim or target, or nothing when it brings enough matter of its own.
 */
export function findCopy(text: Text, source: Text, needs: Needs): Copy | undefined {
  const shared = commonWords(text.words, source.words);
  const added = text.distinct - shared;
  const matter = matterBeside(text, source);
  const copy = (limit: Copy["limit"], needed: number): Copy => ({
    limit,
    matter,
    needed,
    total: text.distinct,
    shared,
    added,
  });
  if (shared >= text.distinct * LAW.copied || text.letters === source.letters) {
    return copy("words", 0);
  }
  if (added + text.otherFunctionWords * FLOOR.functionWord < LAW.newWords) {
    return copy("new", LAW.newWords);
  }
  const limit = breaksLaw(text, source, matter, needs);
  return limit === undefined
    ? undefined
    : copy(limit, limit === "matter" ? needs.beside : needs.besideSentence);
}

/** How many content words of its own a text has beyond a source. */
function matterBeside(text: Text, source: Text): number {
  return text.matter - commonWords(text.words, source.words, text.weak);
}

/** By which of the law's two numbers a text adds too little to what it takes over, if it does. */
export function breaksLaw(
  text: Text,
  source: Text,
  matter: number,
  { beside, besideSentence, takenOver, sentence }: Needs,
): "matter" | "sentence" | undefined {
  if (matter < beside && takesOver(text, source, takenOver)) return "matter";
  return matter < besideSentence && wholeSentence(text, source, sentence) ? "sentence" : undefined;
}

/** Whether a text has most of a source's content words, most of them in the source's order. */
function takesOver(text: Text, source: Text, share: number): boolean {
  if (source.distinct < LAW.sourceWords) return false;
  let common = 0;
  let kept = 0;
  let before = -1;
  const places = text.places();
  for (const [word, weight] of source.words) {
    const place = places.get(word);
    if (place === undefined) continue;
    common += weight;
    if (place > before) kept += weight;
    before = place;
  }
  return common >= source.distinct * share && kept >= common * LAW.takenOver;
}
