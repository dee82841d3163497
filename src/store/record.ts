import { headlines, itemsOf, position, type Review } from "../engine/review.ts";
import { isRecord, ownValue } from "../engine/values.ts";
import { GATE_VERSION } from "../gate/version.ts";
import { phasesOf } from "../protocol/modes.ts";
import { VERSION } from "../version.ts";
import { sealOf } from "./seal.ts";

/** A review file's content, as parsed. */
export type RawRecord = Readonly<Record<string, unknown>>;

/** Keys that only this program writes; a file that has one of them was sealed. */
export const OWN_KEYS = ["program", "gate", "last_batch", "digest"] as const;

/**
 * A review as the content of its file: the keys of earlier versions first, in their order, then the
 * keys of this program, then those of `before` that it does not know.
 */
export function toRecord(review: Review, before: RawRecord): Record<string, unknown> {
  const { status, phase, index, skipped } = position(review);
  const phases = Object.fromEntries(
    phasesOf(review.mode).map((
      { phase },
    ) => [phase.name, itemsToStore(review, phase.name, before)]),
  );
  const gate = gateOf(before);
  const known = {
    id: review.id,
    claim: review.claim,
    mode: review.mode.name,
    context: review.context,
    status,
    phase: phase?.name ?? null,
    phase_index: index,
    phases,
    skipped_phases: skipped,
    horizon: horizonOf(review),
    abandon_reason: review.abandonReason,
    created_at: review.createdAt,
    ...("created_ns" in before ? { created_ns: before["created_ns"] } : {}),
    updated_at: review.updatedAt,
    program: VERSION,
    gate,
    last_batch: review.lastBatch,
    digest: sealOf(review, gate),
  };
  return { ...known, ...without(before, known) };
}

/**
 * Which version of the gate has judged all items, this program's being about to judge the next ones;
 * null when it was not one and the same, or that of the earlier program. A later version can then
 * tell which records its own checks may be held against.
 */
function gateOf(before: RawRecord): number | null {
  const phases = ownValue(before, "phases");
  const lists = isRecord(phases) ? Object.values(phases) : [];
  const begun = lists.some((items) => Array.isArray(items) && items.length > 0);
  return !begun || ownValue(before, "gate") === GATE_VERSION ? GATE_VERSION : null;
}

/** The items of a phase, each with the keys of the file that this program does not know. */
function itemsToStore(review: Review, phase: string, before: RawRecord): unknown[] {
  const stored = ownValue(before, "phases");
  const items = isRecord(stored) ? ownValue(stored, phase) : undefined;
  return itemsOf(review, phase).map((item, index) => {
    const known: unknown = Array.isArray(items) ? items[index] : undefined;
    return isRecord(known) ? { ...item, ...without(known, item) } : item;
  });
}

function without(before: RawRecord, known: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(before).filter(([key]) => !Object.hasOwn(known, key)));
}

/** The `horizon` of a file: a headline of the premortem, null where there is none. */
export function horizonOf(review: Review): string | null {
  return headlines(review).find(({ field }) => field === "horizon")?.value ?? null;
}
