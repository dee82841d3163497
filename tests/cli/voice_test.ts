import { openGate } from "../../src/gate/phase_gate.ts";
import { assert, assertEquals, assertThrows } from "@std/assert";
import { COMMANDS } from "../../src/cli/voice.ts";
import { ReviewError } from "../../src/engine/errors.ts";
import { missing } from "../../src/engine/missing.ts";
import { abandon, requireComplete, start, submit } from "../../src/engine/step.ts";
import { phaseNamed } from "../../src/engine/review.ts";
import { MODES } from "../../src/protocol/modes.ts";
import { counterarguments, mode, reviewWith } from "../support/in_memory.ts";

const moment = { now: "2026-01-05T09:00:00+00:00", by: null };
const answering = reviewWith(mode("devils_advocate"), {
  counterarguments: counterarguments(4, 2, 3),
});
const done = reviewWith(mode("devils_advocate"), { counterarguments: counterarguments(1, 1, 1) });

Deno.test("errors speak of commands and labels on the command line, of tools and indexes over MCP", () => {
  const steps: readonly (() => unknown)[] = [
    () => requireComplete(answering),
    () => submit(done, [{}], { digestOf: () => "", gate: openGate }, moment),
    () =>
      submit(
        { ...answering, abandonReason: "moved" },
        [{}],
        { digestOf: () => "", gate: openGate },
        moment,
      ),
    () => abandon(answering, "", moment),
    () => start(MODES, { claim: "short", mode: "duel" }, "", moment),
  ];
  const said = steps.map((step) => {
    const error = assertThrows(step, ReviewError);
    return [error.message, error.inWords(COMMANDS)] as const;
  });
  assertEquals(said.map(([, words]) => words.split("\n").at(-1)), [
    "Submit these first; mcp-devils-advocate show shows the instructions again.",
    "rev-test is complete and takes no further changes. Read it with mcp-devils-advocate report, or start a new review with mcp-devils-advocate start.",
    "rev-test was abandoned (moved); it accepts no items and has no verdict. Start a new review with mcp-devils-advocate start.",
    "--reason must be non-empty text; got empty text.",
    '--mode must be one of devils_advocate, premortem, assumptions, steelman or gauntlet; got "duel".',
  ]);
  for (const [tools, commands] of said) {
    assert(!/\b(get|list|start|export|abandon)_|\bindex\b/.test(commands), commands);
    assert(!tools.includes("mcp-devils-advocate"), tools);
  }
});

Deno.test("what is missing is told by index or by label", () => {
  const phase = phaseNamed(answering.mode, "rebuttals");
  assertEquals(missing(answering, phase), ["rebuttal for index 0", "rebuttal for index 2"]);
  assertEquals(missing(answering, phase, COMMANDS), ["rebuttal for C1", "rebuttal for C3"]);
});
