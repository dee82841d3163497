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

import { SWITCHES } from "./switches.ts";

function explainGateProblem(problem: GateProblem): string {
  return explain(problem, {
    batch: (index) => `item ${index} of this batch`,
    saved: (index) => `saved item ${index}`,
  });
}

const COPY = { total: 9, shared: 8, added: 1, matter: 4, needed: 10 };

const SALT = "salt".repeat(60);
/** A problem of each rule, and what the sentence about it has to name. */
const PROBLEMS: [problem: GateProblem, named: string[]][] = [
  [{ kind: "low_information", found: 2.5, needed: 4, noise: ["asdf", "jkl"] }, [
    "2.5",
    "4",
    '"asdf", "jkl"',
  ]],
  [{ kind: "repetitive", of: "words", word: SALT, total: 7, share: 5 / 7 }, ["72%", "50%"]],
  [{ kind: "repetitive", of: "letters", word: "咚", total: 14, share: 0.5 }, ["14", "50%"]],
  [{ kind: "restates_claim", limit: "words", ...COPY }, ["8", "9", "80%"]],
  [{ kind: "parrots_target", limit: "words", ...COPY }, ["8", "9"]],
  [{ kind: "near_duplicate", of: "batch", index: 3, similarity: 0.875, matter: 2 }, [
    "item 3",
    "batch",
    "87%",
  ]],
  [{ kind: "near_duplicate", of: "saved", index: 12, similarity: 1, matter: 0 }, [
    "saved item 12",
    "100%",
  ]],
  [{ kind: "empty_talk", total: 9 }, ["9"]],
];

Deno.test("explainGateProblem() gives one lower-case sentence with the numbers", () => {
  for (const [problem, named] of PROBLEMS) {
    const sentence = explainGateProblem(problem);
    assertEquals(sentence.charAt(0), sentence.charAt(0).toLowerCase());
    assert([...sentence].length < 330, sentence);
    for (const part of named) assertStringIncludes(sentence, part);
  }
  assertEquals(new Set(PROBLEMS.map(([{ kind }]) => kind)), new Set(Object.keys(RULES)));
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
  const quoted = /"([^"]*)"/.exec(explainGateProblem(
    { kind: "repetitive", of: "words", word: SALT, total: 7, share: 5 / 7 },
  ))?.[1] ?? "";
  assertEquals([...quoted].length, 80);
});

Deno.test("qualityChecks() states the checks that apply, in their order", () => {
  const all = qualityChecks({ floor: 3, claim: "some", target: true, grants: true });
  assertEquals(all.length, Object.keys(RULES).length + 2);
  const said = Object.values(RULES).flatMap(({ announced }) =>
    announced({ floor: 3, claim: "some", target: true, grants: true }) ?? []
  );
  assertEquals(all.slice(0, said.length), said);
  assertStringIncludes(all.join("\n"), "Items that counter go beyond the claim");
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

Deno.test("gate:why switches off every rule", () => {
  assertEquals(
    new Set(SWITCHES.flatMap(({ rule }) => rule ?? [])),
    new Set(Object.keys(RULES)),
    "add the rule to tests/gate/switches.ts",
  );
});
