import { assert, assertEquals } from "@std/assert";
import { judgement } from "../../src/engine/judgement.ts";
import { type VerdictReport, verdictReport } from "../../src/engine/verdict_report.ts";
import type { Item } from "../../src/engine/review.ts";
import { leaseReview } from "../support/lease.ts";
import { causes, counterarguments, mode, rebuttals, reviewWith } from "../support/in_memory.ts";

function reportOf(name: string, items: Record<string, readonly Item[]>): VerdictReport {
  return verdictReport(judgement({ review: reviewWith(mode(name), items), sealed: true }));
}

Deno.test("verdictReport() has its keys in their order", () => {
  const report = reportOf("premortem", {
    setup: [{ horizon: "a year" }],
    failure_causes: causes([1, 1], [2, 2], [1, 3], [2, 4]),
  });
  assertEquals(Object.keys(report), [
    "review_id",
    "claim",
    "mode",
    "context",
    "created_at",
    "completed_at",
    "skipped_phases",
    "phases",
    "risk_score",
    "assessment",
    "assessment_reason",
    "warnings",
    "sensitivity",
    "sealed",
    "next_actions",
    "horizon",
  ]);
  assertEquals(report.horizon, "a year");
  assertEquals(report.skipped_phases, ["mitigations"]);
  assertEquals(report.phases["setup"], { horizon: "a year" });
  assertEquals(report.warnings, [
    "All 4 failure causes were rated below 9 (likelihood × impact), so none was mitigated.",
  ]);
});

Deno.test("verdictReport() nests each answer, and says why one is not there", () => {
  const report = reportOf("devils_advocate", {
    counterarguments: counterarguments(3, 4, 2),
    rebuttals: rebuttals("refuted", "holds"),
  });
  assertEquals(report.phases["counterarguments"], [
    {
      index: 0,
      text: "counterargument 0",
      category: "evidence",
      severity: 3,
      rebuttal: { verdict: "refuted", justification: "reason 0" },
    },
    {
      index: 1,
      text: "counterargument 1",
      category: "incentives",
      severity: 4,
      rebuttal: { verdict: "holds", justification: "reason 1" },
    },
    {
      index: 2,
      text: "counterargument 2",
      category: "scope",
      severity: 2,
      rebuttal: null,
      note: "rated below severity 3, so no rebuttal was needed.",
    },
  ]);
  assertEquals(report.warnings, []);
});

Deno.test("verdictReport() of a thorough gauntlet stays under 24 kB", () => {
  const judged = leaseReview();
  const items = Object.values(judged.review.items).flat();
  assertEquals(items.length, 46);
  // Every text as long as a thorough one: 200 characters.
  const long = Object.fromEntries(
    Object.entries(judged.review.items).map(([phase, list]) => [
      phase,
      list.map((item) =>
        Object.fromEntries(
          Object.entries(item).map(([name, value]) => [
            name,
            typeof value === "string" && value.length > 40 ? "x".repeat(200) : value,
          ]),
        )
      ),
    ]),
  );
  const report = verdictReport(leaseReview({ items: long }));
  const bytes = new TextEncoder().encode(JSON.stringify(report)).length;
  assert(bytes > 12_000 && bytes < 24_000, `${bytes} bytes`);
});
