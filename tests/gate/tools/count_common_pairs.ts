/**
 * Writes `src/gate/data/common_pairs.ts` anew from the honest texts of the tests:
 * `deno run --allow-read --allow-write tests/gate/tools/count_common_pairs.ts`, then `deno fmt`.
 */
import { foldText } from "../../../src/gate/read/fold.ts";
import { honestSets } from "../honest_sets.ts";

/** Whose commonest characters are meant, and the languages of that script, whose pairs count. */
const HAN = { letters: "\\p{Script=Han}", languages: ["zh", "zh-Hant", "ja"] };
/** What Japanese mixes in every sentence. */
const MIXED = "\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー";
const TABLES = [
  { name: "SIMPLIFIED", common: "zh", ...HAN },
  { name: "TRADITIONAL", common: "zh-Hant", ...HAN },
  { name: "KANJI", common: "ja", ...HAN },
  { name: "JAPANESE", common: "ja", letters: MIXED, languages: ["ja"] },
  { name: "HANGUL", common: "ko", letters: "\\p{Script=Hangul}", languages: ["ko"] },
];
/** How many characters are common. */
const COMMON = 100;

/**
 * Lines of JSON, whose keys are in another script. Nothing here loads the gate, which loads the
 * table.
 */
const SETS = new URL("../sets/open/", import.meta.url);
const FILE = new URL("../../../src/gate/data/common_pairs.ts", import.meta.url);
const before = Deno.readTextFileSync(FILE);
const head = before.slice(0, before.indexOf("export const"));
Deno.writeTextFileSync(FILE, head + TABLES.map(table).join("\n"));

function textsOf(languages: readonly string[]): string[] {
  const honest = honestSets().filter(({ code }) => languages.includes(code)).flatMap(({ topics }) =>
    topics.flatMap(({ claim, counterarguments, replies }) => [
      claim,
      ...counterarguments,
      ...replies.map(({ text }) => text),
    ])
  );
  const written = [...Deno.readDirSync(SETS)].map(({ name }) => name).sort()
    .flatMap((name) => Deno.readTextFileSync(new URL(name, SETS)).trim().split("\n"))
    .filter((line) => languages.includes(JSON.parse(line).lang));
  return [...honest, ...written].map(foldText);
}

function table({ name, common, letters: set, languages }: typeof TABLES[number]): string {
  const runsOf = (languages: readonly string[]) =>
    textsOf(languages).flatMap((text) => text.match(new RegExp(`[${set}]+`, "gu")) ?? []);
  const runs = runsOf(languages);
  const counts = new Map<string, number>();
  for (const letter of runsOf([common]).join("")) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  const letters = [...counts].sort(([, a], [, b]) => b - a).slice(0, COMMON).map(([one]) => one);
  const rows = letters.map((first) => {
    const seen = letters.map((next) => runs.some((run) => run.includes(first + next)));
    // Four letters make a digit, the first of them its highest bit.
    return Array.from({ length: Math.ceil(COMMON / 4) }, (_, at) => {
      const bits = seen.slice(at * 4, at * 4 + 4).map(Number).join("").padEnd(4, "0");
      return parseInt(bits, 2).toString(16);
    }).join("");
  });
  return `export const ${name}: CommonPairs = {\n  letters: "${letters.join("")}",\n` +
    `  rows: \`\n${rows.join("\n")}\`,\n};\n`;
}
