import { openGate } from "../../src/gate/phase_gate.ts";
import { assert, assertEquals, assertStringIncludes, assertThrows } from "@std/assert";
import { ReviewError } from "../../src/engine/errors.ts";
import { itemsOf, needsOf, phaseNamed, position, type Review } from "../../src/engine/review.ts";
import { abandon, requireComplete, start, submit } from "../../src/engine/step.ts";
import { MODES } from "../../src/protocol/modes.ts";
import { counterarguments, mode, rebuttals, reviewWith } from "../support/in_memory.ts";

const moment = { now: "2026-01-05T10:00:00+00:00", by: null };
const judging = { digestOf: JSON.stringify, gate: openGate };

function startWith(claim: unknown, mode: unknown = "steelman", context?: unknown): Review {
  return start(MODES, { claim, mode, context }, "rev-test", moment);
}

function refusal(step: () => unknown): string {
  return assertThrows(step, ReviewError).message;
}

Deno.test("start() holds the limits of claim and context, on both sides", () => {
  assertEquals(startWith("x".repeat(10)).claim.length, 10);
  assertStringIncludes(
    refusal(() => startWith("x".repeat(9))),
    "claim must be text of at least 10",
  );
  assertStringIncludes(refusal(() => startWith(`  ${"x".repeat(9)}  `)), "at least 10");
  assertEquals(startWith("x".repeat(2000)).claim.length, 2000);
  assertStringIncludes(refusal(() => startWith("x".repeat(2001))), "at most 2000");
  assertEquals(startWith("x".repeat(10), "steelman", "y".repeat(20_000)).context.length, 20_000);
  const long = () => startWith("x".repeat(10), "steelman", "y".repeat(20_001));
  assertStringIncludes(refusal(long), "context may have at most 20000");
});

Deno.test("start() says what to send instead of a wrong argument", () => {
  assertStringIncludes(refusal(() => startWith(7)), "claim must be text");
  assertStringIncludes(refusal(() => startWith("x".repeat(10), "brainstorm")), "gauntlet");
  assertStringIncludes(refusal(() => startWith("x".repeat(10), "steelman", 7)), "context");
});

Deno.test("start() counts code points, not UTF-16 units", () => {
  assertThrows(() => startWith("🦊".repeat(2001)), ReviewError);
  assertEquals(startWith("🦊 fox claims ".repeat(100)).claim.length > 1000, true);
});

Deno.test("position() closes a gather phase at its numbers, not before", () => {
  const open = (items: ReturnType<typeof counterarguments>): string | undefined =>
    position(reviewWith(mode("devils_advocate"), { counterarguments: items })).phase?.name;
  assertEquals(open(counterarguments(3, 3)), "counterarguments");
  assertEquals(open(counterarguments(3, 3, 3)), "rebuttals");
  const alike = counterarguments(3, 3, 3).map((item) => ({ ...item, category: "scope" }));
  assertEquals(open(alike), "counterarguments");
  const least = [["assumptions", 4], ["failure_causes", 4], ["strongest_case", 3], ["setup", 1]];
  for (const [name, count] of least) {
    const review = (items: number): Review =>
      reviewWith(mode("gauntlet"), {
        [String(name)]: Array.from({ length: items }, () => ({ text: "item" })),
      });
    const needs = (items: number): number =>
      needsOf(review(items), phaseNamed(mode("gauntlet"), String(name))).length;
    assertEquals([needs(Number(count) - 1), needs(Number(count))], [1, 0], String(name));
  }
});

Deno.test("position() skips an answer phase that owes nothing, and counts it", () => {
  const review = reviewWith(mode("gauntlet"), { counterarguments: counterarguments(1, 2, 2) });
  const { phase, index, total, skipped, status } = position(review);
  assertEquals([phase?.name, index, total, status], ["assumptions", 2, 9, "active"]);
  assertEquals(skipped, ["rebuttals"]);
});

const answering = reviewWith(mode("devils_advocate"), {
  counterarguments: counterarguments(3, 3, 1),
});
const [first] = rebuttals("holds");
const answer = {
  ...first,
  justification: "Two fleets in the valley doubled their range after swapping cells in 2024.",
};

