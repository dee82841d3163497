import { assert, assertEquals } from "@std/assert";
import fc from "fast-check";
import { type Item, position, type Review } from "../../src/engine/review.ts";
import { trimmed } from "../../src/engine/wording.ts";
import { readForm } from "../../src/forms/read.ts";
import { writeForm } from "../../src/forms/write.ts";
import { modeOf } from "../../src/protocol/modes.ts";
import type { Field, Mode, Phase } from "../../src/protocol/types.ts";
import { abuse } from "../support/fifth_lens.ts";
import {
  counterarguments,
  loadBearing,
  mode,
  reviewWith,
  steelmanItems,
} from "../support/in_memory.ts";
import { causes } from "../support/in_memory.ts";
import { nastyText } from "../support/nasty_text.ts";

/**
 * A review in each phase, some with items that are saved already; the last has the tests' own lens.
 */
const REVIEWS: readonly [phase: string, review: Review][] = [
  ["counterarguments", reviewWith(mode("devils_advocate"), {})],
  [
    "counterarguments",
    reviewWith(mode("devils_advocate"), { counterarguments: counterarguments(2) }),
  ],
  [
    "rebuttals",
    reviewWith(mode("devils_advocate"), { counterarguments: counterarguments(4, 2, 3, 5) }),
  ],
  [
    "rebuttals",
    reviewWith(mode("devils_advocate"), {
      counterarguments: counterarguments(4, 3, 3, 5),
      rebuttals: [{ index: 1, verdict: "holds", justification: "## C2\n--> saved" }],
    }),
  ],
  ["setup", reviewWith(mode("premortem"), {})],
  ["failure_causes", reviewWith(mode("premortem"), { setup: [{ horizon: "a year" }] })],
  [
    "mitigations",
    reviewWith(mode("premortem"), {
      setup: [{ horizon: "a year" }],
      failure_causes: causes([3, 3], [1, 1], [5, 5], [2, 2]),
    }),
  ],
  ["assumptions", reviewWith(mode("assumptions"), {})],
  [
    "tests",
    reviewWith(mode("assumptions"), {
      assumptions: loadBearing("none", "verified", "partial", "none"),
    }),
  ],
  ["strongest_case", reviewWith(mode("steelman"), {})],
  [
    "responses",
    reviewWith(mode("steelman"), {
      strongest_case: steelmanItems("counter", "concede", "counter")["strongest_case"] ?? [],
    }),
  ],
  ["abuses", reviewWith(modeOf(abuse), {})],
  [
    "defences",
    reviewWith(modeOf(abuse), {
      abuses: [
        { story: "-->\n## X1\n> tools vanish", actor: "insider", damage: 3 },
        { story: "keys are copied", actor: "outsider", damage: 2 },
      ],
    }),
  ],
];

function openPhase(review: Review): Phase {
  const { phase } = position(review);
  if (phase === null) throw new Error("no phase is open");
  return phase;
}

/** Lines that a form could take for its own, and some that only look so. */
const TRAPS = [
  ...[
    "## C1",
    "## C2",
    "## X1",
    "## 1",
    "##  F9 ",
    "## c1",
    "## Background",
    "## C2 and more",
    "###",
  ],
  ...["\\## C1", "\\\\## C1", "\\", "\\\\", "\\severity: 3", "\\<!-- x", "\\word"],
  ...[
    "severity: 4",
    "text: so",
    "verdict: holds",
    "source: x",
    "exists: no",
    "how: thus",
    "index: 1",
  ],
  ...[
    "<!--",
    "<!-- a -->",
    "-->",
    "> quoted",
    "---",
    "review: rev-xxxx",
    "phase: setup",
    "```",
    "~~~",
  ],
  ...["", "  ", "\t", " ## C1", "-", "1. x", "\u0000", "\ufeff", "\u2028", "\r", "a\rb"],
];

