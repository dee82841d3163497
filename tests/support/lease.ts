import { type Judgement, judgement } from "../../src/engine/judgement.ts";
import type { Review } from "../../src/engine/review.ts";
import lease from "../fixtures/lease.json" with { type: "json" };
import { mode, reviewWith } from "./in_memory.ts";

/** A company's decision on an office lease: a gauntlet of 46 items, with more in its file. */
export function leaseReview(more: Partial<Review> = {}): Judgement {
  const { claim, context, phases } = lease;
  const review = { ...reviewWith(mode("gauntlet"), phases), claim, context, ...more };
  return judgement({ review, sealed: true });
}
