import { phasesOf } from "../protocol/modes.ts";
import type { AnswerPhase, Condition, GatherPhase, Lens, Mode, Phase } from "../protocol/types.ts";

/** A value of an item's field. */
export type Scalar = string | number | boolean;
/** One submitted item: the phase's fields, answers with the `index` that they answer. */
export type Item = Readonly<Record<string, Scalar>>;

/** A review, as far as it has come. Status, phase and skipped phases follow from it (`position`). */
export interface Review {
  readonly id: string;
  readonly mode: Mode;
  readonly claim: string;
  readonly context: string;
  /** Items by phase name; a phase without items may be absent. */
  readonly items: Readonly<Record<string, readonly Item[]>>;
  /** Why it was abandoned; null while it was not. */
  readonly abandonReason: string | null;
  /** UTC, whole seconds, `2026-01-31T09:30:00+00:00`. */
  readonly createdAt: string;
  readonly updatedAt: string;
  /** What the last accepted batch was, so that its repetition gets the same answer. */
  readonly lastBatch: Batch | null;
}

/** An accepted batch. */
export interface Batch {
  /** Digest of the items as they were sent. */
  readonly digest: string;
  readonly phase: string;
  readonly accepted: number;
}

/** The three states of a review. */
export const STATUSES = ["active", "complete", "abandoned"] as const;
/** One state. */
export type Status = typeof STATUSES[number];

/** Where a review stands. */
export interface Position {
  readonly status: Status;
  /** The open phase; null when complete or abandoned. */
  readonly phase: Phase | null;
  /** Index of the first phase that is not done; the number of phases when complete. */
  readonly index: number;
  /** Number of phases of the mode. */
  readonly total: number;
  /** Names of the phases passed over because nothing was owed, in order. */
  readonly skipped: readonly string[];
}

/** The items of a phase, in the order of their acceptance. */
export function itemsOf(review: Review, phase: string): readonly Item[] {
  return review.items[phase] ?? [];
}

/** The phase of that name in the review's mode. A bug when there is none. */
export function phaseNamed(mode: Mode, name: string): Phase {
  const found = phasesOf(mode).find(({ phase }) => phase.name === name);
  if (found === undefined) throw new Error(`mode ${mode.name} has no phase ${name}`);
  return found.phase;
}

/** The gather phase whose items an answer phase answers. */
export function answeredPhase(mode: Mode, phase: AnswerPhase): GatherPhase {
  const answered = phaseNamed(mode, phase.answers);
  if (answered.kind !== "gather") throw new Error(`${phase.name} answers ${phase.answers}`);
  return answered;
}

/** The answer phase of a lens that answers a gather phase; null where its items are never answered. */
export function answeringPhase(lens: Lens, phase: GatherPhase): AnswerPhase | null {
  return lens.phases.find((other): other is AnswerPhase =>
    other.kind === "answer" && other.answers === phase.name
  ) ?? null;
}

/** Whether a phase takes a single item, which is shown as itself and not as a list of one. */
export function takesOne({ most }: GatherPhase): boolean {
  return most === 1;
}

/** What reports show at their head, by field name: the premortem's `horizon`, where it is set. */
export function headlines(review: Review): { field: string; title: string; value: string }[] {
  return review.mode.lenses.flatMap(({ headline }) => {
    if (headline === undefined) return [];
    const value = itemsOf(review, headline.phase)[0]?.[headline.field];
    const { field, title } = headline;
    return value === undefined ? [] : [{ field, title, value: String(value) }];
  });
}

/** An item with its derived score, where its phase has one. */
export function scored(phase: Phase, item: Item): Item {
  if (phase.kind !== "gather" || phase.score === undefined) return item;
  const [a, b] = phase.score.factors;
  return { ...item, [phase.score.name]: Number(item[a]) * Number(item[b]) };
}

/** The item that an answer is to, with its score; undefined where there is none. */
export function answeredItem(review: Review, phase: AnswerPhase, answer: Item): Item | undefined {
  const item = itemsOf(review, phase.answers)[Number(answer["index"])];
  return item === undefined ? undefined : scored(answeredPhase(review.mode, phase), item);
}

/** The text that an item of the phase is about: its first text field. */
export function textOf(phase: Phase, item: Item): string {
  const field = phase.fields.find(({ kind }) => kind === "text");
  return field === undefined ? "" : String(item[field.name] ?? "");
}

/** Whether an item (with its score) meets a condition. */
export function meets(item: Item, condition: Condition | undefined): boolean {
  if (condition === undefined) return true;
  if ("all" in condition) return condition.all.every((part) => meets(item, part));
  const value = item[condition.field];
  if (value === undefined) return false;
  if ("oneOf" in condition) return condition.oneOf.includes(value);
  return typeof value === "number" && value >= condition.atLeast;
}

/** The indexes that an answer phase owes an answer, answered or not, in order. */
function owedIndexes(review: Review, phase: AnswerPhase): number[] {
  const answered = answeredPhase(review.mode, phase);
  return itemsOf(review, phase.answers).flatMap((item, index) =>
    meets(scored(answered, item), phase.owed) ? [index] : []
  );
}

/** The indexes that wait for an answer, in order. */
export function pendingIndexes(review: Review, phase: AnswerPhase): number[] {
  const answered = new Set(itemsOf(review, phase.name).map((item) => item["index"]));
  return owedIndexes(review, phase).filter((index) => !answered.has(index));
}

/** What a phase still needs. */
export type Need =
  | { readonly kind: "items"; readonly more: number }
  | {
    readonly kind: "variety";
    readonly more: number;
    readonly field: string;
    readonly used: string[];
  }
  | { readonly kind: "answer"; readonly index: number };

/** What a phase still needs, as of the items that it has; empty when it is done. */
export function needsOf(review: Review, phase: Phase): Need[] {
  if (phase.kind === "answer") {
    return pendingIndexes(review, phase).map((index) => ({ kind: "answer", index }));
  }
  const items = itemsOf(review, phase.name);
  const needs: Need[] = [];
  if (items.length < phase.least) needs.push({ kind: "items", more: phase.least - items.length });
  if (phase.variety !== undefined) {
    const { field, least } = phase.variety;
    const used = [...new Set(items.map((item) => String(item[field])))];
    if (used.length < least) {
      needs.push({ kind: "variety", more: least - used.length, field, used });
    }
  }
  return needs;
}

/** Where the review stands: the first phase that still needs something is the open one. */
export function position(review: Review): Position {
  const phases = phasesOf(review.mode);
  const skipped: string[] = [];
  let index = 0;
  for (const { phase } of phases) {
    if (needsOf(review, phase).length > 0) break;
    if (phase.kind === "answer" && owedIndexes(review, phase).length === 0) {
      skipped.push(phase.name);
    }
    index += 1;
  }
  const total = phases.length;
  if (review.abandonReason !== null) {
    return { status: "abandoned", phase: null, index, total, skipped };
  }
  const phase = phases[index]?.phase ?? null;
  return { status: phase === null ? "complete" : "active", phase, index, total, skipped };
}
