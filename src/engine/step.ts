import type { OpenGate } from "../gate/phase_gate.ts";
import { LIMITS } from "../protocol/limits.ts";
import type { Mode, Phase } from "../protocol/types.ts";
import { allOf, textArgument } from "./arguments.ts";
import { type Checked, checkItems, type UnknownField, unknownFields } from "./check_items.ts";
import { decodeItems, notAList } from "./decode_items.ts";
import { ReviewError } from "./errors.ts";
import type { Problem } from "./problems.ts";
import { missing } from "./missing.ts";
import {
  type By,
  type HistoryEntry,
  itemsOf,
  phaseNamed,
  type Position,
  position,
  type Review,
} from "./review.ts";
import { inOrder } from "./values.ts";
import { clip, either, quote } from "./wording.ts";

/** What a step takes from outside, since it looks at no clock itself. */
export interface Moment {
  /** UTC, whole seconds, `2026-01-31T09:30:00+00:00`. */
  readonly now: string;
  /** Who takes the step; null where nobody says. */
  readonly by: By | null;
}

/** The time of a change. A clock that was set back makes none earlier than the one before it. */
export function changedAt({ createdAt, updatedAt }: Review, { now }: Moment): string {
  return [createdAt, updatedAt].reduce((latest, time) => time > latest ? time : latest, now);
}

/** A history with one change more. */
export function recorded(
  { history }: Review,
  { by }: Moment,
  entry: Omit<HistoryEntry, "by">,
): readonly HistoryEntry[] {
  const last = history.at(-1)?.at ?? "";
  const { at, action, phase, accepted, ...set } = entry;
  return [...history, { at: at < last ? last : at, action, phase, accepted, by, ...set }];
}

/**
 * A claim as it is kept, trimmed. Throws a `ReviewError` when it is not a text within its limits.
 */
export function claimOf(sent: unknown): string {
  return textArgument("claim", sent, LIMITS.claimLeast, LIMITS.claimMost);
}

/** The mode of that name; the error lists the modes that there are. */
export function modeNamed(modes: readonly Mode[], name: unknown): Mode {
  const mode = modes.find((candidate) => candidate.name === name);
  if (mode !== undefined) return mode;
  throw new ReviewError(
    "invalid_argument",
    (voice) =>
      `${voice.argument("mode")} must be one of ${either(modes.map((known) => known.name))}; got ${
        quote(name)
      }.`,
  );
}

/**
 * A new review of a claim. `claim` needs `LIMITS.claimLeast` characters; `context` may be absent.
 * One that revises an `earlier` review, which must be complete, takes over its context by
 * default. Throws a `ReviewError` that says what to send instead.
 */
export function start(
  modes: readonly Mode[],
  sent: { readonly claim: unknown; readonly mode: unknown; readonly context?: unknown },
  id: string,
  { now, by }: Moment,
  earlier: Review | null = null,
): Review {
  if (earlier !== null) requireComplete(earlier);
  const [claim, mode, context] = allOf(
    () => claimOf(sent.claim),
    () => modeNamed(modes, sent.mode),
    () => textArgument("context", sent.context || (earlier?.context ?? ""), 0, LIMITS.contextMost),
  );
  return {
    id,
    mode,
    claim,
    context,
    items: {},
    abandonReason: null,
    createdAt: now,
    updatedAt: now,
    lastBatch: null,
    history: [{ at: now, action: "start", phase: null, accepted: null, by }],
    notices: [],
    decision: null,
    followUp: {},
    revises: earlier?.id ?? null,
  };
}

/** The refusal of more items than any phase takes, before anybody has looked at one of them. */
function tooMany(count: number): ReviewError {
  return new ReviewError(
    "invalid_items",
    `a phase takes at most ${LIMITS.itemsPerPhase} items; got ${count}. Nothing was saved.`,
  );
}

/** What a batch is judged by, which the engine is handed. */
export interface Judging {
  /** Tells one batch from another. */
  readonly digestOf: (items: readonly unknown[]) => string;
  readonly gate: OpenGate;
}

/** What came of a submission. */
export type Submission =
  & {
    readonly phase: Phase;
    /** The fields that were sent and that the phase does not have: they are not kept. */
    readonly unknown: readonly UnknownField[];
  }
  & (
    | { readonly ok: true; readonly review: Review; readonly accepted: number }
    | { readonly ok: false; readonly problems: readonly Problem[] }
  );

/**
 * Adds a batch to the open phase, whole or not at all. The batch that was accepted last gets its
 * first answer again and adds nothing, since a client whose call timed out sends it twice, with the
 * keys of an item in another order perhaps. Earlier versions kept the digest of the order that was
 * sent.
 *
 * `judged` is an earlier state of the review for which the same batch was found right: then only
 * what was added since is looked at, which takes no time.
 *
 * Throws a `ReviewError` when the review no longer takes items, or when `sent` is not a list.
 */
