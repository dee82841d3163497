/**
 * The verbs: what a user of the program can do with reviews. Each loads, takes a pure step and saves;
 * command line and server call these and nothing below them.
 *
 * @module
 */
import {
  type FileProgress,
  fileProgress,
  listed,
  type ListedReview,
  type Started,
  started,
  type Submitted,
  submitted,
} from "./engine/results.ts";
import { isAgainst } from "./engine/decisions.ts";
import { type Due, dueOf, hasDays } from "./engine/due.ts";
import { ReviewError } from "./engine/errors.ts";
import { actionNamed, decide, done, plan } from "./engine/follow_up.ts";
import { type Judgement, judgement, type Later } from "./engine/judgement.ts";
import type { NextAction } from "./engine/next_actions.ts";
import { RefusedBatch } from "./engine/refused_batch.ts";
import {
  type By,
  type Decision,
  outlineOf,
  position,
  type Review,
  type Status,
  STATUSES,
  type StoredReview,
} from "./engine/review.ts";
import { type Chain, chainsOf, revisedBy } from "./engine/revisions.ts";
import { abandon, type Moment, start, type Submission, submit } from "./engine/step.ts";
import { assess } from "./engine/verdict.ts";
import { type VerdictReport, verdictReport } from "./engine/verdict_report.ts";
import type { Voice } from "./engine/voice.ts";
import { either, quote } from "./engine/wording.ts";
import type { OpenGate } from "./gate/phase_gate.ts";
import { type Assessment, ASSESSMENTS, type Mode } from "./protocol/types.ts";
import { memo } from "./report/memo.ts";
import { REVIEW_ID_IN_WORDS } from "./protocol/limits.ts";
import { digestOf } from "./store/digest.ts";
import { isReviewId } from "./store/review_id.ts";
import type { Listing, SkippedFile, Step, Store } from "./store/store.ts";
import type { Change } from "./store/watch.ts";

export type { Progress } from "./store/store.ts";

/** Which reviews a listing shows; absent means all. */
export interface ListFilter {
  readonly status?: unknown;
  readonly limit?: unknown;
  readonly mode?: unknown;
  readonly assessment?: unknown;
}

/** Says where the reviews are kept. */
export interface InDirectory {
  readonly data_dir: string;
}

/** Answer to `list_reviews`. */
export interface ReviewList {
  readonly count: number;
  readonly reviews: readonly ListedReview[];
  readonly data_dir: string;
  readonly skipped?: readonly SkippedFile[];
}

/** Answer to `export_report`. */
export interface ExportedReport {
  readonly review_id: string;
  readonly format: "markdown" | "json";
  readonly assessment: Assessment;
  readonly content: string;
}

/** Answer to `abandon_review`. */
export interface Abandoned {
  readonly review_id: string;
  readonly status: "abandoned";
  readonly reason: string;
  readonly message: string;
  /** What to know about the disk; absent when there is nothing. */
  readonly notices?: readonly string[];
}

/** What a rule over a whole directory looks at. */
export interface JudgedDirectory {
  /** The newest complete review of each chain of revisions, newest first. */
  readonly judged: readonly Judgement[];
  /** Those of them that a caller did not ask about. */
  readonly spared: readonly Review[];
  /** Complete reviews that a newer one of their chain, by id, stands for. */
  readonly revised: readonly { readonly review: Review; readonly by: string }[];
  /** Unfinished reviews, each with whether the caller asked about it. */
  readonly unfinished: readonly { readonly review: Review; readonly asked: boolean }[];
  readonly abandoned: readonly Review[];
  /** Files that are not valid reviews, each with the sentence that says so. */
  readonly broken: readonly { readonly file: string; readonly why: string }[];
}

/** A whole review as somebody could send it. */
export interface Rehearsed {
  readonly claim: unknown;
  readonly mode: unknown;
  readonly context?: unknown;
  readonly revises?: unknown;
  /** What would be submitted, in order. */
  readonly batches: readonly unknown[];
}

type Accepted = Extract<Submission, { ok: true }>;

/** Answer to `decide`. */
export interface Decided {
  readonly review_id: string;
  readonly decision: Decision;
  readonly assessment: Assessment;
  /** Whether it goes another way than the verdict. */
  readonly against: boolean;
  readonly notices?: readonly string[];
}

/** Answer to `plan` and `done`. */
export interface FollowedUp {
  readonly review_id: string;
  readonly action: NextAction;
  readonly notices?: readonly string[];
}

