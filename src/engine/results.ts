/**
 * What the program answers, as data. Keys and their order are what clients of versions 0.1 and 0.2
 * know: nothing is renamed or moved, and what is new comes last or where it may be absent.
 *
 * @module
 */
import { phasesOf } from "../protocol/modes.ts";
import type { Assessment, Phase } from "../protocol/types.ts";
import { type Instructions, instructions } from "./instructions.ts";
import type { UnknownField } from "./check_items.ts";
import { missing } from "./missing.ts";
import { explainDroppedFields } from "./problem_words.ts";
import {
  type Decision,
  itemsOf,
  position,
  type Review,
  type Status,
  type StoredReview,
} from "./review.ts";
import { assess } from "./verdict.ts";
import { TOOLS, type Voice } from "./voice.ts";
import { snippet } from "./wording.ts";

/** Answer to `start_review`. */
export interface Started {
  readonly review_id: string;
  readonly claim: string;
  readonly mode: string;
  readonly status: "active";
  readonly phases: readonly string[];
  readonly instructions: Instructions;
  /** What to know about the disk; absent when there is nothing. */
  readonly notices?: readonly string[];
}

/** Answer to `start_review`: the new review and the instructions of its first phase. */
export function started(review: Review): Started {
  return {
    review_id: review.id,
    claim: review.claim,
    mode: review.mode.name,
    status: "active",
    phases: phasesOf(review.mode).map(({ phase }) => phase.name),
    instructions: instructions(review),
  };
}

/** Answer to an accepted `submit`. */
export type Submitted =
  | {
    readonly review_id: string;
    readonly status: "in_progress";
    readonly phase: string;
    readonly accepted: number;
    readonly items_in_phase: number;
    readonly missing: readonly string[];
    readonly notices?: readonly string[];
  }
  | {
    readonly review_id: string;
    readonly status: "phase_complete";
    readonly completed_phase: string;
    readonly accepted: number;
    readonly skipped_phases: readonly string[];
    readonly next_phase: Instructions;
    readonly notices?: readonly string[];
  }
  | {
    readonly review_id: string;
    readonly status: "complete";
    readonly completed_phase: string;
    readonly accepted: number;
    readonly skipped_phases: readonly string[];
    readonly message: string;
    readonly notices?: readonly string[];
  };

/** What a client does about a verdict that calls for revision. */
const REVISE =
  "The claim needs revision: with the user, reword it to meet what stands against it, then call start_review with the new claim and revises set to this review_id.";

/** What the notices on the last `accepted` items of a phase say, one sentence per item. */
function noticed(
  review: Review,
  phase: Phase,
  accepted: number,
  voice: Voice,
): readonly string[] {
  const from = itemsOf(review, phase.name).length - accepted;
  return review.notices.filter((notice) => notice.phase === phase.name && notice.index >= from)
    .map(({ index }) =>
      `${voice.sent(index - from)} was accepted, but would fit almost any claim: ` +
      `add who, how many, which, or where it was seen.`
    );
}

/**
 * Answer to a `submit` that added `accepted` items to `phase`; `review` is the state after it. Its
 * notices call the items as `voice` does, and name the `unknown` fields that were not kept.
 */
export function submitted(
  review: Review,
  phase: Phase,
  accepted: number,
  voice: Voice = TOOLS,
  unknown: readonly UnknownField[] = [],
): Submitted {
  const { status, phase: open, skipped } = position(review);
  const review_id = review.id;
  const said = [
    ...noticed(review, phase, accepted, voice),
    ...explainDroppedFields(unknown),
  ];
  const notices = said.length === 0 ? {} : { notices: said };
  if (open?.name === phase.name) {
    return {
      review_id,
      status: "in_progress",
      phase: phase.name,
      accepted,
      items_in_phase: itemsOf(review, phase.name).length,
      missing: missing(review, phase),
      ...notices,
    };
  }
  const done = { completed_phase: phase.name, accepted, skipped_phases: skipped };
  if (status === "complete") {
    return {
      review_id,
      status: "complete",
      ...done,
      message: [
        "Every phase is done. Call get_verdict, or export_report for the memo, and tell the user the assessment, its reason and every warning.",
        ...(assess(review) === "claim needs revision" ? [REVISE] : []),
      ].join(" "),

      ...notices,
    };
  }
  return {
    review_id,
    status: "phase_complete",
    ...done,
    next_phase: instructions(review),
    ...notices,
  };
}

/** Where a review stands. */
export interface Progress {
  readonly review_id: string;
  readonly claim: string;
  readonly mode: string;
  readonly context: string;
  readonly status: Status;
  readonly phase: string | null;
  readonly step: string | null;
  readonly items_per_phase: Readonly<Record<string, number>>;
  readonly skipped_phases: readonly string[];
  readonly created_at: string;
  readonly updated_at: string;
  readonly missing?: readonly string[];
  readonly instructions?: Instructions;
  readonly next?: string;
  readonly abandon_reason?: string;
}

/** Where a review stands, and what to do next. */
export function progress(review: Review): Progress {
  const { status, phase, index, total, skipped } = position(review);
  const counts = phasesOf(review.mode).map(({ phase }) =>
    [phase.name, itemsOf(review, phase.name).length] as const
  );
  const common = {
    review_id: review.id,
    claim: review.claim,
    mode: review.mode.name,
    context: review.context,
    status,
    phase: phase?.name ?? null,
    step: phase === null ? null : `${index + 1}/${total}`,
    items_per_phase: Object.fromEntries(counts),
    skipped_phases: skipped,
    created_at: review.createdAt,
    updated_at: review.updatedAt,
  };
  if (phase !== null) {
    return { ...common, missing: missing(review, phase), instructions: instructions(review) };
  }
  if (review.abandonReason !== null) return { ...common, abandon_reason: review.abandonReason };
  return {
    ...common,
    next: "Call get_verdict for the assessment and its warnings, or export_report for the memo.",
  };
}

/** The same of a review in a file. */
export interface FileProgress extends Progress {
  readonly data_dir: string;
  /** Whether the file is sealed (`StoredReview`). */
  readonly sealed: boolean;
}

/** Answer to `get_review` for a review of a directory. */
export function fileProgress({ review, sealed }: StoredReview, data_dir: string): FileProgress {
  return { ...progress(review), data_dir, sealed };
}

/** One line of a listing. */
export interface ListedReview {
  readonly review_id: string;
  readonly claim: string;
  readonly mode: string;
  readonly status: Status;
  readonly phase: string | null;
  readonly created_at: string;
  readonly updated_at: string;
  /** Whether its file is sealed (`StoredReview`). */
  readonly sealed: boolean;
  readonly assessment?: Assessment;
  /** The reason cut to one line, as the claim is. */
  readonly decision?: Decision;
  /** Id of the newest review that revises this one. */
  readonly revised_by?: string;
}

/** A review as a listing shows it, long texts cut to one line. */
export function listed({ review, sealed }: StoredReview, revised_by?: string): ListedReview {
  const { status, phase } = position(review);
  const { decision } = review;
  return {
    review_id: review.id,
    claim: snippet(review.claim),
    mode: review.mode.name,
    status,
    phase: phase?.name ?? null,
    created_at: review.createdAt,
    updated_at: review.updatedAt,
    sealed,
    ...(status === "complete" ? { assessment: assess(review) } : {}),
    ...(decision === null ? {} : { decision: { ...decision, reason: snippet(decision.reason) } }),
    ...(revised_by === undefined ? {} : { revised_by }),
  };
}
