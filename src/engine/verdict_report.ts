import type { AnswerPhase, Assessment } from "../protocol/types.ts";
import type { JudgedItem, JudgedPhase, Judgement } from "./judgement.ts";
import { headlines, type Item, type Scalar, takesOne } from "./review.ts";

/** A risk score: its value, the scale it is on, and what it counts. */
export interface RiskScore {
  readonly value: number;
  readonly scale: string;
  readonly explanation: string;
}

/** An answer as a report nests it: its only field's value, or its fields. */
export type ReportAnswer = Scalar | Readonly<Record<string, Scalar>> | null;
/** An item as a report shows it. */
export type ReportItem = Readonly<Record<string, Scalar | ReportAnswer>>;
/** What a phase becomes: its items, or for a phase of exactly one item that item's fields. */
export type ReportPhase = readonly ReportItem[] | ReportItem;

/** A verdict; its keys and their order are those that clients know since version 0.1. */
export interface VerdictReport {
  readonly review_id: string;
  readonly claim: string;
  readonly mode: string;
  readonly context: string;
  readonly created_at: string;
  readonly completed_at: string;
  readonly skipped_phases: readonly string[];
  readonly lenses?: Readonly<
    Record<string, {
      readonly phases: readonly string[];
      readonly risk_score: RiskScore;
      readonly assessment: Assessment;
      readonly assessment_reason: string;
    }>
  >;
  readonly phases: Readonly<Record<string, ReportPhase>>;
  readonly risk_score: RiskScore;
  readonly assessment: Assessment;
  readonly assessment_reason: string;
  readonly warnings: readonly string[];
  readonly horizon?: string;
}

/** The verdict of a judged review as data. */
export function verdictReport(judged: Judgement): VerdictReport {
  const { review, verdict, lenses, skipped } = judged;
  const phases = lenses.flatMap((lens) => lens.phases);
  return {
    review_id: review.id,
    claim: review.claim,
    mode: review.mode.name,
    context: review.context,
    created_at: review.createdAt,
    completed_at: review.updatedAt,
    skipped_phases: skipped,
    ...(review.mode.combined === undefined ? {} : {
      lenses: Object.fromEntries(lenses.map(({ lens, verdict }) => [lens.name, {
        phases: lens.phases.map(({ name }) => name),
        risk_score: verdict.risk,
        assessment: verdict.assessment,
        assessment_reason: verdict.reason,
      }])),
    }),
    phases: Object.fromEntries(phases.map((phase) => [phase.phase.name, reportPhase(phase)])),
    risk_score: verdict.risk,
    assessment: verdict.assessment,
    assessment_reason: verdict.reason,
    warnings: verdict.warnings,
    ...Object.fromEntries(headlines(review).map(({ field, value }) => [field, value])),
  };
}

function reportPhase({ phase, answeredBy, items }: JudgedPhase): ReportPhase {
  if (takesOne(phase)) return fieldsOf(phase.fields, items[0]?.item ?? {});
  return items.map((judged) => ({
    index: judged.index,
    ...fieldsOf(phase.fields, judged.item),
    ...(phase.score === undefined
      ? {}
      : { [phase.score.name]: judged.item[phase.score.name] ?? null }),
    ...answerOf(judged, answeredBy),
  }));
}

function answerOf(judged: JudgedItem, answeredBy: AnswerPhase | null): ReportItem {
  if (answeredBy === null) return {};
  const note = judged.note === null ? {} : { note: `${judged.note}.` };
  if (judged.answer === null) return { [answeredBy.nested]: null, ...note };
  const fields = fieldsOf(answeredBy.fields, judged.answer);
  const [only, ...others] = Object.values(fields);
  const answer = only !== undefined && others.length === 0 ? only : fields;
  return { [answeredBy.nested]: answer };
}

/** The values of the fields that are defined, in their order; anything else stays out of reports. */
function fieldsOf(
  fields: readonly { readonly name: string }[],
  item: Item,
): Record<string, Scalar> {
  return Object.fromEntries(fields.flatMap(({ name }) => {
    const value = item[name];
    return value === undefined ? [] : [[name, value]];
  }));
}
