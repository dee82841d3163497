import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { VERSION } from "../src/version.ts";

const read = (path: string): string =>
  Deno.readTextFileSync(new URL(`../${path}`, import.meta.url));

Deno.test("the README names the archive of every platform that is released, in this version", () => {
  const targets = [...read(".github/workflows/release.yml").matchAll(/- target: (\S+)/g)]
    .map(([, target]) => target);
  assertEquals(targets.length, 5);
  const named = [...read("README.md").matchAll(/`(mcp-devils-advocate-\d\S+?)\.(tar\.gz|zip)`/g)]
    .map(([, name]) => name);
  const released = targets.map((target) => `mcp-devils-advocate-${VERSION}-${target}`);
  assertEquals(named.toSorted(), released.toSorted());
});

Deno.test("the changelog begins with this version", () => {
  const [, first = ""] = /^## (.+)$/m.exec(read(".github/CHANGELOG.md")) ?? [];
  assertEquals(first, VERSION);
});

Deno.test("no release is asked for that the gate did not try", () => {
  const gate = read(".ci/run");
  const scripts = [...read(".github/workflows/release.yml").matchAll(/\.ci\/(\w+)\.ts/g)];
  assert(scripts.length > 2);
  // smoke.ts is what pack.ts tries the bundle with.
  for (const [, script] of scripts.filter(([, name]) => name !== "smoke")) {
    assertStringIncludes(gate, `.ci/${script}.ts`);
  }
});
