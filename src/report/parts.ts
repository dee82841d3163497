/**
 * The parts of a judged review in words, for every form of report that people read.
 *
 * @module
 */
import { type JudgedItem, type JudgedPhase, valueInWords } from "../engine/judgement.ts";
import type { Item } from "../engine/review.ts";
import { capital } from "../engine/words.ts";
import type { Field } from "../protocol/types.ts";

/** An item's ratings: `category evidence`, `severity 4 of 5`, `not load-bearing`. */
export function ratings({ phase }: JudgedPhase, { item }: JudgedItem): string[] {
  const shown = phase.fields.flatMap((field) => fieldInWords(field, item));
  const score = phase.score === undefined ? [] : [`${phase.score.name} ${item[phase.score.name]}`];
  return [...shown, ...score];
}

function fieldInWords(field: Field, item: Item): string[] {
  const value = item[field.name];
  const name = valueInWords(field.name);
  switch (field.kind) {
    case "text":
      return [];
    case "choice":
      return [`${name} ${valueInWords(value)}`];
    case "integer":
      return [`${name} ${value} of ${field.most}`];
    case "boolean":
      return [`${value === true ? "" : "not "}${name.replaceAll(" ", "-")}`];
  }
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

/** Whether a phase has items worth a place of their own: one fixed item is shown at the head. */
export function isListed({ phase }: JudgedPhase): boolean {
  return phase.least !== phase.most;
}

/** A time for people: `2026-01-31 09:30 UTC`. */
export function timeInWords(time: string): string {
  return `${time.slice(0, 10)} ${time.slice(11, 16)} UTC`;
}
