import { assert, assertEquals, assertMatch } from "@std/assert";
import { memo } from "../../src/report/memo.ts";
import { mode } from "../support/in_memory.ts";
import { DODGED, everyMode, judged } from "../support/samples.ts";

const section = (text: string, name: string): string =>
  text.split(/^## /m).find((part) => part.startsWith(`${name}\n`))?.slice(name.length).trim() ?? "";

Deno.test("memo() answers in its first lines", () => {
  const memos = everyMode().map(memo);
  for (const text of memos) {
    const [title, , review, assessment, risk] = text.split("\n");
    assertMatch(title ?? "", /^# The bakery/);
    assertMatch(review ?? "", /^- \*\*Review:\*\* `rev-test` \(/);
    assertMatch(assessment ?? "", /^- \*\*Assessment:\*\* claim /);
    assertMatch(risk ?? "", /^- \*\*Risk score:\*\* \d.* \(.+; scale .+\)$/);
  }
  assertEquals(memos.length, 5);
});

Deno.test("memo() of a gauntlet begins its verdict with the table of lenses", () => {
  const lines = section(memo(judged(mode("gauntlet"))), "Verdict").split("\n");
  assertEquals(lines[0], "| Lens | Assessment | Risk score |");
  assertEquals(lines.slice(2, 6).map((line) => line.split("|")[1]?.trim()), [
    "Devil's advocate",
    "Assumption audit",
    "Premortem",
    "Steelman",
  ]);
  assertMatch(lines[7] ?? "", /lenses refute the claim.*Rule: refuted when/);
});

Deno.test("memo() says the assessment and each reason once", () => {
  const one = judged(mode("gauntlet"));
  const text = memo(one);
  for (const { verdict } of [one, ...one.lenses]) {
    assertEquals(text.split(verdict.reason).length - 1, 1, verdict.reason);
  }
  const assumptions = judged(mode("assumptions"));
  const single = memo(assumptions);
  assertEquals(single.split(assumptions.verdict.reason).length - 1, 1);
  assertEquals(single.match(/claim refuted|claim needs revision/g)?.length, 1);
});

Deno.test("memo() lists what was not tested under the verdict, and nothing where all was", () => {
  const warned = section(memo(judged(mode("devils_advocate"), DODGED)), "Verdict");
  assertMatch(warned, /\*\*Not really tested:\*\*\n\n- All 3 counterarguments/);
  assert(!memo(judged(mode("steelman"))).includes("Not really tested"));
});

Deno.test("memo() shows horizon, skipped phases and context where there are any, else no trace", () => {
  const text = memo(judged(mode("devils_advocate"), DODGED, { context: "Three vans,\na depot." }));
  assertMatch(
    text,
    /\n- \*\*Skipped phases:\*\* rebuttals\n\n> Three vans,\n> a depot\.\n\n## Verdict/,
  );
  assertMatch(memo(judged(mode("premortem"))), /\n- \*\*Premortem horizon:\*\* 12 months\n\n## /);
  assert(!/Skipped|horizon|^>/m.test(memo(judged(mode("devils_advocate")))));
});

Deno.test("memo() explains every number", () => {
  const text = memo(judged(mode("premortem")));
  assertMatch(text, /\*\*F1\*\* \(likelihood 5 of 5, impact 5 of 5, score 25 of 25\)/);
  assertMatch(memo(judged(mode("devils_advocate"))), /severity 5 of 5/);
});

Deno.test("memo() closes with one checked line where nothing is open", () => {
  const text = memo(judged(mode("devils_advocate"), DODGED));
  assertEquals(section(text, "Next actions").split("\n")[0], "- [x] Nothing is open.");
  assertMatch(text, /mcp-devils-advocate, review rev-test\n$/);
});
