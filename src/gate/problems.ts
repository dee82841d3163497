import type { Copy } from "./compare/law.ts";
import type { Duplicate } from "./compare/duplicates.ts";

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
    /** The word that occurs most often, and how many content words there are. */
    readonly word: string;
    readonly total: number;
    /** Share of the text, 0–1, that the word makes up or that says something again, and the most allowed. */
    readonly share: number;
    readonly limit: number;
  }
  | { readonly kind: "restates_claim" } & Copy
  | { readonly kind: "parrots_target" } & Copy
  | { readonly kind: "near_duplicate" } & Duplicate;