/** Answer to `due`. */
export interface DueList {
  readonly as_of: string;
  readonly count: number;
  readonly due: readonly Due[];
  readonly data_dir: string;
  readonly skipped?: readonly SkippedFile[];
}

/** What the verbs need from outside. */
export interface ReviewsOptions {
  readonly store: Store;
  readonly modes: readonly Mode[];
  readonly gate: OpenGate;
  /** The time of an action, to the second. */
  readonly now: () => Date;
}

/**
 * Every argument comes as the client sent it; a `ReviewError` says what to send instead. The verbs
 * that write may have to wait for their turn, and hold nothing else up meanwhile.
 */
export interface Reviews {
  /** The same verbs, for changes made by somebody; without, nobody says who makes them. */
  as(by: By | null): Reviews;
  /** `revises` is the id of a complete review of the same directory. */
  start(
    claim: unknown,
    mode: unknown,
    context?: unknown,
    revises?: unknown,
  ): Promise<Started & InDirectory>;
  /** `voice` says what the answer's notices call the items. */
  submit(id: unknown, items: unknown, voice?: Voice): Promise<Submitted>;
  /** What `submit` would answer, or the refusal that it would throw. Nothing is saved. */
  check(id: unknown, items: unknown, voice?: Voice): Submitted;
  /** What `start` and then `submit` of each batch would answer, or refuse. Nothing is saved. */
  rehearse(sent: Rehearsed): readonly Submitted[];
  verdict(id: unknown): VerdictReport;
  exportReport(id: unknown, format?: unknown): ExportedReport;
  progress(id: unknown): FileProgress;
  list(filter?: ListFilter): ReviewList;
  abandon(id: unknown, reason: unknown): Promise<Abandoned>;
  /** Keeps what a person decided about a complete review. */
  decide(id: unknown, sent: Parameters<typeof decide>[1]): Promise<Decided>;
  /** Keeps who does a next action by when, and what came of it. */
  plan(id: unknown, label: unknown, sent: Parameters<typeof plan>[2]): Promise<FollowedUp>;
  done(id: unknown, label: unknown, sent: Parameters<typeof done>[2]): Promise<FollowedUp>;
  /** What is open with a day, as of a day; with `within`, no more than so many days ahead. */
  due(today: string, within?: number): DueList;
  /** The review itself, and its judgement when it is complete: for reports. */
  load(id: unknown): StoredReview;
  /** Judges a review that was loaded, with the one that it revises. */
  judge(stored: StoredReview): Judgement;
  judged(id: unknown): Judgement;
  /** The review that revises this one; null where none does. */
  laterThan(id: string): Later | null;
  /** What the directory holds, as far as a listing looks. */
  stored(): Listing;
  /** All reviews that count, each judged again from its file; of those, where asked, only some. */
  judgedAll(asked?: (stored: StoredReview) => boolean): JudgedDirectory;
  /** Refuses whoever waits for other writers, from now on. */
  stopWaiting(): void;
  /** Reports changes, also those of other processes, until the function given back is called. */
  watch(report: (change: Change) => void): () => void;
}

/** The verbs that judge nothing. */
export type ReviewLists = Pick<Reviews, "list" | "due">;

