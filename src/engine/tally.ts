import type { Measure, Mode } from "../protocol/types.ts";
import {
  answeringPhase,
  type Item,
  itemsOf,
  meets,
  phaseNamed,
  type Review,
  scored,
} from "./review.ts";

/** An item with its score and its answer, and how many items of the review are just like it. */
export interface Counted {
  readonly item: Item;
  readonly answer: Item | null;
  readonly count: number;
}

/** What verdict rules count: the items of each gather phase with their answers, by phase name. */
export type Tally = Readonly<Record<string, readonly Counted[]>>;

/** The items of a review as verdict rules count them, each once. */
export function tallyOf(review: Review): Tally {
  return Object.fromEntries(review.mode.lenses.flatMap((lens) =>
    lens.phases.flatMap((phase) => {
      if (phase.kind !== "gather") return [];
      const answeredBy = answeringPhase(lens, phase);
      const answers = new Map(
        (answeredBy === null ? [] : itemsOf(review, answeredBy.name))
          .map((answer) => [answer["index"], answer]),
      );
      const counted = itemsOf(review, phase.name).map((item, index) => ({
        item: scored(phase, item),
        answer: answers.get(index) ?? null,
        count: 1,
      }));
      return [[phase.name, counted]];
    })
  ));
}

/** A quotient of whole numbers, rounded to two decimals, ties to even, without binary error. */
export function roundedMean(sum: number, count: number): number {
  const scaled = sum * 100;
  const whole = Math.floor(scaled / count);
  const rest = scaled - whole * count;
  const up = rest * 2 > count || (rest * 2 === count && whole % 2 === 1);
  return (up ? whole + 1 : whole) / 100;
}

/** A measure that looks at items, taken from a tally. */
export function takenFrom(
  tally: Tally,
  measure: Measure & { readonly kind: "count" | "mean" | "greatest" },
  mode: Mode,
): number {
  const phase = phaseNamed(mode, measure.phase);
  const gathered = tally[phase.kind === "answer" ? phase.answers : phase.name] ?? [];
  const entries = gathered.flatMap(({ item, answer, count }) => {
    const own = phase.kind === "answer" ? answer : item;
    return own === null ? [] : [{ own, item, count }];
  });
  if (measure.kind === "count") {
    return entries.reduce(
      (sum, { own, item, count }) =>
        meets(own, measure.where) && meets(item, measure.target) ? sum + count : sum,
      0,
    );
  }
  if (entries.length === 0) return 0;
  const valueOf = ({ own }: { own: Item }): number => Number(own[measure.field]);
  if (measure.kind === "greatest") {
    return entries.reduce((most, entry) => Math.max(most, valueOf(entry)), -Infinity);
  }
  return roundedMean(
    entries.reduce((sum, entry) => sum + valueOf(entry) * entry.count, 0),
    entries.reduce((sum, { count }) => sum + count, 0),
  );
}
