import { openGate } from "../../src/gate/phase_gate.ts";
import { assertEquals } from "@std/assert";
import { dueOf, hasDays } from "../../src/engine/due.ts";
import { decide, done, plan } from "../../src/engine/follow_up.ts";
import { outlineOf, position, type Review } from "../../src/engine/review.ts";
import { mode, reviewWith } from "../support/in_memory.ts";
import { ITEMS } from "../support/samples.ts";

const NOW = { now: "2026-02-01T10:00:00+00:00", by: null };
const SENT = { outcome: "go", by: "Ada", reason: "The pilot covered its costs" };

const complete = (id: string, revises: string | null = null): Review => ({
  ...reviewWith(mode("gauntlet"), ITEMS),
  id,
  revises,
});

const due = (reviews: Review[], today: string, within?: number): string[] => {
  const found = dueOf(reviews.map((review) => ({ review })), today, within);
  const outlined = reviews.map((review) => ({
    review: hasDays(review) ? review : outlineOf(review),
  }));
  assertEquals(dueOf(outlined, today, within), found);
  return found.map(({ review_id, due, overdue, days, label, kind, owner }) =>
    [review_id, due, overdue, days, label ?? kind, owner].join(" ")
  );
};

Deno.test("outlineOf() has no items, and stands where the review stands", () => {
  const begun = reviewWith(mode("gauntlet"), {});
  for (const review of [complete("rev-aaaa"), begun, { ...begun, abandonReason: "moot" }]) {
    const outline = outlineOf(review);
    assertEquals(outline.items, {});
    assertEquals(position(outline), position(review));
  }
});

Deno.test("dueOf() tells what is open with a day, the earliest first, overdue from the day after", () => {
  let one = plan(complete("rev-aaaa"), "A1", { owner: "Ada", due: "2026-03-02" }, NOW);
  one = plan(one, "F1", { due: "2026-02-28" }, NOW);
  one = plan(one, "A2", { owner: "Bo" }, NOW);
  one = done(plan(one, "C1", { due: "2026-02-01" }, NOW), "C1", {}, NOW);
  const two = decide(complete("rev-bbbb"), { ...SENT, review_on: "2026-03-01" }, openGate, NOW);
  assertEquals(due([one, two], "2026-03-01"), [
    "rev-aaaa 2026-02-28 true -1 F1 ",
    "rev-bbbb 2026-03-01 false 0 decision Ada",
    "rev-aaaa 2026-03-02 false 1 A1 Ada",
  ]);
  assertEquals(due([one, two], "2026-03-01", 1).length, 3);
  assertEquals(due([one, two], "2026-03-01", 0).length, 2);
  assertEquals(due([one, two], "2026-02-20", 0), []);
  assertEquals(due([reviewWith(mode("gauntlet"), {})], "2026-03-01"), []);
});

Deno.test("dueOf() drops the actions of what is not gone ahead with, and all of what was revised", () => {
  const planned = plan(complete("rev-aaaa"), "A1", { due: "2026-02-02" }, NOW);
  const decided = (outcome: string): Review =>
    decide(planned, { ...SENT, outcome, review_on: "2026-04-01" }, openGate, NOW);
  const today = "2026-03-01";
  assertEquals(due([decided("go")], today).length, 2);
  for (const outcome of ["no_go", "revise"]) {
    assertEquals(due([decided(outcome)], today), ["rev-aaaa 2026-04-01 false 31 decision Ada"]);
  }
  const begun = { ...reviewWith(mode("gauntlet"), {}), id: "rev-cccc", revises: "rev-aaaa" };
  assertEquals(due([begun, planned], today).length, 1);
  assertEquals(due([complete("rev-bbbb", "rev-aaaa"), planned], today), []);
});
