import { phasesOf } from "../protocol/modes.ts";
import type { Phase } from "../protocol/types.ts";
import { checkItems } from "./check_items.ts";
import type { Problem } from "./problems.ts";
import { needsOf, type Review } from "./review.ts";
import { isRecord } from "./values.ts";
import { either, quote } from "./wording.ts";

/** A phase of a review that was sent as a whole, with its items as they were sent. */
export interface SentPhase {
  readonly phase: Phase;
  readonly items: readonly unknown[];
}

/** What is wrong with a phase of it: with the phase itself, or with its items. */
export type PhaseProblem =
  | { readonly phase: string; readonly words: string }
  | { readonly phase: string; readonly problem: Problem };

/**
 * Reads the phases of a review that was sent as a whole, as a review file has them, and checks
 * their order, fields and targets, but not the quality of their texts. `review` is the new one,
 * without items. Where a phase has problems, those that answer it are not looked at.
 */
export function readPhases(
  review: Review,
  sent: unknown,
): { readonly phases: readonly SentPhase[]; readonly problems: readonly PhaseProblem[] } {
  if (sent === undefined || sent === null) return { phases: [], problems: [] };
  if (!isRecord(sent)) {
    const words = `must be an object with the items of each phase; got ${quote(sent)}`;
    return { phases: [], problems: [{ phase: "phases", words }] };
  }
  const known = phasesOf(review.mode).map(({ phase }) => phase);
  const names = known.map(({ name }) => name);
  const problems: PhaseProblem[] = Object.keys(sent).filter((name) => !names.includes(name)).map(
    (name) => ({
      phase: name,
      words: `is not a phase of ${review.mode.name}, which has ${either(names, "and")}`,
    }),
  );
  const phases: SentPhase[] = [];
  const wrong = new Set<string>();
  let items = review.items;
  let incomplete: string | null = null;
  for (const phase of known) {
    const list = sent[phase.name] ?? [];
    const before = { ...review, items };
    const refuse = (...found: readonly PhaseProblem[]): void => {
      problems.push(...found);
      wrong.add(phase.name);
    };
    if (!Array.isArray(list)) {
      refuse({ phase: phase.name, words: `must be a list of items; got ${quote(list)}` });
      continue;
    }
    if (phase.kind === "answer" && wrong.has(phase.answers)) {
      wrong.add(phase.name);
      continue;
    }
    if (list.length === 0) {
      if (needsOf(before, phase).length > 0) incomplete ??= phase.name;
      continue;
    }
    if (incomplete !== null) {
      refuse({ phase: phase.name, words: `has items, but ${incomplete} is not complete` });
      continue;
    }
    phases.push({ phase, items: list });
    const checked = checkItems(before, phase, list, { gate: null });
    if (!checked.ok) {
      refuse(...checked.problems.map((problem) => ({ phase: phase.name, problem })));
      continue;
    }
    items = { ...items, [phase.name]: checked.items };
    if (needsOf({ ...review, items }, phase).length > 0) incomplete = phase.name;
  }
  return { phases, problems };
}
