import { textLength } from "../read/length.ts";
import {
  course,
  type Edge,
  keptInOrder,
  sharedCourse,
  sharedEdge,
  sharedSentence,
} from "./sequence.ts";
import { overlap, type TextProfile } from "../read/profile.ts";
import {
  CLASSIC_COPYING,
  CLASSIC_SOURCE,
  COPYING,
  type CopyLimit,
  type EdgeLimit,
  EDGES,
  FIGURES,
  GATE,
  KEPT,
  QUOTING,
  REUSE,
  WHOLE,
} from "../thresholds.ts";

/** By which limit, and with which numbers, a text is found to copy its source. */
export interface Copy {
  /**
   * The share of its words that the source has, the words that are new, all of the source's words in
   * another order, or the source's own order.
   */
  readonly limit: "words" | "new" | "all" | "order";
  /** Distinct content words of the text, how many of them the source has, how many are new. */
  readonly total: number;
  readonly shared: number;
  readonly added: number;
  /** Distinct content words of the source. */
  readonly ofSource: number;
  /** Share of the source, 0–1, that the text repeats in the same words and order. */
  readonly verbatim: number;
  /** Content words added, not counting comment and courtesy, and how many a passed limit on order needs. */
  readonly matter: number;
  readonly needed: number;
}

/**
 * Says how a text copies its claim or target, or nothing when it does not: by its set of words, or
 * by repeating the source in order with little of its own beside it.
 */
export function findCopy(text: TextProfile, source: TextProfile): Copy | undefined {
  const { shared, added, matter } = overlap(text, source);
  const taken = sharedCourse(source.course, text.course, REUSE.run);
  const edge = sharedEdge(source.course, text.course);
  const verbatim = Math.max(taken, edge.ofLetters);
  const copy = (limit: Copy["limit"], needed = 0): Copy => ({
    limit,
    matter,
    needed,
    total: text.distinct,
    shared,
    added,
    ofSource: source.distinct,
    verbatim,
  });
  if (shared >= text.distinct * GATE.copied) return copy("words");
  if (added < GATE.newWords && !isShortSentence(text, shared, added)) return copy("new");
  if (hasAll(text, source, shared, matter)) return copy("all");
  const own = verbatim <= FIGURES.ofSource && bringsFigures(text, source)
    ? matter + FIGURES.matter
    : matter;
  const needed = Math.max(
    0,
    ...limitsOnRuns(text, source, own),
    ...limitsOnParted(text, source, own),
    ...limitsOnEdges(text, source, edge, own),
  );
  if (needed === 0 || quotes(text, source, matter, taken)) return undefined;
  return copy("order", needed - (own - matter));
}

/** Whether a text has a number that is neither in its source nor cut from one there. */
function bringsFigures(text: TextProfile, source: TextProfile): boolean {
  const known = source.folded.match(DIGITS) ?? [];
  return [...text.strong.keys()].some((word) => {
    const [figure] = word.match(DIGITS) ?? [];
    return figure !== undefined && word.startsWith(figure) &&
      !known.some((other) => other.startsWith(figure) || other.endsWith(figure));
  });
}

const DIGITS = /[0-9]+/g;

/** Whether a text has all letters or nearly all content words of its source, in whatever order. */
function hasAll(text: TextProfile, source: TextProfile, shared: number, matter: number): boolean {
  const atLeast = text.classic && source.classic ? WHOLE.classicAtLeast : WHOLE.atLeast;
  return text.anagrams.some((key) => source.anagrams.includes(key)) ||
    (source.distinct >= WHOLE.from && shared >= source.distinct * WHOLE.ofSource &&
      matter < atLeast);
}

/** What the limits need to be added that the text passes by repeating runs of its source's words. */
function limitsOnRuns(text: TextProfile, source: TextProfile, matter: number): number[] {
  const length = textLength(source.course.line);
  return limitsFor(text, source).filter(({ by, ofSource, ofText, atLeast }) => {
    if (matter >= atLeast) return false;
    const taken = sharedCourse(source.course, text.course, by);
    return taken >= ofSource && (taken >= GATE.copied || taken * length >= GATE.copiedLength) &&
      sharedCourse(text.course, source.course, REUSE.run) >= ofText;
  }).map(({ atLeast }) => atLeast);
}

/**
 * Whether all that a text has of its source in the same order, `taken`, stands in quotation marks, which
 * are not the source's own, and is not too much of it.
 */
function quotes(text: TextProfile, source: TextProfile, matter: number, taken: number): boolean {
  if (matter < QUOTING.atLeast || taken > QUOTING.ofSource) return false;
  const quoted = text.folded.match(QUOTED)?.join("\n") ?? "";
  return quoted !== "" && source.folded.match(QUOTED) === null &&
    sharedCourse(source.course, course(quoted), REUSE.run) >=
      taken * QUOTING.quoted;
}

const QUOTED = /["“„”«»][^"“„”«»]+["“”«»]|[「『《〈‘‚‹][^」』》〉’›]+[」』》〉’›]/gu;

/** The same, by nearly all of its source in order, parted by words of its own. */
function limitsOnParted(text: TextProfile, source: TextProfile, matter: number): number[] {
  const atLeast = Math.max(KEPT.atLeast, source.distinct);
  const keeps = matter < atLeast && source.course.words.length >= KEPT.sourceWords &&
    source.course.sizes.every((size) => size === 1) &&
    keptInOrder(source.course, text.course) >= KEPT.ofSource;
  return keeps ? [atLeast] : [];
}

/** The same, by the beginning or end of its source, `anywhere` or as a sentence of its own. */
function limitsOnEdges(
  text: TextProfile,
  source: TextProfile,
  anywhere: Edge,
  matter: number,
): number[] {
  const words = source.course.words.length;
  const limits = EDGES.filter(({ atLeast, sourceWords = 0 }) =>
    matter < atLeast && words >= sourceWords
  );
  if (limits.length === 0) return [];
  const sentence = sharedSentence(source.course, text.course);
  return limits.filter((limit) => isLong(limit.sentence ? sentence : anywhere, limit))
    .map(({ atLeast }) => atLeast);
}

function isLong(edge: Edge, { ofLetters, ofWords, length }: EdgeLimit): boolean {
  return (edge.ofWords >= ofWords || (ofLetters !== undefined && edge.ofLetters >= ofLetters)) &&
    textLength(edge.letters) >= length;
}

/**
 * Outside English and Spanish an honest sentence may consist of two or three content words among
 * function words, and share one or two of them with its source.
 */
function isShortSentence(text: TextProfile, shared: number, added: number): boolean {
  return !text.classic && text.functionWords > 0 && added >= GATE.newWords / 2 &&
    shared <= text.distinct * GATE.shortShared;
}

function limitsFor(text: TextProfile, source: TextProfile): readonly CopyLimit[] {
  if (!text.classic || !source.classic) return COPYING;
  const short = source.course.words.length < CLASSIC_SOURCE;
  return short ? CLASSIC_COPYING.slice(0, 1) : CLASSIC_COPYING;
}
