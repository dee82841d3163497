import { assert } from "@std/assert";
import { textLength } from "../../src/gate/read/length.ts";
import { honestSets, isUnspaced } from "./honest_sets.ts";
import { acceptance, share } from "./report.ts";

/** Share of honest texts that has to be accepted in every language. */
const PROMISE = 0.99;
const SETS = honestSets();

Deno.test("there are honest sets in many languages", () => {
  assert(SETS.length >= 20, `only ${SETS.length} languages`);
});

for (const set of SETS) {
  Deno.test(`check() accepts honest ${set.language}`, () => {
    const score = acceptance(set);
    assert(score.total >= 40, `only ${score.total} texts`);
    assert(share(score) >= PROMISE, score.wrong.join("\n"));
  });
}

Deno.test("textLength() lets honest texts of dense scripts over the floors", () => {
  const dense = SETS.filter(({ code }) => isUnspaced(code) || code === "ko");
  assert(dense.length > 0);
  for (const { topics } of dense) {
    for (const { counterarguments, replies } of topics) {
      for (const text of counterarguments) assert(textLength(text) >= 30, text);
      for (const { text } of replies) assert(textLength(text) >= 20, text);
    }
  }
});