/** The verbs over a store. */
export function createReviews(options: ReviewsOptions, by: By | null = null): Reviews {
  const { store, modes, gate, now } = options;
  const moment = (): Moment => ({ now: timestamp(now()), by });
  const judgeLoaded = (stored: StoredReview): Judgement => {
    const { id, revises } = stored.review;
    const earlier = revises === null ? null : readable(store, revises);
    return judgement(stored, earlier, () => laterThan(store, id));
  };
  const judged = (id: unknown): Judgement => judgeLoaded(store.load(id));
  /** The review that a new one is to revise; null where none is named. */
  const earlierOf = (revises: unknown): Review | null => {
    if (revises === undefined || revises === null || revises === "") return null;
    if (isReviewId(revises)) return store.load(revises).review;
    throw new ReviewError(
      "invalid_argument",
      (voice) =>
        `${
          voice.argument("revises")
        } must be the id of a complete review, ${REVIEW_ID_IN_WORDS}; got ${quote(revises)}.`,
    );
  };
  /** The step that adds a batch. Throws the refusal of one that is not accepted. */
  const accept = (review: Review, items: unknown, judged?: Review): Accepted => {
    const outcome = submit(review, items, { digestOf: batchDigest, gate }, moment(), judged);
    if (outcome.ok) return outcome;
    throw new RefusedBatch(outcome);
  };
  /** Takes a step on a next action, and gives it as it then is. */
  const followUp = async (id: unknown, label: unknown, step: Step): Promise<FollowedUp> => {
    const review = await store.update(id, step);
    const action = actionNamed(review, label);
    return remarked<FollowedUp>({ review_id: review.id, action });
  };
  /** An answer with what is to be said of the disk, once: a list that it may have already. */
  const remarked = <T extends { readonly notices?: readonly string[] }>(answer: T): T => {
    const remarks = store.takeRemarks();
    return remarks.length === 0
      ? answer
      : { ...answer, notices: [...(answer.notices ?? []), ...remarks] };
  };
  return {
    as: (by) => createReviews(options, by),
    async start(claim, mode, context, revises) {
      const sent = { claim, mode, context };
      const earlier = earlierOf(revises);
      // Checked before the store is touched: a bad claim makes no directory.
      start(modes, sent, "", moment(), earlier);
      const review = await store.create((id) => start(modes, sent, id, moment(), earlier));
      return remarked<Started & InDirectory>({
        ...started(review),
        data_dir: store.directory,
      });
    },
    async submit(id, items, voice) {
      let accepted: Accepted | undefined;
      const review = await store.update(id, (before, judged) => {
        accepted = accept(before, items, judged);
        return accepted.review;
      });
      if (accepted === undefined) throw new Error("the store took no step");
      return remarked(
        submitted(review, accepted.phase, accepted.accepted, voice, accepted.unknown),
      );
    },
    check(id, items, voice) {
      const { phase, accepted, review, unknown } = accept(store.load(id).review, items);
      return submitted(review, phase, accepted, voice, unknown);
    },
    rehearse({ claim, mode, context, revises, batches }) {
      let before = start(modes, { claim, mode, context }, "", moment(), earlierOf(revises));
      return batches.map((items) => {
        const { phase, accepted, review, unknown } = accept(before, items);
        before = review;
        return submitted(review, phase, accepted, undefined, unknown);
      });
    },
    verdict: (id) => verdictReport(judged(id)),
    exportReport(id, format = "markdown") {
      const form = reportFormat(format);
      const judgement = judged(id);
      const report = verdictReport(judgement);
      return {
        review_id: report.review_id,
        format: form,
        assessment: report.assessment,
        content: form === "json" ? JSON.stringify(report, null, 2) : memo(judgement),
      };
    },
    progress: (id) => fileProgress(store.load(id), store.directory),
    list: (filter = {}) => list(store, modes, filter),
    async abandon(id, reason) {
      const review = await store.update(id, (before) => abandon(before, reason, moment()));
      return remarked<Abandoned>({
        review_id: review.id,
        status: "abandoned",
        reason: review.abandonReason ?? "",
        message:
          "The review stays listed with this reason; it accepts no items and has no verdict.",
      });
    },
    async decide(id, sent) {
      const review = await store.update(id, (before) => decide(before, sent, gate, moment()));
      const { decision } = review;
      if (decision === null) throw new Error("nothing was decided");
      const assessment = assess(review);
      const against = isAgainst(decision.outcome, assessment);
      return remarked<Decided>({ review_id: review.id, decision, assessment, against });
    },
    plan: (id, label, sent) => followUp(id, label, (review) => plan(review, label, sent, moment())),
    done: (id, label, sent) => followUp(id, label, (review) => done(review, label, sent, moment())),
    due(today, within) {
      const { reviews, skipped } = store.list(
        undefined,
        (stored) => hasDays(stored.review) ? stored : inOutline(stored),
      );
      const due = dueOf(reviews, today, within);
      return {
        as_of: today,
        count: due.length,
        due,
        data_dir: store.directory,
        ...(skipped.length === 0 ? {} : { skipped }),
      };
    },
    load: (id) => store.load(id),
    judge: judgeLoaded,
    judged,
    laterThan: (id) => laterThan(store, id),
    stored: () => store.list(),
    judgedAll: (asked = () => true) => judgeAll(store, judged, asked),
    stopWaiting: () => store.stopWaiting(),
    watch: (report) => store.watch(report),
  };
}

/** The review that another one revises; null where it can no longer be read. */
function readable(store: Store, id: string): StoredReview | null {
  try {
    return store.load(id);
  } catch (error) {
    if (error instanceof ReviewError) return null;
    throw error;
  }
}

/** The newest review that revises the one of that id; only files that name it are taken apart. */
function laterThan(store: Store, id: string): Later | null {
  const naming = new RegExp(`"revises":\\s*"${id}"`);
  const reviews = store.list((text) => naming.test(text)).reviews.map(({ review }) => review);
  const found = revisedBy(reviews).get(id);
  const review = reviews.find((candidate) => candidate.id === found);
  if (review === undefined) return null;
  const complete = position(review).status === "complete";
  return { id: review.id, assessment: complete ? assess(review) : null };
}

