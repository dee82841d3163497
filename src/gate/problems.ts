import type { Duplicate } from "./compare/duplicates.ts";
import type { Copy } from "./compare/law.ts";

/**
 * The numbers that a refusal is told with, by its rule. Counts of words can have halves and
 * quarters in scripts without spaces.
 */
export interface Measured {
  readonly low_information: {
    /** Distinct content words found, and how many are needed. */
    readonly found: number;
    readonly needed: number;
    /** Words not counted because they are mash or placeholder text. */
    readonly noise: readonly string[];
  };
  readonly repetitive: {
    /** What occurs most often, and how many there are: content words, or letters. */
    readonly of: "words" | "letters";
    readonly word: string;
    readonly total: number;
    /** Share of the text, 0–1, that the word makes up. */
    readonly share: number;
  };
  readonly restates_claim: Copy;
  readonly parrots_target: Copy;
  readonly near_duplicate: Duplicate;
  readonly empty_talk: {
    /** Content words, all of which would fit any claim. */
    readonly total: number;
  };
}

/** The rules by which a text is refused, in the order in which they are looked at. */
export type RuleId = keyof Measured;

/** Why the gate refuses a text: the rule, with what was measured. */
export type ProblemOf<Id extends RuleId> = Id extends RuleId ? { readonly kind: Id } & Measured[Id]
  : never;
/** The same for any rule. */
export type GateProblem = ProblemOf<RuleId>;
