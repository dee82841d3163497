import { assert, assertEquals, assertMatch } from "@std/assert";
import { modeOf, MODES } from "../../src/protocol/modes.ts";
import type { Mode } from "../../src/protocol/types.ts";
import { definitionProblems } from "../support/definition.ts";
import { abuse } from "../support/fifth_lens.ts";

Deno.test("every lens, phase, field and measure that the protocol names is there", () => {
  assertEquals(definitionProblems(), []);
  assertEquals(definitionProblems([modeOf(abuse)]), []);
});

/** Keys of a definition whose text is the name of something else in it. */
const REFERENCES = ["phase", "field", "answers", "measure", "limit", "answer"];
/** Keys whose list holds such names, or values of a field. */
const LISTS = ["shows", "factors", "oneOf", "heaviest"];
/** Keys whose own keys are such names. */
const KEYED = ["weights", "meanings", "values"];
/** Keys whose text may have placeholders. */
const TEXTS = ["counted", "words", "outcome", "said", "title"];

/** A definition with one of its references misspelt, in every place where it has one. */
function* misspelt(value: unknown, key = ""): Generator<unknown> {
  if (typeof value === "string") {
    if (REFERENCES.includes(key)) yield `${value}x`;
    const broken = value.replace(/\{(\w+)(?=[:?}])/, "{$1x");
    if (TEXTS.includes(key) && broken !== value) yield broken;
  } else if (Array.isArray(value)) {
    for (const [at, one] of value.entries()) {
      const named = LISTS.includes(key) && typeof one === "string" ? [`${one}x`] : [];
      for (const wrong of [...named, ...misspelt(one)]) yield value.with(at, wrong);
    }
  } else if (typeof value === "object" && value !== null) {
    const entries = Object.entries(value);
    for (const [at, [name, one]] of entries.entries()) {
      if (KEYED.includes(key)) yield Object.fromEntries(entries.with(at, [`${name}x`, one]));
      for (const wrong of misspelt(one, name)) {
        yield Object.fromEntries(entries.with(at, [name, wrong]));
      }
    }
  }
}

/** A definition made by `misspelt`, which keeps its shape. */
function isMode(value: unknown): value is Mode {
  return typeof value === "object" && value !== null && "lenses" in value;
}

Deno.test("a misspelt reference anywhere in a definition is found, with its place", () => {
  let tried = 0;
  for (const mode of [...MODES, modeOf(abuse)]) {
    for (const wrong of misspelt(mode)) {
      assert(isMode(wrong));
      const [problem = ""] = definitionProblems([wrong]);
      assertMatch(problem, /^\w+( \w+){0,3}: /, `nothing was found in:\n${JSON.stringify(wrong)}`);
      tried += 1;
    }
  }
  assert(tried > 250, `only ${tried} misspellings were tried`);
});

Deno.test("a phase, a label or a field that is there twice is found", () => {
  const twice = { ...modeOf(abuse), lenses: [abuse, abuse], combined: MODES.at(-1)?.combined };
  assert(isMode(twice));
  assertEquals(definitionProblems([twice]), [
    'abuse: the phase "abuses" is there twice',
    'abuse: the phase "defences" is there twice',
    'abuse: the label "X" is there twice',
  ]);
});
