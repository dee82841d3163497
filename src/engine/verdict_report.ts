import { REVIEW_ID } from "../protocol/limits.ts";
import {
  ACTION_GROUPS,
  type ActionGroup,
  type AnswerPhase,
  type Assessment,
  ASSESSMENTS,
  type Field,
  type GatherPhase,
  type Lens,
  type Mode,
} from "../protocol/types.ts";
import type { JudgedItem, JudgedLens, Judgement } from "./judgement.ts";
import type { NextAction } from "./next_actions.ts";
import {
  answeringPhase,
  type Decision,
  DECISIONS,
  headlines,
  type Item,
  OUTCOMES,
  type Scalar,
  takesOne,
} from "./review.ts";
import type { Sensitivity, Step } from "./sensitivity.ts";
import {
  joined,
  leaf,
  list,
  optional,
  type Part,
  type Parts,
  record,
  type RecordPart,
  type RecordShape,
  type Shape,
  within,
} from "./shape.ts";
import type { Verdict } from "./verdict.ts";

/** A risk score: its value, the scale it is on, and what it counts. */
export interface RiskScore {
  readonly value: number;
  readonly scale: string;
  readonly explanation: string;
}

/** An answer as a report nests it: its only field's value, or its fields. */
export type ReportAnswer = Scalar | Readonly<Record<string, Scalar>> | null;
/** An item as a report shows it. */
export type ReportItem = Readonly<Record<string, Scalar | ReportAnswer>>;
/** What a phase becomes: its items, or for a phase of exactly one item that item's fields. */
export type ReportPhase = readonly ReportItem[] | ReportItem;

/** Something to be done, as a report tells it. */
export interface ReportAction {
  readonly label: string;
  readonly kind: string;
  readonly group: ActionGroup;
  /** The first code points of what is to be done. */
  readonly text: string;
  readonly open: boolean;
  readonly owner?: string;
  readonly due?: string;
  readonly result?: string;
  readonly outcome?: typeof OUTCOMES[number];
}

/** The verdict of one lens of several. */
export interface LensReport {
  readonly phases: readonly string[];
  readonly risk_score: RiskScore;
  readonly assessment: Assessment;
  readonly assessment_reason: string;
}

/**
 * A verdict; its keys and their order are those that clients know since version 0.1, new ones last.
 */
export interface VerdictReport {
  readonly review_id: string;
  readonly claim: string;
  readonly mode: string;
  readonly context: string;
  readonly created_at: string;
  readonly completed_at: string;
  readonly skipped_phases: readonly string[];
  readonly lenses?: Readonly<Record<string, LensReport>>;
  readonly phases: Readonly<Record<string, ReportPhase>>;
  readonly risk_score: RiskScore;
  readonly assessment: Assessment;
  readonly assessment_reason: string;
  readonly warnings: readonly string[];
  readonly sensitivity: Sensitivity;
  readonly sealed: boolean;
  readonly next_actions: readonly ReportAction[];
  /** The headline of the premortem. */
  readonly horizon?: string;
  readonly decision?: Decision;
  readonly revises?: string;
}

/** How much of an action's text a report tells; the whole of it stands with the item. */
const ACTION_TEXT_MOST = 120;

const TEXT: Shape = { kind: "text" };

/** The verdict of a judged review as data. */
export function verdictReport(judged: Judgement): VerdictReport {
  return verdictPart([judged.review.mode]).of(judged);
}

/** What a verdict report looks like, for any review of these modes. */
export function verdictShape(modes: readonly Mode[]): RecordShape {
  return verdictPart(modes).shape;
}

type Head = Omit<VerdictReport, "lenses" | "phases" | keyof Outcome | "horizon" | keyof Tail>;
type Outcome = Pick<
  VerdictReport,
  | "risk_score"
  | "assessment"
  | "assessment_reason"
  | "warnings"
  | "sensitivity"
  | "sealed"
  | "next_actions"
