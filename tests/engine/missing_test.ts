import { assertEquals } from "@std/assert";
import { missing } from "../../src/engine/missing.ts";
import { type Item, phaseNamed } from "../../src/engine/review.ts";
import { counterarguments, mode, reviewWith } from "../support/in_memory.ts";

function missingIn(name: string, phase: string, items: Record<string, readonly Item[]>): string[] {
  const review = reviewWith(mode(name), items);
  return missing(review, phaseNamed(review.mode, phase));
}

Deno.test("missing() has one entry for each need, and none where nothing is missing", () => {
  const of = (...items: Item[]) =>
    missingIn("devils_advocate", "counterarguments", { counterarguments: items });
  assertEquals(of(), [
    "3 more counterarguments (0 of 3 so far)",
    "2 more distinct values of category",
  ]);
  const [first = {}] = counterarguments(3);
  assertEquals(of(first, first), [
    "1 more counterargument (2 of 3 so far)",
    "1 more distinct value of category, one of incentives, base_rates, alternatives, second_order or scope",
  ]);
  assertEquals(of(...counterarguments(3, 3, 3)), []);
});

Deno.test("missing() names each target that waits", () => {
  const items = { counterarguments: counterarguments(3, 2, 4) };
  assertEquals(missingIn("devils_advocate", "rebuttals", items), [
    "rebuttal for index 0",
    "rebuttal for index 2",
  ]);
  const answered = [{ index: 0, verdict: "holds", justification: "an earlier answer" }];
  assertEquals(missingIn("devils_advocate", "rebuttals", { ...items, rebuttals: answered }), [
    "rebuttal for index 2",
  ]);
});
