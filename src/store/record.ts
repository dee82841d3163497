import { GATE_VERSION } from "../gate/thresholds.ts";
import { checkItems, isRecord, ownValue } from "../engine/check_items.ts";
import { explainProblems } from "../engine/problem_words.ts";
import { type Batch, headlines, itemsOf, position, type Review } from "../engine/review.ts";
import { modeNamed } from "../engine/step.ts";
import { quote } from "../engine/words.ts";
import { textLength } from "../gate/length.ts";
import { LIMITS } from "../protocol/limits.ts";
import { phasesOf } from "../protocol/modes.ts";
import type { Mode } from "../protocol/types.ts";
import { VERSION } from "../version.ts";
import { digestOf } from "./digest.ts";

/** A review file's content, as parsed. */
export type RawRecord = Readonly<Record<string, unknown>>;

/** A review with what only its file knows. */
export interface StoredReview {
  readonly review: Review;
  /** Nanoseconds since 1970, to the precision of a double; 0 where the file has none. */
  readonly createdNs: number;
}

/** Why a file is no valid review. */
export class InvalidRecord extends Error {}

/** A time as files carry it. */
const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\+00:00$/;
/** A review's id; nothing else ever becomes part of a path. */
const ID = /^rev-[a-z0-9]{4}$/;

/** Whether a value is a review id (SPEC section 7). */
export function isReviewId(value: unknown): value is string {
  return typeof value === "string" && ID.test(value);
}

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
    gate: GATE_VERSION,
    last_batch: review.lastBatch,
  };
  return { ...known, digest: sealOf(review, known.gate), ...without(before, known) };
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
  return Object.fromEntries(
    Object.entries(before).filter(([key]) => !Object.hasOwn(known, key) && key !== "digest"),
  );
}

/** The digest of all that decides about a review. */
function sealOf(review: Review, gate: unknown): string {
  return `sha256:${
    digestOf([
      review.id,
      review.claim,
      review.mode.name,
      review.context,
      review.abandonReason,
      review.createdAt,
      review.updatedAt,
      review.lastBatch,
      gate,
      phasesOf(review.mode).map(({ phase }) => [phase.name, itemsOf(review, phase.name)]),
    ])
  }`;
}

/**
 * The review that a file holds, believed only when replaying its items through the protocol gives
 * the state that it claims. Throws `InvalidRecord` with the first reason found.
 *
 * Records of earlier versions carry no digest and were judged by a gate that knew less: their items
 * are held to the field rules, not to today's gate.
 */
export function fromRecord(raw: unknown, id: string, modes: readonly Mode[]): StoredReview {
  if (!isRecord(raw)) throw new InvalidRecord("the file holds no JSON object");
  const own = ownValue(raw, "id");
  if (own !== id) throw new InvalidRecord(`its id is ${quote(own)}, not the file's name`);
  const claim = text(raw, "claim");
  if (textLength(claim) < LIMITS.claimLeast) throw new InvalidRecord("its claim is too short");
  const review = replay({
    id,
    mode: modeOfRecord(raw, modes),
    claim,
    context: text(raw, "context", ""),
    items: {},
    abandonReason: abandonReasonOf(raw),
    createdAt: time(raw, "created_at"),
    updatedAt: time(raw, "updated_at"),
    lastBatch: lastBatchOf(raw),
  }, raw);
  checkClaims(review, raw);
  return { review, createdNs: createdNs(raw) };
}

function modeOfRecord(raw: RawRecord, modes: readonly Mode[]): Mode {
  const name = ownValue(raw, "mode");
  try {
    return modeNamed(modes, name);
  } catch {
    throw new InvalidRecord(`its mode is ${quote(name)}`);
  }
}

function text(raw: RawRecord, key: string, absent?: string): string {
  const value = ownValue(raw, key) ?? absent;
  if (typeof value !== "string") throw new InvalidRecord(`its ${key} is ${quote(value)}, not text`);
  return value;
}

function time(raw: RawRecord, key: string): string {
  const value = ownValue(raw, key);
  if (typeof value !== "string" || !TIME.test(value) || Number.isNaN(Date.parse(value))) {
    throw new InvalidRecord(`its ${key} is ${quote(value)}, not a UTC time in whole seconds`);
  }
  return value;
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

function lastBatchOf(raw: RawRecord): Batch | null {
  const value = ownValue(raw, "last_batch") ?? null;
  if (value === null) return null;
  if (isRecord(value)) {
    const { digest, phase, accepted } = value;
    if (
      typeof digest === "string" && typeof phase === "string" && typeof accepted === "number"
    ) return { digest, phase, accepted };
  }
  throw new InvalidRecord("its last_batch is damaged");
}

/** Takes the stored items through the protocol, phase by phase, in the protocol's order. */
function replay(empty: Review, raw: RawRecord): Review {
  const stored = ownValue(raw, "phases");
  if (!isRecord(stored)) throw new InvalidRecord("its phases are missing");
  const phases = phasesOf(empty.mode).map(({ phase }) => phase);
  const stray = Object.keys(stored).find((name) => !phases.some((phase) => phase.name === name));
  if (stray !== undefined) {
    throw new InvalidRecord(`phase ${quote(stray)} is none of mode ${empty.mode.name}`);
  }
  const gate = ownValue(raw, "gate") === GATE_VERSION;
  let review = empty;
  for (const phase of phases) {
    const items = ownValue(stored, phase.name) ?? [];
    if (!Array.isArray(items)) throw new InvalidRecord(`phase ${phase.name} holds no list`);
    if (items.length === 0) continue;
    const open = position({ ...review, abandonReason: null }).phase;
    if (open?.name !== phase.name) {
      throw new InvalidRecord(`phase ${phase.name} has items although it was never open`);
    }
    const checked = checkItems(review, phase, items, { gate });
    if (!checked.ok) {
      const [, first = ""] = explainProblems(phase.name, checked.problems).split("\n");
      throw new InvalidRecord(`phase ${phase.name}, ${first}`);
    }
    review = { ...review, items: { ...review.items, [phase.name]: checked.items } };
  }
  return review;
}

/** Checks everything that the file claims about the review against what its items give. */
function checkClaims(review: Review, raw: RawRecord): void {
  const derived = position(review);
  if (
    review.abandonReason !== null && position({ ...review, abandonReason: null }).phase === null
  ) {
    throw new InvalidRecord("it is abandoned although all its phases are done");
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
    const claimed = ownValue(raw, key);
    if (JSON.stringify(claimed) === JSON.stringify(value)) continue;
    throw new InvalidRecord(
      `its ${key} is ${JSON.stringify(claimed)?.slice(0, 80)}, but its items give ${
        JSON.stringify(value)
      }`,
    );
  }
  checkDigest(review, raw);
}

function checkDigest(review: Review, raw: RawRecord): void {
  const gate = ownValue(raw, "gate");
  const digest = ownValue(raw, "digest");
  if (digest === undefined && gate === undefined) return;
  if (digest === sealOf(review, gate)) return;
  throw new InvalidRecord("its digest does not fit its content: it was edited or damaged");
}

/** The `horizon` of a file: a headline of the premortem, null where there is none. */
function horizonOf(review: Review): string | null {
  return headlines(review).find(({ field }) => field === "horizon")?.value ?? null;
}
