import { assert, assertEquals, assertMatch, assertStringIncludes } from "@std/assert";
import { parse } from "test-results-parser";
import { modeOf } from "../../src/protocol/modes.ts";
import type { Judgement } from "../../src/engine/judgement.ts";
import { FAIL_ON_UNLESS_NAMED, type FailOn } from "../../src/report/fail_on.ts";
import { junitReport } from "../../src/report/junit.ts";
import { runOfOne } from "../../src/report/run.ts";
import { abuse } from "../support/fifth_lens.ts";
import { causes, loadBearing, mode, rebuttals, steelmanItems } from "../support/in_memory.ts";
import { DODGED, everyMode, gauntletOf, HOSTILE, ITEMS, judged } from "../support/samples.ts";

/** The report on one review. */
function junit(one: Judgement, asked: Partial<FailOn> = {}): string {
  return junitReport(
    runOfOne(one, "reviews/rev-test.json", { ...FAIL_ON_UNLESS_NAMED, ...asked }),
  );
}

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

Deno.test("junitReport() fails the lenses that the rule refuses, and skips what is open", () => {
  const { cases, total, failed, skipped } = read(junit(judged(mode("gauntlet"))));
  assertEquals(cases.map(({ name, status }) => [name, status]), [
    ["Verdict", "FAIL"],
    ["Devil's advocate", "FAIL"],
    ["Assumption audit", "FAIL"],
    ["Premortem", "FAIL"],
    ["Steelman", "PASS"],
    ["Devil's advocate: next actions", "SKIP"],
    ["Assumption audit: next actions", "SKIP"],
    ["Premortem: next actions", "SKIP"],
    ["Steelman: next actions", "SKIP"],
  ]);
  // This reader leaves skipped cases out of its total.
  assertEquals([total, failed, skipped], [5, 4, 4]);
  const [verdict, lens] = cases;
  assertStringIncludes(verdict?.failure ?? "", "--fail-on revision");
  assertStringIncludes(lens?.failure ?? "", "any of severity 5 holds");
});

Deno.test("junitReport() has no failure where the rule lets the review pass", () => {
  // One lens needs revision, which is not enough for the verdict over all of them.
  const one = judged(mode("gauntlet"), {
    ...ITEMS,
    rebuttals: rebuttals("refuted", "refuted", "refuted"),
    assumptions: loadBearing("partial", "verified", "verified", "verified"),
    tests: [{ index: 0, test: "test 0" }],
    failure_causes: causes([3, 3], [1, 1], [1, 1], [1, 1]),
    mitigations: [{ index: 0, action: "action 0", residual_risk: "high" }],
  });
  assertEquals(one.lenses.map(({ verdict }) => verdict.assessment).sort(), [
    "claim needs revision",
    ...Array(3).fill("claim survives scrutiny"),
  ]);
  assertEquals(one.verdict.assessment, "claim survives scrutiny");
  assertEquals(read(junit(one)).failed, 0);
  const refuted = junit(judged(mode("premortem")), { failOn: "refuted" });
  assertEquals(read(refuted).failed, 1);
  const revision = judged(
    mode("steelman"),
    steelmanItems("concede", "concede", "counter", "counter"),
  );
  assertEquals(read(junit(revision, { failOn: "refuted" })).failed, 0);
  assertEquals(read(junit(revision)).failed, 1);
});

Deno.test("junitReport() has an error, not a failure, for an unsealed review", () => {
  const unsealed = { ...judged(mode("devils_advocate")), sealed: false };
  assertMatch(junit(unsealed), /tests="2" failures="0" errors="1" skipped="1"/);
  assertMatch(junit(unsealed), /<error type="unsealed" message="rev-test is unsealed/);
  assertMatch(junit(unsealed, { allowUnsealed: true }), /failures="1" errors="0"/);
});

Deno.test("junitReport() passes a claim that survives, and tells its warnings", () => {
  const xml = junit(judged(mode("devils_advocate"), DODGED));
  const { total, passed } = read(xml);
  assertEquals([total, passed], [1, 1]);
  assertMatch(xml, /<system-out>Left untested: .*none was rebutted/);
  assertMatch(junit(judged(mode("devils_advocate"), DODGED), { strict: true }), /failures="1"/);
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
    const { suite, cases } = read(junit(report));
    assertEquals(suite.total + suite.skipped, cases.length);
    assertStringIncludes(suite.name, report.review.id);
  }
  assert(reports.length >= 6, `only ${reports.length} reports`);
});

Deno.test("junitReport() keeps hostile texts inside their places", () => {
  for (const text of HOSTILE) {
    const xml = junit(gauntletOf(text));
    // deno-lint-ignore no-control-regex -- what XML 1.0 forbids
    assert(!/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/.test(xml), text);
    assertEquals(read(xml).cases.length, 9, text);
  }
});
