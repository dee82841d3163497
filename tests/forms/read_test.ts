import { assert, assertEquals } from "@std/assert";
import { phaseNamed } from "../../src/engine/review.ts";
import { readForm } from "../../src/forms/read.ts";
import { writeForm } from "../../src/forms/write.ts";
import { counterarguments, mode, reviewWith } from "../support/in_memory.ts";

const FIRST = reviewWith(mode("devils_advocate"), { counterarguments: counterarguments(3) });
const SECOND = reviewWith(mode("devils_advocate"), {
  counterarguments: counterarguments(4, 2, 3, 3),
  rebuttals: [{ index: 3, verdict: "holds", justification: "because" }],
});
const FRONT = "---\nreview: rev-test\nphase: counterarguments\n---\n";
const ANSWERS = "---\nreview: rev-test\nphase: rebuttals\n---\n";

function read(form: string | Uint8Array) {
  const text = typeof form === "string" ? form : new TextDecoder().decode(form);
  const review = text.includes("phase: rebuttals") ? SECOND : FIRST;
  const phase = phaseNamed(review.mode, review === SECOND ? "rebuttals" : "counterarguments");
  return readForm(review, phase, typeof form === "string" ? new TextEncoder().encode(form) : form);
}

/** The items of a form without problems. */
function items(form: string): Record<string, unknown>[] {
  const { items, problems } = read(form);
  assertEquals(problems, []);
  return items.map(({ label, item }) => ({ label, ...item }));
}

/** The problems of a form: `LINE: LABEL field: words`. */
function problems(form: string | Uint8Array): string[] {
  return read(form).problems.map(({ line, label, field, words }) =>
    `${line}: ${[label, field].filter((part) => part !== null).join(" ")}: ${words}`
  );
}

Deno.test("readForm() takes fields in any order and form, then the text", () => {
  const form = `${ANSWERS}
## C3
<!-- a comment -->
<!-- another, that goes on
> and quotes -->
until here -->

verdict:   Partially Holds

First line.

## Background
severity of this: none
---
<!-- text by now -->

## 1
verdict: refuted
justification: in one line
`;
  assertEquals(items(form), [
    {
      label: "C3",
      index: 2,
      verdict: "partially_holds",
      justification:
        "First line.\n\n## Background\nseverity of this: none\n---\n<!-- text by now -->",
    },
    { label: "C1", index: 0, verdict: "refuted", justification: "in one line" },
  ]);
});

Deno.test("readForm() takes off one backslash where a line would be structure, and no other", () => {
  const form = `${FRONT}
## C2
severity: 04
category: Second-Order

\\severity: 4
\\severity: 4
\\## C9
\\\\## C9
\\word
`;
  assertEquals(items(form), [{
    label: "C2",
    severity: 4,
    category: "second_order",
    text: "severity: 4\n\\severity: 4\n## C9\n\\## C9\n\\word",
  }]);
});

Deno.test("readForm() leaves to the checks what is not certain", () => {
  for (const written of ["4/5", "4.0", "-1", "+3", "٤", "3 (high)", "four", "1e0"]) {
    assertEquals(items(`${FRONT}## C2\nseverity: ${written}\n`), [
      { label: "C2", severity: written },
    ], written);
  }
});

Deno.test("readForm() counts what is not filled in", () => {
  const form = `${FRONT}## C2\nseverity:\n\n## C3\ncategory: scope\n## C4\n<!-- nothing -->\n`;
  assertEquals(read(form).empty, ["C2", "C4"]);
  assertEquals(read(form).items.map(({ label }) => label), ["C3"]);
});

Deno.test("readForm() knows the line of each item and field", () => {
  const [item] = read(`${FRONT}\n## C2\nseverity: 3\n<!-- x -->\n\nHere it\nbegins.\n`).items;
  assertEquals([item?.line, [...item?.lines ?? []]], [6, [["severity", 7], ["text", 10]]]);
});

