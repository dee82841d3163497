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
  /** Whether a review counts whose file is not sealed. */
  readonly allowUnsealed: boolean;
}

/** What is red where nobody says: the forms of report and the gate action have the same default. */
export const FAIL_ON_UNLESS_NAMED: FailOn = {
  failOn: "revision",
  strict: false,
  allowUnsealed: false,
};

/** What a caller's rule says of a review: it passes, it is refused, or it is not judged at all. */
export type Ruling =
  | { readonly kind: "passed" }
  | { readonly kind: "refused" | "unsealed"; readonly why: string };

/**
 * Applies a rule to the verdict computed from the items. `why` is one line and names the review.
 */
export function ruling({ review, sealed, verdict }: Judgement, asked: FailOn): Ruling {
  const { id } = review;
  if (!sealed && !asked.allowUnsealed) {
    return {
      kind: "unsealed",
      why:
        `${id} is unsealed: nothing shows that its items passed this program's checks. Take it through the checks again with start --from its file, or allow it with --allow-unsealed.`,
    };
  }
  const { assessment, reason, warnings } = verdict;
  if (refuses(asked, assessment)) {
    return {
      kind: "refused",
      why: `${id}: ${assessment} (--fail-on ${asked.failOn}). ${reason}`,
    };
  }
  if (!asked.strict || warnings.length === 0) return { kind: "passed" };
  return {
    kind: "refused",
    why: `${id}: ${assessment}, but with ${
      plural(warnings.length, "warning", "warnings")
    } (--strict). ${warnings.join(" ")}`,
  };
}

/** Whether an assessment alone is refused. */
export function refuses({ failOn }: FailOn, assessment: Assessment): boolean {
  const refused = FAIL_ON[failOn];
  if (refused === undefined) throw new Error(`no --fail-on ${failOn}`);
  return refused.includes(assessment);
}
