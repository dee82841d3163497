/**
 * Judged reviews of every mode, and texts that try to break a report.
 *
 * @module
 */
import { type Judgement, judgement } from "../../src/engine/judgement.ts";
import type { Item } from "../../src/engine/review.ts";
import { MODES } from "../../src/protocol/modes.ts";
import type { Mode } from "../../src/protocol/types.ts";
import {
  causes,
  counterarguments,
  loadBearing,
  mode,
  rebuttals,
  reviewWith,
  steelmanItems,
} from "./in_memory.ts";

/** Items for every phase that there is: something to do in every lens, something not owed too. */
export const ITEMS: Readonly<Record<string, readonly Item[]>> = {
  counterarguments: counterarguments(5, 3, 3, 2),
  rebuttals: rebuttals("holds", "partially_holds", "refuted"),
  assumptions: [
    ...loadBearing("none", "partial", "verified"),
    { text: "assumption 3", load_bearing: false, evidence: "none" },
  ],
  tests: [{ index: 0, test: "test 0" }, { index: 1, test: "test 1" }],
  setup: [{ horizon: "12 months" }],
  failure_causes: causes([5, 5], [3, 3], [2, 2], [5, 5]),
  mitigations: [
    { index: 0, action: "action 0", residual_risk: "high" },
    { index: 1, action: "action 1", residual_risk: "low" },
    { index: 3, action: "action 3", residual_risk: "medium" },
  ],
  ...steelmanItems("concede", "counter", "counter"),
};

/** Items that leave nothing to be done in the devil's advocate and dodge all scrutiny there. */
export const DODGED: Readonly<Record<string, readonly Item[]>> = {
  counterarguments: counterarguments(2, 2, 1),
};

/** A review of a mode with these items, judged. */
export function judged(
  of: Mode,
  items: Readonly<Record<string, readonly Item[]>> = ITEMS,
  words: { claim?: string; context?: string } = {},
): Judgement {
  const own = Object.fromEntries(
    of.lenses.flatMap(({ phases }) => phases).map(({ name }) => [name, items[name] ?? []]),
  );
  return judgement({ review: { ...reviewWith(of, own), ...words }, sealed: true });
}

/** A judged review of each mode. */
export function everyMode(): Judgement[] {
  return MODES.map((each) => {
    const without = each.lenses.flatMap(({ phases }) => phases)
      .find(({ name }) => ITEMS[name] === undefined);
    if (without === undefined) return judged(each);
    throw new Error(`add items for ${without.name} to ITEMS in tests/support/samples.ts`);
  });
}

/**
 * The gauntlet of `ITEMS` with one text in the place of the claim, the context and all item texts.
 */
export function gauntletOf(text: string): Judgement {
  const replaced = Object.entries(ITEMS).map(([phase, items]) => {
    const fields = mode("gauntlet").lenses.flatMap(({ phases }) => phases)
      .find(({ name }) => name === phase)?.fields ?? [];
    const texts = fields.filter(({ kind }) => kind === "text").map(({ name }) => [name, text]);
    return [phase, items.map((item) => ({ ...item, ...Object.fromEntries(texts) }))] as const;
  });
  return judged(mode("gauntlet"), Object.fromEntries(replaced), { claim: text, context: text });
}

/** Texts that would end a tag, a command, an attribute or a line, or that no form may hold raw. */
export const HOSTILE: readonly string[] = [
  "<script>alert(1)</script><img src=x onerror=alert(1)>",
  "\"><svg onload=alert(1)> ' onmouseover=alert(1) x='",
  "</style></title></textarea><!-- --> ]]> <![CDATA[",
  "first line\n::error title=stolen::second\r\n::set-output name=x::y",
  "100% done, 50%25 raw: a, b; %0A::notice::x",
  "\u0000\u0001\u0008\u000b\u001b[31mred\u001b[0m\u007f\ufffe\uffff",
  "\ud800 lone surrogate \udc00",
  "reversed \u202e gnp.exe \u202c \u2066 isolate",
  "ينبغي للمستشفى أن يلغي الزيارات",
  "我们应该把货车换成电动货车 👩‍👩‍👧‍👦",
  "&amp; &lt; &#60; &copy",
];
