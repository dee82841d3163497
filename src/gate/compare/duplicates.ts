import { ContainedIndex } from "./contained_index.ts";
import { pattern } from "../../lazy.ts";
import { holdsInOrder, sharedCourse } from "./sequence.ts";
import type { TextProfile } from "../read/profile.ts";
import { RunIndex } from "./run_index.ts";
import { SetIndex } from "./set_index.ts";
import { GATE, REUSE } from "../thresholds.ts";
import { commonWords, similarity, weightOf, type WordSet } from "../read/word_set.ts";

/** A number counts items more often than it says something. */
const number = pattern(String.raw`^\p{N}+$`, "u");

/** Where a text stands: in the batch at hand or among the saved ones. */
export interface Place {
  readonly of: "batch" | "saved";
  readonly index: number;
}

/** A text that an earlier one is nearly the same as. */
export interface Duplicate extends Place {
  /** Share of words in common, 0–1. */
  readonly similarity: number;
}

interface Entry {
  readonly place: Place;
  readonly text: TextProfile;
  readonly addition: WordSet | undefined;
}

/** The texts of a phase so far, asked for one that a new text repeats. */
export class NearDuplicates {
  readonly #entries: Entry[] = [];
  readonly #words = new SetIndex(GATE.duplicate);
  readonly #additions = new SetIndex(REUSE.candidate);
  readonly #runs = new RunIndex(REUSE.wholeRun, REUSE.candidateRuns);
  readonly #contained = new ContainedIndex();
  readonly #anagrams = new Map<string, number>();

  /** Remembers a text, and what it answers if it is an answer. */
  add(text: TextProfile, place: Place, target: TextProfile | undefined): void {
    const id = this.#entries.length;
    const addition = target === undefined ? undefined : additionTo(text, target);
    this.#entries.push({ place, text, addition });
    this.#words.add(text.words, id);
    this.#runs.add(text.course, id);
    this.#contained.add(text.words, id);
    if (addition !== undefined) this.#additions.add(addition, id);
    for (const key of text.anagrams) if (!this.#anagrams.has(key)) this.#anagrams.set(key, id);
  }

  /** The first text that the given one is nearly the same as. */
  find(text: TextProfile, target: TextProfile | undefined): Duplicate | undefined {
    const found = this.#first(this.#words.candidates(text.words), ({ text: other }) => {
      const share = similarity(text.words, other.words);
      return share >= GATE.duplicate ? share : undefined;
    }) ?? this.#anagram(text) ??
      this.#first(this.#runs.candidates(text.course), ({ text: other, addition }) => {
        const share = similarity(text.words, other.words);
        const reused = (share >= REUSE.candidate && isReuse(text, other)) ||
          isPadded(text, other, target !== undefined && addition !== undefined);
        return reused ? share : undefined;
      }) ??
      this.#first(this.#contained.candidates(text.words), ({ text: other, addition }) => {
        const common = commonWords(text.words, other.words);
        if (common < other.distinct * REUSE.candidate) return undefined;
        const reused = isShuffled(text, other, common) ||
          isPadded(text, other, target !== undefined && addition !== undefined);
        return reused ? similarity(text.words, other.words) : undefined;
      });
    if (found !== undefined || target === undefined) return found;
    const addition = additionTo(text, target);
    if (addition === undefined) return undefined;
    return this.#first(this.#additions.candidates(addition), (entry) => {
      return entry.addition === undefined ? undefined : sameAddition(addition, entry.addition);
    });
  }

  #first(ids: readonly number[], measure: (entry: Entry) => number | undefined) {
    for (const id of ids) {
      const entry = this.#entries[id];
      const share = entry === undefined ? undefined : measure(entry);
      if (entry !== undefined && share !== undefined) return { ...entry.place, similarity: share };
    }
    return undefined;
  }

  #anagram(text: TextProfile): Duplicate | undefined {
    const ids = text.anagrams.flatMap((key) => this.#anagrams.get(key) ?? []);
    return this.#first(ids, () => 1);
  }
}

/**
 * Whether one text is the other with nothing but comment added or taken away, or whether both are
 * one piece of content-free boilerplate; in either case in the same order, since words that merely
 * recur are no reuse.
 */
function isReuse(a: TextProfile, b: TextProfile): boolean {
  const order = Math.max(
    sharedCourse(a.course, b.course, REUSE.run),
    sharedCourse(b.course, a.course, REUSE.run),
  );
  if (order >= REUSE.sameOrder) {
    const common = commonWords(a.strong, b.strong);
    const more = Math.max(weightOf(a.strong), weightOf(b.strong)) - common;
    const fewer = Math.min(weightOf(a.strong), weightOf(b.strong)) - common;
    const classic = a.classic && b.classic;
    if (fewer === 0 && more <= (classic ? 0 : REUSE.padding)) return true;
  }
  const common = commonWords(a.words, b.words);
  const matter = commonWords(a.strong, b.strong);
  return order >= REUSE.boilerplateOrder && matter <= common * (1 - REUSE.boilerplate);
}

/**
 * Whether a text is an earlier one in its own words and order, with less added than it had itself. In
 * English and Spanish, but for answers, only the whole of it with fillers that no list knows: few words,
 * half of them function words, since there a text with content added is a text of its own.
 */
function isPadded(text: TextProfile, earlier: TextProfile, answers: boolean): boolean {
  const classic = text.classic && earlier.classic && !answers;
  const order = sharedCourse(earlier.course, text.course, REUSE.run);
  const whole = order >= (classic ? REUSE.classicWhole : REUSE.whole) ||
    (order >= REUSE.partedOrder && holdsInOrder(text.course, earlier.course));
  if (!whole) return false;
  const matter = weightOf(text.strong) - commonWords(text.strong, earlier.words);
  if (!classic) return matter < earlier.distinct + REUSE.padding;
  const added = text.course.words.length - earlier.course.words.length;
  return matter <= Math.min(REUSE.classicPadding, added * REUSE.fillerMatter);
}

/**
 * Whether a text has nearly all words of an earlier one, in whatever order, and adds so little that it is
 * a shuffled copy with fillers that no list knows. In English and Spanish the share of common words alone
 * decides on that.
 */
function isShuffled(text: TextProfile, earlier: TextProfile, common: number): boolean {
  if ((text.classic && earlier.classic) || earlier.distinct < REUSE.containedFrom) return false;
  return common >= earlier.distinct * REUSE.contained &&
    text.distinct - common <= earlier.distinct * REUSE.containedPadding;
}

/** What an answer adds to its target; nothing when that is too little to be compared. */
function additionTo(text: TextProfile, target: TextProfile): WordSet | undefined {
  const addition = new Map(
    [...text.words].filter(([word]) => !target.words.has(word) && !number().test(word)),
  );
  return weightOf(addition) < REUSE.additionFrom ? undefined : addition;
}

/** Share of words in common, where two additions are the same but for a word or two. */
function sameAddition(a: WordSet, b: WordSet): number | undefined {
  const share = similarity(a, b);
  const common = commonWords(a, b);
  const others = Math.max(weightOf(a), weightOf(b)) - common;
  const swapped = others <= REUSE.swapped && common > others * 2;
  return swapped || share >= REUSE.sameAddition ? share : undefined;
}
