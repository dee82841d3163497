import { ASSESSMENTS } from "../protocol/types.ts";
import type { Assessment, Clause, Lens, Measure, VerdictRule } from "../protocol/types.ts";
import { answeredItem, itemsOf, meets, phaseNamed, type Review, scored } from "./review.ts";
import { capital, either, fill } from "./words.ts";

/** The numbers a rule looks at, by measure name. */
type Measured = Readonly<Record<string, number>>;

/** What a rule says of a review. */
export interface Verdict {
  readonly assessment: Assessment;
  /** The counts, and the rule that decided. */
  readonly reason: string;
  readonly risk: { readonly value: number; readonly scale: string; readonly explanation: string };
  readonly warnings: readonly string[];
}

/** Verdicts of a whole review: each lens by its own rule, and the mode's. */
export interface Verdicts {
  readonly overall: Verdict;
  readonly lenses: readonly { readonly lens: Lens; readonly verdict: Verdict }[];
}

/** A quotient of whole numbers, rounded to two decimals, ties to even, without binary error. */
export function roundedMean(sum: number, count: number): number {
  const scaled = sum * 100;
  const whole = Math.floor(scaled / count);
  const rest = scaled - whole * count;
  const up = rest * 2 > count || (rest * 2 === count && whole % 2 === 1);
  return (up ? whole + 1 : whole) / 100;
}

function countItems(review: Review, measure: Measure & { kind: "count" }): number {
  const phase = phaseNamed(review.mode, measure.phase);
  return itemsOf(review, phase.name).filter((item) => {
    if (!meets(scored(phase, item), measure.where)) return false;
    if (measure.target === undefined || phase.kind !== "answer") return true;
    const target = answeredItem(review, phase, item);
    return target !== undefined && meets(target, measure.target);
  }).length;
}

function take(
  measure: Measure,
  review: Review,
  lenses: readonly Assessment[],
  taken: Measured,
): number {
  switch (measure.kind) {
    case "count":
      return countItems(review, measure);
    case "mean":
    case "greatest": {
      const phase = phaseNamed(review.mode, measure.phase);
      const values = itemsOf(review, phase.name)
        .map((item) => Number(scored(phase, item)[measure.field]));
      if (values.length === 0) return 0;
      if (measure.kind === "greatest") return Math.max(...values);
      return roundedMean(values.reduce((sum, value) => sum + value, 0), values.length);
    }
    case "lenses":
      return lenses.filter((assessment) => assessment === measure.assessment).length;
    case "sum":
      return Object.entries(measure.weights)
        .reduce((sum, [name, weight]) => sum + weight * limitOf(name, taken), 0);
  }
}

function limitOf(limit: number | string, measured: Measured): number {
  if (typeof limit === "number") return limit;
  const value = measured[limit];
  if (value === undefined) throw new Error(`no measure ${limit}`);
  return value;
}

function holds(clause: Omit<Clause, "words">, measured: Measured): boolean {
  const value = limitOf(clause.measure, measured);
  const limit = limitOf(clause.limit, measured);
  switch (clause.relation) {
    case "at_least":
      return value >= limit;
    case "at_most":
      return value <= limit;
    case "exactly":
      return value === limit;
    case "above":
      return value > limit;
  }
}

/** The clauses of a rule as one phrase: `2 or more hold or any of severity 5 holds`. */
export function clausesInWords(clauses: readonly Clause[]): string {
  return either(clauses.map((clause) => fill(clause.words, { limit: clause.limit })));
}

/** A verdict rule applied; `lenses` are the lenses' assessments, for a combined rule. */
function apply(rule: VerdictRule, review: Review, lenses: readonly Assessment[]): Verdict {
  const measured: Record<string, number> = {};
  for (const [name, measure] of Object.entries(rule.measures)) {
    measured[name] = take(measure, review, lenses, measured);
  }
  const [refuted, revision, survives] = ASSESSMENTS;
  const outcome = ([[refuted, rule.refuted], [revision, rule.revision]] as const)
    .map(([assessment, clauses]) => ({
      assessment,
      clauses: clauses.filter((clause) => holds(clause, measured)),
    }))
    .find(({ clauses }) => clauses.length > 0);
  const ruling = outcome === undefined
    ? `Neither rule applies (refuted: ${clausesInWords(rule.refuted)}; revision: ${
      clausesInWords(rule.revision)
    })`
    : `Rule: ${outcome.assessment === refuted ? "refuted" : "needs revision"} when ${
      clausesInWords(outcome.clauses)
    }`;
  return {
    assessment: outcome?.assessment ?? survives,
    reason: `${capital(fill(rule.counted, measured))}. ${ruling}.`,
    risk: {
      value: limitOf(rule.risk.measure, measured),
      scale: rule.risk.scale,
      explanation: rule.risk.explanation,
    },
    warnings: rule.warnings
      .filter(({ when }) => when.every((clause) => holds(clause, measured)))
      .map(({ words }) => fill(words, measured)),
  };
}

/** The verdicts of a complete review, by the rules of its lenses and of its mode. */
export function judge(review: Review): Verdicts {
  const lenses = review.mode.lenses.map((lens) => ({
    lens,
    verdict: apply(lens.verdict, review, []),
  }));
  const [first] = lenses;
  if (first === undefined) throw new Error(`mode ${review.mode.name} has no lens`);
  const combined = review.mode.combined;
  if (combined === undefined) return { overall: first.verdict, lenses };
  const overall = apply(combined, review, lenses.map(({ verdict }) => verdict.assessment));
  const warnings = lenses.flatMap(({ verdict }) => verdict.warnings).concat(overall.warnings);
  return { overall: { ...overall, warnings }, lenses };
}
