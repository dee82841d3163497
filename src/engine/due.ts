import { daysAfter, daysBetween } from "./days.ts";
import { actionsOf } from "./judgement.ts";
import type { Review } from "./review.ts";
import { newestComplete } from "./revisions.ts";
import { snippet } from "./wording.ts";

/** Something with a day: a planned action, or a decision to be looked at again. */
export interface Due {
  readonly review_id: string;
  readonly claim: string;
  readonly due: string;
  /** Whether its day is before today. */
  readonly overdue: boolean;
  /** How many days are left; negative when overdue. */
  readonly days: number;
  /** Sort of the action, as in the verdict; `decision` for one to be looked at again. */
  readonly kind: string;
  /** The label of an action. */
  readonly label?: string;
  /** Who does it, or who decided. */
  readonly owner?: string;
  /** The first words of the action, or of the decision's reason. */
  readonly text: string;
}

/**
 * What is open with a day, the earliest first and so the overdue ones before all others; with
 * `within`, no further ahead than so many days. Of a chain of revisions only the newest complete
 * review counts. Where the decision is not to go ahead, its actions are no longer due.
 */
export function dueOf(
  stored: readonly { readonly review: Review }[],
  today: string,
  within?: number,
): Due[] {
  const last = within === undefined ? null : daysAfter(today, within);
  return newestComplete(stored).flatMap(({ review }) => dueIn(review, today))
    .filter(({ due }) => last === null || due <= last)
    .sort((a, b) => a.due < b.due ? -1 : a.due > b.due ? 1 : 0);
}

/** Whether anything of a review can be due: of any other no more than its outline is looked at. */
export function hasDays({ decision, followUp }: Review): boolean {
  return (decision !== null && decision.review_on !== null) ||
    Object.values(followUp).some(({ due }) => due !== null);
}

function dueIn(review: Review, today: string): Due[] {
  const { id, claim, decision } = review;
  const entry = (due: string) => ({
    review_id: id,
    claim: snippet(claim),
    due,
    overdue: due < today,
    days: daysBetween(today, due),
  });
  const again = decision === null || decision.review_on === null ? [] : [{
    ...entry(decision.review_on),
    kind: "decision",
    owner: decision.by,
    text: snippet(decision.reason),
  }];
  if (decision !== null && decision.outcome !== "go") return again;
  const planned = Object.values(review.followUp).some(({ due, at }) => due !== null && at === null);
  if (!planned) return again;
  const actions = actionsOf(review).flatMap(({ label, kind, text, open, followUp }) => {
    const due = followUp?.due ?? null;
    if (!open || due === null) return [];
    const owner = followUp?.owner ?? null;
    return [{
      ...entry(due),
      kind,
      label,
      ...(owner === null ? {} : { owner }),
      text: snippet(text),
    }];
  });
  return [...again, ...actions];
}
