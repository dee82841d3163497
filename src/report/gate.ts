import type { Judgement } from "../engine/judgement.ts";
import { plural } from "../engine/words.ts";
import type { Assessment } from "../protocol/types.ts";

/** Which assessments a gate refuses, by the word that asks for it. */
export const FAIL_ON: Readonly<Record<string, readonly Assessment[]>> = {
  revision: ["claim refuted", "claim needs revision"],
  refuted: ["claim refuted"],
};

/** What a gate lets pass. */
export interface Gate {
  /** A word of `FAIL_ON`. */
  readonly failOn: string;
  /** Whether any warning refuses, too. */
  readonly strict: boolean;
}

/**
 * Why the gate refuses a review, by which of its rules, on one line; null when it lets it pass. The
 * verdict is the one computed from the items.
 */
export function refusal({ review, verdict }: Judgement, gate: Gate): string | null {
  const refused = FAIL_ON[gate.failOn];
  if (refused === undefined) throw new Error(`no gate ${gate.failOn}`);
  if (refused.includes(verdict.assessment)) {
    return `${review.id}: ${verdict.assessment} (--fail-on ${gate.failOn}). ${verdict.reason}`;
  }
  const { warnings } = verdict;
  if (!gate.strict || warnings.length === 0) return null;
  return `${review.id}: ${verdict.assessment}, but with ${
    plural(warnings.length, "warning", "warnings")
  } (--strict). ${warnings.join(" ")}`;
}
