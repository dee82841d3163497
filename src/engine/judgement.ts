import type { AnswerPhase, GatherPhase, Lens } from "../protocol/types.ts";
import {
  answeringPhase,
  type Item,
  itemsOf,
  meets,
  type Review,
  scored,
  textOf,
} from "./review.ts";
import { requireComplete } from "./step.ts";
import { judge, type Verdict } from "./verdict.ts";
import { fill } from "./words.ts";

/** An item of a complete review with what became of it. */
export interface JudgedItem {
  readonly index: number;
  /** The item's name in reports: `C1`. */
  readonly label: string;
  readonly text: string;
  /** The item's fields, with its score where the phase has one. */
  readonly item: Item;
  /** The answer, or why none was owed; both null where the phase is never answered. */
  readonly answer: Item | null;
  readonly note: string | null;
}

/** A gather phase with its items judged. */
export interface JudgedPhase {
  readonly phase: GatherPhase;
  readonly answeredBy: AnswerPhase | null;
  readonly items: readonly JudgedItem[];
}

/** Something that stays to be done. */
export interface OpenAction {
  /** What is to be done, with the label of the item: `Test assumption A1`. */
  readonly what: string;
  /** The text of the item or of its answer. */
  readonly text: string;
}

/** A lens of a complete review: its verdict, its items and what stays to be done. */
export interface JudgedLens {
  readonly lens: Lens;
  readonly verdict: Verdict;
  readonly phases: readonly JudgedPhase[];
  readonly actions: readonly OpenAction[];
}

/** A complete review, judged; every form of report is made from it. */
export interface Judgement {
  readonly review: Review;
  /** Whether the file it was read from is sealed (`StoredReview`). */
  readonly sealed: boolean;
  readonly verdict: Verdict;
  readonly lenses: readonly JudgedLens[];
  readonly skipped: readonly string[];
}

/** Judges a complete review. Throws a `ReviewError` when it is not complete. */
export function judgement(review: Review, sealed: boolean): Judgement {
  const { skipped } = requireComplete(review);
  const { overall, lenses } = judge(review);
  return {
    review,
    sealed,
    verdict: overall,
    lenses: lenses.map(({ lens, verdict }) => {
      const phases = judgedPhases(review, lens);
      return { lens, verdict, phases, actions: openActions(lens, phases) };
    }),
    skipped,
  };
}

function judgedPhases(review: Review, lens: Lens): JudgedPhase[] {
  return lens.phases.flatMap((phase) => {
    if (phase.kind !== "gather") return [];
    const answeredBy = answeringPhase(lens, phase);
    return [{ phase, answeredBy, items: judgedItems(review, phase, answeredBy) }];
  });
}

function judgedItems(
  review: Review,
  phase: GatherPhase,
  answeredBy: AnswerPhase | null,
): JudgedItem[] {
  const answers = new Map<unknown, Item>(
    answeredBy === null
      ? []
      : itemsOf(review, answeredBy.name).map((answer) => [answer["index"], answer]),
  );
  return itemsOf(review, phase.name).map((raw, index) => {
    const item = scored(phase, raw);
    const answer = answers.get(index) ?? null;
    const note = answeredBy === null || answer !== null ? null : whyNotOwed(answeredBy, item);
    return {
      index,
      label: `${phase.label}${index + 1}`,
      text: textOf(phase, item),
      item,
      answer,
      note,
    };
  });
}

function whyNotOwed({ owed, notOwed }: AnswerPhase, item: Item): string | null {
  if (meets(item, owed)) return null;
  return notOwed?.find(({ when }) => meets(item, when))?.words ?? null;
}

function openActions(lens: Lens, phases: readonly JudgedPhase[]): OpenAction[] {
  const { phase, where, words, text } = lens.actions;
  const judged = phases.find(({ answeredBy }) => answeredBy?.name === phase);
  return (judged?.items ?? []).flatMap(({ label, answer, text: target }) => {
    if (answer === null || !meets(answer, where)) return [];
    return [{
      what: fill(words, { label, ...readable(answer) }),
      text: text === "target" ? target : String(answer[text.answer]),
    }];
  });
}

function readable(item: Item): Record<string, string> {
  return Object.fromEntries(
    Object.entries(item).map(([name, value]) => [name, valueInWords(value)]),
  );
}

/** A field's value as a person reads it: `partially_holds` is `partially holds`. */
export function valueInWords(value: unknown): string {
  if (typeof value === "boolean") return value ? "yes" : "no";
  return String(value).replaceAll("_", " ");
}
