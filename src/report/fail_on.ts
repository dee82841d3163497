import type { Judgement } from "../engine/judgement.ts";
import { plural } from "../engine/wording.ts";
import type { Assessment } from "../protocol/types.ts";

/** Which assessments `--fail-on` refuses, by the word that asks for it. */
export const FAIL_ON: Readonly<Record<string, readonly Assessment[]>> = {
  revision: ["claim refuted", "claim needs revision"],
  refuted: ["claim refuted"],
};

/** Which verdicts a caller does not let pass. */
export interface FailOn {
  /** A word of `FAIL_ON`. */
  readonly failOn: string;
  /** Whether any warning refuses as well. */
  readonly strict: boolean;
}

/**
 * Why a review is refused, by which rule, on one line; null when it passes. The verdict is the one
 * computed from the items.
 */
export function whyRefused({ review, verdict }: Judgement, asked: FailOn): string | null {
  const refused = FAIL_ON[asked.failOn];
  if (refused === undefined) throw new Error(`no --fail-on ${asked.failOn}`);
  if (refused.includes(verdict.assessment)) {
    return `${review.id}: ${verdict.assessment} (--fail-on ${asked.failOn}). ${verdict.reason}`;
  }
  const { warnings } = verdict;
  if (!asked.strict || warnings.length === 0) return null;
  return `${review.id}: ${verdict.assessment}, but with ${
    plural(warnings.length, "warning", "warnings")
  } (--strict). ${warnings.join(" ")}`;
}
