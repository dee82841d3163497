import { assertEquals } from "@std/assert";
import fc from "fast-check";
import { fold } from "../../src/gate/read/fold.ts";
import { textLength } from "../../src/gate/read/length.ts";
import { openGate } from "../../src/gate/phase_gate.ts";
import { contentWords } from "../../src/gate/read/words.ts";
import { mash } from "./mash.ts";
import { Random } from "./random.ts";

const WORDS = [
  ..."harbour crane ferry pump budget winter drill grain leaks staff deliver twelve".split(" "),
  ..."die Gebühr läuft nicht während Straße größer".split(" "),
  ..."мост бюджет зимой не закрыли школу".split(" "),
  ..."병원은 예산이 부족하다 학교 버스".split(" "),
  ..."पुल बजट सर्दी नहीं स्कूल".split(" "),
  ..."医院 预算 不够 カメラ 売れる รถดับเพลิง คลอง".split(" "),
];
const text = fc.array(fc.constantFrom(...WORDS), { minLength: 3, maxLength: 16 });
const invisible = fc.constantFrom(
  "\u200B",
  "\u200C",
  "\u2060",
  "\u00AD",
  "\uFE0F",
  "\u034F",
  "\u{E0041}",
);

/** Whether a text is accepted next to a claim, a target and a saved text. */
function accepted(words: string, source: string): boolean {
  const subject = { text: words, floor: 3, claim: source, target: source };
  return openGate([source]).check(subject, 0).problem === undefined;
}

Deno.test("check() gives the same answer with invisible characters, other case or normal form", () => {
  const change = fc.record({
    own: text,
    other: text,
    marks: fc.array(invisible, { minLength: 1, maxLength: 8 }),
    form: fc.constantFrom("NFC", "NFD", "NFKC", "NFKD"),
    upper: fc.boolean(),
  });
  fc.assert(
    fc.property(change, ({ own, other, marks, form, upper }) => {
      const plain = own.join(" ");
      const source = other.join(" ");
      const before = accepted(plain, source);
      const letters = [...plain];
      marks.forEach((mark, at) => letters.splice((at * 7) % letters.length, 0, mark));
      assertEquals(accepted(letters.join(""), source), before, "invisible");
      assertEquals(accepted(plain.normalize(form), source), before, form);
      // ß has no capital of its own; its words stay as they are.
      const cased = upper ? plain.toUpperCase() : plain.toLowerCase();
      assertEquals(accepted(cased, source), before, "case");
    }),
    { numRuns: 300, seed: 4 },
  );
});

Deno.test("check() never lets refused mash pass when some of its words are put in capitals", () => {
  const random = new Random(8);
  for (let run = 0; run < 2000; run++) {
    const text = mash("en", random);
    const capitals = text.split(" ").map((word) => random.next() < 0.5 ? word.toUpperCase() : word);
    const refused = (words: string) =>
      openGate([]).check({ text: words, floor: 4 }, 0).problem !== undefined;
    if (refused(text)) assertEquals(refused(capitals.join(" ")), true, capitals.join(" "));
  }
});

Deno.test("check() never lets a refused copy pass when its words are shuffled", () => {
  fc.assert(
    fc.property(text, fc.infiniteStream(fc.nat()), (own, numbers) => {
      const keys = own.map(() => Number(numbers.next().value));
      const shuffled = own.map((word, at) => ({ word, key: keys[at] ?? 0 }))
        .sort((a, b) => a.key - b.key).map(({ word }) => word);
      const source = own.join(" ");
      assertEquals(accepted(shuffled.join(" "), source), false);
      assertEquals(
        openGate([source]).check({ text: shuffled.join(" "), floor: 0 }, 0).problem?.kind ===
          undefined,
        false,
      );
    }),
    { numRuns: 300, seed: 5 },
  );
});

Deno.test("check() does not depend on the order of unrelated items", () => {
  const unrelated = fc.array(text, { minLength: 0, maxLength: 6 });
  fc.assert(
    fc.property(text, unrelated, (own, others) => {
      const saved = others.map((words) => words.join(" "));
      const subject = { text: own.join(" "), floor: 3 };
      const forward = openGate(saved).check(subject, 0).problem?.kind;
      const backward = openGate([...saved].reverse()).check(subject, 0).problem?.kind;
      assertEquals(backward, forward);
    }),
    { numRuns: 300, seed: 6 },
  );
});

Deno.test("check(), contentWords() and textLength() survive any text", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 200 }), (any) => {
      contentWords(fold(any));
      openGate([any]).check({ text: any, floor: 3, claim: any, target: any }, 0);
      textLength(any);
    }),
    { numRuns: 300, seed: 7 },
  );
});
