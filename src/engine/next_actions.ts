import type { ActionGroup, GatherPhase, Lens, Weight } from "../protocol/types.ts";
import { type JudgedItem, type JudgedPhase, valueInWords } from "./judgement.ts";
import { type FollowUp, type Item, meets, type Review } from "./review.ts";
import { fill } from "./wording.ts";

/** Something to be done after a verdict. */
export interface NextAction {
  /** The label of the item that it is about. */
  readonly label: string;
  /** What sort of action it is, in a word of its lens. */
  readonly kind: string;
  readonly group: ActionGroup;
  /** What is to be done, with the label of the item: `Test A1`. */
  readonly what: string;
  /** The text of the item or of its answer. */
  readonly text: string;
  readonly open: boolean;
  /** Whether what is done can hold or fail, as a test does. */
  readonly tried: boolean;
  /** What is known of who does it and what came of it. */
  readonly followUp: FollowUp | null;
  /** The item, and the phase that it is in. */
  readonly item: JudgedItem;
  readonly phase: GatherPhase;
}

/**
 * What a lens leaves to be done: what weighs most first, what weighs the same in protocol order.
 */
export function nextActions(
  review: Review,
  lens: Lens,
  phases: readonly JudgedPhase[],
): NextAction[] {
  const { kind, group, phase, where, words, text } = lens.actions;
  const judged = phases.find(({ answeredBy }) => answeredBy?.name === phase);
  return byWeight(lens, judged?.items ?? []).flatMap((item) => {
    const { label, answer, standing } = item;
    if (judged === undefined || answer === null || !meets(answer, where)) return [];
    const followUp = ownFollowUp(review, label);
    return [{
      label,
      kind,
      group,
      what: fill(words, { ...readable(answer), label, standing: standing?.words ?? "" }),
      text: text === "target" ? item.text : String(answer[text.answer]),
      tried: lens.actions.tried === true,
      open: (followUp?.at ?? null) === null,
      followUp,
      item,
      phase: judged.phase,
    }];
  });
}

function ownFollowUp({ followUp }: Review, label: string): FollowUp | null {
  return Object.hasOwn(followUp, label) ? followUp[label] ?? null : null;
}

/** Items in the order of their weight, heaviest first; those that weigh the same stay in order. */
export function byWeight(lens: Lens, items: readonly JudgedItem[]): JudgedItem[] {
  return items.toSorted((a, b) => {
    for (const weight of lens.weights) {
      const difference = valueOf(weight, b) - valueOf(weight, a);
      if (difference !== 0) return difference;
    }
    return a.index - b.index;
  });
}

/** Lighter than every weight that there is. */
const LIGHTEST = Number.MIN_SAFE_INTEGER;

/** How heavy an item is in one respect; what has no such value is lightest. */
function valueOf({ of, field, heaviest }: Weight, { item, answer }: JudgedItem): number {
  const value = (of === "item" ? item : answer)?.[field];
  if (value === undefined) return LIGHTEST;
  if (heaviest === undefined) return Number(value);
  const place = heaviest.indexOf(String(value));
  return place === -1 ? LIGHTEST : -place;
}

function readable(item: Item): Record<string, string> {
  return Object.fromEntries(
    Object.entries(item).map(([name, value]) => [name, valueInWords(value)]),
  );
}
