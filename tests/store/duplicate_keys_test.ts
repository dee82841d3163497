import { assertEquals } from "@std/assert";
import fc from "fast-check";
import { duplicateKey } from "../../src/store/duplicate_keys.ts";

const found = (text: string): string | undefined => duplicateKey(text, JSON.parse(text));

Deno.test("duplicateKey() finds a key that an object has twice, however it is written", () => {
  const cases: [text: string, key: string | undefined][] = [
    ['{"a": 1, "a": 2}', "a"],
    ['{"a": 1, "\\u0061": 2}', "a"],
    ['{"x": [{"b": 1}, {"b": 1, "c": {}, "b": 2}]}', "b"],
    ['{"__proto__": 1, "__proto__": 2}', "__proto__"],
    ['{"a\\"": 1, "a\\"" : 2}', 'a"'],
    // A colon that is not written as one makes up for the second key's.
    ['{"a": 1, "a": "\\u003a"}', "a"],
    ['{"a": 1, "a\\u003A": 0, "a": 2}', "a"],
    ['{"a:": 1, "b": "::", "a:": ":"}', "a:"],
    ['{"a\\u003A": "\\u003a::", "a": 2}', undefined],
    ['{"a": "\\\\u003a", "b": 2}', undefined],
    ['{"": 1,\n"": 2}', ""],
    ['{\n  "a": 1,\n  "a": 1\n}\n', "a"],
    [
      '{\n  "created_ns": 1741064767123456789,\n  "created_ns": 1741064767123456789\n}',
      "created_ns",
    ],
    ['{"a": {"a": {"a": 1}}, "b": [{"a": 1}, {"a": 1}]}', undefined],
    ['{"a": "a\\": 1, \\"a\\": 2", "b": "{\\"a\\":1,\\"a\\":2}"}', undefined],
    ['["a", "a", ":", "a"]', undefined],
    ['{\n  "created_ns": 1741064767123456789\n}', undefined],
  ];
  for (const [text, key] of cases) assertEquals(found(text), key, text);
});

Deno.test("duplicateKey() finds none in any value that was written, and one in any that is said again", () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.string(), fc.jsonValue(), { minKeys: 1 }),
      fc.constantFrom(undefined, 2, "\t"),
      (value, indent) => {
        const text = JSON.stringify(value, null, indent);
        const [key = ""] = Object.keys(JSON.parse(text));
        const again = `{${JSON.stringify(key)}: 0,${text.slice(1)}`;
        assertEquals(found(text), undefined, text);
        assertEquals(found(again), key, again);
      },
    ),
    { seed: 13, numRuns: 500 },
  );
});
