import { assert, assertEquals, assertStringIncludes, assertThrows } from "@std/assert";
import { instructions } from "../../src/engine/instructions.ts";
import type { Review } from "../../src/engine/review.ts";
import { causes, counterarguments, loadBearing, mode, reviewWith } from "../support/in_memory.ts";

const gauntlet = (items: Review["items"]): Review => reviewWith(mode("gauntlet"), { ...items });

Deno.test("instructions() has its keys in order, those of the phase and of the mode only there", () => {
  assertEquals(Object.keys(instructions(reviewWith(mode("steelman"), {}))), [
    "phase",
    "step",
    "claim",
    "how_to_submit",
    "goal",
    "item_format",
    "rules",
    "quality_checks",
  ]);
  assertEquals(Object.keys(instructions({ ...gauntlet({}), context: "Three vans." })), [
    "phase",
    "step",
    "claim",
    "context",
    "lens",
    "how_to_submit",
    "goal",
    "item_format",
    "category_meanings",
    "rules",
    "quality_checks",
  ]);
  const answering = reviewWith(mode("devils_advocate"), {
    counterarguments: counterarguments(3, 1, 1),
  });
  assertEquals(Object.keys(instructions(answering)), [
    "phase",
    "step",
    "claim",
    "how_to_submit",
    "goal",
    "targets",
    "item_format",
    "rules",
    "quality_checks",
  ]);
});

Deno.test("instructions() explains each category", () => {
  const { category_meanings } = instructions(gauntlet({}));
  assertEquals(Object.keys(category_meanings ?? {}), [
    "evidence",
    "incentives",
    "base_rates",
    "alternatives",
    "second_order",
    "scope",
  ]);
});

Deno.test("instructions() shows each target with what its answer needs, pending ones only", () => {
  const rebutting = reviewWith(mode("devils_advocate"), {
    counterarguments: counterarguments(3, 2, 5, 4),
    rebuttals: [{ index: 2, verdict: "holds", justification: "an earlier answer" }],
  });
  assertEquals(instructions(rebutting).targets, [
    { index: 0, category: "evidence", severity: 3, text: "counterargument 0" },
    { index: 3, category: "evidence", severity: 4, text: "counterargument 3" },
  ]);
  const mitigating = reviewWith(mode("premortem"), {
    setup: [{ horizon: "a year" }],
    failure_causes: causes([1, 1], [3, 4], [1, 1], [1, 1]),
  });
  const [cause = {}] = instructions(mitigating).targets ?? [];
  assertEquals(Object.entries(cause), [
    ["index", 1],
    ["likelihood", 3],
    ["impact", 4],
    ["score", 12],
    ["text", "cause 1"],
  ]);
  const testing = reviewWith(mode("assumptions"), {
    assumptions: loadBearing("verified", "partial", "verified", "verified"),
  });
  const [assumption = {}] = instructions(testing).targets ?? [];
  assertEquals(Object.entries(assumption), [
    ["index", 1],
    ["evidence", "partial"],
    ["text", "assumption 1"],
  ]);
});

Deno.test("instructions() names the lens and the place of a phase; a complete review has none", () => {
  const { lens, step, how_to_submit } = instructions(
    gauntlet({ counterarguments: counterarguments(1, 1, 1) }),
  );
  assertEquals([lens, step], ["assumptions", "3/9"]);
  assertStringIncludes(how_to_submit, 'review_id "rev-test"');
  assert(!how_to_submit.includes("target"), how_to_submit);
  const rebutting = reviewWith(mode("devils_advocate"), {
    counterarguments: counterarguments(3, 1, 1),
  });
  assertStringIncludes(instructions(rebutting).how_to_submit, "one for each target");
  const complete = reviewWith(mode("devils_advocate"), {
    counterarguments: counterarguments(1, 1, 1),
  });
  assertThrows(() => instructions(complete), Error, "has no open phase");
});
