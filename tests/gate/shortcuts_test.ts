import { assert } from "@std/assert";
import { honestSets } from "./honest_sets.ts";
import { refusal, share } from "./report.ts";

/** Share of the shortcuts of a class that has to be refused in every language. */
const PROMISE = 0.97;

for (const set of honestSets()) {
  Deno.test(`check() refuses the shortcuts in ${set.language}`, () => {
    const scores = [...refusal(set).values()];
    assert(scores.length >= 20, `only ${scores.length} classes`);
    for (const score of scores) {
      const examples = score.wrong.slice(0, 5).join("\n");
      assert(share(score) >= PROMISE, `${score.name} ${score.right}/${score.total}\n${examples}`);
    }
  });
}
