/**
 * The numbers of the gate, stated once. Checks, refusal sentences and the instructions of a phase
 * all read them from here.
 */
export const GATE = {
  /** Least number of distinct content words for a text that has to argue a case. */
  argumentFloor: 4,
  /** Least number of distinct content words for every other free text. */
  answerFloor: 3,
  /**
   * In languages other than English and Spanish, whose grammar may pack a sentence into a few long
   * words, a function word counts for this much of a content word, and a long word for more than one,
   * of two words only for this much more each …
   */
  functionWord: 0.5,
  longWord: 0.5,
  /** … if there are at least this many content words. */
  leastContent: 2,
  /** One word may make up at most this share of the content words … */
  dominance: 0.5,
  /** … which is looked at from this many content words on. */
  dominanceFrom: 6,
  /** A phrase of so many content words at most may not make up more than this by being said again. */
  phrase: 12,
  phraseAgain: 0.65,
  /** Two texts of a phase count as the same from this share of common words on (Jaccard). */
  duplicate: 0.8,
  /** A text copies its claim or target from this share of its own content words on. */
  copied: 0.8,
  /** Length, as lengths are counted, that words in a row must have to count as a copy. */
  copiedLength: 16,
  /** Content words that a text must add to its claim or target. */
  newWords: 2,
  /** Outside English and Spanish one is enough in a short sentence that shares at most this much. */
  shortShared: 0.67,
  /** A word holding one letter this often in a row is noise. */
  letterRun: 4,
} as const;

/** When a text copies its source in order: shares of letters, and the matter added. */
export interface CopyLimit {
  /** Copied are runs of so many words in a row. */
  readonly by: 2 | 3;
  /** Share of the source that the text repeats, from which on the limit applies. */
  readonly ofSource: number;
  /** Share of the text that is taken from the source, likewise. */
  readonly ofText: number;
  /** Content words that must be added, not counting words of comment and courtesy. */
  readonly atLeast: number;
}

/**
 * Half of the source, wherever it stands. Of five thousand pairs of a text and its claim or target in
 * the honest sets none has so much in common three words at a time.
 */
const HALF: CopyLimit = { by: 3, ofSource: 0.48, ofText: 0, atLeast: 10 };

/** Copying in the source's own words and order. */
export const COPYING: readonly CopyLimit[] = [
  HALF,
  // A good part of it that makes up much of the text.
  { by: 2, ofSource: 0.35, ofText: 0.45, atLeast: 8 },
  // A good part of it with next to nothing beside it.
  { by: 2, ofSource: 0.35, ofText: 0.2, atLeast: 4 },
];

/** The same in English and Spanish, where the words of comment are known well enough to rely on. */
export const CLASSIC_COPYING: readonly CopyLimit[] = [
  HALF,
  { by: 3, ofSource: 0.25, ofText: 0.2, atLeast: 2 },
];

/** English and Spanish sources need so many words for the limits on parts of them to apply. */
export const CLASSIC_SOURCE = 6;

/**
 * A text that keeps such a share of its source's letters, in their order but with words between them,
 * has to add as many content words as the source has, and so many at least. Only where words are
 * parted by spaces, and from so many words of the source on.
 */
export const KEPT = { ofSource: 0.8, sourceWords: 6, atLeast: 6 } as const;

/**
 * In whatever order: a text that has such a share of its source's content words, of so many at least,
 * has to add so many, not counting words of comment and courtesy. Of the honest sets
 * none has more than three quarters of them.
 */
export const WHOLE = { from: 3, ofSource: 0.85, atLeast: 6, classicAtLeast: 1 } as const;

/** When a text copies the beginning or the end of its source, such as its half. */
export interface EdgeLimit {
  /** Whether the edge has to be a sentence of its own in the text. */
  readonly sentence?: true;
  /** Share of the source from which on the limit applies: by letters, if at all, or by whole words. */
  readonly ofLetters?: number;
  readonly ofWords: number;
  /** Least length of the edge, as lengths are counted, and least number of words of the source. */
  readonly length: number;
  readonly sourceWords?: number;
  /** Content words that must be added to it, not counting words of comment and courtesy. */
  readonly atLeast: number;
}

/**
 * In the honest sets only answers that repeat the subject of a short sentence come close. An answer
 * that concedes half of its target word for word cannot be told from a copy but by what it adds.
 */
export const EDGES: readonly EdgeLimit[] = [
  { ofLetters: 0.38, ofWords: 0.48, length: 24, atLeast: 10 },
  { ofWords: 0.48, length: 13, sourceWords: 5, atLeast: 10 },
  { ofLetters: 0.46, ofWords: 0.48, length: GATE.copiedLength, atLeast: 7 },
  { sentence: true, ofLetters: 0.3, ofWords: 0.4, length: 7, atLeast: 10 },
];

/**
 * An answer may quote up to so much of its source, if so much of what it repeats stands in quotation
 * marks and it adds so many content words, not counting words of comment and courtesy.
 */
export const QUOTING = { ofSource: 0.9, quoted: 0.9, atLeast: 3 } as const;

/**
 * Stock sentences have no figures: one of its own counts for so many words of matter in an answer that
 * takes over at most such a share of its source.
 */
export const FIGURES = { ofSource: 0.75, matter: 5 } as const;

/** Near-duplicates that plain word sets miss. */
export const REUSE = {
  /** Words in a row that make a run, and more of them where a text is looked for as a whole. */
  run: 2,
  wholeRun: 3,
  /** Share of common words, and of common runs, from which on two texts are compared in order. */
  candidate: 0.5,
  candidateRuns: 0.2,
  /** Share of the shorter text that has to stand in the longer one in the same order. */
  sameOrder: 0.8,
  /**
   * Words that the longer of two texts in the same order may add and still be the same text: fillers
   * that no list knows. In English and Spanish so few only if it has the whole of the other, word for
   * word, and at most such a share of the added words has content.
   */
  padding: 4,
  classicPadding: 5,
  fillerMatter: 0.5,
  /** Share of an earlier text that stands in a later one if the later one contains it whole. */
  whole: 0.9,
  classicWhole: 0.97,
  /** The same where all its words stand there in their order, parted by others. */
  partedOrder: 0.5,
  /**
   * Outside English and Spanish, in whatever order: share of an earlier text's words that a later one
   * has too, from so many words on, and share of the earlier text that the later one may add to it.
   */
  contained: 0.9,
  containedFrom: 3,
  containedPadding: 0.8,
  /** Share that has to stand in the same order where the common words are mostly comment. */
  boilerplateOrder: 0.5,
  /** Share of comment words among the common words that makes a text boilerplate. */
  boilerplate: 0.4,
  /**
   * Words that what two answers add to their targets must have for the additions to be compared, and
   * the share of common words from which on the additions are the same.
   */
  additionFrom: 3,
  sameAddition: 0.74,
  /**
   * The additions are the same, too, if of so many words at most one of the two has others, and they
   * have more than twice as many in common.
   */
  swapped: 2,
} as const;