export function submit(
  review: Review,
  sent: unknown,
  { digestOf, gate }: Judging,
  moment: Moment,
  judged?: Review,
): Submission {
  const { status, phase } = position(review);
  if (status === "abandoned") throw closed(review);
  const batch = decodeItems(sent);
  if (batch !== null && batch.length > LIMITS.itemsPerPhase) throw tooMany(batch.length);
  const digest = batch === null ? null : digestOf(batch.map(inOrder));
  const last = review.lastBatch;
  if (last !== null && batch !== null && [digest, digestOf(batch)].includes(last.digest)) {
    const phase = phaseNamed(review.mode, last.phase);
    const { accepted } = last;
    return { ok: true, review, phase, accepted, unknown: unknownFields(phase, batch) };
  }
  if (phase === null) throw closed(review);
  if (batch === null || digest === null) throw notAList(sent);
  const checked = checkedAgain(review, phase, batch, gate, judged) ??
    checkItems(review, phase, batch, { gate });
  const unknown = unknownFields(phase, batch);
  if (!checked.ok) return { ok: false, phase, problems: checked.problems, unknown };
  const accepted = checked.items.length;
  const at = changedAt(review, moment);
  const before = itemsOf(review, phase.name).length;
  return {
    ok: true,
    phase,
    accepted,
    unknown,
    review: {
      ...review,
      items: {
        ...review.items,
        [phase.name]: [...itemsOf(review, phase.name), ...checked.items],
      },
      notices: [
        ...review.notices,
        ...checked.notices.map(({ index, rule }) => ({
          phase: phase.name,
          index: before + index,
          rule,
        })),
      ],
      updatedAt: at,
      lastBatch: { digest, phase: phase.name, accepted },
      history: recorded(review, moment, { at, action: "submit", phase: phase.name, accepted }),
    },
  };
}

/**
 * The items of a batch that was found right before, if it still is; undefined where that is no
 * answer.
 */
function checkedAgain(
  review: Review,
  phase: Phase,
  batch: readonly unknown[],
  gate: OpenGate,
  judged: Review | undefined,
): Checked | undefined {
  if (judged === undefined || position(judged).phase?.name !== phase.name) return undefined;
  if (!checkItems(review, phase, batch, { gate: null }).ok) return undefined;
  const added = itemsOf(review, phase.name).slice(itemsOf(judged, phase.name).length);
  const news = { ...review, items: { ...review.items, [phase.name]: added } };
  const checked = checkItems(news, phase, batch, { gate });
  return checked.ok ? checked : undefined;
}

/** A review given up for a reason. Throws when it is complete, or was given up for another one. */
export function abandon(review: Review, reason: unknown, moment: Moment): Review {
  const text = textArgument("reason", reason, 1, LIMITS.reasonMost);
  // Told again that it was given up for this reason, a client gets its first answer.
  if (review.abandonReason === text) return review;
  const { status } = position(review);
  if (status !== "active") throw closed(review);
  const at = changedAt(review, moment);
  return {
    ...review,
    abandonReason: text,
    updatedAt: at,
    history: recorded(review, moment, { at, action: "abandon", phase: null, accepted: null }),
  };
}

/** The phase that takes items. Throws a `ReviewError` when the review no longer takes any. */
export function requireOpen(review: Review): Phase {
  const { phase } = position(review);
  if (phase === null) throw closed(review);
  return phase;
}

/**
 * Where a complete review stands. Otherwise throws, with what is missing or why it never will be.
 */
export function requireComplete(review: Review): Position {
  const at = position(review);
  const { status, phase, index, total } = at;
  if (status === "abandoned") throw closed(review);
  if (phase === null) return at;
  throw new ReviewError(
    "not_complete",
    (voice) =>
      [
        `${review.id} has no verdict yet: phase ${phase.name} (${
          index + 1
        }/${total}) is open. Missing:`,
        ...missing(review, phase, voice).map((need) => `- ${need}`),
        `Submit these first; ${voice.show} shows the instructions again.`,
      ].join("\n"),
  );
}

function closed(review: Review): ReviewError {
  const reason = review.abandonReason;
  if (reason === null) {
    return new ReviewError(
      "already_complete",
      (voice) =>
        `${review.id} is complete and takes no further changes. Read it with ${voice.read}, or start a new review with ${voice.start}.`,
    );
  }
  return new ReviewError(
    "abandoned",
    (voice) =>
      `${review.id} was abandoned (${
        clip(reason, LIMITS.quoteMost)
      }); it accepts no items and has no verdict. Start a new review with ${voice.start}.`,
  );
}
