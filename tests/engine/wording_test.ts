import { assert, assertEquals, assertThrows } from "@std/assert";
import { clip, either, fill, quote, snippet, trimmed } from "../../src/engine/wording.ts";

Deno.test("clip() cuts by code points, on both sides of the limit", () => {
  assertEquals(clip("abc", 3), "abc");
  assertEquals(clip("abcd", 3), "ab…");
  assertEquals(clip("🦊🦊🦊", 3), "🦊🦊🦊");
  assertEquals(clip("🦊🦊🦊🦊", 3), "🦊🦊…");
  assertEquals(clip("", 3), "");
});

Deno.test("snippet() is one line of at most 70 code points", () => {
  assertEquals(snippet("  a\n\u3000b\tc  "), "a b c");
  assertEquals(snippet("x".repeat(70)), "x".repeat(70));
  assertEquals(snippet("x".repeat(71)), `${"x".repeat(69)}…`);
});

Deno.test("quote() shows a value of any kind in at most 80 code points", () => {
  const cases: [value: unknown, shown: string][] = [
    [undefined, "nothing"],
    [null, "null"],
    [2.5, "2.5"],
    [true, "true"],
    ["", '""'],
    ['a "b"\n', '"a \\"b\\"\\n"'],
    [[1, 2], "a list of 2"],
    [{ a: 1 }, "an object"],
  ];
  for (const [value, shown] of cases) assertEquals(quote(value), shown);
  assertEquals(cases.length, 8);
  assertEquals(quote("x".repeat(78)), `"${"x".repeat(78)}"`);
  assertEquals(quote("x".repeat(79)), `"${"x".repeat(78)}…`);
  assert(quote(`x${"🦊".repeat(200)}`).isWellFormed());
});

Deno.test("either() joins words as a sentence does", () => {
  assertEquals(either([]), "");
  assertEquals(either(["a"]), "a");
  assertEquals(either(["a", "b"]), "a or b");
  assertEquals(either(["a", "b", "c"], "and"), "a, b and c");
});

Deno.test("fill() puts in numbers with the word that fits them", () => {
  assertEquals(fill("{n} of {m:point|points}", { n: 1, m: 1 }), "1 of 1 point");
  assertEquals(fill("{m:point|points}, {m}", { m: 0 }), "0 points, 0");
  assertThrows(() => fill("{k}", {}), Error, "{k}");
});

Deno.test("trimmed() takes white space of every script off both ends, and only there", () => {
  const blanks = "\u0009\u0085\u00a0\u2003\u2028\u3000\ufeff\u001c ";
  assertEquals(trimmed(`${blanks}a${blanks}b${blanks}`), `a${blanks}b`);
  assertEquals(trimmed(blanks), "");
  assertEquals(trimmed("a"), "a");
});
