/** How many of a–z, 0–9 a review's id has after its `rev-`. */
export const ID_LENGTH = { least: 4, most: 12 } as const;
/** The form of a review's id, as a regular expression without anchors. */
export const REVIEW_ID = `rev-[a-z0-9]{${ID_LENGTH.least},${ID_LENGTH.most}}`;
/** An id as an example. */
export const ID_EXAMPLE = "rev-k3x9";
/** The form of an id in words. */
export const REVIEW_ID_IN_WORDS =
  `rev- plus ${ID_LENGTH.least} to ${ID_LENGTH.most} characters a–z or 0–9, such as ${ID_EXAMPLE}`;

/** Limits on what a client may send; lengths are code points. */
export const LIMITS = {
  /** Least length of a claim. */
  claimLeast: 10,
  claimMost: 2_000,
  reasonMost: 2_000,
  nameMost: 100,
  resultMost: 2_000,
  contextMost: 20_000,
  textMost: 4_000,
  horizonMost: 200,
  sourceMost: 500,
  itemsPerPhase: 1_000,
  /** How much of a bad value an error quotes. */
  quoteMost: 80,
  /** How many problems an error lists. */
  problemsMost: 50,
  /** How much of a claim a listing shows. */
  snippetMost: 70,
} as const;
