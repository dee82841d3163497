import { assertEquals } from "@std/assert";
import type { HistoryEntry, Review } from "../../src/engine/review.ts";
import { isSame, rewritten } from "../../src/engine/rewritten.ts";
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

Deno.test("rewritten() lets decisions and follow-ups come after a complete review", () => {
  const { history } = COMPLETE;
  assertEquals(rewritten(COMPLETE, { ...COMPLETE }), null);
  const decided = { ...COMPLETE, decision: DECISION, history: [...history, entry("decide")] };
  assertEquals(rewritten(COMPLETE, decided), null);
  for (const action of ["plan", "done"] as const) {
    assertEquals(rewritten(COMPLETE, { ...COMPLETE, history: [...history, entry(action)] }), null);
  }
  assertEquals([isSame(COMPLETE, { ...COMPLETE }), isSame(COMPLETE, decided)], [true, false]);
  assertEquals(isSame(COMPLETE, { ...COMPLETE, decision: DECISION }), false);
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
    assertEquals(rewritten(COMPLETE, now)?.startsWith("was complete and "), true);
    assertEquals(isSame(COMPLETE, now), false);
  }
  assertEquals(changed.length, 13);
  assertEquals(rewritten(COMPLETE, undefined), "was complete and is gone");
  assertEquals(rewritten(COMPLETE, null), "was complete and is no longer a valid review");
});

Deno.test("rewritten() leaves reviews alone that were not complete", () => {
  const active = reviewWith(mode("devils_advocate"), {});
  const abandoned = { ...active, abandonReason: "not needed" };
  for (const before of [active, abandoned]) {
    for (const now of [undefined, null, COMPLETE, active, abandoned]) {
      assertEquals(rewritten(before, now), null);
    }
  }
});