>;
type Tail = Pick<VerdictReport, "decision" | "revises">;

function verdictPart(modes: readonly Mode[]): RecordPart<Judgement, VerdictReport> {
  const head = record<Judgement, Head>({
    review_id: leaf(
      { kind: "text", pattern: `^${REVIEW_ID}$`, about: "The review" },
      ({ review }) => review.id,
    ),
    claim: leaf({ ...TEXT, about: "The claim" }, ({ review }) => review.claim),
    mode: leaf(
      { kind: "choice", values: modes.map(({ name }) => name), about: "Its mode" },
      ({ review }) => review.mode.name,
    ),
    context: leaf({ ...TEXT, about: "Background, may be empty" }, ({ review }) => review.context),
    created_at: leaf(time("Start, UTC"), ({ review }) => review.createdAt),
    completed_at: leaf(time("End, UTC"), ({ review }) => review.updatedAt),
    skipped_phases: leaf(
      { kind: "list", items: TEXT, about: "Phases skipped because nothing needed an answer" },
      ({ skipped }) => skipped,
    ),
  });
  const outcome = record<Judgement, Outcome>({
    ...ruled(({ verdict }) => verdict),
    warnings: leaf(
      { kind: "list", items: TEXT, about: "What was left untested" },
      ({ verdict }) => verdict.warnings,
    ),
    sensitivity: within(({ sensitivity }) => sensitivity, SENSITIVITY),
    sealed: leaf(
      { kind: "flag", about: "Whether the file is as this program wrote it" },
      ({ sealed }) => sealed,
    ),
    next_actions: list(actionPart(modes), ({ actions }) => actions, "What to do, in this order"),
  });
  const parts = joined(joined(head, lensesPart(modes)), joined(phasesPart(modes), outcome));
  return joined(joined(parts, headlinesPart(modes)), TAIL);
}

function time(about: string): Shape {
  return { kind: "text", format: "date-time", about };
}

/** The keys that a verdict has, of a lens or of the whole. */
function ruled<S>(
  verdictOf: (source: S) => Verdict,
): Parts<S, Pick<LensReport, "risk_score" | "assessment" | "assessment_reason">> {
  return {
    risk_score: within((source) => verdictOf(source).risk, RISK_SCORE),
    assessment: leaf(
      { kind: "choice", values: ASSESSMENTS, about: "The outcome" },
      (source) => verdictOf(source).assessment,
    ),
    assessment_reason: leaf(
      { ...TEXT, about: "Counts and rule behind it" },
      (source) => verdictOf(source).reason,
    ),
  };
}

const RISK_SCORE = record<Verdict["risk"], RiskScore>({
  value: leaf({ kind: "number", least: 0 }, ({ value }) => value),
  scale: leaf({ ...TEXT, about: "the values it can have" }, ({ scale }) => scale),
  explanation: leaf({ ...TEXT, about: "what the value counts" }, ({ explanation }) => explanation),
}, "What speaks against the claim");

const SENSITIVITY = record<Sensitivity, Sensitivity>({
  count: leaf(
    { kind: "whole", least: 0, about: "single rating steps that change the assessment" },
    ({ count }) => count,
  ),
  steps: list(
    record<Step, Step>({
      phase: leaf(TEXT, ({ phase }) => phase),
      index: leaf({ kind: "whole", least: 0 }, ({ index }) => index),
      label: leaf(TEXT, ({ label }) => label),
      field: leaf(TEXT, ({ field }) => field),
      from: leaf({ kind: "scalar" }, ({ from }) => from),
      to: leaf({ kind: "scalar" }, ({ to }) => to),
      assessment: leaf({ kind: "choice", values: ASSESSMENTS }, ({ assessment }) => assessment),
    }),
    ({ steps }) => steps,
    "the first five",
  ),
}, "How firm the outcome is");

