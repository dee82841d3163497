import { openGate } from "../../src/gate/phase_gate.ts";
import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { checkItems } from "../../src/engine/check_items.ts";
import { explainProblems } from "../../src/engine/problem_words.ts";
import { type Item, phaseNamed, type Review } from "../../src/engine/review.ts";
import { causes, counterarguments, mode, reviewWith } from "../support/in_memory.ts";

/** The lines of the refusal of a batch, without its first; empty when it is accepted. */
function problems(review: Review, phase: string, batch: readonly unknown[]): string[] {
  const checked = checkItems(review, phaseNamed(review.mode, phase), batch, { gate: null });
  return checked.ok ? [] : explainProblems(phase, checked.problems).split("\n").slice(1);
}

const empty = reviewWith(mode("gauntlet"), {});
const answered = reviewWith(mode("gauntlet"), {
  counterarguments: counterarguments(2, 3, 5),
  rebuttals: [{ index: 2, verdict: "holds", justification: "an earlier answer" }],
});

const counterargument = { text: "x".repeat(30), category: "scope", severity: 3 };
const rebuttal = { index: 1, verdict: "refuted", justification: "y".repeat(20) };

/** A value just inside a limit and one just outside, for one field of one phase. */
type Edge = readonly [
  phase: string,
  good: Record<string, unknown>,
  field: string,
  inside: unknown,
  outside: unknown,
];

const mitigated = reviewWith(mode("premortem"), {
  setup: [{ horizon: "a year" }],
  failure_causes: causes([3, 3], [1, 1], [1, 1], [1, 1]),
});
const cause = { text: "z".repeat(20), likelihood: 3, impact: 3 };
const mitigation = { index: 0, action: "w".repeat(20), residual_risk: "low" };
const assumption = { text: "v".repeat(20), load_bearing: true, evidence: "none" };
const tested = reviewWith(mode("assumptions"), { assumptions: [assumption] });
const test = { index: 0, test: "u".repeat(20) };
const pointed = reviewWith(mode("steelman"), { strongest_case: [{ text: "point" }] });
const response = { index: 0, stance: "concede", text: "t".repeat(20) };

const EDGES: readonly (readonly [Review, ...Edge])[] = [
  [empty, "counterarguments", counterargument, "text", "x".repeat(30), "x".repeat(29)],
  [empty, "counterarguments", counterargument, "text", "x".repeat(4000), "x".repeat(4001)],
  [
    empty,
    "counterarguments",
    counterargument,
    "text",
    ` ${"x".repeat(30)} `,
    ` ${"x".repeat(29)} `,
  ],
  [empty, "counterarguments", counterargument, "severity", 1, 0],
  [empty, "counterarguments", counterargument, "severity", 5, 6],
  [empty, "counterarguments", counterargument, "severity", 3, "3"],
  [empty, "counterarguments", counterargument, "severity", 3, 2.5],
  [empty, "counterarguments", counterargument, "severity", 3, true],
  [empty, "counterarguments", counterargument, "category", "base_rates", "Base_Rates"],
  [answered, "rebuttals", rebuttal, "justification", "y".repeat(20), "y".repeat(19)],
  [answered, "rebuttals", rebuttal, "verdict", "partially_holds", "partially holds"],
  [answered, "rebuttals", rebuttal, "index", 1, "1"],
  [answered, "rebuttals", rebuttal, "index", 1, 0], // severity 2 is owed nothing
  [answered, "rebuttals", rebuttal, "index", 1, 2], // answered before
  [answered, "rebuttals", rebuttal, "index", 1, 3], // there is none
  [answered, "rebuttals", rebuttal, "index", 1, -1],
  [empty, "setup", { horizon: "1y" }, "horizon", "1y", "1"],
  [empty, "setup", { horizon: "1y" }, "horizon", "y".repeat(200), "y".repeat(201)],
  [empty, "failure_causes", cause, "text", "z".repeat(20), "z".repeat(19)],
  [empty, "failure_causes", cause, "likelihood", 1, 0],
  [empty, "failure_causes", cause, "likelihood", 5, 6],
  [empty, "failure_causes", cause, "impact", 1, 0],
  [empty, "failure_causes", cause, "impact", 5, 6],
  [mitigated, "mitigations", mitigation, "action", "w".repeat(20), "w".repeat(19)],
  [mitigated, "mitigations", mitigation, "residual_risk", "high", "none"],
  [mitigated, "mitigations", mitigation, "index", 0, 1], // 1×1 is owed nothing
  [empty, "assumptions", assumption, "text", "v".repeat(20), "v".repeat(19)],
  [empty, "assumptions", assumption, "load_bearing", false, "false"],
  [empty, "assumptions", assumption, "load_bearing", true, 1],
  [empty, "assumptions", assumption, "evidence", "verified", "strong"],
  [tested, "tests", test, "test", "u".repeat(20), "u".repeat(19)],
  [empty, "strongest_case", { text: "s".repeat(30) }, "text", "s".repeat(30), "s".repeat(29)],
  [pointed, "responses", response, "text", "t".repeat(20), "t".repeat(19)],
  [pointed, "responses", response, "stance", "counter", "agree"],
];

