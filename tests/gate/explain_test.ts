import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { explainGateProblem } from "../../src/gate/explain.ts";
import type { GateProblem } from "../../src/gate/phase_gate.ts";
import { qualityChecks } from "../../src/gate/quality_checks.ts";

const explain = (problem: GateProblem): string =>
  explainGateProblem(problem, {
    batch: (index) => `item ${index} of this batch`,
    saved: (index) => `saved item ${index}`,
  });

const NUMBERS = {
  total: 9,
  shared: 8,
  added: 1,
  ofSource: 12,
  verbatim: 0.4,
  matter: 4,
  needed: 10,
};

const PROBLEMS: GateProblem[] = [
  { kind: "low_information", found: 2.5, needed: 4, noise: 3 },
  { kind: "repetitive", word: "salt".repeat(60), total: 7, share: 5 / 7, limit: 0.5 },
  { kind: "restates_claim", limit: "words", ...NUMBERS },
  { kind: "parrots_target", limit: "words", ...NUMBERS },
  { kind: "near_duplicate", of: "batch", index: 3, similarity: 0.875 },
  { kind: "near_duplicate", of: "saved", index: 12, similarity: 1 },
];

Deno.test("explain() gives one lower-case sentence with the numbers", () => {
  const sentences = PROBLEMS.map((problem) => explain(problem));
  for (const sentence of sentences) {
    assertEquals(sentence.charAt(0), sentence.charAt(0).toLowerCase());
    assert([...sentence].length < 330, sentence);
  }
  const numbers = [["2.5", "4", "3"], ["72 %", "50 %"], ["8", "9", "80 %"], ["8", "9"]];
  [...numbers, ["item 3", "batch", "87 %"], ["saved item 12", "100 %"]].forEach((wanted, at) => {
    for (const number of wanted) assertStringIncludes(sentences[at] ?? "", number);
  });
});

Deno.test("explain() names the limit on copying that was passed, and no other", () => {
  const sentences = {
    words: "8 of its 9 content words come from there",
    new: "only 1 of its 9 content words is new",
    all: "it has 8 of the 12 content words of the original",
    order: "(40 % of it word for word) and adds 4 content words of its own, where 10 are needed",
  };
  for (const limit of ["words", "new", "all", "order"] as const) {
    const said = explain({ kind: "parrots_target", limit, ...NUMBERS });
    for (const [other, words] of Object.entries(sentences)) {
      assertEquals(said.includes(words), other === limit, said);
    }
  }
});

Deno.test("explain() quotes at most 80 code points", () => {
  const sentence = explain(
    PROBLEMS[1] ?? { kind: "near_duplicate", of: "batch", index: 0, similarity: 1 },
  );
  const quoted = /"([^"]*)"/.exec(sentence)?.[1] ?? "";
  assertEquals([...quoted].length, 80);
});

Deno.test("qualityChecks() states the checks that apply, in their order", () => {
  const all = qualityChecks({ floor: 3, claim: "some", target: true });
  assertEquals(all.length, 6);
  assertStringIncludes(all[0] ?? "", "3");
  assertStringIncludes(all[2] ?? "", "claim");
  assertStringIncludes(all[3] ?? "", "80 %");
  assertEquals(qualityChecks({ floor: 4, claim: false, target: false }).length, 4);
  for (const line of all) assert([...line].length <= 170, line);
});
