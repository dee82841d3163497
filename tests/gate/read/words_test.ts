import { assertEquals } from "@std/assert";
import { fold, foldText } from "../../../src/gate/read/fold.ts";
import { stem } from "../../../src/gate/read/stem.ts";
import { syllables } from "../../../src/gate/read/syllables.ts";
import { contentWords } from "../../../src/gate/read/words.ts";

/** The content words of a text as they are compared. */
function keys(text: string): string[] {
  return contentWords(fold(text)).words.map(({ key }) => key);
}

Deno.test("contentWords() drops function words, single letters and letter runs, keeps digits", () => {
  assertEquals(keys("We should not x the valve 3 times, sooooo 42."), [
    "valve".slice(0, 4),
    "3",
    "tim",
    "42",
  ]);
  assertEquals(keys("El préstamo no cubre la demanda festiva"), [
    "prestamo",
    "cubr",
    "demanda",
    "festiva",
  ]);
});

Deno.test("contentWords() keeps letters without decomposition in their words", () => {
  assertEquals(keys("Łódź Straße smørbrød"), ["lodz", "strass", "smorbrod"]);
});

Deno.test("contentWords() keeps a word that is filler in another language only", () => {
  assertEquals(keys("Old pumps die where man and war meet").includes("die"), true);
  assertEquals(
    keys("Die Pumpen sind alt und die Ventile der Anlage lecken").includes("die"),
    false,
  );
});

Deno.test("contentWords() keeps vowel signs and Hangul syllables", () => {
  assertEquals(keys("पुआल भैंस"), ["पुआल", "भैंस"]);
  assertEquals(keys("병원은 병원이 병원"), ["병원", "병원", "병원"]);
});

Deno.test("contentWords() gives pieces of running script", () => {
  assertEquals(keys("医院用 Rust 系统"), ["医", "院", "用", "rust", "系", "统"]);
  assertEquals(keys("カメラ"), ["力", "メラ"]);
});

Deno.test("stem() cuts one suffix of a long word and leaves three letters", () => {
  const pairs = { policies: "policy", ties: "ties", bring: "bring", taking: "tak", boss: "boss" };
  for (const [word, form] of Object.entries(pairs)) assertEquals(stem(word), form);
  assertEquals(["glasses", "delayed", "weekly", "grade", "4th1s"].map(stem), [
    "glass",
    "delay",
    "week",
    "grad",
    "4th1s",
  ]);
});

Deno.test("syllables() follows the shape of the letters", () => {
  assertEquals(syllables("รถดับเพลิง"), ["รถ", "ดับ", "เพ", "ลิง"]);
  assertEquals(syllables(""), []);
});

Deno.test("fold() folds disguises but no vowel signs", () => {
  assertEquals(foldText("Вudgеt соst Ｐｌａｎ ﬁne"), "budget cost plan fine");
  assertEquals(foldText("МОРЕ и Groovy нужны школам и B1"), "море и groovy нужны школам и b1");
  assertEquals(foldText("한국어".normalize("NFD")), "한국어");
  assertEquals(foldText("أَهْلاً ۱۲"), foldText("اهلا 12"));
});

Deno.test("contentWords() tells Vietnamese words apart by their tones", () => {
  assertEquals(keys("Ba mẹ làm ca tối, ai trông con?"), [
    "ba",
    "me",
    "lam",
    "ca",
    "toi",
    "trong",
    "con",
  ]);
});

Deno.test("contentWords() takes words with a sign for words", () => {
  assertEquals(keys("C#, F#, C++ and I/O, A/B, R&D"), [
    "csharp",
    "fsharp",
    "cplu",
    "io",
    "ab",
    "rd",
  ]);
});
