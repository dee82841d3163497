import type { Tool, ToolAnnotations } from "@modelcontextprotocol/server";
import { STATUSES } from "../engine/review.ts";
import { ID_EXAMPLE, LIMITS } from "../protocol/limits.ts";
import { phasesOf } from "../protocol/modes.ts";
import type { Mode } from "../protocol/types.ts";
import type { ListFilter, ReviewList, Reviews } from "../reviews.ts";
import { resultSchemas, type ToolName } from "./result_schemas.ts";
import { itemsSchema } from "./item_schema.ts";
import { choice, type JsonSchema, record, text, whole } from "./json_schema.ts";

/** Arguments as a client sent them. */
export type Arguments = Readonly<Record<string, unknown>>;

/** One tool: what clients are told of it, and the verb that it calls. */
export interface ToolDefinition {
  readonly name: ToolName;
  readonly title: string;
  readonly description: string;
  readonly annotations: ToolAnnotations;
  readonly properties: Record<string, JsonSchema>;
  /** Names of the arguments that may be left out. */
  readonly optional: readonly string[];
  readonly call: (reviews: Reviews, sent: Arguments) => object | Promise<object>;
}

/** How many reviews a listing shows unless it is asked for another number. */
export const LISTED_UNLESS_ASKED = 25;

/** How many files that are not reviews a listing names. */
const SKIPPED_MOST = 20;

/**
 * A listing for a client: of the files that are not reviews the first few, and how many there are.
 */
export function listing(
  reviews: Reviews,
  filter: ListFilter,
): ReviewList & { readonly skipped_count?: number } {
  const list = reviews.list(filter);
  const count = list.skipped?.length ?? 0;
  if (list.skipped === undefined || count <= SKIPPED_MOST) return list;
  return { ...list, skipped: list.skipped.slice(0, SKIPPED_MOST), skipped_count: count };
}

/** Nothing outside the data directory is touched by any tool. */
const READS: ToolAnnotations = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
};
const ADDS: ToolAnnotations = { ...READS, readOnlyHint: false, idempotentHint: false };

const REVIEW_ID = text(`Id of the review, such as ${ID_EXAMPLE}`);

