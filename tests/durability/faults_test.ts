import { assert, assertEquals } from "@std/assert";
import { join } from "@std/path";
import { fromFileUrl } from "@std/path/from-file-url";
import { OUTSIDE, PAST, POSSIBLE } from "./faults.ts";

const ROOT = fromFileUrl(new URL("../..", import.meta.url));

Deno.test("every fault that `deno task faults` tries has its place in the program", () => {
  const lost = [...PAST, ...POSSIBLE, ...OUTSIDE].filter(({ file, from, to }) => {
    const source = Deno.readTextFileSync(join(ROOT, file));
    return source.split(from).length !== 2 || source.replace(from, () => to) === source;
  });
  assertEquals(lost.map(({ name }) => name), []);
  assert(POSSIBLE.length >= 20 && OUTSIDE.length >= 14);
});
