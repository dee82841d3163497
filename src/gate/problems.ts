/** Why the gate refuses a text, with the numbers that a sentence about it needs. */
export type GateProblem =
  | {
    readonly kind: "low_information";
    /** Distinct content words found, and how many are needed. */
    readonly found: number;
    readonly needed: number;
  }
  | {
    readonly kind: "repetitive";
    /** The word, how often it occurs, and how many content words there are. */
    readonly word: string;
    readonly count: number;
    readonly total: number;
  }
  | CopyProblem<"restates_claim">
  | CopyProblem<"parrots_target">
  | {
    readonly kind: "near_duplicate";
    /** Where the other item is: earlier in this batch, or saved before. */
    readonly of: "batch" | "saved";
    readonly index: number;
    /** Share of words in common, 0–1. */
    readonly similarity: number;
  };

/** A text that repeats its claim or its target. */
interface CopyProblem<Kind extends string> {
  readonly kind: Kind;
  /** Distinct content words of the text, how many of them the source has, how many are new. */
  readonly total: number;
  readonly shared: number;
  readonly added: number;
}