function actionPart(modes: readonly Mode[]): RecordPart<NextAction, ReportAction> {
  const kinds = lensesOf(modes).map(({ actions }) => actions.kind);
  return record<NextAction, ReportAction>({
    label: leaf(TEXT, ({ label }) => label),
    kind: leaf({ kind: "choice", values: kinds }, ({ kind }) => kind),
    group: leaf({ kind: "choice", values: ACTION_GROUPS }, ({ group }) => group),
    text: leaf(
      { kind: "text", most: ACTION_TEXT_MOST },
      ({ text }) => [...text].slice(0, ACTION_TEXT_MOST).join(""),
    ),
    open: leaf({ kind: "flag" }, ({ open }) => open),
    owner: optional(leaf(TEXT, ({ followUp }) => followUp?.owner ?? undefined)),
    due: optional(
      leaf({ kind: "text", format: "date" }, ({ followUp }) => followUp?.due ?? undefined),
    ),
    result: optional(leaf(TEXT, ({ followUp }) => followUp?.result ?? undefined)),
    outcome: optional(
      leaf({ kind: "choice", values: OUTCOMES }, ({ followUp }) => followUp?.outcome ?? undefined),
    ),
  });
}

const TAIL = record<Judgement, Tail>({
  decision: optional(within(
    ({ review }) => review.decision,
    record<Decision, Decision>({
      outcome: leaf({ kind: "choice", values: DECISIONS }, ({ outcome }) => outcome),
      by: leaf(TEXT, ({ by }) => by),
      reason: leaf(TEXT, ({ reason }) => reason),
      at: leaf({ kind: "text", format: "date-time" }, ({ at }) => at),
      review_on: leaf(
        { kind: "text", format: "date", nullable: true },
        ({ review_on }) => review_on,
      ),
    }, "What a person decided"),
  )),
  revises: optional(leaf(
    { kind: "text", pattern: `^${REVIEW_ID}$`, about: "The earlier review that it revises" },
    ({ review }) => review.revises ?? undefined,
  )),
});

/** The lenses of the modes, each once. */
function lensesOf(modes: readonly Mode[]): Lens[] {
  return [...new Set(modes.flatMap(({ lenses }) => lenses))];
}

/** The verdicts of the lenses, in modes that have several. */
function lensesPart(
  modes: readonly Mode[],
): RecordPart<Judgement, Pick<VerdictReport, "lenses"> | Record<string, never>> {
  const several = modes.filter(({ combined }) => combined !== undefined);
  if (several.length === 0) return record({});
  const one = record<JudgedLens, LensReport>({
    phases: leaf(
      { kind: "list", items: TEXT },
      ({ lens }) => lens.phases.map(({ name }) => name),
    ),
    ...ruled<JudgedLens>(({ verdict }) => verdict),
  });
  const keys = lensesOf(several).map(({ name }) => name);
  const lenses = leaf<Judgement, Record<string, LensReport>>(
    { kind: "map", keys, values: one.shape, about: "gauntlet: the verdict of each lens" },
    ({ review, lenses }) =>
      review.mode.combined === undefined ? undefined : Object.fromEntries(
        lenses.map((judged) => [judged.lens.name, one.of(judged)]),
      ),
  );
  return record<Judgement, Pick<VerdictReport, "lenses">>({
    lenses: several.length === modes.length ? lenses : optional(lenses),
  });
}

/** The field that a lens shows at the head of its reports. */
function headlinesPart(modes: readonly Mode[]): RecordPart<Judgement, Record<string, string>> {
  const parts = lensesOf(modes).flatMap(({ headline }) => {
    if (headline === undefined) return [];
    const { field, title } = headline;
    const value = leaf<Judgement, string>(
      { ...TEXT, about: title },
      ({ review }) => headlines(review).find((found) => found.field === field)?.value,
    );
    const always = modes.every(({ lenses }) => lenses.some((lens) => lens.headline === headline));
    return [[field, always ? value : optional(value)] as const];
  });
  return record(Object.fromEntries(parts));
}

