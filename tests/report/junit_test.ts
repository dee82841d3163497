import { assert, assertEquals, assertMatch, assertStringIncludes } from "@std/assert";
import { parse } from "test-results-parser";
import { modeOf } from "../../src/protocol/modes.ts";
import { junitReport } from "../../src/report/junit.ts";
import { abuse } from "../support/fifth_lens.ts";
import { mode } from "../support/in_memory.ts";
import { DODGED, everyMode, gauntletOf, HOSTILE, judged } from "../support/samples.ts";

/** A report as a JUnit reader takes it, which reads files only. */
function read(report: string) {
  const file = Deno.makeTempFileSync({ suffix: ".xml" });
  try {
    Deno.writeTextFileSync(file, report);
    const result = parse({ type: "junit", files: [file] });
    const [suite, ...others] = result.suites;
    assert(suite !== undefined && others.length === 0, "a report is one suite");
    return { ...result, suite, cases: suite.cases };
  } finally {
    Deno.removeSync(file);
  }
}

Deno.test("junitReport() has a case a lens, one for what it leaves open, one for the whole", () => {
  const { cases, total, failed, skipped } = read(junitReport(judged(mode("gauntlet"))));
  assertEquals(cases.map(({ name, status }) => [name, status]), [
    ["Verdict", "FAIL"],
    ["Devil's advocate", "FAIL"],
    ["Devil's advocate: next actions", "FAIL"],
    ["Assumption audit", "FAIL"],
    ["Assumption audit: next actions", "FAIL"],
    ["Premortem", "FAIL"],
    ["Premortem: next actions", "FAIL"],
    ["Steelman", "PASS"],
    ["Steelman: next actions", "SKIP"],
  ]);
  // This reader leaves skipped cases out of its total.
  assertEquals([total, failed, skipped], [8, 7, 1]);
  const [verdict, lens, open] = cases;
  assertStringIncludes(verdict?.failure ?? "", "claim refuted: 2 lenses refute");
  assertStringIncludes(lens?.failure ?? "", "any of severity 5 holds");
  assertEquals(open?.failure, "2 actions are open");
  assertStringIncludes(open?.stack_trace ?? "", "C1");
});

Deno.test("junitReport() passes a claim that survives, and tells its warnings", () => {
  const xml = junitReport(judged(mode("devils_advocate"), DODGED));
  const { total, passed } = read(xml);
  assertEquals([total, passed], [1, 1]);
  assertMatch(xml, /<system-out>Not really tested: .*none was rebutted/);
});

Deno.test("junitReport() of every mode and of a new lens is read by a parser", () => {
  const fifth = judged(modeOf(abuse), {
    abuses: [{ story: "a story", actor: "insider", damage: 3 }, {
      story: "another",
      actor: "outsider",
      damage: 0,
    }],
    defences: [{ index: 0, exists: false, how: "a lock" }],
  });
  const reports = [...everyMode(), fifth];
  for (const report of reports) {
    const { suite, cases } = read(junitReport(report));
    assertEquals(suite.total + suite.skipped, cases.length);
    assertStringIncludes(suite.name, report.review.id);
  }
  assertEquals(reports.length, 6);
});

Deno.test("junitReport() keeps hostile texts inside their places", () => {
  for (const text of HOSTILE) {
    const xml = junitReport(gauntletOf(text));
    // deno-lint-ignore no-control-regex -- what XML 1.0 forbids
    assert(!/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/.test(xml), text);
    assertEquals(read(xml).cases.length, 9, text);
  }
});
