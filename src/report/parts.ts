/**
 * The parts of a judged review in words, for every form of report that people read.
 *
 * @module
 */
import { type JudgedItem, type JudgedPhase, valueInWords } from "../engine/judgement.ts";
import { type Item, meets, takesOne } from "../engine/review.ts";
import type { Verdict } from "../engine/verdict.ts";
import { capital } from "../engine/wording.ts";
import type { AnswerPhase, BooleanField, Field, GatherPhase, Lens } from "../protocol/types.ts";

/** An item's ratings: `category evidence`, `severity 4 of 5`, `not load-bearing`, `score 12 of 25`. */
export function ratings({ phase }: JudgedPhase, { item }: JudgedItem): string[] {
  const shown = ratingsOf(phase.fields, item);
  const { score } = phase;
  if (score === undefined) return shown;
  return [...shown, `${score.name} ${item[score.name]} of ${greatestScore(phase)}`];
}

/** The greatest score that an item of the phase can have; 0 where it has none. */
function greatestScore({ score, fields }: GatherPhase): number {
  if (score === undefined) return 0;
  return fields.reduce(
    (product, field) =>
      field.kind === "integer" && score.factors.includes(field.name)
        ? product * field.most
        : product,
    1,
  );
}

/** The ratings among these fields of an item, a phrase each: all that is no free text. */
export function ratingsOf(fields: readonly Field[], item: Item): string[] {
  return fields.flatMap((field) => fieldInWords(field, item));
}

function fieldInWords(field: Field, item: Item): string[] {
  const value = item[field.name];
  const name = fieldName(field);
  switch (field.kind) {
    case "text":
      return [];
    case "choice":
      return [`${name} ${valueInWords(value)}`];
    case "integer":
      return [`${name} ${value} of ${field.most}`];
    case "boolean":
      return [booleanInWords(field, value === true)];
  }
}

/** A field's name as a person reads it. */
export function fieldName({ name }: Field): string {
  return valueInWords(name);
}

/** A yes or no with what it is about: `load-bearing`, `not load-bearing`. */
export function booleanInWords(field: BooleanField, value: boolean): string {
  return `${value ? "" : "not "}${fieldName(field).replaceAll(" ", "-")}`;
}

/** An answer: its title with the ratings given (`Rebuttal (verdict: holds)`), and its text. */
export function answerParts(
  { answeredBy }: JudgedPhase,
  { answer }: JudgedItem,
): { title: string; text: string } | null {
  if (answeredBy === null || answer === null) return null;
  const texts = answeredBy.fields.flatMap((field) =>
    field.kind === "text" ? [String(answer[field.name])] : []
  );
  const choices = answeredBy.fields.flatMap((field) =>
    field.kind === "choice"
      ? [`${valueInWords(field.name)}: ${valueInWords(answer[field.name])}`]
      : []
  );
  return {
    title: `${capital(answeredBy.noun.one)}${
      choices.length === 0 ? "" : ` (${choices.join(", ")})`
    }`,
    text: texts.join(" "),
  };
}

/** Whether a phase has items worth a place of their own: a single one is shown at the head. */
export function isListed({ phase }: JudgedPhase): boolean {
  return !takesOne(phase);
}

/** Whether an answer leaves something to be done after the verdict, by the lens's definition. */
export function answerState(
  { actions }: Lens,
  answeredBy: AnswerPhase,
  answer: Item,
): "open" | "closed" {
  return answeredBy.name === actions.phase && meets(answer, actions.where) ? "open" : "closed";
}

/** Where an item stands in a page: `counterarguments-1`. */
export function itemAnchor({ name }: GatherPhase, { index }: JudgedItem): string {
  return `${name}-${index + 1}`;
}

/** What a risk score counts, and its scale. */
export function riskInWords({ explanation, scale }: Verdict["risk"]): string {
  return `${explanation}; scale ${scale}`;
}

/** A time for people: `2026-01-31 09:30 UTC`. */
export function timeInWords(time: string): string {
  return `${time.slice(0, 10)} ${time.slice(11, 16)} UTC`;
}
