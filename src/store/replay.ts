import { checkItems } from "../engine/check_items.ts";
import { explainProblems } from "../engine/problem_words.ts";
import {
  type Batch,
  itemsOf,
  needsOf,
  position,
  type Review,
  type StoredReview,
} from "../engine/review.ts";
import { modeNamed } from "../engine/step.ts";
import { isRecord, ownValue } from "../engine/values.ts";
import { clip, codePoints, quote } from "../engine/wording.ts";
import type { OpenGate } from "../gate/phase_gate.ts";
import { textLength } from "../gate/read/length.ts";
import { GATE_VERSION } from "../gate/version.ts";
import { LIMITS } from "../protocol/limits.ts";
import { phasesOf } from "../protocol/modes.ts";
import type { Mode } from "../protocol/types.ts";
import { extrasFrom } from "./extras.ts";
import { InvalidRecord } from "./invalid_record.ts";
import { horizonOf, type RawRecord } from "./record.ts";
import { sealOf } from "./seal.ts";
import { isTime } from "./time.ts";

/** How a record is replayed. */
export interface ReplayOptions {
  readonly modes: readonly Mode[];
  /**
   * The quality gate, which looks at every text again. Without, the digest must suffice: it shows
   * that the items are those that the gate of this version accepted.
   */
  readonly gate: OpenGate | null;
}

/**
 * The review that a file holds, believed only when replaying its items through the protocol gives
 * the state that it claims. Throws `InvalidRecord` with the first reason found.
 *
 * The quality gate is held only against records that the gate of this very version has judged
 * (their `gate`): a record of the earlier program, or of a version with other rules, was honest by
 * the rules of its time, and is held to the rules of the fields.
 */
export function fromRecord(raw: unknown, id: string, options: ReplayOptions): StoredReview {
  if (!isRecord(raw)) throw new InvalidRecord("it is not a JSON object");
  const own = ownValue(raw, "id");
  if (own !== id) {
    throw new InvalidRecord(
      own === undefined ? "it has no id" : `its id is ${quote(own)}, not the file's name`,
    );
  }
  const gate = gateOf(raw);
  const mode = modeOfRecord(raw, options.modes);
  const empty: Review = {
    id,
    mode,
    claim: claimOf(raw),
    context: text(raw, "context", ""),
    items: {},
    abandonReason: abandonReasonOf(raw),
    createdAt: time(raw, "created_at"),
    updatedAt: time(raw, "updated_at"),
    lastBatch: lastBatchOf(raw, mode),
    ...extrasFrom(raw, mode),
  };
  const stored = storedItems(raw, mode);
  const review = replay(empty, stored, null);
  checkClaims(review, raw);
  checkExtras(review);
  if (gate === null && Object.keys(review.items).length === 0) {
    throw new InvalidRecord("its gate is null, but it has no items");
  }
  const sealed = hasDigest(review, raw) && typeof gate === "number";
  if (options.gate !== null && gate === GATE_VERSION) replay(empty, stored, options.gate);
  return { review, createdNs: createdNs(raw), sealed };
}

function modeOfRecord(raw: RawRecord, modes: readonly Mode[]): Mode {
  const name = ownValue(raw, "mode");
  try {
    return modeNamed(modes, name);
  } catch {
    throw new InvalidRecord(
      name === undefined ? "it has no mode" : `its mode ${quote(name)} is unknown`,
    );
  }
}

function text(raw: RawRecord, key: string, absent?: string): string {
  const value = ownValue(raw, key) ?? absent;
  if (typeof value !== "string") throw new InvalidRecord(`its ${key} is ${quote(value)}, not text`);
  return value;
}

function claimOf(raw: RawRecord): string {
  const claim = text(raw, "claim");
  const least = LIMITS.claimLeast;
  if (codePoints(claim) >= least || textLength(claim) >= least) return claim;
  throw new InvalidRecord(`its claim ${quote(claim)} is too short`);
}

function time(raw: RawRecord, key: string): string {
  const value = ownValue(raw, key);
  if (isTime(value)) return value;
  throw new InvalidRecord(`its ${key} is ${quote(value)}, not a UTC time in whole seconds`);
}

function createdNs(raw: RawRecord): number {
  const value = ownValue(raw, "created_ns") ?? 0;
  if (typeof value !== "number" || !Number.isInteger(value) || value < 0) {
    throw new InvalidRecord(`its created_ns is ${quote(value)}, not a whole number`);
  }
  return value;
}

function abandonReasonOf(raw: RawRecord): string | null {
  const status = ownValue(raw, "status");
  const reason = ownValue(raw, "abandon_reason") ?? null;
  if (status !== "abandoned") {
    if (reason !== null) throw new InvalidRecord(`it is ${quote(status)} with an abandon_reason`);
    return null;
  }
  if (typeof reason !== "string") throw new InvalidRecord("it is abandoned without a reason");
  return reason;
}

