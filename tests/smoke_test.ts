import { assertEquals } from "@std/assert";
import { join } from "@std/path";
Deno.test("x", () => assertEquals(join("a", "b"), "a/b"));
