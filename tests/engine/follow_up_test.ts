import { openGate } from "../../src/gate/phase_gate.ts";
import { assertEquals, assertStringIncludes, assertThrows } from "@std/assert";
import { isAgainst } from "../../src/engine/decisions.ts";
import { ReviewError } from "../../src/engine/errors.ts";
import { decide, done, plan } from "../../src/engine/follow_up.ts";
import type { Review } from "../../src/engine/review.ts";
import { judge } from "../../src/engine/verdict.ts";
import { mode, reviewWith } from "../support/in_memory.ts";
import { ITEMS } from "../support/samples.ts";

const ADA = { via: "cli", name: "command line", version: "1" } as const;
const at = (hour: number) => ({ now: `2026-02-01T${hour}:00:00+00:00`, by: ADA });
const complete = reviewWith(mode("gauntlet"), ITEMS);
const SENT = { outcome: "go", by: "Ada", reason: "The pilot covered its costs" };

const refusal = (step: () => unknown): string => assertThrows(step, ReviewError).message;

/** What of a review must not change when people follow it up. */
const untouched = ({ updatedAt, lastBatch, items, createdAt }: Review) => ({
  updatedAt,
  lastBatch,
  items,
  createdAt,
});

Deno.test("decide() keeps a decision, once however often it is made, and history keeps each", () => {
  const once = decide(complete, { ...SENT, review_on: "2026-05-01" }, openGate, at(10));
  assertEquals(once.decision, {
    ...SENT,
    outcome: "go",
    at: at(10).now,
    review_on: "2026-05-01",
  });
  assertEquals(decide(once, { ...SENT, review_on: "2026-05-01" }, openGate, at(11)), once);
  assertEquals(decide(once, { ...SENT, review_on: "2026-05-01" }, openGate, at(11)) === once, true);
  const twice = decide(once, { ...SENT, outcome: "no_go" }, openGate, at(12));
  assertEquals([twice.decision?.outcome, twice.decision?.review_on], ["no_go", null]);
  assertEquals(
    twice.history.map(({ at, action, by, decision }) => [at, action, by, decision?.outcome]),
    [[at(10).now, "decide", ADA, "go"], [at(12).now, "decide", ADA, "no_go"]],
  );
  assertEquals(untouched(twice), untouched(complete));
  assertEquals(judge(twice), judge(complete));
});

Deno.test("decide() says what to type instead, and never refuses a decision against the verdict", () => {
  const wrong = (changes: Record<string, unknown>): string =>
    refusal(() => decide(complete, { ...SENT, ...changes }, openGate, at(10)));
  assertStringIncludes(wrong({ outcome: "maybe" }), "go, no_go or revise");
  assertStringIncludes(wrong({ by: "x".repeat(101) }), "at most 100");
  assertStringIncludes(wrong({ by: " " }), "by must be non-empty text");
  assertStringIncludes(wrong({ reason: "x ".repeat(1001) }), "at most 2000");
  assertStringIncludes(wrong({ reason: "it is really good" }), "needs at least 3");
  assertStringIncludes(wrong({ reason: "pilot costs" }), "has 2 content words");
  assertStringIncludes(wrong({ review_on: "2026-02-29" }), "such as 2026-01-31");
  const most = decide(complete, { ...SENT, by: "🦊".repeat(100) }, openGate, at(10));
  assertEquals([...most.decision?.by ?? ""].length, 100);
  const open = reviewWith(mode("gauntlet"), {});
  assertStringIncludes(refusal(() => decide(open, SENT, openGate, at(10))), "no verdict yet");
  const outcomes = (["go", "no_go", "revise"] as const).map((outcome) => [
    isAgainst(outcome, "claim refuted"),
    isAgainst(outcome, "claim needs revision"),
    isAgainst(outcome, "claim survives scrutiny"),
  ]);
  assertEquals(outcomes, [[true, true, false], [false, false, true], [false, false, true]]);
});

Deno.test("plan() and done() keep who, when and what came of it; a repetition changes nothing", () => {
  const planned = plan(complete, "a1", { owner: " Ada ", due: "2026-03-01" }, at(10));
  const open = { result: null, outcome: null, at: null, by: null };
  assertEquals(planned.followUp, { A1: { owner: "Ada", due: "2026-03-01", ...open } });
  assertEquals(plan(planned, "A1", { owner: "Ada" }, at(11)) === planned, true);
  const moved = plan(planned, "A1", { due: "2020-01-01" }, at(11));
  assertEquals(moved.followUp["A1"], { owner: "Ada", due: "2020-01-01", ...open });
  const tested = done(moved, "A1", { result: "Nobody came", outcome: "failed" }, at(12));
  assertEquals(tested.followUp["A1"], {
    owner: "Ada",
    due: "2020-01-01",
    result: "Nobody came",
    outcome: "failed",
    at: at(12).now,
    by: ADA,
  });
  assertEquals(done(tested, "A1", { outcome: "failed" }, at(13)) === tested, true);
  const reopened = done(tested, "A1", { reopen: true }, at(13));
  assertEquals(reopened.followUp["A1"], { owner: "Ada", due: "2020-01-01", ...open });
  assertEquals(done(reopened, "A1", { reopen: true }, at(14)) === reopened, true);
  assertEquals(done(complete, "A1", { reopen: true }, at(14)) === complete, true);
  const plain = done(complete, "C1", {}, at(15));
  assertEquals(plain.followUp["C1"]?.at, at(15).now);
  assertEquals(done(plain, "C1", {}, at(16)) === plain, true);
  assertEquals(reopened.history.map(({ action, label }) => [action, label]), [
    ["plan", "A1"],
    ["plan", "A1"],
    ["done", "A1"],
    ["done", "A1"],
  ]);
  assertEquals(untouched(reopened), untouched(complete));
});

Deno.test("plan() and done() know the labels of next actions, and which of them can hold or fail", () => {
  const some = done(complete, "C1", {}, at(10));
  const unknown = refusal(() => plan(some, "C9", { owner: "Ada" }, at(11)));
  assertStringIncludes(unknown, 'no next action "C9"; the open ones are C2, A1, A2, S1, F1,');
  // Refuted, so nothing is to be done about it; and a name that every object has.
  assertStringIncludes(refusal(() => done(some, "C3", {}, at(11))), "no next action");
  assertStringIncludes(refusal(() => done(some, "constructor", {}, at(11))), "no next action");
  for (const label of ["A1", "F1"]) {
    assertEquals(done(some, label, { outcome: "held" }, at(11)).followUp[label]?.outcome, "held");
  }
  for (const label of ["C1", "S1"]) {
    assertStringIncludes(
      refusal(() => done(some, label, { outcome: "held" }, at(11))),
      "cannot hold or fail",
    );
  }
  assertStringIncludes(
    refusal(() => done(some, "A1", { result: "x".repeat(2001) }, at(11))),
    "at most 2000",
  );
});

Deno.test("a clock that is set back puts no change before the one before it", () => {
  const late = decide(complete, SENT, openGate, { now: "2026-12-01T00:00:00+00:00", by: null });
  const early = plan(late, "A1", { owner: "Ada" }, { now: "2020-01-01T00:00:00+00:00", by: null });
  assertEquals(early.history.map(({ at }) => at), [
    "2026-12-01T00:00:00+00:00",
    "2026-12-01T00:00:00+00:00",
  ]);
});
