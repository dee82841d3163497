import { assertEquals, assertMatch } from "@std/assert";
import { type Judgement, judgement, type Later } from "../../src/engine/judgement.ts";
import type { Review } from "../../src/engine/review.ts";
import {
  against,
  firmness,
  gist,
  plainPhrase,
  revision,
  settled,
  untested,
  whatDecided,
} from "../../src/report/summary.ts";
import {
  causes,
  counterarguments,
  loadBearing,
  mode,
  rebuttals,
  reviewWith,
  steelmanItems,
} from "../support/in_memory.ts";
import { leaseReview } from "../support/lease.ts";
import { ITEMS, judged } from "../support/samples.ts";

const why = (one: Judgement): string => plainPhrase(whatDecided(one));

Deno.test("gist() cuts between words, and long ones where it must", () => {
  assertEquals(gist("A short text."), "A short text");
  assertEquals(gist(`${"word ".repeat(14)}end`, 72), `${"word ".repeat(14)}`.trim() + " …");
  assertEquals(gist("x".repeat(72), 72), "x".repeat(72));
  assertEquals(gist("x".repeat(73), 72), `${"x".repeat(71)} …`);
  assertEquals(gist("one, two, three and more", 12), "one, two …");
  assertEquals(gist("two\n lines"), "two lines");
  // Whole sentences, where they fill more than half of the room.
  assertEquals(gist("It is 4.5 m wide. And it is high", 28), "It is 4.5 m wide …");
  assertEquals(gist("It is so. And it is not very high", 28), "It is so. And it is not …");
  assertEquals(gist("高い壁がある。しかし門もある。", 12), "高い壁がある …");
});

Deno.test("whatDecided() names what decided a lens, by its clauses", () => {
  const da = (severities: number[], ...verdicts: string[]): string =>
    why(judged(mode("devils_advocate"), {
      counterarguments: counterarguments(...severities),
      rebuttals: rebuttals(...verdicts),
    }));
  assertEquals(da([3, 4, 4], "holds", "refuted", "holds"), "C3 (counterargument 2) and C1 stand");
  // One of severity 5 decides alone; it is not named twice for the two clauses that hold.
  assertEquals(da([5, 4, 3], "holds", "holds", "refuted"), "C1 (counterargument 0) and C2 stand");
  assertEquals(
    da([3, 3, 4], "partially_holds", "refuted", "partially_holds"),
    "C3 (counterargument 2) and C1 stand in part",
  );
  // One that stands and two in part: both clauses hold, and both are named.
  assertEquals(
    da([3, 3, 3], "partially_holds", "holds", "partially_holds"),
    "C2 stands (counterargument 1); C1 and C3 stand in part",
  );
  assertEquals(
    da([3, 3, 3], "refuted", "refuted", "refuted"),
    "0 of 3 counterarguments stand, 0 in part",
  );
  assertEquals(
    da(Array(8).fill(3), ...Array(8).fill("holds")),
    "C1 (counterargument 0), C2, C3, C4 and 4 more stand",
  );
});

Deno.test("whatDecided() of a gauntlet names the gravest of each lens that decided", () => {
  assertEquals(
    why(leaseReview()),
    "C3 stands (A small floor in the same building, 420 m² on the second level, is free from October on a two-year lease …); A2 has no evidence; F1 is left at high risk; S1 and S2 are conceded",
  );
  const calm = {
    counterarguments: counterarguments(3, 3, 3),
    rebuttals: rebuttals("refuted", "refuted", "refuted"),
    assumptions: loadBearing("verified", "verified", "verified", "verified"),
    setup: [{ horizon: "a year" }],
    failure_causes: causes([1, 1], [1, 1], [1, 1], [1, 1]),
    ...steelmanItems("counter", "counter", "counter"),
  };
  assertEquals(why(judged(mode("gauntlet"), calm)), "no lens refutes it or calls for revision");
  const one = { ...calm, rebuttals: rebuttals("holds", "refuted", "refuted") };
  assertEquals(
    why(judged(mode("gauntlet"), one)),
    "only one lens calls for revision, since C1 stands (counterargument 0)",
  );
  // Exactly one refutes: that one is named, the lens that survives is not.
  const refuting = { ...calm, rebuttals: rebuttals("holds", "holds", "refuted") };
  assertEquals(
    why(judged(mode("gauntlet"), refuting)),
    "C1 (counterargument 0) and C2 stand",
  );
});

Deno.test("against() has what stands before what stands in part, and takes lenses in turn", () => {
  const labels = (one: Judgement): string[] => against(one).map(({ item }) => item.label);
  assertEquals(labels(leaseReview()), [
    ...["C3", "A2", "F1", "S1", "S2"],
    ...["C4", "A1", "F2", "C1", "A3", "F3", "C5"],
  ]);
  assertEquals(labels(judged(mode("steelman"))), ["S1"]);
});

