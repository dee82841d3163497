import { headlines, itemsOf, position, type Review } from "../engine/review.ts";
import { isRecord, ownValue } from "../engine/values.ts";
import { GATE_VERSION } from "../gate/version.ts";
import { phasesOf } from "../protocol/modes.ts";
import { VERSION } from "../version.ts";
import { EXTRA_KEYS, extrasOf } from "./extras.ts";
import { sealOf } from "./seal.ts";

/** A review file's content, as parsed. */
export type RawRecord = Readonly<Record<string, unknown>>;

/**
 * A review as the content of its file: the keys of earlier versions first, in their order, then the
 * keys of this program, then those of `before` that it does not know. `sealed` says whether
 * `before` was.
 */
export function toRecord(
  review: Review,
  before: RawRecord,
  sealed: boolean,
): Record<string, unknown> {
  const { status, phase, index, skipped } = position(review);
  const phases = Object.fromEntries(
    phasesOf(review.mode).map((
      { phase },
    ) => [phase.name, itemsToStore(review, phase.name, before)]),
  );
  const gate = gateOf(review, before, sealed);
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
    ...extrasOf(review),
    digest: sealOf(review, gate),
  };
  const others = without(before, known);
  for (const key of EXTRA_KEYS) delete others[key];
  return { ...known, ...others };
}

/**
 * The oldest version of the gate that judged any item. Null where items are of unknown origin: the
 * earlier program's, or those of a file that is not `sealed`, which no change of another kind
 * seals.
 */
function gateOf(review: Review, before: RawRecord, sealed: boolean): number | null {
  const gate = ownValue(before, "gate");
  if (count(ownValue(before, "phases")) === 0) {
    return sealed && typeof gate === "number" && count(review.items) === 0 ? gate : GATE_VERSION;
  }
  // A file from a later version is not valid, so that the version it has is the oldest.
  return sealed && typeof gate === "number" ? gate : null;
}

/** How many items there are in all phases. */
function count(phases: unknown): number {
  const lists = isRecord(phases) ? Object.values(phases) : [];
  return lists.reduce<number>((sum, items) => sum + (Array.isArray(items) ? items.length : 0), 0);
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
