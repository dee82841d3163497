import {
  ACTION_GROUPS,
  type AnswerPhase,
  type Assessment,
  type GatherPhase,
  type Lens,
  type StandingWords,
} from "../protocol/types.ts";
import { type NextAction, nextActions } from "./next_actions.ts";
import {
  answeringPhase,
  type Item,
  itemsOf,
  meets,
  position,
  type Review,
  scored,
  type StoredReview,
  textOf,
} from "./review.ts";
import { type Sensitivity, sensitivity } from "./sensitivity.ts";
import { requireComplete } from "./step.ts";
import { judge, type Verdict } from "./verdict.ts";

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
  /** How much it counts against the claim, and the words for that; null where nothing was asked. */
  readonly standing: StandingWords | null;
}

/** A gather phase with its items judged. */
export interface JudgedPhase {
  readonly phase: GatherPhase;
  readonly answeredBy: AnswerPhase | null;
  readonly items: readonly JudgedItem[];
}

/** A lens of a complete review: its verdict, its items and what stays to be done. */
export interface JudgedLens {
  readonly lens: Lens;
  readonly verdict: Verdict;
  readonly phases: readonly JudgedPhase[];
  readonly actions: readonly NextAction[];
}

/** A review that revises another one. */
export interface Later {
  readonly id: string;
  /** Null while it is not complete. */
  readonly assessment: Assessment | null;
}

/** A complete review, judged; every form of report is made from it. */
export interface Judgement {
  readonly review: Review;
  /** Whether the file it was read from is sealed (`StoredReview`). */
  readonly sealed: boolean;
  readonly verdict: Verdict;
  /** The review that this one revises. */
  readonly earlier: Judgement | null;
  /**
   * Finds the review that revises this one, for reports that tell it: all others are read for it.
   */
  readonly later: () => Later | null;
  readonly lenses: readonly JudgedLens[];
  readonly skipped: readonly string[];
  readonly sensitivity: Sensitivity;
  /** What stays to be done, of all lenses, in the order in which to do it. */
  readonly actions: readonly NextAction[];
}

/** What of a stored review is judged. */
type Judged = Pick<StoredReview, "review" | "sealed">;

/** What a complete review leaves to be done, in the order in which to do it, without judging it. */
export function actionsOf(review: Review): NextAction[] {
  const actions = review.mode.lenses.flatMap((lens) =>
    nextActions(review, lens, judgedPhases(review, lens))
  );
  return inOrder(actions);
}

function inOrder(actions: readonly NextAction[]): NextAction[] {
  return ACTION_GROUPS.flatMap((name) => actions.filter(({ group }) => group === name));
}

/**
 * Judges a complete review; `earlier` is the one that it revises, where that can be read, and
 * `later` finds the one that revises it. Throws a `ReviewError` when it is not complete.
 */
export function judgement(
  { review, sealed }: Judged,
  earlier: Judged | null = null,
  later: () => Later | null = () => null,
): Judgement {
  const { skipped } = requireComplete(review);
  const verdicts = judge(review);
  const lenses = verdicts.lenses.map(({ lens, verdict }) => {
    const phases = judgedPhases(review, lens);
    return { lens, verdict, phases, actions: nextActions(review, lens, phases) };
  });
  return {
    review,
    sealed,
    verdict: verdicts.overall,
    earlier: earlier === null || position(earlier.review).status !== "complete"
      ? null
      : judgement(earlier),
    later,
    lenses,
    skipped,
    sensitivity: sensitivity(review, verdicts),
    actions: inOrder(lenses.flatMap((lens) => lens.actions)),
  };
}

function judgedPhases(review: Review, lens: Lens): JudgedPhase[] {
  return lens.phases.flatMap((phase) => {
    if (phase.kind !== "gather") return [];
    const answeredBy = answeringPhase(lens, phase);
    return [{ phase, answeredBy, items: judgedItems(review, lens, phase, answeredBy) }];
  });
}

function judgedItems(
  review: Review,
  lens: Lens,
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
    return {
      index,
      label: `${phase.label}${index + 1}`,
      text: textOf(phase, item),
      item,
      answer,
      note: answeredBy === null || answer !== null ? null : whyNotOwed(answeredBy, item),
      standing: answeredBy?.name === lens.actions.phase ? standingOf(lens, item, answer) : null,
    };
  });
}

function whyNotOwed({ owed, notOwed }: AnswerPhase, item: Item): string | null {
  if (meets(item, owed)) return null;
  return notOwed?.find(({ when }) => meets(item, when))?.words ?? null;
}

function standingOf(
  { standing: { of, field, where, values } }: Lens,
  item: Item,
  answer: Item | null,
): JudgedItem["standing"] {
  if (!meets(item, where)) return null;
  const value = of === "item" ? item[field] : answer?.[field];
  return value === undefined ? null : values[String(value)] ?? null;
}

/** A field's value as a person reads it: `partially_holds` is `partially holds`. */
export function valueInWords(value: unknown): string {
  if (typeof value === "boolean") return value ? "yes" : "no";
  return String(value).replaceAll("_", " ");
}
