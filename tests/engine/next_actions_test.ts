import { assertEquals } from "@std/assert";
import { judgement } from "../../src/engine/judgement.ts";
import type { FollowUp, Item } from "../../src/engine/review.ts";
import { verdictReport } from "../../src/engine/verdict_report.ts";
import {
  causes,
  counterarguments,
  loadBearing,
  mode,
  rebuttals,
  reviewWith,
  steelmanItems,
} from "../support/in_memory.ts";
import { ITEMS, judged } from "../support/samples.ts";

const labels = (name: string, items: Record<string, readonly Item[]>): string[] =>
  judgement({ review: reviewWith(mode(name), items), sealed: true }).actions.map(({ label }) =>
    label
  );

Deno.test("counterarguments that stand: by severity, then holds before partially_holds", () => {
  const items = {
    counterarguments: counterarguments(3, 4, 4, 5, 4, 4),
    rebuttals: rebuttals(
      "holds",
      "partially_holds",
      "holds",
      "partially_holds",
      "holds",
      "refuted",
    ),
  };
  assertEquals(labels("devils_advocate", items), ["C4", "C3", "C5", "C2", "C1"]);
});

Deno.test("tests: no evidence before partial evidence", () => {
  const items = {
    assumptions: loadBearing("partial", "none", "verified", "partial", "none"),
    tests: [0, 1, 3, 4].map((index) => ({ index, test: `test ${index}` })),
  };
  assertEquals(labels("assumptions", items), ["A2", "A5", "A1", "A4"]);
});

Deno.test("mitigations: by the risk they leave, then by score", () => {
  const items = {
    setup: [{ horizon: "a year" }],
    failure_causes: causes([5, 5], [3, 3], [3, 4], [5, 4], [4, 5]),
    mitigations: ["low", "high", "high", "medium", "medium"]
      .map((residual_risk, index) => ({ index, action: `action ${index}`, residual_risk })),
  };
  assertEquals(labels("premortem", items), ["F3", "F2", "F4", "F5", "F1"]);
});

Deno.test("concessions stay as they were listed", () => {
  const items = steelmanItems("concede", "counter", "concede");
  assertEquals(labels("steelman", items), ["S1", "S3"]);
});

Deno.test("a gauntlet's actions: before deciding in protocol order, then what follows it", () => {
  const { next_actions } = verdictReport(judged(mode("gauntlet")));
  assertEquals(next_actions, [
    {
      label: "C1",
      kind: "counterargument",
      group: "before",
      text: "counterargument 0",
      open: true,
    },
    {
      label: "C2",
      kind: "counterargument",
      group: "before",
      text: "counterargument 1",
      open: true,
    },
    { label: "A1", kind: "test", group: "before", text: "test 0", open: true },
    { label: "A2", kind: "test", group: "before", text: "test 1", open: true },
    { label: "S1", kind: "concession", group: "before", text: "response 0", open: true },
    { label: "F1", kind: "mitigation", group: "after", text: "action 0", open: true },
    { label: "F4", kind: "mitigation", group: "after", text: "action 3", open: true },
    { label: "F2", kind: "mitigation", group: "after", text: "action 1", open: true },
  ]);
});

Deno.test("next_actions tell 120 code points, owner, due, result and outcome where known", () => {
  const follow = (known: Partial<FollowUp>): FollowUp => ({
    owner: null,
    due: null,
    result: null,
    outcome: null,
    at: null,
    by: null,
    ...known,
  });
  const text = "🜁".repeat(121);
  const review = {
    ...reviewWith(mode("assumptions"), {
      assumptions: ITEMS["assumptions"] ?? [],
      tests: [{ index: 0, test: text }, { index: 1, test: "🜁".repeat(120) }],
    }),
    followUp: {
      A1: follow({ owner: "Dana", due: "2026-03-01" }),
      A2: follow({ at: "2026-02-01T08:00:00+00:00", result: "It held.", outcome: "held" }),
    },
  };
  const clipped = "🜁".repeat(120);
  assertEquals(verdictReport(judgement({ review, sealed: true })).next_actions, [
    {
      label: "A1",
      kind: "test",
      group: "before",
      text: clipped,
      open: true,
      owner: "Dana",
      due: "2026-03-01",
    },
    {
      label: "A2",
      kind: "test",
      group: "before",
      text: clipped,
      open: false,
      result: "It held.",
      outcome: "held",
    },
  ]);
});
