import { assert, assertEquals } from "@std/assert";
import { findCopy } from "../../src/gate/compare/law.ts";
import { openGate } from "../../src/gate/phase_gate.ts";
import { readText } from "../../src/gate/read/text.ts";
import { commonWords } from "../../src/gate/read/word_set.ts";
import { LAW } from "../../src/gate/rules.ts";

/**
 * Rows: two texts, then the recorded counts and verdicts (see the names below) of the earlier
 * program.
 */
const ROWS = Deno.readTextFileSync(new URL("./fixtures/gate.jsonl", import.meta.url)).trim()
  .split("\n").map((line): [string, string, number[]] => JSON.parse(line));

/** Pairs on which the law decides otherwise, with its verdicts and the reason. */
const DEVIATIONS: readonly Deviation[] = JSON.parse(
  Deno.readTextFileSync(new URL("./fixtures/deviations.json", import.meta.url)),
);

interface Deviation {
  readonly a: string;
  readonly b: string;
  readonly measured: readonly number[];
  readonly reason: string;
}

/** Share of the pairs that may be judged otherwise. */
const MOST = 0.03;
/** How many of the recorded numbers are counts; verdicts follow. */
const COUNTS = 7;

Deno.test("the gate agrees with the recorded pairs but for the listed ones", () => {
  assert(ROWS.length > 800, `only ${ROWS.length} rows`);
  assert(DEVIATIONS.length <= ROWS.length * MOST, `${DEVIATIONS.length} deviations`);
  const listed = new Map(DEVIATIONS.map((one) => [`${one.a}\n${one.b}`, one]));
  for (const [a, b, recorded] of ROWS) {
    const own = readText(a);
    const other = readText(b);
    const common = commonWords(own.words, other.words);
    const low = (floor: number) => {
      const kind = openGate([]).check({ text: a, floor }, 0).problem?.kind;
      return Number(kind === "low_information" || kind === "repetitive");
    };
    const duplicate = openGate([b]).check({ text: a, floor: 0 }, 0).problem?.kind;
    const counts = [
      own.total,
      own.distinct,
      own.top.count,
      other.total,
      other.distinct,
      common,
      own.distinct + other.distinct - common,
    ];
    assertEquals(counts, recorded.slice(0, COUNTS), `${a} | ${b}`);
    const verdicts = [
      low(4),
      low(3),
      Number(findCopy(own, other, LAW) !== undefined),
      // A text that is one word over and over is refused before it is compared.
      Number(duplicate === "near_duplicate" || (duplicate === "repetitive" && recorded[10] === 1)),
    ];
    const deviation = listed.get(`${a}\n${b}`);
    listed.delete(`${a}\n${b}`);
    assertEquals(verdicts, deviation?.measured ?? recorded.slice(COUNTS), `${a} | ${b}`);
    assertEquals(deviation?.measured === undefined, deviation === undefined);
  }
  assertEquals([...listed.keys()], []);
});
