import { ASSESSMENTS } from "../protocol/types.ts";
import type { Assessment, Clause, Lens, Measure, Mode, VerdictRule } from "../protocol/types.ts";
import { genericWarning } from "./generic_warning.ts";
import type { Review } from "./review.ts";
import { takenFrom, type Tally, tallyOf } from "./tally.ts";
import { capital, either, fill } from "./wording.ts";

/** The numbers a rule looks at, by measure name. */
export type Measured = Readonly<Record<string, number>>;

/** A rule applied: the outcome, the clauses that brought it about, the numbers they looked at. */
export interface Ruling {
  readonly assessment: Assessment;
  /** Those that decided; none where the claim survives. */
  readonly clauses: readonly Clause[];
  readonly measured: Measured;
}

/** What a rule says of a review. */
export interface Verdict extends Ruling {
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

function take(
  measure: Measure,
  mode: Mode,
  tally: Tally,
  lenses: readonly Assessment[],
  taken: Measured,
): number {
  switch (measure.kind) {
    case "count":
    case "mean":
    case "greatest":
      return takenFrom(tally, measure, mode);
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

/**
 * Applies a verdict rule to counted items; `lenses` are the lenses' assessments, for a combined
 * rule.
 */
export function applyRule(
  rule: VerdictRule,
  mode: Mode,
  tally: Tally,
  lenses: readonly Assessment[],
): Ruling {
  const measured: Record<string, number> = {};
  for (const [name, measure] of Object.entries(rule.measures)) {
    measured[name] = take(measure, mode, tally, lenses, measured);
  }
  const [refuted, revision, survives] = ASSESSMENTS;
  for (const [assessment, all] of [[refuted, rule.refuted], [revision, rule.revision]] as const) {
    const clauses = all.filter((clause) => holds(clause, measured));
    if (clauses.length > 0) return { assessment, clauses, measured };
  }
  return { assessment: survives, clauses: [], measured };
}

function inWords(rule: VerdictRule, ruling: Ruling): Verdict {
  const { assessment, clauses, measured } = ruling;
  const ruled = clauses.length === 0
    ? `Neither rule applies (refuted: ${clausesInWords(rule.refuted)}; revision: ${
      clausesInWords(rule.revision)
    })`
    : `Rule: ${assessment === ASSESSMENTS[0] ? "refuted" : "needs revision"} when ${
      clausesInWords(clauses)
    }`;
  return {
    ...ruling,
    reason: `${capital(fill(rule.counted, measured))}. ${ruled}.`,
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

function warned(verdict: Verdict, more: readonly string[]): Verdict {
  return { ...verdict, warnings: [...verdict.warnings, ...more] };
}

/** What the rules of a complete review's lenses and of its mode say, without the words. */
function rulingsOf(review: Review): {
  readonly lenses: readonly { readonly lens: Lens; readonly ruling: Ruling }[];
  /** By the mode's own rule; null where it has none and takes the verdict of its lens. */
  readonly combined: Ruling | null;
} {
  const { mode } = review;
  const tally = tallyOf(review);
  const lenses = mode.lenses.map((lens) => ({
    lens,
    ruling: applyRule(lens.verdict, mode, tally, []),
  }));
  const assessments = lenses.map(({ ruling }) => ruling.assessment);
  return {
    lenses,
    combined: mode.combined === undefined
      ? null
      : applyRule(mode.combined, mode, tally, assessments),
  };
}

/** The assessment of a complete review alone: a verdict's words cost more than its rules. */
export function assess(review: Review): Assessment {
  const { lenses, combined } = rulingsOf(review);
  return (combined ?? firstOf(review.mode, lenses).ruling).assessment;
}

/** The verdicts of a complete review, by the rules of its lenses and of its mode. */
export function judge(review: Review): Verdicts {
  const rulings = rulingsOf(review);
  const lenses = rulings.lenses.map(({ lens, ruling }) => ({
    lens,
    verdict: warned(inWords(lens.verdict, ruling), genericWarning(review, lens)),
  }));
  const { combined } = review.mode;
  if (combined === undefined || rulings.combined === null) {
    return { overall: firstOf(review.mode, lenses).verdict, lenses };
  }
  const overall = inWords(combined, rulings.combined);
  const warnings = lenses.flatMap(({ verdict }) => verdict.warnings).concat(overall.warnings);
  return { overall: { ...overall, warnings }, lenses };
}

function firstOf<T>(mode: Mode, lenses: readonly T[]): T {
  const [first] = lenses;
  if (first === undefined) throw new Error(`mode ${mode.name} has no lens`);
  return first;
}
