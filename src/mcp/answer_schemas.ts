/**
 * What the tools answer, as schemas: exactly the keys that the engine gives. All of it is sent with
 * every `tools/list`, and models read answers rather than their schemas, so each key of an answer is
 * described, and an object inside of one has its keys named in its description.
 *
 * @module
 */
import { STATUSES, takesOne } from "../engine/review.ts";
import { LIMITS } from "../protocol/limits.ts";
import { type AnswerPhase, ASSESSMENTS, type GatherPhase, type Mode } from "../protocol/types.ts";
import { allPhases } from "./item_schema.ts";
import {
  choice,
  type JsonSchema,
  list,
  map,
  named,
  type ObjectSchema,
  orNull,
  part,
  record,
  text,
  whole,
} from "./json_schema.ts";

/** Names of the tools, in the order in which they are offered. */
export type ToolName =
  | "start_review"
  | "submit"
  | "get_verdict"
  | "export_report"
  | "get_review"
  | "list_reviews"
  | "abandon_review";

const TEXT = { type: "string" } as const;
/** The keys of a phase's instructions. */
const INSTRUCTIONS =
  "phase, step, claim, context, lens, how_to_submit, goal, targets, item_format, category_meanings, rules, quality_checks";

/** Schemas of the seven answers, by the name of the tool. */
export function answerSchemas(modes: readonly Mode[]): Record<ToolName, ObjectSchema> {
  const review_id = text("Id for further calls");
  const claim = text("The claim");
  const mode = text("Its mode");
  const skipped = list(TEXT, "Phases in which no answer was owed");
  const missing = list(TEXT, "What the open phase still needs");
  const created_at = text("Start, UTC");
  const updated_at = text("Last change, UTC");
  return {
    start_review: record({
      review_id,
      claim,
      mode,
      status: text("active"),
      phases: list(TEXT, "All phases in order"),
      instructions: named(`What to do now: ${INSTRUCTIONS}`),
    }),
    submit: record({
      review_id,
      status: choice(["in_progress", "phase_complete", "complete"], "What to do next"),
      accepted: whole("Items accepted"),
      phase: text("in_progress: the phase still open"),
      items_in_phase: whole("in_progress: its items so far"),
      missing: list(TEXT, "in_progress: what it still needs"),
      completed_phase: text("The phase just closed"),
      skipped_phases: skipped,
      next_phase: named(`phase_complete: what to do now: ${INSTRUCTIONS}`),
      message: text("complete: what to call next"),
    }, [
      "phase",
      "items_in_phase",
      "missing",
      "completed_phase",
      "skipped_phases",
      "next_phase",
      "message",
    ]),
    get_verdict: verdict(modes, {
      review_id: text("The review"),
      claim,
      mode,
      context: text("Background, may be empty"),
      created_at,
      completed_at: text("End, UTC"),
      skipped_phases: skipped,
    }),
    export_report: record({
      review_id: text("The review"),
      format: text("markdown or json"),
      assessment: text("The outcome"),
      content: text("The whole document"),
    }),
    get_review: record({
      review_id,
      claim,
      mode,
      context: text("Background, may be empty"),
      status: choice(STATUSES, "Its state"),
      phase: orNull(text("Open phase, or null")),
      step: orNull(text("Its place, such as 3/9, or null")),
      items_per_phase: map({ type: "integer" }, "Accepted items by phase"),
      skipped_phases: skipped,
      created_at,
      updated_at,
      missing,
      instructions: named(`active: what to do now: ${INSTRUCTIONS}`),
      next: text("complete: what to call next"),
      abandon_reason: text("abandoned: why"),
    }, ["missing", "instructions", "next", "abandon_reason"]),
    list_reviews: record({
      count: whole("How many match in all"),
      reviews: list(
        named(
          `review_id, claim (${LIMITS.snippetMost} characters), mode, status, phase (or null), created_at, updated_at; complete: assessment`,
        ),
        "Newest first",
      ),
      data_dir: text("Where they are kept"),
      skipped: list(
        named("file, reason"),
        "Files that are no valid review",
      ),
    }, ["skipped"]),
    abandon_review: record({
      review_id: text("The review"),
      status: text("abandoned"),
      reason: text("As given"),
      message: text("What that means"),
    }),
  };
}

function verdict(modes: readonly Mode[], head: Record<string, JsonSchema>): ObjectSchema {
  const headlines = Object.fromEntries(
    modes.flatMap(({ lenses }) => lenses).flatMap(({ headline }) =>
      headline === undefined ? [] : [[headline.field, text(headline.title)]]
    ),
  );
  return record({
    ...head,
    lenses: map(
      named("phases, risk_score, assessment, assessment_reason of the lens"),
      "gauntlet: the verdict of each lens",
    ),
    phases: part(phases(modes), "Every item with its answer"),
    risk_score: named("What speaks against the claim: value, scale, explanation"),
    assessment: choice(ASSESSMENTS, "The outcome"),
    assessment_reason: text("Counts and rule behind it"),
    warnings: list(TEXT, "What was not really tested"),
    ...headlines,
  }, ["lenses", ...Object.keys(headlines)]);
}

/** What a verdict shows of every gather phase: its items, each with its answer nested. */
function phases(modes: readonly Mode[]): Record<string, JsonSchema> {
  const all = allPhases(modes);
  const answers = new Map(
    all.flatMap((phase) => phase.kind === "answer" ? [[phase.answers, phase] as const] : []),
  );
  return Object.fromEntries(
    all.flatMap((phase) =>
      phase.kind === "gather" ? [[phase.name, items(phase, answers.get(phase.name))]] : []
    ),
  );
}

function items(phase: GatherPhase, answeredBy: AnswerPhase | undefined): JsonSchema {
  const fields = phase.fields.map(({ name }) => name);
  if (takesOne(phase)) return named(fields.join(", "));
  const score = phase.score === undefined ? [] : [phase.score.name];
  const answer = answeredBy === undefined ? [] : [answerInWords(answeredBy)];
  return { type: "array", items: named(["index", ...fields, ...score, ...answer].join(", ")) };
}

/** An answer as an item nests it: its only field's value, or its fields. */
function answerInWords({ nested, fields, owed }: AnswerPhase): string {
  const keys = fields.map(({ name }) => name).join(", ");
  const inner = fields.length === 1 ? "" : ` {${keys}}`;
  return `${nested}${inner}${owed === undefined ? "" : " (null, and a note, where none was owed)"}`;
}
