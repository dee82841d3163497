import { assert, assertEquals, assertMatch, assertStringIncludes } from "@std/assert";
import { judgement } from "../../src/engine/judgement.ts";
import type { Decision, FollowUp, Review } from "../../src/engine/review.ts";
import { memo } from "../../src/report/memo.ts";
import { counterarguments, mode, rebuttals, reviewWith } from "../support/in_memory.ts";
import { rendered } from "../support/rendered.ts";
import { DODGED, everyMode, ITEMS, judged } from "../support/samples.ts";

const section = (text: string, name: string): string =>
  text.split(/^## /m).find((part) => part.startsWith(`${name}\n`))?.slice(name.length).trim() ?? "";

/** The gauntlet of the samples with more in its file. */
const withMore = (more: Partial<Review>): string =>
  memo(judgement({ review: { ...reviewWith(mode("gauntlet"), ITEMS), ...more }, sealed: true }));

Deno.test("memo() answers in its first lines: what came out, and what decided it", () => {
  const firstLines = everyMode().map((one) => memo(one).split("\n").slice(0, 5));
  for (const [title, , quote] of firstLines) {
    assertMatch(title ?? "", /^# The bakery/);
    assertMatch(quote ?? "", /^> \*\*(Refuted|Needs revision|Survives scrutiny):\*\* .+\.$/);
  }
  assertEquals(firstLines.map(([, , quote]) => quote), [
    "> **Refuted:** C1 stands (counterargument 0).",
    "> **Refuted:** the failure causes score 15.75 of 25 on average before mitigation, most of all F1 (cause 0) and F4.",
    "> **Needs revision:** A1 has no evidence (assumption 0).",
    "> **Survives scrutiny:** 1 of 3 points conceded, 2 countered.",
    "> **Refuted:** C1 stands (counterargument 0); the failure causes score 15.75 of 25 on average before mitigation, most of all F1 and F4.",
  ]);
});

Deno.test("memo() says in its head what was answered and what is uncertain", () => {
  const line = (text: string): string | undefined => text.split("\n")[4];
  assertEquals(
    line(memo(judged(mode("devils_advocate")))),
    "Answered: 1 of 3 counterarguments is refuted. Nothing was left untested. One step on C1 (severity 5 to 4) would make it need revision. 1 other such step would also change it.",
  );
  assertEquals(
    line(memo(judged(mode("devils_advocate"), DODGED))),
    "1 warning about what was left untested. The verdict is firm: moving any single rating by one step would not change it.",
  );
});

Deno.test("memo() has its sections in their order", () => {
  const headings = (text: string) => [...text.matchAll(/^(##+) (.*)$/gm)].map(([line]) => line);
  assertEquals(headings(memo(judged(mode("gauntlet"), ITEMS, { context: "Three vans." }))), [
    "## Next actions",
    "## Verdict",
    "### Left untested",
    "### How firm this is",
    "## Counterarguments",
    "## Assumptions",
    "## Premortem",
    "## Strongest case for the opposing side",
    "## Context",
    "## Record",
  ]);
});

Deno.test("memo() lists next actions in two groups, heaviest first, done ones checked", () => {
  const known = { owner: null, due: null, result: null, outcome: null, at: null, by: null };
  const followUp: Record<string, FollowUp> = {
    C1: { ...known, owner: "Dana", due: "2026-03-01" },
    A1: { ...known, at: "2026-02-03T10:00:00+00:00", outcome: "held", result: "All three held" },
  };
  assertEquals(section(withMore({ followUp }), "Next actions").split("\n"), [
    "**Before deciding**",
    "",
    "- [ ] **Resolve counterargument C1, which stands:** counterargument 0 (Dana, due 2026-03-01)",
    "- [ ] **Resolve counterargument C2, which stands in part:** counterargument 1",
    "- [x] **Test assumption A1:** test 0 (done 2026-02-03, held, All three held)",
    "- [ ] **Test assumption A2:** test 1",
    "- [ ] **Act on conceded point S1:** response 0",
    "",
    "**If we go ahead**",
    "",
    "- [ ] **Mitigate F1 (high risk remains):** action 0",
    "- [ ] **Mitigate F4 (medium risk remains):** action 3",
    "- [ ] **Mitigate F2 (low risk remains):** action 1",
  ]);
});

Deno.test("memo() has one checked line where nothing is open", () => {
  const text = memo(judged(mode("devils_advocate"), DODGED));
  assertEquals(section(text, "Next actions"), "- [x] Nothing is open.");
  assertMatch(text, /mcp-devils-advocate, review rev-test\n$/);
});

Deno.test("memo() tells a decision before anything else", () => {
  const decision: Decision = {
    outcome: "no_go",
    by: "Dana *Marsh*",
    reason: "Too dear.\n\nAnd too late.",
    at: "2026-02-03T10:00:00+00:00",
    review_on: "2026-06-01",
  };
  assertEquals(withMore({ decision }).split("\n").slice(4, 8), [
    "**Decision: no go**, by Dana \\*Marsh\\* on 2026-02-03. To be reviewed again on 2026-06-01. Reason: Too dear.",
    "",
    "And too late.",
    "",
  ]);
});

Deno.test("memo() of a gauntlet has a table of lenses with what was counted out of how many", () => {
  const lines = section(memo(judged(mode("gauntlet"))), "Verdict").split("\n");
  assertMatch(lines[0] ?? "", /^Claim refuted\. 2 lenses refute the claim.*Rule: refuted when/);
  assertEquals(lines.slice(2, 8), [
    "| Lens | Assessment | Counted |",
    "| --- | --- | --- |",
    "| Devil's advocate | claim refuted | 1 of 4 counterarguments stands, 1 in part |",
    "| Assumption audit | claim needs revision | 1 of 3 load-bearing assumptions without evidence, 1 with partial evidence |",
    "| Premortem | claim refuted | 1 of 4 causes left at high risk, mean score 15.75 of 25 before mitigation |",
    "| Steelman | claim survives scrutiny | 1 of 3 points conceded, 2 countered |",
  ]);
});

Deno.test("memo() says each reason once", () => {
  const one = judged(mode("gauntlet"));
  const text = memo(one);
  for (const { verdict } of [one, ...one.lenses]) {
    assertEquals(text.split(verdict.reason).length - 1, 1, verdict.reason);
  }
  const assumptions = judged(mode("assumptions"));
  const single = memo(assumptions);
  assertEquals(single.split(assumptions.verdict.reason).length - 1, 1);
});

Deno.test("memo() says what was left untested, and how firm the verdict is", () => {
  const dodged = section(memo(judged(mode("devils_advocate"), DODGED)), "Verdict");
  assertMatch(dodged, /### Left untested\n\n- All 3 counterarguments/);
  assertMatch(
    dodged,
    /### How firm this is\n\nThe verdict is firm: moving any single rating by one step would not change it\.$/,
  );
  const close = section(memo(judged(mode("gauntlet"))), "Verdict");
  assertStringIncludes(
    close,
    "One step on C1 (severity 5 to 4) would make it need revision. 1 other such step would also change it.",
  );
  assertStringIncludes(close, "- C1 (from stands to stands in part): claim needs revision");
  assertStringIncludes(memo(judged(mode("steelman"))), "- Nothing: every point that needed an");
});

Deno.test("memo() never says of a rebuttal that it holds: the counterargument stands", () => {
  const text = section(memo(judged(mode("devils_advocate"))), "Counterarguments");
  for (const line of ["Why C1 stands", "Why C2 stands in part", "Why C3 is refuted"]) {
    assertStringIncludes(text, `\n  - **${line}**: reason`);
  }
  assert(!/verdict: holds/.test(text));
});

Deno.test("memo() keeps the paragraphs of an item, and its URLs", () => {
  const text =
    "One reason.\nStill the first.\n\n- Another one,\n\n1. and https://example.org/a_b_c.";
  const markdown = memo(judged(mode("devils_advocate"), {
    counterarguments: counterarguments(3, 2, 2).map((item) => ({ ...item, text })),
    rebuttals: rebuttals("refuted").map((item) => ({ ...item, justification: text })),
  }));
  const items = rendered(markdown).blocks.filter(({ path }) => path.startsWith("list > item"));
  const shown = items.map(({ text }) => text).filter((text) =>
    /One reason|Another|and https/.test(text)
  );
  assertEquals(shown.slice(0, 6), [
    "C1 (category evidence, severity 3 of 5): One reason. Still the first.",
    "- Another one,",
    "1. and https://example.org/a_b_c.",
    "Why C1 is refuted: One reason. Still the first.",
    "- Another one,",
    "1. and https://example.org/a_b_c.",
  ]);
});

Deno.test("memo() closes with the record: who wrote it, whether it is sealed, what was skipped", () => {
  const by = { via: "mcp", name: "a *client*", version: "1.2" } as const;
  const entry = { at: "2026-01-05T09:00:00+00:00", phase: null, accepted: null };
  const text = section(
    withMore({
      revises: "rev-older",
      history: [
        { ...entry, action: "start", by },
        { ...entry, action: "submit", by },
        { ...entry, action: "submit", by: null },
      ],
    }),
    "Record",
  );
  assertEquals(text.split("\n").slice(0, 6), [
    "- **Review:** `rev-test` (Gauntlet, `gauntlet`)",
    "- **Started:** 2026-01-05 09:00 UTC, **completed:** 2026-01-05 09:30 UTC",
    "- **Premortem horizon:** 12 months",
    "- **Revises:** `rev-older`",
    "- **Written by:** says it is a \\*client\\* 1.2, over MCP, 1 batch in under a minute; an unnamed client, 1 batch; recorded since 2026-01-05 09:00 UTC",
    "- **File:** sealed, as this program wrote it",
  ]);
  const unsealed = { review: reviewWith(mode("devils_advocate"), DODGED), sealed: false };
  const dodged = section(memo(judgement(unsealed)), "Record");
  assertMatch(dodged, /\*\*Skipped phases:\*\* rebuttals\n- \*\*File:\*\* unsealed/);
});

Deno.test("memo() shows horizon, skipped phases and context where there are any, else no trace", () => {
  const text = memo(judged(mode("devils_advocate"), DODGED, { context: "Three vans,\na depot." }));
  assertMatch(text, /\n## Context\n\n> Three vans,\n> a depot\.\n\n## Record\n/);
  assert(!/Skipped|horizon|## Context/.test(memo(judged(mode("devils_advocate")))));
});

Deno.test("memo() explains every number", () => {
  const text = memo(judged(mode("premortem")));
  assertMatch(text, /\*\*F1\*\* \(likelihood 5 of 5, impact 5 of 5, score 25 of 25\)/);
  assertMatch(memo(judged(mode("devils_advocate"))), /severity 5 of 5/);
});
