import { phasesOf } from "../protocol/modes.ts";
import type {
  AnswerPhase,
  Condition,
  Field,
  GatherPhase,
  Lens,
  Mode,
  Phase,
} from "../protocol/types.ts";

/** A value of an item's field. */
export type Scalar = string | number | boolean;
/** One submitted item: the phase's fields, answers with the `index` that they answer. */
export type Item = Readonly<Record<string, Scalar>>;

/**
 * A review, as far as it has come. Status, phase and skipped phases follow from it (`position`).
 */
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
  /** Every change that was made, in time order; empty in files that did not keep them. */
  readonly history: readonly HistoryEntry[];
  /** What the quality gate let pass although it is nearly generic; never computed again. */
  readonly notices: readonly Notice[];
  /** What a person decided about the complete review; null while nobody did. */
  readonly decision: Decision | null;
  /** What became of next actions, by their label. */
  readonly followUp: Readonly<Record<string, FollowUp>>;
  /** Id of the earlier review whose claim this one revises; null where it revises none. */
  readonly revises: string | null;
}

/** A review as a store holds it, with what only its file knows. */
export interface StoredReview {
  readonly review: Review;
  /** Nanoseconds since 1970, to the precision of a double; 0 where the file has none. */
  readonly createdNs: number;
  /**
   * Whether its digest fits and a version of the gate that this program knows judged every item.
   */
  readonly sealed: boolean;
}

/** Who made a change, as the client introduced itself: it proves nothing. */
export interface By {
  /** `mcp` for a client of the server, `cli` for a command. */
  readonly via: "mcp" | "cli";
  /** One line of at most 100 code points. */
  readonly name: string;
  /** One line of at most 50 code points. */
  readonly version: string;
}

/** The changes that a history tells apart. */
export const ACTIONS = ["start", "submit", "abandon", "decide", "plan", "done"] as const;

/** One change of a review; keys and their order are those of its file. */
export interface HistoryEntry {
  /** UTC, whole seconds. */
  readonly at: string;
  readonly action: typeof ACTIONS[number];
  /** The phase of a submitted batch and how many items it had; null for any other change. */
  readonly phase: string | null;
  readonly accepted: number | null;
  /** Null where the client did not say who it is. */
  readonly by: By | null;
  /** What `decide` set. */
  readonly decision?: Decision;
  /** The next action that `plan` or `done` was about, and what it set. */
  readonly label?: string;
  readonly follow_up?: FollowUp;
}

/** An accepted item that is nearly generic. */
export interface Notice {
  readonly phase: string;
  readonly index: number;
  /** The rule that it nearly broke, by name: words are made where it is shown. */
  readonly rule: string;
}

/** The outcomes that a person can decide on. */
export const DECISIONS = ["go", "no_go", "revise"] as const;

/** What a person decided; keys and their order are those of file and verdict. */
export interface Decision {
  readonly outcome: typeof DECISIONS[number];
  /** The name that was typed: it proves nothing. */
  readonly by: string;
  readonly reason: string;
  /** UTC, whole seconds. */
  readonly at: string;
  /** Calendar day, `2026-01-31`, on which to look at it again; null for never. */
  readonly review_on: string | null;
}

/** What can come of a test or a mitigation. */
export const OUTCOMES = ["held", "failed"] as const;

/** What became of a next action; keys and their order are those of the file. */
export interface FollowUp {
  readonly owner: string | null;
  /** Calendar day, `2026-01-31`. */
  readonly due: string | null;
  readonly result: string | null;
  readonly outcome: typeof OUTCOMES[number] | null;
  /** When it was done and who said so; `at` is null while it is open. */
  readonly at: string | null;
  readonly by: By | null;
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

/** Whether a review is an earlier state of it with nothing but items added, or given up. */
export function continues(review: Review, earlier: Review): boolean {
  const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
  return review === earlier ||
    (review.mode === earlier.mode && review.claim === earlier.claim &&
      review.context === earlier.context && same(review.revises, earlier.revises) &&
      Object.entries(earlier.items).every(([phase, items]) =>
        same(itemsOf(review, phase).slice(0, items.length), items)
      ));
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

/**
 * The answer phase of a lens that answers a gather phase; null where its items are never answered.
 */
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

/** The letter before the numbers of a phase's items, or of those that it answers. */
export function labelOf(mode: Mode, phase: Phase): string {
  return phase.kind === "gather" ? phase.label : answeredPhase(mode, phase).label;
}

/** The text that an item of the phase is about: its first text field. */
export function textOf(phase: Phase, item: Item): string {
  const field = phase.fields.find((field) => field.kind === "text" && !isOptional(field));
  return field === undefined ? "" : String(item[field.name] ?? "");
}

/** Whether a field may be left out. */
export function isOptional(field: Field): boolean {
  return field.kind === "text" && field.optional === true;
}

/** Whether an item (with its score) meets a condition. */
export function meets(item: Item, condition: Condition | undefined): boolean {
  if (condition === undefined) return true;
  if ("all" in condition) return condition.all.every((part) => meets(item, part));
  const value = item[condition.field];
  if ("given" in condition) return (value !== undefined) === condition.given;
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

/** A review never changes, so that where it stands is worked out once. */
const positions = new WeakMap<Review, Position>();

/** Where the review stands: the first phase that still needs something is the open one. */
export function position(review: Review): Position {
  const known = positions.get(review);
  if (known !== undefined) return known;
  const found = positionOf(review);
  positions.set(review, found);
  return found;
}

/**
 * A review without what fills memory, its items before all; where it stands stays known. It is for
 * those who go through many and need no more of most of them than what is in a line.
 */
export function outlineOf(review: Review): Review {
  const outline = { ...review, context: "", items: {}, history: [], notices: [] };
  positions.set(outline, position(review));
  return outline;
}

function positionOf(review: Review): Position {
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