function judgeAll(
  store: Store,
  judged: (id: string) => Judgement,
  asked: (stored: StoredReview) => boolean,
): JudgedDirectory {
  const wanted = new Set<string>();
  const { reviews, skipped } = store.list(undefined, (stored) => {
    if (asked(stored)) wanted.add(stored.review.id);
    return inOutline(stored);
  });
  const broken = skipped.map(({ file, reason }) => ({
    file,
    why: `${file} is not a valid review: ${reason}.`,
  }));
  const chains = chainsOf(reviews);
  const isWanted = (chain: Chain<StoredReview>): boolean => wanted.has(chain.newest.review.id);
  const found = chains.filter(isWanted).flatMap(({ newest: { review } }) => {
    try {
      return [judged(review.id)];
    } catch (error) {
      // A listing trusts the digest; the gate may find more.
      if (!(error instanceof ReviewError)) throw error;
      broken.push({ file: `${review.id}.json`, why: error.message });
      return [];
    }
  });
  const inState = (status: Status): Review[] =>
    reviews.flatMap(({ review }) => position(review).status === status ? [review] : []);
  return {
    judged: found,
    spared: chains.flatMap((chain) => isWanted(chain) ? [] : [chain.newest.review]),
    revised: chains.flatMap(({ newest, older }) =>
      older.map(({ review }) => ({ review, by: newest.review.id }))
    ),
    unfinished: inState("active").map((review) => ({ review, asked: wanted.has(review.id) })),
    abandoned: inState("abandoned"),
    broken,
  };
}

function batchDigest(items: readonly unknown[]): string {
  try {
    return digestOf(items);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new ReviewError(
      "invalid_items",
      "items are nested too deeply: fields are text, numbers or booleans. Nothing was saved.",
    );
  }
}

function reportFormat(format: unknown): "markdown" | "json" {
  if (format === "markdown" || format === "md") return "markdown";
  if (format === "json") return "json";
  throw new ReviewError(
    "invalid_argument",
    `format must be markdown (or md) or json; got ${quote(format)}.`,
  );
}

function list(store: Store, modes: readonly Mode[], filter: ListFilter): ReviewList {
  const status = oneOf("status", filter.status, STATUSES);
  const mode = oneOf("mode", filter.mode, modes.map(({ name }) => name));
  const assessment = oneOf("assessment", filter.assessment, ASSESSMENTS);
  const limit = limitOf(filter.limit);
  const lines = new Map<string, ListedReview>();
  const { reviews, skipped } = store.list(undefined, (stored) => {
    lines.set(stored.review.id, listed(stored));
    return inOutline(stored);
  });
  const revised = revisedBy(reviews.map(({ review }) => review));
  const all = reviews.flatMap(({ review: { id } }) => {
    const [line, revised_by] = [lines.get(id), revised.get(id)];
    return line === undefined
      ? []
      : [{ ...line, ...(revised_by === undefined ? {} : { revised_by }) }];
  });
  const matching = all.filter((review) =>
    (status === undefined || review.status === status) &&
    (mode === undefined || review.mode === mode) &&
    (assessment === undefined || review.assessment === assessment)
  );
  return {
    count: matching.length,
    reviews: limit === undefined ? matching : matching.slice(0, limit),
    data_dir: store.directory,
    ...(skipped.length === 0 ? {} : { skipped }),
  };
}

function inOutline(stored: StoredReview): StoredReview {
  return { ...stored, review: outlineOf(stored.review) };
}

function oneOf<T extends string>(
  name: string,
  value: unknown,
  words: readonly T[],
): T | undefined {
  if (value === undefined || value === null) return undefined;
  const word = words.find((candidate) => candidate === value);
  if (word !== undefined) return word;
  throw new ReviewError(
    "invalid_argument",
    `${name} must be ${either(words)}; got ${quote(value)}.`,
  );
}

function limitOf(value: unknown): number | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value === "number" && Number.isInteger(value) && value > 0) return value;
  throw new ReviewError(
    "invalid_argument",
    `limit must be a whole number above 0, unquoted; got ${quote(value)}.`,
  );
}

/** A time as files and answers carry it: UTC, whole seconds. */
function timestamp(time: Date): string {
  return time.toISOString().replace(/\.\d+Z$/, "+00:00");
}