Deno.test("submit() gives the last batch its first answer again and adds nothing", () => {
  const once = submit(answering, [answer], judging, moment);
  assert(once.ok);
  const twice = submit(once.review, [answer], judging, moment);
  assert(twice.ok);
  assertEquals(twice.review, once.review);
  assertEquals([twice.phase.name, twice.accepted], ["rebuttals", 1]);
  const encoded = submit(once.review, JSON.stringify([answer]), judging, moment);
  assert(encoded.ok && encoded.review === once.review);
});

Deno.test("submit() refuses a whole batch for one wrong item", () => {
  const outcome = submit(answering, [answer, { ...answer, index: 9 }], judging, moment);
  assert(!outcome.ok);
  assertEquals(outcome.problems.map(({ item, kind }) => [item, kind]), [[1, "index_unknown"]]);
  assertEquals(itemsOf(answering, "rebuttals"), []);
});

Deno.test("submit() takes nothing once the review is complete or abandoned", () => {
  const complete = reviewWith(mode("devils_advocate"), {
    counterarguments: counterarguments(1, 1, 1),
  });
  assertStringIncludes(refusal(() => submit(complete, [answer], judging, moment)), "is complete");
  assertStringIncludes(refusal(() => submit(complete, [], judging, moment)), "is complete");
  const given = abandon(answering, " changed our minds ", moment);
  assertStringIncludes(refusal(() => submit(given, [answer], judging, moment)), "abandoned");
  assertStringIncludes(refusal(() => submit(given, "nope", judging, moment)), "changed our minds");
});

Deno.test("abandon() needs a reason and an active review", () => {
  assertStringIncludes(refusal(() => abandon(answering, " \n ", moment)), "reason must be");
  assertStringIncludes(refusal(() => abandon(answering, "x".repeat(2001), moment)), "at most 2000");
  assertEquals(abandon(answering, "x".repeat(2000), moment).abandonReason?.length, 2000);
  const given = abandon(answering, "moved on", moment);
  assertStringIncludes(refusal(() => abandon(given, "again", moment)), "was abandoned");
  assertEquals(abandon(given, given.abandonReason, moment), given);
  assertEquals(position(given).phase, null);
});

Deno.test("requireComplete() lists what is missing", () => {
  const message = refusal(() => requireComplete(answering));
  assertStringIncludes(message, "rebuttals (2/2)");
  assertEquals(message.split("\n").filter((line) => line.startsWith("- ")).length, 2);
});

Deno.test("submit() of a batch that was judged before looks only at what was added since", () => {
  const point = (word: string) => ({
    text: `The ${word} ferry needs eleven deckhands while the harbour employs four of them`,
  });
  const review = (...words: string[]): Review =>
    reviewWith(mode("steelman"), { strongest_case: words.map(point) });
  const batch = [point("northern")];
  const sent = (now: Review, judged?: Review) => submit(now, batch, judging, moment, judged);
  // Refused for what is there, unless that was looked at before.
  const there = review("northern");
  assertEquals([sent(there).ok, sent(there, there).ok], [false, true]);
  // What was added is looked at, with the same refusal as ever.
  const before = review();
  assertEquals(sent(there, before), sent(there));
  // A phase that closed meanwhile is another question.
  const closed = reviewWith(mode("steelman"), {
    strongest_case: ["a", "b", "c"].map((text) => ({ text })),
  });
  assertEquals(sent(closed, before), sent(closed));
});

Deno.test("no step ends before the one before it, though a clock be set back", () => {
  const begun = startWith("x".repeat(10));
  const later = { ...begun, updatedAt: "2026-01-05T12:00:00+00:00" };
  assertEquals(abandon(later, "no longer needed", moment).updatedAt, later.updatedAt);
  const early = { now: "2026-01-05T09:00:00+00:00", by: null };
  assertEquals(abandon(begun, "no longer needed", early).updatedAt, begun.createdAt);
  assertEquals(
    abandon(later, "no longer needed", { now: "2026-01-05T13:00:00+00:00", by: null }).updatedAt,
    "2026-01-05T13:00:00+00:00",
  );
});
