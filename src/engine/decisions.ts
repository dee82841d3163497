import type { Assessment } from "../protocol/types.ts";
import type { Decision } from "./review.ts";

/** Whether a decision goes another way than the verdict points. */
export function isAgainst(outcome: Decision["outcome"], assessment: Assessment): boolean {
  return (outcome === "go") !== (assessment === "claim survives scrutiny");
}
