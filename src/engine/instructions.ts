import { qualityChecks, qualityInBrief, type QualityRules } from "../gate/rules.ts";
import { phasesOf } from "../protocol/modes.ts";
import type { AnswerPhase, Condition, Field, Phase } from "../protocol/types.ts";
import { floorOf, gatedFields } from "./check_items.ts";
import {
  answeredPhase,
  isOptional,
  itemsOf,
  pendingIndexes,
  position,
  type Review,
  type Scalar,
  scored,
  textOf,
} from "./review.ts";
import { either, plural } from "./wording.ts";

/** An item that waits for an answer, as the client is shown it. */
export type Target = Readonly<Record<string, Scalar>>;

/** What a client needs to know to do a phase; key order is that of the earlier versions. */
export interface Instructions {
  readonly phase: string;
  readonly step: string;
  readonly claim: string;
  readonly context?: string;
  readonly lens?: string;
  readonly how_to_submit: string;
  readonly goal: string;
  readonly targets?: readonly Target[];
  readonly item_format: Readonly<Record<string, string>>;
  /** What the values of a choice mean, under the field's name: `category_meanings`. */
  readonly [meanings: `${string}_meanings`]: Readonly<Record<string, string>>;
  readonly rules: readonly string[];
  readonly quality_checks: readonly string[];
}

/** The instructions of the open phase. A bug when there is none. */
export function instructions(review: Review): Instructions {
  const { phase, index, total } = position(review);
  const lens = phasesOf(review.mode)[index]?.lens;
  if (phase === null || lens === undefined) throw new Error(`${review.id} has no open phase`);
  const meanings = phase.fields.flatMap((field) =>
    field.kind === "choice" && field.meanings !== undefined
      ? [[`${field.name}_meanings`, field.meanings] as const]
      : []
  );
  return {
    phase: phase.name,
    step: `${index + 1}/${total}`,
    claim: review.claim,
    ...(review.context === "" ? {} : { context: review.context }),
    ...(review.mode.lenses.length > 1 ? { lens: lens.name } : {}),
    how_to_submit:
      `Call submit with review_id "${review.id}" and items, a list of objects as in item_format${
        phase.kind === "answer" ? ", one for each target" : ""
      }.`,
    goal: phase.goal,
    ...(phase.kind === "answer" ? { targets: targets(review, phase) } : {}),
    item_format: itemFormat(review, phase),
    ...Object.fromEntries(meanings),
    rules: rules(phase),
    quality_checks: qualityOf(phase).flatMap(qualityChecks),
  };
}

/** The quality checks of a phase in a few plain lines, for people; none where no text is checked. */
export function qualityChecksInBrief(phase: Phase): string[] {
  return qualityOf(phase).flatMap(qualityInBrief);
}

function qualityOf(phase: Phase): QualityRules[] {
  return gatedFields(phase).map(({ gate }) => ({
    floor: floorOf(gate),
    claim: typeof gate.claim === "boolean" ? gate.claim : "some",
    target: gate.target,
    grants: gate.grants !== undefined,
  }));
}

/** The items that wait for an answer, in index order. */
export function targets(review: Review, phase: AnswerPhase): Target[] {
  const answered = answeredPhase(review.mode, phase);
  const items = itemsOf(review, answered.name);
  return pendingIndexes(review, phase).flatMap((index) => {
    const item = items[index];
    if (item === undefined) return [];
    const values = scored(answered, item);
    const shown = phase.shows.flatMap((name) => {
      const value = values[name];
      return value === undefined ? [] : [[name, value] as const];
    });
    return [{ index, ...Object.fromEntries(shown), text: textOf(answered, item) }];
  });
}

function itemFormat(review: Review, phase: Phase): Record<string, string> {
  const index = phase.kind === "answer"
    ? { index: `whole number: the index of the ${answeredPhase(review.mode, phase).noun.one}` }
    : {};
  const fields = phase.fields.filter((field) => !isOptional(field))
    .map((field) => [field.name, fieldInWords(field)] as const);
  return { ...index, ...Object.fromEntries(fields) };
}

/** What a field takes, in words: its type and limits, then what it is about. */
export function fieldInWords(field: Field): string {
  return `${constraintInWords(field)}: ${field.about}`;
}

function constraintInWords(field: Field): string {
  switch (field.kind) {
    case "text":
      if (isOptional(field)) return `optional, one line of up to ${field.most} characters`;
      return `text of ${field.least} to ${field.most} characters`;
    case "choice":
      return either(field.values);
    case "integer":
      return `whole number ${field.least}–${field.most}`;
    case "boolean":
      return "true or false";
  }
}

/**
 * The rules of a phase: when it closes, which items are owed an answer, the craft, and what an item
 * may have besides the fields that it must have: clients of earlier versions know just those.
 */
export function rules(phase: Phase): string[] {
  const optional = phase.fields.filter(isOptional)
    .map((field) => `An item may also have ${field.name} (${fieldInWords(field)}).`);
  return [...closingRules(phase), ...phase.advice, ...optional];
}

/** When a phase closes, in words. */
export function closingRules(phase: Phase): string[] {
  if (phase.kind === "answer") {
    return [
      `Exactly one ${phase.noun.one} for each target${
        phase.owed === undefined ? "" : ` (${conditionInWords(phase.owed)})`
      }; several submissions are fine.`,
    ];
  }
  if (phase.least === phase.most) {
    return [`Exactly ${plural(phase.least, phase.noun.one, phase.noun.many)}.`];
  }
  const variety = phase.variety === undefined
    ? ""
    : `, with at least ${phase.variety.least} distinct values of ${phase.variety.field}`;
  return [
    `At least ${phase.least} ${phase.noun.many}${variety}; the phase closes the moment that is met, so send all you have in one batch.`,
  ];
}

/**
 * A condition as a phrase: `severity 3 or more`, `load_bearing true and evidence partial or none`.
 */
export function conditionInWords(condition: Condition): string {
  if ("all" in condition) return either(condition.all.map(conditionInWords), "and");
  if ("given" in condition) return `${condition.given ? "a" : "no"} ${condition.field}`;
  if ("oneOf" in condition) return `${condition.field} ${either(condition.oneOf.map(String))}`;
  return `${condition.field} ${condition.atLeast} or more`;
}