/** Every item with its answer, by the phase that gathered it. */
function phasesPart(
  modes: readonly Mode[],
): RecordPart<Judgement, Pick<VerdictReport, "phases">> {
  const single = modes.length === 1;
  const parts = lensesOf(modes).flatMap((lens) =>
    lens.phases.flatMap((phase) => {
      if (phase.kind !== "gather") return [];
      const part = phasePart(lens, phase);
      return [[phase.name, single ? part : optional(part)] as const];
    })
  );
  return record<Judgement, Pick<VerdictReport, "phases">>({
    phases: record(Object.fromEntries(parts), "Every item with its answer"),
  });
}

function phasePart(lens: Lens, phase: GatherPhase): Part<Judgement, ReportPhase> {
  const judgedItems = ({ lenses }: Judgement): readonly JudgedItem[] | null =>
    lenses.flatMap(({ phases }) => phases).find((judged) => judged.phase === phase)?.items ?? null;
  const fields = fieldParts<JudgedItem>(phase.fields, ({ item }) => item);
  if (takesOne(phase)) {
    const only = record<JudgedItem, ReportItem>(fields);
    return within((judged) => judgedItems(judged)?.[0] ?? null, only);
  }
  const answeredBy = answeringPhase(lens, phase);
  const item = record<JudgedItem, ReportItem>({
    index: leaf({ kind: "whole", least: 0 }, ({ index }) => index),
    ...fields,
    ...(phase.score === undefined ? {} : { [phase.score.name]: scorePart(phase.score.name) }),
    ...(answeredBy === null ? {} : answerParts(answeredBy)),
  });
  return leaf(
    { kind: "list", items: item.shape, least: phase.least, most: phase.most },
    (judged) => judgedItems(judged)?.map((one) => item.of(one)),
  );
}

function scorePart(name: string): Part<JudgedItem, Scalar> {
  return leaf({ kind: "whole" }, ({ item }) => item[name]);
}

/**
 * An answer as an item nests it: its only field's value, or its fields; null, and why, for none.
 */
function answerParts(
  { nested, fields, owed, notOwed }: AnswerPhase,
): Record<string, Part<JudgedItem, Scalar | ReportAnswer>> {
  const [only, ...others] = Object.values(fieldParts<Item>(fields, (answer) => answer));
  const answer: Part<Item, Scalar | ReportAnswer> = only !== undefined && others.length === 0
    ? only
    : record(fieldParts<Item>(fields, (answer) => answer));
  const note: Part<JudgedItem, Scalar> = leaf(
    { ...TEXT, about: "why it was not answered" },
    ({ note }) => note === null ? undefined : `${note}.`,
  );
  return {
    [nested]: {
      shape: owed === undefined ? answer.shape : { ...answer.shape, nullable: true },
      of: (judged) => judged.answer === null ? null : answer.of(judged.answer),
    },
    ...(notOwed === undefined ? {} : { note: optional(note) }),
  };
}

/**
 * The values of the fields that are defined, in their order; anything else stays out of reports.
 */
function fieldParts<S>(
  fields: readonly Field[],
  itemOf: (source: S) => Item,
): Record<string, Part<S, Scalar>> {
  return Object.fromEntries(fields.map((field) => {
    const part = leaf<S, Scalar>(fieldShape(field), (source) => itemOf(source)[field.name]);
    return [field.name, field.kind === "text" && field.optional === true ? optional(part) : part];
  }));
}

function fieldShape(field: Field): Shape {
  const { about } = field;
  switch (field.kind) {
    case "text":
      return { kind: "text", least: 1, most: field.most, about };
    case "choice":
      return { kind: "choice", values: field.values, about };
    case "integer":
      return { kind: "whole", least: field.least, most: field.most, about };
    case "boolean":
      return { kind: "flag", about };
  }
}