/** The seven tools over these modes. */
export function toolDefinitions(modes: readonly Mode[]): ToolDefinition[] {
  return [
    {
      name: "start_review",
      title: "Start a review",
      description:
        `Starts a review that attacks a claim before anyone relies on it; returns its review_id and the first phase's instructions. To continue an existing review, call get_review instead. Choose ${
          modes.map(({ name, useWhen }) => `${name} when ${useWhen}`).join("; ")
        }. A refused call writes nothing. Next: follow the instructions and submit.`,
      annotations: ADDS,
      properties: {
        claim: text(
          `One statement that can turn out wrong, ${LIMITS.claimLeast} to ${
            number(LIMITS.claimMost)
          } characters`,
        ),
        mode: choice(modes.map(({ name }) => name), `The protocol: ${modesInWords(modes)}`),
        context: text(
          `Background facts, up to ${
            number(LIMITS.contextMost)
          } characters; repeated in every phase, so keep it short`,
        ),
        revises: text(
          "Id of the complete review whose claim this one revises; its context is taken over",
        ),
      },
      optional: ["context", "revises"],
      call: (reviews, sent) =>
        reviews.start(sent["claim"], sent["mode"], sent["context"], sent["revises"]),
    },
    {
      name: "submit",
      title: "Submit items",
      description:
        "Adds items you wrote to the open phase; the only tool that advances a review. One bad item gets the whole batch refused: the error names every item and field to fix; resubmit the whole batch. Several batches are fine, but a phase closes as soon as its minimum is met and takes no more. Repeating the last accepted batch is harmless. Next, by status: in_progress: submit what missing lists; phase_complete: do next_phase; complete: get_verdict.",
      annotations: { ...ADDS, idempotentHint: true },
      properties: { review_id: REVIEW_ID, items: itemsSchema(modes) },
      optional: [],
      call: (reviews, sent) => reviews.submit(sent["review_id"], sent["items"]),
    },
    {
      name: "get_verdict",
      title: "Get the verdict",
      description:
        "Returns a complete review's verdict as data: assessment, reason, risk score, warnings about what was left untested, sensitivity (how firm it is), next_actions by weight, every item with its answer. For a document to paste, call export_report instead. Refused, naming what is missing, if a phase is open. Next: tell the user assessment, reason, every warning and the first next_actions.",
      annotations: READS,
      properties: { review_id: REVIEW_ID },
      optional: [],
      call: (reviews, sent) => reviews.verdict(sent["review_id"]),
    },
    {
      name: "export_report",
      title: "Export the memo",
      description:
        "Returns a complete review as one document to paste or keep: a decision memo with next actions, or the data of get_verdict as JSON text. Resource review://{review_id}/page is a page for people. Writes no file: save content yourself. Refused, naming what is missing, if a phase is open.",
      annotations: READS,
      properties: {
        review_id: REVIEW_ID,
        format: choice(
          ["markdown", "md", "json"],
          "markdown (or md) is the memo, json the data; default: markdown",
        ),
      },
      optional: ["format"],
      call: (reviews, sent) => reviews.exportReport(sent["review_id"], sent["format"]),
    },
    {
      name: "get_review",
      title: "Look at a review",
      description:
        "Shows where one review stands: what is missing, and the open phase's instructions. Use it to resume a review, including in a new session. Counts items; resource review://{review_id} shows them. get_verdict gives the result. Next: submit while it is active, else what next says.",
      annotations: READS,
      properties: { review_id: REVIEW_ID },
      optional: [],
      call: (reviews, sent) => reviews.progress(sent["review_id"]),
    },
    {
      name: "list_reviews",
      title: "List reviews",
      description:
        "Lists reviews, newest first, one per line. Use it to find a review_id or unfinished reviews. For one in full, call get_review. Files that are not valid reviews are listed under skipped.",
      annotations: READS,
      properties: {
        limit: whole(`At most this many, 1 or more; default: ${LISTED_UNLESS_ASKED}`),
        status: choice(STATUSES, "Only reviews in this state; default: all"),
      },
      optional: ["limit", "status"],
      call: (reviews, sent) =>
        listing(reviews, { limit: sent["limit"] ?? LISTED_UNLESS_ASKED, status: sent["status"] }),
    },
    {
      name: "abandon_review",
      title: "Abandon a review",
      description:
        "Ends an active review without a verdict: when the question is settled or the claim was worded wrongly. It stays listed with its reason and cannot be resumed. To pause, do nothing: reviews wait. Next: start_review, if the question remains.",
      annotations: { ...ADDS, destructiveHint: true, idempotentHint: true },
      properties: {
        review_id: REVIEW_ID,
        reason: text(
          `Why, in 1 to ${number(LIMITS.reasonMost)} characters`,
        ),
      },
      optional: [],
      call: (reviews, sent) => reviews.abandon(sent["review_id"], sent["reason"]),
    },
  ];
}

/** The tools as `tools/list` tells them. */
export function toolList(modes: readonly Mode[]): Tool[] {
  const answers = resultSchemas(modes);
  return toolDefinitions(modes).map((tool) => {
    const { name, title, description, annotations, properties, optional } = tool;
    return {
      name,
      title,
      description,
      inputSchema: record(properties, optional),
      outputSchema: answers[name],
      annotations,
    };
  });
}

/** How long each mode is: `steelman has 2 phases, …, gauntlet 9 (all the others in a row)`. */
function modesInWords(modes: readonly Mode[]): string {
  return modes.map((mode, place) =>
    `${mode.name}${place === 0 ? " has" : ""} ${phasesOf(mode).length}${
      place === 0 ? " phases" : ""
    }${mode.lenses.length > 1 ? ` (${mode.lenses.map(({ name }) => name).join(", ")})` : ""}`
  ).join(", ");
}

/** A limit as a reader sees it: `20,000`. */
function number(limit: number): string {
  return String(limit).replace(/\B(?=(\d{3})+$)/g, ",");
}