Deno.test("against() has what weighs most where a number decided and nothing was left standing", () => {
  const premortem = (...residual: string[]) =>
    judged(mode("premortem"), {
      setup: [{ horizon: "a year" }],
      failure_causes: causes([3, 3], [5, 4], [2, 2], [3, 5]),
      mitigations: [0, 1, 3].map((index, place) => ({
        index,
        action: `action ${index}`,
        residual_risk: residual[place] ?? "low",
      })),
    });
  const told = (one: Judgement): string[] =>
    against(one).map(({ item, level, words }) => `${item.label} ${level} ${words}`);
  // The mean is 12, which calls for revision, and every mitigation leaves low risk.
  assertEquals(told(premortem()), [
    "F2 medium score 20 of 25 before mitigation",
    "F4 medium score 15 of 25 before mitigation",
  ]);
  assertEquals(told(premortem("low", "medium", "low")), ["F2 medium risk still medium"]);
  const mild = judged(mode("premortem"), {
    setup: [{ horizon: "a year" }],
    failure_causes: causes([2, 2], [2, 2], [2, 2], [2, 2]),
  });
  assertEquals(told(mild), []);
});

Deno.test("settled() counts what was answered out of what had to be", () => {
  assertEquals(settled(judged(mode("devils_advocate"))), ["1 of 3 counterarguments is refuted"]);
  assertEquals(settled(leaseReview()), [
    "2 of 6 counterarguments are refuted",
    "2 of 5 assumptions are verified",
    "2 of 5 failure causes are left at low risk",
    "2 of 4 opposing points are countered",
  ]);
});

Deno.test("firmness() tells one step for each other assessment, and counts the rest", () => {
  const firm = (severities: number[], ...verdicts: string[]): string =>
    plainPhrase(firmness(judged(mode("devils_advocate"), {
      ...ITEMS,
      counterarguments: counterarguments(...severities),
      rebuttals: rebuttals(...verdicts),
    })));
  assertEquals(
    firm([4, 3, 2], "holds", "refuted"),
    "One step on C1 (severity 4 to 5) would make it refuted; one on C1 (from stands to stands in part) would make it survive scrutiny.",
  );
  assertEquals(
    firm([3, 3, 3], "partially_holds", "partially_holds", "refuted"),
    "One step on C1 (from stands in part to refuted) would make it survive scrutiny. 1 other such step would also change it.",
  );
  assertEquals(
    firm([3, 3, 3], "refuted", "refuted", "refuted"),
    "The verdict is firm: moving any single rating by one step would not change it.",
  );
});

Deno.test("revision() says what changed since the review that is revised", () => {
  const of = (...verdicts: string[]) =>
    reviewWith(mode("devils_advocate"), {
      counterarguments: counterarguments(3, 3, 3),
      rebuttals: rebuttals(...verdicts),
    });
  const worse = { ...of("holds", "refuted", "refuted"), id: "rev-olda" };
  const better = { ...of("refuted", "refuted", "refuted"), revises: "rev-olda" };
  const said = (earlier: Review | null, review: Review): string[] =>
    revision(
      judgement(
        { review, sealed: true },
        earlier === null ? null : { review: earlier, sealed: true },
      ),
    );
  assertEquals(said(worse, better), [
    'Revised from rev-olda: then "needs revision" (C1 stands), now "survives scrutiny"; risk score 1 then, 0 now.',
  ]);
  const again = said({ ...better, id: "rev-oldb" }, { ...better, id: "rev-newa" });
  assertEquals(again.length, 1);
  assertMatch(
    again[0] ?? "",
    /^Revised from rev-oldb: "survives scrutiny" then \(.+\) and now\.$/,
  );
  assertEquals(said(null, better), []);
  // One that was never finished has no verdict.
  assertEquals(said(reviewWith(mode("devils_advocate"), {}), better), []);
  // Scores of different modes cannot be compared, and no text of a client stands in the sentence.
  const [other = ""] = said(leaseReview().review, better);
  assertMatch(
    other,
    /^Revised from rev-test: then "needs revision" \(.+\), now "survives scrutiny"\.$/,
  );
  const texts = Object.values(leaseReview().review.items).flat().map((item) => item["text"]);
  assertEquals(texts.some((text) => other.includes(String(text).slice(0, 20))), false);
});

Deno.test("revision() says by what a review was revised", () => {
  const said = (later: Later | null): string[] =>
    revision(judgement(leaseReview(), null, () => later));
  assertEquals(said(null), []);
  assertEquals(said({ id: "rev-newa", assessment: null }), [
    "Revised by rev-newa, which is not complete yet.",
  ]);
  assertEquals(said({ id: "rev-newa", assessment: "claim survives scrutiny" }), [
    'Revised by rev-newa: now "survives scrutiny".',
  ]);
});

Deno.test("untested() tells what failed when it was tried, before what was not tried", () => {
  const { review } = judged(mode("premortem"));
  const failed = {
    owner: null,
    due: null,
    result: "it broke",
    outcome: "failed",
    at: "2026-03-01T09:00:00+00:00",
    by: null,
  } as const;
  const told = (outcome: "failed" | "held") =>
    untested(
      judgement({ review: { ...review, followUp: { F1: { ...failed, outcome } } }, sealed: true }),
    );
  assertMatch(told("failed")[0] ?? "", /^What was done about F1 failed\. The verdict does not/);
  assertEquals(told("held").some((line) => line.includes("failed")), false);
});
