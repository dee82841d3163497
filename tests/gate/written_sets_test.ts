import { assert, assertEquals } from "@std/assert";
import { writtenScores, writtenTexts } from "./written_sets.ts";

/** Languages for which there is a list of generic words. */
const LISTED = ["de", "en", "es", "fr", "it", "ja", "ko", "pt", "ru", "zh"];
const SCORES = writtenScores(writtenTexts());

Deno.test("honest texts of authors who have not seen the gate are accepted", () => {
  const honest = SCORES.filter(({ kind }) => kind !== "empty");
  assert(honest.length >= 30, `only ${honest.length} sets`);
  for (const { kind, lang, total, refused, wrong } of honest) {
    const most = kind === "honest" ? total * 0.01 : Math.max(1, total * 0.02);
    assert(refused <= most, `${kind} ${lang}: ${wrong.join("\n")}`);
  }
});

Deno.test("empty talk is refused or named, and hardly any honest text is", () => {
  const empty = SCORES.filter(({ kind, lang }) => kind === "empty" && LISTED.includes(lang));
  assertEquals(empty.map(({ lang }) => lang), LISTED);
  for (const { lang, total, refused, named } of empty) {
    const least = lang === "en" ? 0.7 : 0.5;
    assert(refused + named >= total * least, `${lang}: ${refused} + ${named} of ${total}`);
  }
  const honest = SCORES.filter(({ kind }) => kind === "honest");
  const sum = (of: "total" | "named") => honest.reduce((all, score) => all + score[of], 0);
  assert(sum("named") <= sum("total") * 0.03, `${sum("named")} of ${sum("total")} are named`);
});
