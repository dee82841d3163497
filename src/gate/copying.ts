import { sharedCourse, sharedEdge } from "./order.ts";
import { overlap, type TextProfile } from "./profile.ts";
import { COPYING, type CopyLimit, GATE } from "./thresholds.ts";

/** The numbers by which a text is found to copy its source. */
export interface Copy {
  /** Distinct content words of the text, how many of them the source has, how many are new. */
  readonly total: number;
  readonly shared: number;
  readonly added: number;
  /** Share of the source, 0–1, that the text repeats in the same words and order. */
  readonly verbatim: number;
}

/**
 * Says how a text copies its claim or target, or nothing when it does not: by its set of words, or
 * by repeating the source in order with little of its own beside it.
 */
export function findCopy(text: TextProfile, source: TextProfile): Copy | undefined {
  const { shared, added, matter } = overlap(text, source);
  const verbatim = sharedCourse(source.course, text.course, COPYING.run);
  const copy = { total: text.distinct, shared, added, verbatim };
  if (shared >= text.distinct * GATE.copied || added < GATE.newWords) return copy;
  if (text.anagrams.some((key) => source.anagrams.includes(key))) return copy;
  const whole = sharedCourse(source.course, text.course, COPYING.wholeRun);
  if (whole >= COPYING.whole.ofSource && matter < COPYING.whole.atLeast) return copy;
  const ofText = sharedCourse(text.course, source.course, COPYING.run);
  const classic = text.classic && source.classic;
  if (classic && source.course.words.length < COPYING.classicSource) return undefined;
  const edge = sharedEdge(source.course, text.course);
  const exceeds = (share: number, limit: CopyLimit) =>
    share >= limit.ofSource && ofText >= limit.ofText && matter < limit.atLeast;
  const limits: readonly CopyLimit[] = classic ? COPYING.classicPart : COPYING.part;
  const copied = limits.some((limit) => exceeds(verbatim, limit)) ||
    exceeds(edge, classic ? COPYING.classicEdge : COPYING.edge);
  return copied ? copy : undefined;
}
