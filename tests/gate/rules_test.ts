import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import type { GateProblem } from "../../src/gate/problems.ts";
import {
  explainGateProblem as explain,
  FLOOR,
  GENERIC,
  LAW,
  qualityChecks,
  RULES,
} from "../../src/gate/rules.ts";

function explainGateProblem(problem: GateProblem): string {
  return explain(problem, {
    batch: (index) => `item ${index} of this batch`,
    saved: (index) => `saved item ${index}`,
  });
}

const COPY = { total: 9, shared: 8, added: 1, matter: 4, needed: 10 };

const PROBLEMS: GateProblem[] = [
  { kind: "low_information", found: 2.5, needed: 4, noise: ["asdf", "jkl"] },
  { kind: "repetitive", of: "words", word: "salt".repeat(60), total: 7, share: 5 / 7 },
  { kind: "repetitive", of: "letters", word: "咚", total: 14, share: 0.5 },
  { kind: "restates_claim", limit: "words", ...COPY },
  { kind: "parrots_target", limit: "words", ...COPY },
  { kind: "near_duplicate", of: "batch", index: 3, similarity: 0.875, matter: 2 },
  { kind: "near_duplicate", of: "saved", index: 12, similarity: 1, matter: 0 },
];

Deno.test("explainGateProblem() gives one lower-case sentence with the numbers", () => {
  const sentences = PROBLEMS.map((problem) => explainGateProblem(problem));
  for (const sentence of sentences) {
    assertEquals(sentence.charAt(0), sentence.charAt(0).toLowerCase());
    assert([...sentence].length < 330, sentence);
  }
  const numbers = [["2.5", "4", '"asdf", "jkl"'], ["72%", "50%"], ["14", "50%"]];
  [...numbers, ["8", "9", "80%"], ["8", "9"], ["item 3", "batch", "87%"], ["saved item 12", "100%"]]
    .forEach((wanted, at) => {
      for (const number of wanted) assertStringIncludes(sentences[at] ?? "", number);
    });
});

Deno.test("explainGateProblem() names the limit on copying that was passed", () => {
  const sentences = {
    words: "8 of its 9 content words are from there",
    new: "only 1 of its 9 content words is new",
    matter: "takes over the words and adds 4 words of its own (at least 10 needed)",
    sentence: "takes over a whole sentence and adds 4 words of its own (at least 10 needed)",
  };
  for (const limit of ["words", "new", "matter", "sentence"] as const) {
    const said = explainGateProblem({ kind: "parrots_target", limit, ...COPY });
    for (const [other, words] of Object.entries(sentences)) {
      assertEquals(said.includes(words), other === limit, said);
    }
  }
});

Deno.test("explainGateProblem() quotes at most 80 code points", () => {
  const [, repetitive] = PROBLEMS;
  assert(repetitive !== undefined);
  const quoted = /"([^"]*)"/.exec(explainGateProblem(repetitive))?.[1] ?? "";
  assertEquals([...quoted].length, 80);
});

Deno.test("qualityChecks() states the checks that apply, in their order", () => {
  const all = qualityChecks({ floor: 3, claim: "some", target: true, grants: true });
  assertEquals(all.length, Object.keys(RULES).length + 2);
  assertStringIncludes(all[0] ?? "", "3");
  assertStringIncludes(all[2] ?? "", "Items that counter");
  assertStringIncludes(all[3] ?? "", "80%");
  const few = qualityChecks({ floor: 4, claim: false, target: false, grants: false });
  assertEquals(few.length, all.length - 2);
});

Deno.test("qualityChecks() states every number that a refusal can rest on", () => {
  const rules = { claim: true, target: true, grants: true };
  const said = [FLOOR.case, FLOOR.answer].flatMap((floor) => qualityChecks({ floor, ...rules }))
    .join("\n");
  const numbers = Object.entries({ ...FLOOR, ...LAW, ...GENERIC });
  assert(numbers.length > 20, `only ${numbers.length} numbers`);
  for (const [name, value] of numbers) {
    const shown = [`\\b${RegExp.escape(String(value))}\\b(?!%)`, `\\b${Math.round(value * 100)}%`];
    assert(new RegExp(shown.join("|")).test(said), `${name}, ${value}, is not stated`);
  }
});