function lastBatchOf(raw: RawRecord, mode: Mode): Batch | null {
  const value = ownValue(raw, "last_batch") ?? null;
  if (value === null) return null;
  if (isRecord(value)) {
    const { digest, phase, accepted } = value;
    const known = phasesOf(mode).some((own) => own.phase.name === phase);
    if (
      typeof digest === "string" && typeof phase === "string" && known &&
      typeof accepted === "number"
    ) return { digest, phase, accepted };
  }
  throw new InvalidRecord("its last_batch is damaged");
}

/** The items of the file by phase; every phase of the mode has a list, no other has one. */
function storedItems(raw: RawRecord, mode: Mode): ReadonlyMap<string, readonly unknown[]> {
  const stored = ownValue(raw, "phases");
  if (!isRecord(stored)) throw new InvalidRecord("its phases are missing");
  const names = phasesOf(mode).map(({ phase }) => phase.name);
  const stray = Object.keys(stored).find((name) => !names.includes(name));
  if (stray !== undefined) {
    throw new InvalidRecord(`mode ${mode.name} has no phase ${quote(stray)}`);
  }
  return new Map(names.map((name) => {
    const items = ownValue(stored, name) ?? [];
    if (!Array.isArray(items)) throw new InvalidRecord(`phase ${name} is not a list`);
    return [name, items];
  }));
}

/** Takes the stored items through the protocol, phase by phase, in the protocol's order. */
function replay(
  empty: Review,
  stored: ReadonlyMap<string, readonly unknown[]>,
  gate: OpenGate | null,
): Review {
  let review = empty;
  let open = true;
  for (const { phase } of phasesOf(empty.mode)) {
    const items = stored.get(phase.name) ?? [];
    if (items.length === 0) {
      open &&= needsOf(review, phase).length === 0;
      continue;
    }
    if (!open || needsOf(review, phase).length === 0) {
      throw new InvalidRecord(`phase ${phase.name} has items but was never open`);
    }
    const checked = checkItems(review, phase, items, { gate, lenient: gate === null });
    if (!checked.ok) {
      const [, first = ""] = explainProblems(phase.name, checked.problems).split("\n");
      throw new InvalidRecord(`phase ${phase.name}, ${first}`);
    }
    review = { ...review, items: { ...review.items, [phase.name]: checked.items } };
    open = needsOf(review, phase).length === 0;
  }
  return review;
}

/** Checks everything that the file claims about the review against what its items give. */
function checkClaims(review: Review, raw: RawRecord): void {
  const derived = position(review);
  if (derived.status === "abandoned" && derived.index === derived.total) {
    throw new InvalidRecord("it is abandoned, but all its phases are done");
  }
  const expected: Record<string, unknown> = {
    status: derived.status,
    phase: derived.phase?.name ?? null,
  };
  const optional: Record<string, unknown> = {
    phase_index: derived.index,
    skipped_phases: derived.skipped,
    horizon: horizonOf(review),
  };
  for (const key of Object.keys(optional)) {
    if (ownValue(raw, key) !== undefined) expected[key] = optional[key];
  }
  for (const [key, value] of Object.entries(expected)) {
    const found = ownValue(raw, key);
    if (found === value) continue;
    const claimed = JSON.stringify(found);
    if (claimed === JSON.stringify(value)) continue;
    throw new InvalidRecord(
      `its ${key} is ${clip(claimed ?? "missing", LIMITS.quoteMost)}, but its items give ${
        clip(JSON.stringify(value), LIMITS.quoteMost)
      }`,
    );
  }
}

/**
 * The version of the gate that a file names: null where it names none for items of the earlier
 * program, undefined where it is a file of that program.
 */
function gateOf(raw: RawRecord): number | null | undefined {
  const gate = ownValue(raw, "gate");
  if (gate === undefined && !Object.hasOwn(raw, "digest")) return undefined;
  if (gate === null) return null;
  if (typeof gate !== "number" || !Number.isInteger(gate) || gate < 1) {
    throw new InvalidRecord(`its gate is ${quote(gate)}, not a version of the gate`);
  }
  if (gate > GATE_VERSION) {
    throw new InvalidRecord(
      `it was judged by a newer gate (version ${gate}; this program has ${GATE_VERSION}), so it needs a newer program`,
    );
  }
  return gate;
}

/** Whether a file has a digest. Throws when it has one that does not fit. */
function hasDigest(review: Review, raw: RawRecord): boolean {
  if (!Object.hasOwn(raw, "digest")) return false;
  if (ownValue(raw, "digest") === sealOf(review, ownValue(raw, "gate"))) return true;
  throw new InvalidRecord("its digest does not match its content: it was edited or damaged");
}

/** What follows a review can only be in the file of a complete one. */
function checkExtras(review: Review): void {
  const { decision, followUp, notices, revises, id } = review;
  const follows = decision !== null || Object.keys(followUp).length > 0;
  if (follows && position(review).status !== "complete") {
    throw new InvalidRecord("it has a decision or a follow-up but is not complete");
  }
  if (revises === id) throw new InvalidRecord("it revises itself");
  const stray = notices.find(({ phase, index }) => index >= itemsOf(review, phase).length);
  if (stray !== undefined) {
    throw new InvalidRecord(
      `its notices name item ${stray.index} of ${stray.phase}, which does not exist`,
    );
  }
}
