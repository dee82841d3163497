/**
 * What actionlint does not ask of the workflows. (Which actionlint `.ci/run` runs stands there.)
 *
 * @module
 */
import { assert, assertEquals, assertMatch } from "@std/assert";

const WORKFLOWS = new URL("../.github/workflows/", import.meta.url);
const workflows = [...Deno.readDirSync(WORKFLOWS)].map(({ name }): [string, string] => [
  name,
  Deno.readTextFileSync(new URL(name, WORKFLOWS)),
]);

Deno.test("workflows name every action by its exact version", () => {
  let seen = 0;
  for (const [name, text] of workflows) {
    for (const [, action = ""] of text.matchAll(/uses: (\S+)/g)) {
      seen += 1;
      if (!action.startsWith("./")) assertMatch(action, /^[\w-]+\/[\w-]+@v\d+\.\d+\.\d+$/, name);
    }
  }
  assert(seen > 10, `only ${seen} actions were found`);
});

Deno.test("workflows may read unless a job says more, and only one does", () => {
  const writing: string[] = [];
  for (const [name, text] of workflows) {
    assertMatch(text, /^permissions:\n {2}contents: read\n(?! )/m, name);
    for (const [, scope] of text.matchAll(/^ {6}([\w-]+): write/gm)) {
      writing.push(`${name} ${scope}`);
    }
  }
  assertEquals(writing, [
    "release.yml contents",
    "release.yml id-token",
    "release.yml attestations",
  ]);
});

Deno.test("workflows put nothing from outside into a script", () => {
  let seen = 0;
  for (const [name, text] of workflows) {
    for (const line of text.split("\n").filter((line) => line.includes("${{"))) {
      seen += 1;
      // In a script of several lines it would not stand behind a key.
      assertMatch(line, /^ *(?:- )?(?!run:)[\w-]+: [^$]*\$\{\{/, name);
    }
  }
  assert(seen > 10, `only ${seen} were found`);
});
