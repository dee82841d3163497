import { textLength } from "./length.ts";
import {
  course,
  type Edge,
  keptInOrder,
  sharedCourse,
  sharedEdge,
  sharedSentence,
} from "./order.ts";
import { overlap, type TextProfile } from "./profile.ts";
import {
  CLASSIC_COPYING,
  CLASSIC_SOURCE,
  COPYING,
  type CopyLimit,
  type EdgeLimit,
  EDGES,
  GATE,
  KEPT,
  QUOTING,
  REUSE,
  WHOLE,
} from "./thresholds.ts";

/** The numbers by which a text is found to copy its source. */
export interface Copy {
  /** Distinct content words of the text, how many of them the source has, how many are new. */
  readonly total: number;
  readonly shared: number;
  readonly added: number;
  /** Distinct content words of the source. */
  readonly ofSource: number;
  /** Share of the source, 0–1, that the text repeats in the same words and order. */
  readonly verbatim: number;
}

/**
 * Says how a text copies its claim or target, or nothing when it does not: by its set of words, or
 * by repeating the source in order with little of its own beside it.
 */
export function findCopy(text: TextProfile, source: TextProfile): Copy | undefined {
  const { shared, added, matter } = overlap(text, source);
  const verbatim = sharedCourse(source.course, text.course, REUSE.run);
  const copy = { total: text.distinct, shared, added, ofSource: source.distinct, verbatim };
  if (shared >= text.distinct * GATE.copied) return copy;
  if (added < GATE.newWords && !isShortSentence(text, shared, added)) return copy;
  if (
    source.distinct >= WHOLE.from && shared >= source.distinct * WHOLE.ofSource &&
    matter < (text.classic && source.classic ? WHOLE.classicAtLeast : WHOLE.atLeast)
  ) return copy;
  if (text.anagrams.some((key) => source.anagrams.includes(key))) return copy;
  const limits = limitsFor(text, source).filter(({ atLeast }) => matter < atLeast);
  const length = textLength(source.course.line);
  const copied = limits.some(({ by, ofSource, ofText }) => {
    const taken = sharedCourse(source.course, text.course, by);
    return taken >= ofSource && (taken >= GATE.copied || taken * length >= GATE.copiedLength) &&
      sharedCourse(text.course, source.course, REUSE.run) >= ofText;
  });
  if (!copied && !keeps(text, source, matter) && !copiesEdge(text, source, matter)) {
    return undefined;
  }
  return matter >= QUOTING.atLeast && verbatim <= QUOTING.ofSource && quotes(text, source, verbatim)
    ? undefined
    : copy;
}

/**
 * Whether all that a text has of its source in the same order stands in quotation marks, which are not
 * the source's own.
 */
function quotes(text: TextProfile, source: TextProfile, verbatim: number): boolean {
  const quoted = text.folded.match(QUOTED)?.join("\n") ?? "";
  return quoted !== "" && source.folded.match(QUOTED) === null &&
    sharedCourse(source.course, course(quoted), REUSE.run) >=
      verbatim * QUOTING.quoted;
}

const QUOTED = /["“„”«»][^"“„”«»]+["“”«»]|[「『《〈‘‚‹][^」』》〉’›]+[」』》〉’›]/gu;

/** Whether the text has nearly all of its source in order, parted by words of its own. */
function keeps(text: TextProfile, source: TextProfile, matter: number): boolean {
  return matter < Math.max(KEPT.atLeast, source.distinct) &&
    source.course.words.length >= KEPT.sourceWords &&
    source.course.sizes.every((size) => size === 1) &&
    keptInOrder(source.course, text.course) >= KEPT.ofSource;
}

/** Whether the text takes over the beginning or end of its source and adds too little. */
function copiesEdge(text: TextProfile, source: TextProfile, matter: number): boolean {
  const words = source.course.words.length;
  const limits = EDGES.filter(({ atLeast, sourceWords }) =>
    matter < atLeast && words >= sourceWords
  );
  if (limits.length === 0) return false;
  const anywhere = sharedEdge(source.course, text.course);
  const sentence = sharedSentence(source.course, text.course);
  return limits.some((limit) => isLong(limit.sentence ? sentence : anywhere, limit));
}

function isLong(edge: Edge, least: EdgeLimit): boolean {
  return (edge.ofLetters >= least.ofLetters || edge.ofWords >= least.ofWords) &&
    textLength(edge.letters) >= least.length;
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
