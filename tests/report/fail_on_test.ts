import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { type FailOn, whyRefused } from "../../src/report/fail_on.ts";
import { counterarguments, mode, rebuttals } from "../support/in_memory.ts";
import { DODGED, judged } from "../support/samples.ts";

const of = (...verdicts: string[]) =>
  judged(mode("devils_advocate"), {
    counterarguments: counterarguments(4, 4, 4),
    rebuttals: rebuttals(...verdicts),
  });
const REFUTED = of("holds", "holds", "refuted");
const REVISION = of("holds", "refuted", "refuted");
const SURVIVES = of("refuted", "refuted", "refuted");
const WARNED = judged(mode("devils_advocate"), DODGED);

const asked = (failOn: string, strict = false): FailOn => ({ failOn, strict });

Deno.test("whyRefused() follows the assessment, and with strict the warnings", () => {
  assertEquals([REFUTED, REVISION, SURVIVES, WARNED].map(({ verdict }) => verdict.assessment), [
    "claim refuted",
    "claim needs revision",
    "claim survives scrutiny",
    "claim survives scrutiny",
  ]);
  assertEquals(SURVIVES.verdict.warnings, []);
  assertEquals(WARNED.verdict.warnings.length, 1);
  const refuses = (of: FailOn) =>
    [REFUTED, REVISION, SURVIVES, WARNED].map((one) => whyRefused(one, of) !== null);
  assertEquals(refuses(asked("refuted")), [true, false, false, false]);
  assertEquals(refuses(asked("revision")), [true, true, false, false]);
  assertEquals(refuses(asked("refuted", true)), [true, false, false, true]);
  assertEquals(refuses(asked("revision", true)), [true, true, false, true]);
});

Deno.test("whyRefused() names the review, the verdict and the rule on one line", () => {
  const byVerdict = whyRefused(REFUTED, asked("revision")) ?? "";
  for (const part of ["rev-test", "claim refuted", "--fail-on revision", "2 or more hold"]) {
    assertStringIncludes(byVerdict, part);
  }
  const byWarning = whyRefused(WARNED, asked("refuted", true)) ?? "";
  for (const part of ["rev-test", "1 warning", "--strict", "none was rebutted"]) {
    assertStringIncludes(byWarning, part);
  }
  assert(!/\n/.test(byVerdict + byWarning));
});
