/**
 * The numbers of the gate, stated once. Checks, refusal sentences and the instructions of a phase
 * all read them from here.
 */
export const GATE = {
  /** Least number of distinct content words for a text that has to argue a case. */
  argumentFloor: 4,
  /** Least number of distinct content words for every other free text. */
  answerFloor: 3,
  /** One word may make up at most this share of the content words … */
  dominance: 0.5,
  /** … which is looked at from this many content words on. */
  dominanceFrom: 6,
  /** Two texts of a phase count as the same from this share of common words on (Jaccard). */
  duplicate: 0.8,
  /** A text copies its claim or target from this share of its own content words on. */
  copied: 0.8,
  /** Content words that a text must add to its claim or target. */
  newWords: 2,
  /** A word holding one letter this often in a row is noise. */
  letterRun: 4,
} as const;

/**
 * Version of the rules. Review files record it, so that a later gate can tell a record that was
 * judged by these rules from one that was judged by its own.
 */
export const GATE_VERSION = 1;
