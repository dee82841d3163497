import { assertEquals } from "@std/assert";
import { cutToWidth, displayWidth, padToWidth } from "../../src/cli/width.ts";

Deno.test("displayWidth() counts the columns of a terminal", () => {
  const cases: [text: string, width: number][] = [
    ["", 0],
    ["plain", 5],
    ["naïve", 5],
    ["nai\u0308ve", 5],
    ["货车", 4],
    ["ﾊﾝｶｸ", 4],
    ["ＦＵＬＬ", 8],
    ["한국", 4],
    ["\u1112\u1161\u11ab", 2],
    ["かな、「」", 10],
    ["🚚", 2],
    ["👩‍👩‍👧‍👦", 2],
    ["🇩🇪", 2],
    ["❤️", 2],
    ["👍🏽", 2],
    ["שלום", 4],
    ["สวัสดี", 4],
    ["क्ष", 2],
    ["a\u200bb\u2060", 2],
    ["…–×", 3],
  ];
  for (const [text, width] of cases) assertEquals(displayWidth(text), width, JSON.stringify(text));
  assertEquals(cases.length, 20);
});

Deno.test("cutToWidth() cuts between graphemes and never beyond the width", () => {
  assertEquals(cutToWidth("plain", 5), "plain");
  assertEquals(cutToWidth("plainer", 5), "plai…");
  assertEquals(cutToWidth("货车货车", 8), "货车货车");
  assertEquals(cutToWidth("货车货车", 7), "货车货…");
  assertEquals(cutToWidth("货车货车", 6), "货车…");
  assertEquals(cutToWidth("a👩‍👩‍👧‍👦b", 3), "a…");
  assertEquals(cutToWidth("ab", 1), "…");
});

Deno.test("padToWidth() fills up to the width", () => {
  assertEquals(padToWidth("货车", 6), "货车  ");
  assertEquals(padToWidth("plain", 3), "plain");
});
