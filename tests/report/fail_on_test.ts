import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { type FailOn, ruling } from "../../src/report/fail_on.ts";
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

const asked = (failOn: string, strict = false, allowUnsealed = false): FailOn => ({
  failOn,
  strict,
  allowUnsealed,
});
const why = (...of: Parameters<typeof ruling>): string => {
  const ruled = ruling(...of);
  return ruled.kind === "passed" ? "" : ruled.why;
};

Deno.test("ruling() follows the assessment, and with strict the warnings", () => {
  assertEquals([REFUTED, REVISION, SURVIVES, WARNED].map(({ verdict }) => verdict.assessment), [
    "claim refuted",
    "claim needs revision",
    "claim survives scrutiny",
    "claim survives scrutiny",
  ]);
  assertEquals(SURVIVES.verdict.warnings, []);
  assertEquals(WARNED.verdict.warnings.length, 1);
  const refuses = (of: FailOn) =>
    [REFUTED, REVISION, SURVIVES, WARNED].map((one) => ruling(one, of).kind === "refused");
  assertEquals(refuses(asked("refuted")), [true, false, false, false]);
  assertEquals(refuses(asked("revision")), [true, true, false, false]);
  assertEquals(refuses(asked("refuted", true)), [true, false, false, true]);
  assertEquals(refuses(asked("revision", true)), [true, true, false, true]);
});

Deno.test("ruling() names the review, the verdict and the rule on one line", () => {
  const byVerdict = why(REFUTED, asked("revision"));
  for (const part of ["rev-test", "claim refuted", "--fail-on revision", "2 or more hold"]) {
    assertStringIncludes(byVerdict, part);
  }
  const byWarning = why(WARNED, asked("refuted", true));
  for (const part of ["rev-test", "1 warning", "--strict", "none was rebutted"]) {
    assertStringIncludes(byWarning, part);
  }
  assert(!/\n/.test(byVerdict + byWarning));
});

Deno.test("ruling() judges no unsealed review, whatever its verdict, unless that is allowed", () => {
  for (const one of [REFUTED, SURVIVES]) {
    const unsealed = { ...one, sealed: false };
    assertEquals(ruling(unsealed, asked("refuted")).kind, "unsealed");
    assertStringIncludes(why(unsealed, asked("refuted")), "rev-test is unsealed");
    assertEquals(ruling(unsealed, asked("refuted", false, true)), ruling(one, asked("refuted")));
  }
});
