import { assertEquals } from "@std/assert";
import { judge } from "../../src/engine/verdict.ts";
import { counterarguments, mode, rebuttals, reviewWith } from "../support/in_memory.ts";

Deno.test("a verdict warns of texts that are nearly generic, by label, as they were noticed", () => {
  const review = reviewWith(mode("devils_advocate"), {
    counterarguments: counterarguments(3, 4, 2),
    rebuttals: rebuttals("refuted", "refuted").toReversed(),
  });
  assertEquals(judge(review).overall.warnings, []);
  const notices = [
    { phase: "counterarguments", index: 2, rule: "empty talk" },
    { phase: "counterarguments", index: 0, rule: "empty talk" },
    // The first rebuttal stored is the one to C2.
    { phase: "rebuttals", index: 0, rule: "empty talk" },
  ];
  assertEquals(judge({ ...review, notices }).overall.warnings, [
    "3 texts would fit almost any claim and prove little: C1, C3 and the rebuttal to C2.",
  ]);
  assertEquals(judge({ ...review, notices: notices.slice(0, 1) }).overall.warnings, [
    "1 text would fit almost any claim and proves little: C3.",
  ]);
});
