import { assertEquals } from "@std/assert";
import type { HistoryEntry, Review, StoredReview } from "../../src/engine/review.ts";
import { isAsBefore, rewritten } from "../../src/engine/rewritten.ts";
import { counterarguments, mode, rebuttals, reviewWith } from "../support/in_memory.ts";

const entry = (action: HistoryEntry["action"]): HistoryEntry => ({
  at: "2026-01-05T09:00:00+00:00",
  action,
  phase: null,
  accepted: null,
  by: null,
});
const COMPLETE: Review = {
  ...reviewWith(mode("devils_advocate"), {
    counterarguments: counterarguments(4, 4, 1),
    rebuttals: rebuttals("holds", "refuted"),
  }),
  history: [entry("start"), entry("submit")],
};
const DECISION = {
  outcome: "no_go",
  by: "Ada",
  reason: "too dear",
  at: "2026-01-06T09:00:00+00:00",
  review_on: null,
} as const;

const stored = (review: Review, sealed = true): StoredReview => ({ review, createdNs: 0, sealed });

Deno.test("rewritten() lets decisions and follow-ups come after a complete review", () => {
  const { history } = COMPLETE;
  assertEquals(rewritten(stored(COMPLETE), stored({ ...COMPLETE })), null);
  const decided = { ...COMPLETE, decision: DECISION, history: [...history, entry("decide")] };
  assertEquals(rewritten(stored(COMPLETE), stored(decided)), null);
  for (const action of ["plan", "done"] as const) {
    assertEquals(
      rewritten(stored(COMPLETE), stored({ ...COMPLETE, history: [...history, entry(action)] })),
      null,
    );
  }
  assertEquals([isAsBefore(COMPLETE, { ...COMPLETE }), isAsBefore(COMPLETE, decided)], [
    true,
    false,
  ]);
  const deciding = (outcome: "go" | "revise") => ({
    ...decided,
    decision: { ...DECISION, outcome },
  });
  const [going, revising] = [deciding("go"), deciding("revise")];
  assertEquals([isAsBefore(COMPLETE, going), isAsBefore(COMPLETE, revising)], [false, true]);
  assertEquals([isAsBefore(decided, going), isAsBefore(decided, revising)], [false, false]);
  assertEquals(isAsBefore(decided, decided), true);
});

Deno.test("rewritten() tells a seal that was taken away, and only that", () => {
  const [sealed, unsealed] = [stored(COMPLETE), stored(COMPLETE, false)];
  assertEquals(rewritten(sealed, unsealed), "was sealed and no longer is");
  assertEquals([rewritten(unsealed, unsealed), rewritten(unsealed, sealed)], [null, null]);
});

Deno.test("rewritten() tells every other change of a complete review", () => {
  const changed: Partial<Review>[] = [
    { items: { ...COMPLETE.items, rebuttals: rebuttals("refuted", "refuted") } },
    { claim: "Another claim altogether, and a longer one" },
    { context: "x" },
    { mode: mode("steelman") },
    { createdAt: "2036-01-05T09:00:00+00:00" },
    { updatedAt: "2036-01-05T09:00:00+00:00" },
    { revises: "rev-aaaa" },
    { notices: [{ phase: "rebuttals", index: 0, rule: "generic" }] },
    { history: [] },
    { history: [entry("start"), entry("abandon")] },
    { history: [...COMPLETE.history, entry("submit")] },
    { abandonReason: "it was refuted" },
    { items: { ...COMPLETE.items, rebuttals: rebuttals("holds") } },
  ];
  for (const change of changed) {
    const now = { ...COMPLETE, ...change };
    assertEquals(rewritten(stored(COMPLETE), stored(now))?.startsWith("was complete and "), true);
    assertEquals(isAsBefore(COMPLETE, now), false);
  }
  assertEquals(changed.length, 13);
  assertEquals(rewritten(stored(COMPLETE), undefined), "was complete and is now gone");
  assertEquals(rewritten(stored(COMPLETE), null), "was complete and is no longer a valid review");
});

Deno.test("rewritten() leaves reviews alone that were not complete", () => {
  const active = reviewWith(mode("devils_advocate"), {});
  const abandoned = { ...active, abandonReason: "not needed" };
  for (const before of [active, abandoned]) {
    for (const now of [undefined, null, COMPLETE, active, abandoned]) {
      assertEquals(rewritten(stored(before), now && stored(now)), null);
    }
  }
});