Deno.test("readForm() finds every problem, each with its line", () => {
  const cases: [form: string, problems: RegExp[]][] = [
    ["", [/^1: : a form begins with ---, review: rev-test/]],
    ["\n---\nreview: rev-test\n", [/^1: : a form begins/, /^2: : belongs to no item/]],
    ["---\nreview: rev-test\nphase: counterarguments\n", [/^1: : a form begins/, /^1: : belongs/]],
    ["---\nphase: counterarguments\n---\n", [/^1: : the front matter has no review/]],
    [
      "---\nreview: rev-othe\nphase: setup\n---\n",
      [/^2: : review is "rev-othe", but the review is/, /^3: : phase is "setup", but the open/],
    ],
    [`${FRONT.replace("---\n", "---\nreview: rev-test\n")}`, [/^3: : review is given twice/]],
    [`${FRONT}stray\nlines\n## C2\nseverity: 3\n`, [/^5: : belongs to no item/]],
    [`${FRONT}## C1\nseverity: 3\n`, [/^5: C1: is already saved; the next one is C2$/]],
    [`${FRONT}## C0\nseverity: 3\n`, [
      /^5: C0: does not name an item of this form; the next one is C2$/,
    ]],
    [`${FRONT}## F2\nseverity: 3\n`, [
      /^5: F2: does not name an item of this form, whose labels begin/,
    ]],
    [`${FRONT}## C4\nx\n## C5\nx\n`, [
      /^5: C4: does not name an item of this form; the next one is C2$/,
    ]],
    [`${FRONT}## C2\nx\n## C2\nx\n`, [/^7: C2: already has a heading$/]],
    [`${FRONT}## C2\nx\n## 7\nmore\n`, [/^7: C7: does not name an item/]],
    [`${FRONT}## C2\nseverity: 3\nseverity: 4\n`, [/^7: C2 severity: was given more than once$/]],
    [`${FRONT}## C2\nstance: concede\n`, [/^6: C2 stance: is not a field of this phase, which/]],
    [`${FRONT}## C2\nsverity: 3\ncategory: scope\nseverity: 4\n\nA text.\n`, [
      /^7: C2 category: is part of the text, which begins at line 6 with "sverity: 3": fields/,
      /^8: C2 severity: is part of the text/,
    ]],
    [`${FRONT}## C2\ntext: a\n\nb\n`, [/^8: C2 text: was given more than once: on a line/]],
    [`${FRONT}## C2\n<!-- open\nseverity: 3\n`, [/^6: C2: this comment does not end/]],
    [`${ANSWERS}## C2\nx\n`, [/^5: C2: needs no answer: leave it out$/]],
    [`${ANSWERS}## C4\nx\n`, [/^5: C4: is already answered: leave it out$/]],
    [`${ANSWERS}## C9\nx\n`, [/^5: C9: does not name an item of this form, which has C1 and C3$/]],
    [
      `${ANSWERS}## C9\n\n## C1\nverdict: holds\nverdict: holds\n## C1\n`,
      [/^5: C9/, /^9: C1 verdict/, /^10: C1/],
    ],
  ];
  for (const [form, expected] of cases) {
    const found = problems(form);
    assertEquals(found.length, expected.length, `${form}\n${found.join("\n")}`);
    for (const [place, pattern] of expected.entries()) {
      assert(pattern.test(found[place] ?? ""), `${form}\n${found[place]}`);
    }
  }
  assertEquals(cases.length, 22);
});

Deno.test("readForm() names the first line that is not UTF-8", () => {
  const bytes = new TextEncoder().encode(`${FRONT}## C2\n?\n?\n`);
  bytes[bytes.length - 4] = 0xff;
  bytes[bytes.length - 2] = 0xff;
  assertEquals(problems(bytes), ["6: : is not UTF-8: save the file as UTF-8"]);
});

Deno.test("a form quotes its targets so that none of them ends the comment", () => {
  const target = "one -->\n-->\n## C1\n\u001b[31m";
  const review = reviewWith(mode("devils_advocate"), {
    counterarguments: [{ text: target, category: "scope", severity: 3 }, ...counterarguments(1, 1)],
  });
  const form = writeForm(review, phaseNamed(review.mode, "rebuttals"));
  assert(form.includes("> one -->\n> -->\n> ## C1\n> ␛[31m\n"), form);
  assertEquals(
    readForm(review, phaseNamed(review.mode, "rebuttals"), new TextEncoder().encode(form)).empty,
    ["C1"],
  );
});

Deno.test("readForm() says of a form of another phase only that, whatever stands in it", () => {
  const form = "---\nreview: rev-test\nphase: setup\n---\n\n## F9\nlikelihood: 7\n\nText\n";
  assertEquals(problems(form), [
    '3: : phase is "setup", but the open phase is counterarguments; form prints the open one',
  ]);
  assertEquals([read(form).items, read(form).empty], [[], []]);
});
