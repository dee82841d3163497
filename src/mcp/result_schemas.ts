/**
 * What the tools answer, as schemas: exactly the keys that the engine gives. All of it is sent with
 * every `tools/list`, and models read answers rather than their schemas, so each key of an answer is
 * described, and an object inside of one has its keys named in its description.
 *
 * @module
 */
import { STATUSES } from "../engine/review.ts";
import type { RecordShape, Shape } from "../engine/shape.ts";
import { verdictShape } from "../engine/verdict_report.ts";
import { LIMITS } from "../protocol/limits.ts";
import type { Mode } from "../protocol/types.ts";
import {
  choice,
  flag,
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
export function resultSchemas(modes: readonly Mode[]): Record<ToolName, ObjectSchema> {
  const review_id = text("Id for further calls");
  const claim = text("The claim");
  const mode = text("Its mode");
  const skipped = list(TEXT, "Phases skipped because nothing needed an answer");
  const missing = list(TEXT, "What the open phase still needs");
  const created_at = text("Start, UTC");
  const updated_at = text("Last change, UTC");
  const data_dir = text("Where reviews are kept");
  const notices = list(TEXT, "Notes");
  return {
    start_review: record({
      review_id,
      claim,
      mode,
      status: text("active"),
      phases: list(TEXT, "All phases in order"),
      instructions: named(`What to do now: ${INSTRUCTIONS}`),
      data_dir,
      notices,
    }, ["notices"]),
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
      notices,
    }, [
      "phase",
      "items_in_phase",
      "missing",
      "completed_phase",
      "skipped_phases",
      "next_phase",
      "message",
      "notices",
    ]),
    get_verdict: answer(verdictShape(modes)),
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
      data_dir,
      sealed: flag("Whether its file is as this program wrote it"),
    }, ["missing", "instructions", "next", "abandon_reason"]),
    list_reviews: record({
      count: whole("How many match in all"),
      reviews: list(
        named(
          `review_id, claim (${LIMITS.snippetMost} characters), mode, status, phase (or null), created_at, updated_at, sealed, revised_by; complete: assessment, decision`,
        ),
        "Newest first",
      ),
      data_dir,
      skipped: list(
        named("file, reason"),
        "Files that are not valid reviews",
      ),
      skipped_count: whole("All of them"),
    }, ["skipped", "skipped_count"]),
    abandon_review: record({
      review_id: text("The review"),
      status: text("abandoned"),
      reason: text("As given"),
      message: text("What that means"),
      notices,
    }, ["notices"]),
  };
}

/**
 * The schema of an answer whose shape is defined elsewhere: its keys, those of an object of lists,
 * and in words what is inside of them.
 */
function answer({ keys, optional }: RecordShape): ObjectSchema {
  const properties = Object.entries(keys).map(([key, shape]) => [key, answerKey(shape)]);
  return record(Object.fromEntries(properties), optional);
}

function answerKey(shape: Shape): JsonSchema {
  const about = shape.about ?? "";
  switch (shape.kind) {
    case "list":
      return shape.items.kind === "record"
        ? list(named(keysInWords(shape.items)), about)
        : list(TEXT, about);
    case "map":
      return map(named(inWords(shape.values)), about);
    case "record": {
      const phases = Object.values(shape.keys).every(({ kind, about }) =>
        about === undefined && (kind === "list" || kind === "record")
      );
      if (!phases) return named(`${about}: ${keysInWords(shape)}`);
      const properties = Object.entries(shape.keys).map((
        [key, inner],
      ) => [
        key,
        inner.kind === "list" ? list(named(inWords(inner.items))) : named(inWords(inner)),
      ]);
      return part(Object.fromEntries(properties), about);
    }
    case "choice":
      return shape.values.length > 3 ? text(about) : choice(shape.values, about);
    case "flag":
      return flag(about);
    case "text":
    case "scalar":
    case "number":
    case "whole":
      return text(about);
  }
}

/** `index, text, rebuttal {verdict, justification} or null, note?`. */
function keysInWords({ keys, optional }: RecordShape): string {
  return Object.entries(keys).map(([key, shape]) =>
    `${key}${inner(shape)}${shape.nullable === true ? " or null" : ""}${
      optional.includes(key) ? "?" : ""
    }`
  ).join(", ");
}

function inWords(shape: Shape): string {
  return shape.kind === "record" ? keysInWords(shape) : shape.about ?? "";
}

function inner(shape: Shape): string {
  if (shape.kind === "record") return ` {${keysInWords(shape)}}`;
  return shape.kind === "list" && shape.items.kind === "record"
    ? ` [${keysInWords(shape.items)}]`
    : "";
}
