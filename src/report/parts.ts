/**
 * The parts of a judged review in words, for every form of report that people read.
 *
 * @module
 */
import {
  type JudgedItem,
  type JudgedPhase,
  type Judgement,
  valueInWords,
} from "../engine/judgement.ts";
import { isAgainst } from "../engine/decisions.ts";
import type { NextAction } from "../engine/next_actions.ts";
import { type Decision, type Item, takesOne } from "../engine/review.ts";
import type { Verdict } from "../engine/verdict.ts";
import { capital } from "../engine/wording.ts";
import type { ActionGroup, BooleanField, Field, GatherPhase } from "../protocol/types.ts";

/**
 * An item's ratings: `category evidence`, `severity 4 of 5`, `not load-bearing`, `score 12 of 25`.
 */
export function ratings({ phase }: JudgedPhase, { item }: JudgedItem): string[] {
  const shown = ratingsOf(phase.fields, item);
  const { score } = phase;
  if (score === undefined) return shown;
  return [...shown, `${score.name} ${item[score.name]} of ${greatestScore(phase)}`];
}

/** The greatest score that an item of the phase can have; 0 where it has none. */
export function greatestScore({ score, fields }: GatherPhase): number {
  if (score === undefined) return 0;
  return fields.reduce(
    (product, field) =>
      field.kind === "integer" && score.factors.includes(field.name)
        ? product * field.most
        : product,
    1,
  );
}

/** The ratings among these fields of an item, a phrase each: all that is not free text. */
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

/** The text of an answer: its required text fields. */
export function answerText({ answeredBy }: JudgedPhase, { answer }: JudgedItem): string {
  return (answeredBy?.fields ?? []).flatMap((field) =>
    field.kind === "text" && field.optional !== true ? [String(answer?.[field.name] ?? "")] : []
  ).join("\n\n");
}

/** What an item or an answer has besides its text, such as its source: the optional texts given. */
export function extras(
  fields: readonly Field[],
  item: Item | null,
): { title: string; text: string }[] {
  return fields.flatMap((field) => {
    const text = item?.[field.name];
    if (field.kind !== "text" || field.optional !== true || text === undefined) return [];
    return [{ title: capital(fieldName(field)), text: String(text) }];
  });
}

/** Whether a phase has items worth a place of their own: a single one is shown at the head. */
export function isListed({ phase }: JudgedPhase): boolean {
  return !takesOne(phase);
}

/** Where an item stands in a page: `counterarguments-1`. */
export function itemAnchor({ name }: GatherPhase, { index }: JudgedItem): string {
  return `${name}-${index + 1}`;
}

/** A risk score on its scale, and what it counts: `4 of 8 (2 for each lens that refutes, …)`. */
export function riskInWords(risk: Verdict["risk"]): string {
  const { value, explanation, scale } = risk;
  const score = scoreInWords(risk);
  return score === String(value)
    ? `${value} on a scale of ${scale} (${explanation})`
    : `${score} (${explanation})`;
}

/** A risk score out of the greatest there is, or by itself where there is no such number. */
export function scoreInWords({ value, scale }: Verdict["risk"]): string {
  const [, most] = /^\d+ to (\d+)$/.exec(scale) ?? [];
  return most === undefined ? String(value) : `${value} of ${most}`;
}

/** Whether the file is as this program wrote it, in words. */
export function sealInWords({ sealed }: Judgement): string {
  return sealed
    ? "sealed, as this program wrote it"
    : "unsealed: not known to be as this program wrote it";
}

/** A time for people: `2026-01-31 09:30 UTC`. */
export function timeInWords(time: string): string {
  return `${time.slice(0, 10)} ${time.slice(11, 16)} UTC`;
}

/** What was decided, and whether that goes against the verdict. */
export function decided({ outcome }: Decision, { assessment }: Verdict): string {
  const word = { go: "go", no_go: "no go", revise: "revise" }[outcome];
  return `${word}${isAgainst(outcome, assessment) ? ", against the verdict" : ""}`;
}

/** What is known of an action besides what it is: who, by when, what came of it. */
export function followedUp({ followUp, open }: NextAction): string {
  if (followUp === null) return "";
  const { owner, due, result, outcome, at } = followUp;
  return [
    owner,
    due === null ? null : `due ${due}`,
    open || at === null ? null : `done ${at.slice(0, 10)}`,
    outcome,
    result,
  ].filter((part) => part !== null).join(", ");
}

/** How much of an action's text stands in a list of actions (code points). */
export const ACTION_MOST = 160;

/** The groups of actions, with their titles. */
export const GROUP_TITLES: Readonly<Record<ActionGroup, string>> = {
  before: "Before deciding",
  after: "If we go ahead",
};
