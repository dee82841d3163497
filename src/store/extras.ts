/**
 * The keys of a file that a replay does not need: what was done, what the gate let pass, what was
 * decided and done afterwards. Each is in a file only if it says something.
 *
 * @module
 */
import { isBy } from "../engine/by.ts";
import { isDay } from "../engine/days.ts";
import {
  ACTIONS,
  type By,
  type Decision,
  DECISIONS,
  type FollowUp,
  type HistoryEntry,
  type Notice,
  OUTCOMES,
  type Review,
} from "../engine/review.ts";
import { isRecord, ownValue } from "../engine/values.ts";
import { phasesOf } from "../protocol/modes.ts";
import type { Mode } from "../protocol/types.ts";
import { InvalidRecord } from "./invalid_record.ts";
import { isReviewId } from "./review_id.ts";
import { isTime } from "./time.ts";

/** What of a review is kept under these keys. */
type Extras = Pick<Review, "history" | "notices" | "decision" | "followUp" | "revises">;

/** Names of the keys, in the order in which files have them. */
export const EXTRA_KEYS = ["history", "notices", "decision", "follow_up", "revises"] as const;

/** The keys that a review's file has, with their values. */
export function extrasOf(review: Extras): Record<string, unknown> {
  const { history, notices, decision, followUp, revises } = review;
  const labels = Object.entries(followUp);
  return {
    ...(history.length === 0 ? {} : { history }),
    ...(notices.length === 0 ? {} : { notices }),
    ...(decision === null ? {} : { decision }),
    // In the order of the labels: whichever one a file has, the digest is the same.
    ...(labels.length === 0
      ? {}
      : { follow_up: Object.fromEntries(labels.sort(([a], [b]) => a < b ? -1 : 1)) }),
    ...(revises === null ? {} : { revises }),
  };
}

/**
 * What a file has under these keys. Throws `InvalidRecord` when it is nothing that is written
 * there.
 */
export function extrasFrom(raw: Readonly<Record<string, unknown>>, mode: Mode): Extras {
  const read = <T>(key: typeof EXTRA_KEYS[number], absent: T, reader: (value: unknown) => T): T => {
    const value = ownValue(raw, key) ?? null;
    if (value === null) return absent;
    try {
      return reader(value);
    } catch (error) {
      if (!(error instanceof Damaged)) throw error;
      throw new InvalidRecord(`its ${key} is damaged`);
    }
  };
  const names = phasesOf(mode).map(({ phase }) => phase.name);
  return {
    history: read("history", [], (value) => list(value).map((entry) => historyEntry(entry, names))),
    notices: read("notices", [], (value) => list(value).map((entry) => notice(entry, names))),
    decision: read<Decision | null>("decision", null, decision),
    followUp: read("follow_up", {}, (value) =>
      Object.fromEntries(
        Object.entries(record(value)).map(([label, entry]) => [label, followUp(entry)]),
      )),
    revises: read<string | null>("revises", null, (value) => isReviewId(value) ? value : fail()),
  };
}

/** Thrown inside of a key's value, and told as that key's damage. */
class Damaged extends Error {}

function fail(): never {
  throw new Damaged();
}

function historyEntry(value: unknown, phases: readonly string[]): HistoryEntry {
  const entry = record(value);
  const phase = entry["phase"];
  const accepted = entry["accepted"];
  return {
    at: time(entry["at"]),
    action: oneOf(ACTIONS, entry["action"]),
    phase: phase === null ? null : oneOf(phases, phase),
    accepted: accepted === null ? null : count(accepted),
    by: by(entry["by"]),
    ...("decision" in entry ? { decision: decision(entry["decision"]) } : {}),
    ...("label" in entry ? { label: text(entry["label"]) } : {}),
    ...("follow_up" in entry ? { follow_up: followUp(entry["follow_up"]) } : {}),
  };
}

function notice(value: unknown, phases: readonly string[]): Notice {
  const { phase, index, rule } = record(value);
  return { phase: oneOf(phases, phase), index: count(index), rule: text(rule) };
}

function decision(value: unknown): Decision {
  const { outcome, by, reason, at, review_on } = record(value);
  return {
    outcome: oneOf(DECISIONS, outcome),
    by: text(by),
    reason: text(reason),
    at: time(at),
    review_on: review_on === null ? null : day(review_on),
  };
}

function followUp(value: unknown): FollowUp {
  const entry = record(value);
  const { owner, due, result, outcome, at } = entry;
  return {
    owner: owner === null ? null : text(owner),
    due: due === null ? null : day(due),
    result: result === null ? null : text(result),
    outcome: outcome === null ? null : oneOf(OUTCOMES, outcome),
    at: at === null ? null : time(at),
    by: by(entry["by"]),
  };
}

function by(value: unknown): By | null {
  if (value === null) return null;
  const { via, name, version } = record(value);
  const said = { via, name, version };
  return isBy(said) ? said : fail();
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : fail();
}

function record(value: unknown): Readonly<Record<string, unknown>> {
  return isRecord(value) ? value : fail();
}

function text(value: unknown): string {
  return typeof value === "string" ? value : fail();
}

function count(value: unknown): number {
  return typeof value === "number" && Number.isInteger(value) && value >= 0 ? value : fail();
}

function time(value: unknown): string {
  return isTime(value) ? value : fail();
}

function day(value: unknown): string {
  return isDay(value) ? value : fail();
}

function oneOf<T extends string>(words: readonly T[], value: unknown): T {
  return words.find((word) => word === value) ?? fail();
}
