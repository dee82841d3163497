import type { Assessment, Field, GatherPhase, Lens, Phase } from "../protocol/types.ts";
import { answeringPhase, type Item, itemsOf, type Review, type Scalar, scored } from "./review.ts";
import { type Counted, type Tally, tallyOf } from "./tally.ts";
import { applyRule, type Verdicts } from "./verdict.ts";

/** One rating changed by one step, and the assessment that would follow. */
export interface Step {
  readonly phase: string;
  /** Of the item; of an answer that of the item it answers. */
  readonly index: number;
  readonly label: string;
  readonly field: string;
  readonly from: Scalar;
  readonly to: Scalar;
  readonly assessment: Assessment;
}

/** How firm a verdict is. */
export interface Sensitivity {
  /** How many single steps lead to another assessment. */
  readonly count: number;
  /** The first of them, in the order phase, item, field, down before up. */
  readonly steps: readonly Step[];
}

/** How many steps are told; the others are counted. */
const STEPS_TOLD = 5;

/** Every step that changes this value by one: a number or an ordered word to its neighbours. */
export function stepsFrom(field: Field, value: Scalar): Scalar[] {
  switch (field.kind) {
    case "text":
      return [];
    case "boolean":
      return [value !== true];
    case "integer":
      return [Number(value) - 1, Number(value) + 1]
        .filter((next) => next >= field.least && next <= field.most);
    case "choice": {
      if (field.ordered !== true && field.values.length !== 2) return [];
      const place = field.values.indexOf(String(value));
      return [field.values[place - 1], field.values[place + 1]]
        .filter((next) => next !== undefined);
    }
  }
}

/** A step without the item it is taken on. */
type Turn = Pick<Step, "field" | "from" | "to" | "assessment">;

/**
 * The single steps that would change the assessment of a review, judged by the verdict rules alone:
 * which answers are given does not change with what is owed. Items alike in their ratings, and in
 * those of their answers, are tried once.
 */
export function sensitivity(review: Review, { overall, lenses }: Verdicts): Sensitivity {
  const tally = tallyOf(review);
  const assessments = lenses.map(({ verdict }) => verdict.assessment);
  const steps: Step[] = [];
  let count = 0;
  review.mode.lenses.forEach((lens, place) => {
    const assess = (changed: Tally): Assessment => {
      const { assessment } = applyRule(lens.verdict, review.mode, changed, []);
      const { combined } = review.mode;
      return combined === undefined ? assessment : applyRule(
        combined,
        review.mode,
        changed,
        assessments.with(place, assessment),
      ).assessment;
    };
    const groups = new Map(
      lens.phases.flatMap((phase) =>
        phase.kind === "gather" ? [[phase.name, grouped(lens, phase, tally[phase.name] ?? [])]] : []
      ),
    );
    const alike = { ...tally, ...Object.fromEntries(mapped(groups, ({ counted }) => counted)) };
    for (const phase of lens.phases) {
      const gather = phase.kind === "gather" ? phase : gathered(lens, phase.answers);
      const { counted, groupOf } = groups.get(gather.name) ?? { counted: [], groupOf: [] };
      const turns = counted.map((_, group) =>
        turnsOf(phase, gather, alike, group, (changed) => {
          const assessment = assess(changed);
          return assessment === overall.assessment ? null : assessment;
        })
      );
      for (const index of itemOrder(review, phase)) {
        const found = turns[groupOf[index] ?? -1] ?? [];
        count += found.length;
        for (const turn of found.slice(0, STEPS_TOLD - steps.length)) {
          const label = `${gather.label}${index + 1}`;
          steps.push({ phase: phase.name, index, label, ...turn });
        }
      }
    }
  });
  return { count, steps };
}

function gathered(lens: Lens, name: string): GatherPhase {
  const phase = lens.phases.find((other): other is GatherPhase =>
    other.kind === "gather" && other.name === name
  );
  if (phase === undefined) throw new Error(`lens ${lens.name} gathers no ${name}`);
  return phase;
}

function mapped<T, U>(from: ReadonlyMap<string, T>, change: (value: T) => U): [string, U][] {
  return [...from].map(([key, value]) => [key, change(value)]);
}

/** The indexes of a phase's items, those of answers being the items that they answer, in order. */
function itemOrder(review: Review, phase: Phase): number[] {
  const items = itemsOf(review, phase.name);
  if (phase.kind === "gather") return items.map((_, index) => index);
  return items.map((answer) => Number(answer["index"])).sort((a, b) => a - b);
}

/** Items in groups that are alike in every rating, and in which group each item is. */
function grouped(
  lens: Lens,
  phase: GatherPhase,
  items: readonly Counted[],
): { counted: Counted[]; groupOf: number[] } {
  const answeredBy = answeringPhase(lens, phase);
  const places = new Map<string, number>();
  const counted: Counted[] = [];
  const groupOf = items.map((entry) => {
    const ratings = [
      ratingsIn(phase, entry.item),
      entry.answer === null || answeredBy === null ? null : ratingsIn(answeredBy, entry.answer),
    ];
    const key = JSON.stringify(ratings);
    const place = places.get(key) ?? counted.length;
    places.set(key, place);
    counted[place] = { ...entry, count: (counted[place]?.count ?? 0) + 1 };
    return place;
  });
  return { counted, groupOf };
}

function ratingsIn({ fields }: Phase, item: Item): (Scalar | null)[] {
  return fields.flatMap(({ kind, name }) => kind === "text" ? [] : [item[name] ?? null]);
}

/** The steps on one item of a group that lead to another assessment. */
function turnsOf(
  phase: Phase,
  gather: GatherPhase,
  tally: Tally,
  group: number,
  assess: (changed: Tally) => Assessment | null,
): Turn[] {
  const counted = tally[gather.name] ?? [];
  const entry = counted[group];
  const own = phase.kind === "gather" ? entry?.item : entry?.answer;
  if (entry === undefined || own === undefined || own === null) return [];
  return phase.fields.flatMap((field) => {
    const from = own[field.name];
    if (from === undefined) return [];
    return stepsFrom(field, from).flatMap((to) => {
      const changed = { ...own, [field.name]: to };
      const stepped = phase.kind === "gather"
        ? { ...entry, item: scored(gather, changed), count: 1 }
        : { ...entry, answer: changed, count: 1 };
      const left = { ...entry, count: entry.count - 1 };
      const others = left.count === 0 ? counted.toSpliced(group, 1) : counted.with(group, left);
      const assessment = assess({ ...tally, [gather.name]: [...others, stepped] });
      return assessment === null ? [] : [{ field: field.name, from, to, assessment }];
    });
  });
}