Deno.test("checkItems() holds each limit, on both sides", () => {
  for (const [review, phase, good, field, inside, outside] of EDGES) {
    const what = `${phase} ${field}`;
    assertEquals(problems(review, phase, [{ ...good, [field]: inside }]), [], what);
    const refused = problems(review, phase, [{ ...good, [field]: outside }]);
    assertEquals(refused.length, 1, `${what}: ${refused}`);
    assertStringIncludes(refused[0] ?? "", `item 0: '${field}' `, what);
  }
  assertEquals(EDGES.length, 34);
});

Deno.test("checkItems() says what it got and what is needed", () => {
  const [line = ""] = problems(empty, "counterarguments", [{ ...counterargument, severity: "3" }]);
  assertEquals(
    line,
    `item 0: 'severity' must be a whole number from 1 to 5, unquoted; got "3"`,
  );
});

Deno.test("checkItems() owes an answer from severity 3 and from a score of 9 on", () => {
  const severities = reviewWith(mode("devils_advocate"), {
    counterarguments: counterarguments(2, 3),
  });
  assertEquals(problems(severities, "rebuttals", [{ ...rebuttal, index: 1 }]), []);
  assertEquals(problems(severities, "rebuttals", [{ ...rebuttal, index: 0 }]).length, 1);
  const scores = reviewWith(mode("premortem"), {
    setup: [{ horizon: "a year" }],
    failure_causes: causes([2, 4], [3, 3], [1, 5], [2, 5]),
  });
  assertEquals(problems(scores, "mitigations", [{ ...mitigation, index: 1 }]), []);
  assertEquals(problems(scores, "mitigations", [{ ...mitigation, index: 3 }]), []);
  assertEquals(problems(scores, "mitigations", [{ ...mitigation, index: 0 }]).length, 1);
  assertEquals(problems(scores, "mitigations", [{ ...mitigation, index: 2 }]).length, 1);
});

Deno.test("checkItems() owes a test only for what bears load and is not verified", () => {
  const items = (["partial", "none", "verified"] as const).flatMap((evidence) =>
    [true, false].map((load_bearing) => ({ text: "an assumption", load_bearing, evidence }))
  );
  const audit = reviewWith(mode("assumptions"), { assumptions: items });
  const owed = items.map((_, index) => problems(audit, "tests", [{ ...test, index }]).length === 0);
  assertEquals(owed, [true, false, true, false, false, false]);
});

Deno.test("checkItems() finds every problem of every item, by position", () => {
  const lines = problems(empty, "counterarguments", [
    counterargument,
    "a string",
    {},
    null,
    { ...counterargument, category: 7, severity: null },
  ]);
  assertEquals(lines.map((line) => /^item \d+: (?:'\w+')?/.exec(line)?.[0]), [
    "item 1: ",
    "item 2: 'text'",
    "item 2: 'category'",
    "item 2: 'severity'",
    "item 3: ",
    "item 4: 'category'",
    "item 4: 'severity'",
  ]);
});

Deno.test("checkItems() holds texts against claim, target and the items before, where the phase says so", () => {
  const point = "A charger at the depot costs more than both vans earn in a winter";
  const review = reviewWith(mode("steelman"), {
    strongest_case: [{ text: point }, { text: "Drivers refuse the longer shifts" }],
  });
  const responses = phaseNamed(review.mode, "responses");
  const kinds = (...batch: readonly Record<string, unknown>[]): (string | undefined)[] => {
    const checked = checkItems(review, responses, batch, { gate: openGate });
    if (checked.ok) return [];
    return checked.problems.map((one) => one.kind === "gate" ? one.problem.kind : one.kind);
  };
  const answer = {
    index: 0,
    stance: "counter",
    text: "The utility pays half of the cabinet by law",
  };
  assertEquals(kinds(answer), []);
  assertEquals(kinds({ ...answer, text: point }), ["parrots_target"]);
  assertEquals(kinds({ ...answer, index: 1, text: point }), []);
  assertEquals(kinds({ ...answer, text: review.claim }), ["restates_claim"]);
  assertEquals(kinds({ ...answer, stance: "concede", text: review.claim }), []);
  assertEquals(kinds(answer, { ...answer, index: 1 }), ["near_duplicate"]);
  const saved = { ...review, items: { ...review.items, responses: [answer] } };
  const again = checkItems(saved, responses, [{ ...answer, index: 1 }], { gate: openGate });
  assert(!again.ok && again.problems[0]?.kind === "gate");
});

Deno.test("checkItems() refuses a second answer to one target in a batch", () => {
  const [line = "", ...more] = problems(answered, "rebuttals", [rebuttal, rebuttal]);
  assertEquals(more, []);
  assertStringIncludes(line, "item 1: 'index' 1 is already answered by item 0");
});