const text: fc.Arbitrary<string> = fc.oneof(
  fc.array(fc.oneof(fc.constantFrom(...TRAPS), nastyText), { minLength: 1, maxLength: 6 })
    .map((lines) => lines.join("\n")),
  nastyText,
)
  // As a field holds it, and without the one pair that a file's line ends cannot tell.
  .map((raw) => trimmed(raw.toWellFormed().replace(/\r+\n/g, "\n"))).filter((held) => held !== "");

const oneLine = text.map((held) => trimmed(held.replace(/\n/g, " "))).filter((held) => held !== "");

function valueOf(field: Field, free: boolean): fc.Arbitrary<string | number | boolean | undefined> {
  switch (field.kind) {
    case "text":
      if (free) return text;
      return field.optional === true ? fc.option(oneLine, { nil: undefined }) : oneLine;
    case "choice":
      return fc.constantFrom(...field.values);
    case "integer":
      return fc.integer({ min: field.least, max: field.most });
    case "boolean":
      return fc.boolean();
  }
}

/** Items that a phase could hold: for an answer phase one to each of these targets. */
function itemsFor(phase: Phase, indexes: readonly number[]): fc.Arbitrary<Item[]> {
  const first = phase.fields.find(({ kind }) => kind === "text");
  const item = fc.record(
    Object.fromEntries(phase.fields.map((field) => [field.name, valueOf(field, field === first)])),
  ).map((fields) =>
    Object.fromEntries(
      Object.entries(fields).flatMap(([name, value]) => value === undefined ? [] : [[name, value]]),
    )
  );
  if (phase.kind === "gather") return fc.array(item, { minLength: 1, maxLength: 5 });
  return fc.tuple(...indexes.map((index) => item.map((fields) => ({ index, ...fields }))));
}

const encoder = new TextEncoder();
const VARIANTS: readonly ((form: string) => string)[] = [
  (form) => form,
  (form) => form.replaceAll("\n", "\r\n"),
  (form) => `\ufeff${form}`,
  (form) => `\ufeff${form.replaceAll("\n", "\r\n")}\r\n\r\n`,
];

for (const [name, review] of REVIEWS) {
  const saved = Object.values(review.items).map((items) => items.length).join("+") || "no";
  Deno.test(`a form of ${name} (${review.mode.name}, ${saved} items before) gives back its items`, () => {
    const phase = openPhase(review);
    assertEquals(phase.name, name);
    const indexes = [...writeForm(review, phase).matchAll(/^## [A-Z](\d+)$/gm)].map(([, digits]) =>
      Number(digits) - 1
    );
    let runs = 0;
    fc.assert(
      fc.property(itemsFor(phase, indexes), fc.constantFrom(...VARIANTS), (items, variant) => {
        runs += 1;
        const form = variant(writeForm(review, phase, items));
        const read = readForm(review, phase, encoder.encode(form));
        assertEquals(read.problems, [], form);
        assertEquals(read.items.map(({ item }) => item), items, form);
      }),
      { numRuns: 300 },
    );
    assert(runs >= 300);
  });
}

Deno.test("an empty form holds a heading for each item that is needed, and sends none", () => {
  const headings = (mode: Mode, items: Record<string, readonly Item[]>): string[] => {
    const review = reviewWith(mode, items);
    const form = writeForm(review, openPhase(review));
    const { items: read, empty, problems } = readForm(
      review,
      openPhase(review),
      encoder.encode(form),
    );
    assertEquals([read, problems], [[], []]);
    return [...empty];
  };
  const [da, sm] = [mode("devils_advocate"), mode("steelman")];
  assertEquals(headings(da, {}), ["C1", "C2", "C3"]);
  assertEquals(headings(da, { counterarguments: counterarguments(4) }), ["C2", "C3"]);
  // Enough items of one category only: one more is needed.
  const same = counterarguments(4, 4, 4).map((item) => ({ ...item, category: "scope" }));
  assertEquals(headings(da, { counterarguments: same }), ["C4"]);
  assertEquals(headings(da, { counterarguments: counterarguments(4, 1, 3) }), ["C1", "C3"]);
  assertEquals(headings(sm, {}), ["S1", "S2", "S3"]);
  assertEquals(headings(modeOf(abuse), {}), ["X1", "X2"]);
});
