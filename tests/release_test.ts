import { assertEquals } from "@std/assert";
import { archiveName, PLATFORMS } from "../.ci/platforms.ts";
import { VERSION } from "../src/version.ts";

const read = (path: string): string =>
  Deno.readTextFileSync(new URL(`../${path}`, import.meta.url));

Deno.test("the README names the archive of every platform that is released, in this version", () => {
  const named = [...read("README.md").matchAll(/`(mcp-devils-advocate-\d\S+?\.(?:tar\.gz|zip))`/g)]
    .map(([, name]) => name);
  assertEquals(PLATFORMS.length, 5);
  assertEquals(named.toSorted(), PLATFORMS.map(archiveName).toSorted());
});

Deno.test("the changelog begins with this version", () => {
  const [, first = ""] = /^## (.+)$/m.exec(read(".github/CHANGELOG.md")) ?? [];
  assertEquals(first.split(" ")[0], VERSION);
});