Deno.test("checkItems() takes exactly one horizon", () => {
  assertEquals(problems(empty, "setup", [{ horizon: "1 year" }]), []);
  const lines = problems(empty, "setup", [{ horizon: "1 year" }, { horizon: 2 }]);
  assertEquals(lines.map((line) => line.slice(0, 30)), [
    "item 0: this phase takes exact",
    "item 1: this phase takes exact",
    "item 1: 'horizon' must be text",
  ]);
});

Deno.test("checkItems() holds the limit of items a phase", () => {
  const full = reviewWith(mode("gauntlet"), {
    assumptions: Array.from({ length: 999 }, (): Item => assumption),
  });
  assertEquals(problems(full, "assumptions", [assumption]), []);
  const [line = ""] = problems(full, "assumptions", [assumption, assumption]);
  assertStringIncludes(line, "item 1: ");
  assertStringIncludes(line, "at most 1000");
  const both = problems(full, "assumptions", [{ ...assumption, evidence: 1 }, assumption]);
  assertEquals(both.map((line) => line.slice(0, 18)), ["item 0: 'evidence'", "item 1: the phase "]);
});

Deno.test("checkItems() measures what a text says: dense scripts count more, what is unseen nothing", () => {
  const measured = (text: string): number =>
    problems(empty, "assumptions", [{ ...assumption, text }]).length;
  assertEquals(measured("面包店的货车在冬天也能开完全程"), 0);
  assertEquals(measured("货车"), 1);
  assertEquals(measured(`van${"\u200b".repeat(30)}`), 1);
});

Deno.test("checkItems() drops fields that the phase does not have", () => {
  const checked = checkItems(empty, phaseNamed(empty.mode, "counterarguments"), [
    JSON.parse(
      `{"__proto__": {"severity": 1}, "note": "x", "text": "${
        "x".repeat(30)
      }", "category": "scope", "severity": 2}`,
    ),
  ], { gate: null });
  assert(checked.ok);
  assertEquals(checked.items, [{ text: "x".repeat(30), category: "scope", severity: 2 }]);
});

Deno.test("checkItems() stores texts trimmed, with their inner line feeds", () => {
  const checked = checkItems(empty, phaseNamed(empty.mode, "assumptions"), [
    { ...assumption, text: "\u00a0\u3000 first line of it\nsecond line\u2028\u0085 " },
  ], { gate: null });
  assert(checked.ok);
  assertEquals(checked.items[0]?.["text"], "first line of it\nsecond line");
});

Deno.test("explainProblems() lists at most fifty problems and quotes at most eighty code points", () => {
  const flood = problems(empty, "assumptions", Array.from({ length: 60 }, () => 7));
  assertEquals(flood.length, 51);
  assertStringIncludes(flood.at(-1) ?? "", "10 more problems");
  const [line = ""] = problems(empty, "counterarguments", [
    { ...counterargument, category: "🦊".repeat(500) },
  ]);
  const quoted = line.slice(line.indexOf("got ") + 4);
  assertEquals([...quoted].length, 80);
});

Deno.test("checkItems() is lenient towards records of other versions, where they may differ", () => {
  const lenient = (phase: string, batch: readonly unknown[]): boolean =>
    checkItems(empty, phaseNamed(empty.mode, phase), batch, { gate: null, lenient: true }).ok;
  assert(lenient("counterarguments", [{ ...counterargument, text: "x".repeat(4_001) }]));
  assert(lenient("counterarguments", Array.from({ length: 1_001 }, () => counterargument)));
  // Long enough by code points, whatever the gate counts as length.
  assert(lenient("counterarguments", [{ ...counterargument, text: "\u200b".repeat(30) }]));
  assert(!lenient("counterarguments", [{ ...counterargument, text: "x".repeat(29) }]));
  assert(!lenient("counterarguments", [{ ...counterargument, severity: 6 }]));
  assert(!lenient("setup", [{ horizon: "a year" }, { horizon: "a year" }]));
});

Deno.test("checkItems() takes a source of one line and 500 characters, or none at all", () => {
  const review = reviewWith(mode("assumptions"), {});
  const phase = phaseNamed(mode("assumptions"), "assumptions");
  const check = (source?: unknown) =>
    checkItems(review, phase, [{
      text: "The grid at the depot can charge three vans in one night",
      load_bearing: true,
      evidence: "verified",
      ...(source === undefined ? {} : { source }),
    }], { gate: openGate });
  const stored = (source?: unknown): unknown => {
    const checked = check(source);
    return checked.ok ? checked.items.map((item) => item["source"] ?? "absent") : checked.problems;
  };
  for (const nothing of [undefined, null, "", " \n "]) assertEquals(stored(nothing), ["absent"]);
  assertEquals(stored("  grid plan, p. 4\n"), ["grid plan, p. 4"]);
  assertEquals(stored("🦊".repeat(500)), ["🦊".repeat(500)]);
  const refused = [7, "🦊".repeat(501), "one\ntwo", "one\u2028two", "one\r\ntwo"].map((source) => {
    const checked = check(source);
    return checked.ok ? "accepted" : checked.problems.map(({ kind }) => kind).join();
  });
  assertEquals(refused, ["text_type", "text_long", "text_lines", "text_lines", "text_lines"]);
});
