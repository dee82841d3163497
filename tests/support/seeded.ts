/**
 * A data directory with a review of every state, made by the program's own verbs.
 *
 * @module
 */
import { join } from "@std/path";
import { MODES } from "../../src/protocol/modes.ts";
import { createReviews, type Reviews } from "../../src/reviews.ts";
import { openStore } from "../../src/store/store.ts";
import { openGate } from "../../src/gate/phase_gate.ts";

const ARGUMENTS = [
  "Charging at the depot needs a transformer that the utility delivers in two years",
  "Diesel resale prices collapsed last spring, so trading in loses nine thousand euros",
  "Drivers cover 260 km on market days, beyond what the cheapest model manages in winter",
];
const REASONS = [
  "The network operator confirmed in writing that a smaller connection is enough overnight",
  "An auction house offered a guaranteed sum which covers the remaining loan entirely",
  "Two of the three routes stay below ninety kilometres according to last year's logbooks",
];

/** Claims of the seeded reviews; the third is wide on a terminal. */
const CLAIM = "The bakery should replace its diesel vans with electric ones";
const WIDE = "面包店应该把三辆柴油货车换成电动货车🚚，因为夜间充电更便宜。";

/**
 * The seeded reviews, oldest first: their states, and the gate's answer to `--fail-on` and
 * `--strict`.
 */
export const SEEDED = {
  refuted: "rev-refu",
  revision: "rev-revi",
  survives: "rev-surv",
  warned: "rev-warn",
  active: "rev-acti",
  abandoned: "rev-aban",
} as const;

/** Fills a directory with the reviews of `SEEDED`, a day apart, the first on 2026-03-01. */
export async function seed(directory: string): Promise<void> {
  let day = 0;
  let next = "";
  const now = (): Date => new Date(Date.UTC(2026, 2, 1 + day, 8, 30));
  const store = openStore(directory, {
    modes: MODES,
    gate: openGate,
    newId: () => next,
    nanoseconds: () => BigInt(day),
  });
  const reviews = createReviews({ store, modes: MODES, gate: openGate, now });
  const started = async (id: string, claim: string): Promise<string> => {
    next = id;
    return (await reviews.start(claim, "devils_advocate", "Three vans, a depot in town."))
      .review_id;
  };
  const judged = async (
    id: string,
    claim: string,
    severities: number[],
    ...verdicts: string[]
  ): Promise<void> => {
    await started(id, claim);
    await attack(reviews, id, severities);
    const answers = verdicts.map((verdict, index) => ({
      index,
      verdict,
      justification: REASONS[index],
    }));
    if (answers.length > 0) await reviews.submit(id, answers);
    day += 1;
  };
  await judged(SEEDED.refuted, CLAIM, [4, 4, 4], "holds", "holds", "refuted");
  await judged(SEEDED.revision, `${CLAIM}, all at once`, [4, 4, 4], "holds", "refuted", "refuted");
  await judged(SEEDED.survives, WIDE, [3, 3, 3], "refuted", "refuted", "refuted");
  await judged(SEEDED.warned, CLAIM, [2, 2, 1]);
  await started(SEEDED.active, `${CLAIM} next year`);
  await reviews.submit(SEEDED.active, [{ text: ARGUMENTS[0], category: "scope", severity: 3 }]);
  day += 1;
  await started(SEEDED.abandoned, `${CLAIM} next year`);
  await reviews.abandon(SEEDED.abandoned, "the vans were sold");
}

async function attack(reviews: Reviews, id: string, severities: readonly number[]): Promise<void> {
  const categories = ["evidence", "incentives", "scope"];
  await reviews.submit(
    id,
    severities.map((severity, index) => ({
      text: ARGUMENTS[index],
      category: categories[index],
      severity,
    })),
  );
}

/** Changes the text of a review file, which the digest then no longer fits. */
export function tamper(directory: string, id: string): void {
  const path = join(directory, `${id}.json`);
  const text = Deno.readTextFileSync(path);
  Deno.writeTextFileSync(path, text.replaceAll('"holds"', '"refuted"'));
}
