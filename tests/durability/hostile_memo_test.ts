import { assert, assertEquals } from "@std/assert";
import fc from "fast-check";
import { judgement } from "../../src/engine/judgement.ts";
import type { Item, Review } from "../../src/engine/review.ts";
import { inOneLine, trimmed } from "../../src/engine/wording.ts";
import { memo } from "../../src/report/memo.ts";
import { progressPage } from "../../src/report/progress_page.ts";
import { oneLine } from "../../src/report/visible.ts";
import { forgeMarks, linksIn, RENDERERS, textOf } from "../support/forge.ts";
import { mode, reviewWith } from "../support/in_memory.ts";
import { nastyText } from "../support/nasty_text.ts";
import { rendered } from "../support/rendered.ts";
import { SCALE } from "../support/scale.ts";

/** How many texts a gauntlet's memo shows: claim, context and those of the items. */
const TEXTS = 12;

/** A complete gauntlet that holds these texts wherever a client's text can stand. */
function reviewOf(texts: readonly string[]): Review {
  const [claim = "", context = "", ...others] = texts;
  let next = 0;
  const text = (): string => others[next++ % others.length] ?? "";
  const items: Record<string, readonly Item[]> = {
    counterarguments: [3, 4, 1].map((severity, index) => ({
      text: text(),
      category: index === 0 ? "scope" : "evidence",
      severity,
    })),
    rebuttals: [
      { index: 0, verdict: "holds", justification: text(), source: inOneLine(text()) },
      { index: 1, verdict: "refuted", justification: text() },
    ],
    assumptions: [true, true, false, false].map((load_bearing) => ({
      text: text(),
      load_bearing,
      evidence: "none",
    })),
    tests: [{ index: 0, test: text() }, { index: 1, test: text() }],
    setup: [{ horizon: text() }],
    failure_causes: [5, 1, 1, 1].map((likelihood) => ({ text: text(), likelihood, impact: 5 })),
    mitigations: [{ index: 0, action: text(), residual_risk: "high" }],
    strongest_case: [1, 2, 3].map(() => ({ text: text() })),
    responses: [0, 1, 2].map((index) => ({ index, stance: "concede", text: text() })),
  };
  const at = "2026-01-06T09:00:00+00:00";
  const line = (): string => inOneLine(text());
  return {
    ...reviewWith(mode("gauntlet"), items),
    claim,
    context,
    decision: { outcome: "go", by: line(), reason: text(), at, review_on: null },
    followUp: {
      C1: { owner: line(), due: null, result: text(), outcome: null, at, by: null },
    },
    history: [{
      at,
      action: "start",
      phase: null,
      accepted: null,
      by: { via: "mcp", name: line(), version: line() },
    }],
  };
}

/** The skeleton of a memo: its blocks without the texts, neighbours of one kind as one. */
function skeleton(markdown: string): string[] {
  const paths = rendered(markdown).blocks.map(({ path }) => path);
  return paths.filter((path, index) => paths[index - 1] !== path);
}

const PLAIN = Array.from({ length: TEXTS }, (_, index) => `plain words number ${index}`);

/** On one line. */
function withoutBreaks(text: string): string {
  return text.replace(/\s+/gu, " ").trim();
}

Deno.test("memo() keeps its structure and shows every text, whatever it holds", () => {
  const expected = skeleton(memo(judgement({ review: reviewOf(PLAIN), sealed: true })));
  const kinds = rendered(memo(judgement({ review: reviewOf(PLAIN), sealed: true }))).kinds;
  assert(expected.length > 25, `only ${expected.length} blocks`);
  let runs = 0;
  // What is left of a text after trimming is never empty: the checks see to it.
  const text = nastyText.filter((text) => withoutBreaks(trimmed(text.toWellFormed())) !== "");
  fc.assert(
    fc.property(fc.array(text, { minLength: TEXTS, maxLength: TEXTS }), (texts) => {
      runs += 1;
      const review = reviewOf(texts.map((text) => trimmed(text.toWellFormed())));
      const markdown = memo(judgement({ review, sealed: true }));
      assertEquals(skeleton(markdown), expected);
      const { blocks, kinds: found } = rendered(markdown);
      for (
        const kind of ["html_block", "html_inline", "link", "image", "code_block", "linebreak"]
      ) {
        assertEquals(found[kind], undefined, `a text became a ${kind}`);
      }
      // An address or the like is code: `markdown_text_test.ts` says what is one.
      for (const kind of ["strong", "emph", "heading", "list", "item", "thematic_break"]) {
        assertEquals(found[kind], kinds[kind], `a text became a ${kind}`);
      }
      const shown = withoutBreaks(blocks.map((block) => block.text).join(" "));
      const { C1 } = review.followUp;
      const beside = [review.decision?.by, review.decision?.reason, C1?.owner, C1?.result];
      const source = review.items["rebuttals"]?.[0]?.["source"];
      const { name, version } = review.history[0]?.by ?? {};
      const others = [...beside, source, name, version].map(String);
      const answers = Object.values(review.items).flat().map(textIn);
      for (const item of [review.claim, ...answers, ...others]) {
        const wanted = withoutBreaks(oneLine(item));
        assert(shown.includes(wanted), `missing: ${JSON.stringify(item)}`);
      }
      const [, ...quoted] = blocks.filter(({ path }) => path === "block_quote > paragraph");
      assertEquals(
        withoutBreaks(quoted.map(({ text }) => text).join("\n")),
        withoutBreaks(oneLine(review.context)),
      );
    }),
    { seed: 10, numRuns: 600 * SCALE },
  );
  assert(runs >= 600);
});

function textIn(item: Item): string {
  const { text, justification, test, action, horizon } = item;
  return String(justification ?? test ?? action ?? horizon ?? text);
}

Deno.test("memo() and progressPage() hold no link, no table of a text's and nothing that notifies, in any renderer", () => {
  const texts = [
    "see https://medium.com/@dana/x and www.x.example, npm @scope/package, src/@types/a_b.md",
    "dana@x.example asked @dana in GH-12, #12, owner/repo#7 and !45 :ba:",
    "Budget\n:-:\nRent 400\n\na | b\n--|--\n1 | 2\n\n/close",
  ];
  let seen = 0;
  for (const text of texts) {
    const review = reviewOf(Array.from({ length: TEXTS }, () => text));
    const open = {
      ...review,
      items: { counterarguments: [{ text, category: "scope", severity: 3 }] },
    };
    for (const page of [memo(judgement({ review, sealed: true })), progressPage(open)]) {
      for (const [name, render] of Object.entries(RENDERERS)) {
        const html = render(page);
        assertEquals(linksIn(html), [], name);
        assertEquals(forgeMarks(html), [], name);
        const tables = html.split("<table").length - 1;
        assert(tables <= (page.includes("| Lens |") ? 1 : 0), `${name}: ${tables} tables`);
        const [first = ""] = text.split("\n");
        assert(textOf(html).includes(first), name);
        seen += 1;
      }
    }
  }
  assertEquals(seen, 18);
});
