import { assertEquals } from "@std/assert";
import { textLength } from "../../../src/gate/read/length.ts";

Deno.test("textLength() counts code points of the trimmed text in alphabets", () => {
  assertEquals(textLength("  twelve chars \n"), 12);
  assertEquals(textLength("тридцать"), 8);
  assertEquals(textLength("🚀🚀"), 2);
  assertEquals(textLength("   "), 0);
});

Deno.test("textLength() does not count what shows nothing", () => {
  assertEquals(textLength("ab\u200B\u200B\u2060\uFEFF\u00ADcd\u3164\u2800"), 4);
});

Deno.test("textLength() counts dense scripts for what they say", () => {
  assertEquals(textLength("山里信号差雨天连电"), 27);
  assertEquals(textLength("山里信号差雨天连电话"), 30);
  assertEquals(textLength("나무를 뽑고"), 13);
  assertEquals(textLength("나무를 뽑고".normalize("NFD")), 13);
  assertEquals(textLength("カメラ"), 6);
  assertEquals(textLength("ขยะทะเลติดกล้าจน"), 20);
});
