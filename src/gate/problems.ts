import type { Copy } from "./copying.ts";
import type { Duplicate } from "./near_duplicates.ts";

/**
 * Why the gate refuses a text, with the numbers that a sentence about it needs. Counts of words can
 * have halves and quarters in scripts without spaces.
 */
export type GateProblem =
  | {
    readonly kind: "low_information";
    /** Distinct content words found, and how many are needed. */
    readonly found: number;
    readonly needed: number;
    /** Words not counted because they are mash or placeholder text. */
    readonly noise: number;
  }
  | {
    readonly kind: "repetitive";
    /** The word, how often it occurs, and how many content words there are. */
    readonly word: string;
    readonly count: number;
    readonly total: number;
    /** Share of the text that is repetition, 0–1. */
    readonly share: number;
  }
  | { readonly kind: "restates_claim" } & Copy
  | { readonly kind: "parrots_target" } & Copy
  | { readonly kind: "near_duplicate" } & Duplicate;
