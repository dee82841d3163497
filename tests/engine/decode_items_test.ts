import { assertEquals, assertStringIncludes, assertThrows } from "@std/assert";
import { ReviewError } from "../../src/engine/errors.ts";
import { decodeItems, notAList } from "../../src/engine/decode_items.ts";

const items = [{ text: "one" }, { text: "two" }];

Deno.test("decodeItems() takes a list, a bare object, and either as JSON, once or twice encoded", () => {
  assertEquals(decodeItems(items), items);
  assertEquals(decodeItems(JSON.stringify(items)), items);
  assertEquals(decodeItems(JSON.stringify(JSON.stringify(items))), items);
  assertEquals(decodeItems(items[0]), [items[0]]);
  assertEquals(decodeItems(JSON.stringify(items[0])), [items[0]]);
  assertEquals(decodeItems(JSON.stringify(JSON.stringify(items[0]))), [items[0]]);
});

Deno.test("decodeItems() finds no list in anything else", () => {
  const thrice = JSON.stringify(JSON.stringify(JSON.stringify(items)));
  const none = [[], {}, "", "[]", "{}", "nope", "7", thrice, 0, true, null, undefined];
  for (const sent of none) assertEquals(decodeItems(sent), null, JSON.stringify(sent));
});

Deno.test("notAList() says what came and what to send", () => {
  assertStringIncludes(notAList("nope").message, `got text that is not a JSON list ("nope")`);
  assertStringIncludes(notAList([]).message, "got an empty list");
  assertStringIncludes(notAList(undefined).message, "got nothing");
});

Deno.test("decodeItems() takes no object that only holds a list, and says under which key", () => {
  for (const key of ["items", "counterarguments"]) {
    for (const sent of [{ [key]: items }, JSON.stringify({ [key]: items })]) {
      const { message } = assertThrows(() => decodeItems(sent), ReviewError);
      assertStringIncludes(message, `"${key}": send that list itself`);
    }
  }
});
