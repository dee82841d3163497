import type { CallToolResult, McpServer } from "@modelcontextprotocol/server";
import { ReviewError } from "../engine/errors.ts";
import { STATUSES } from "../engine/review.ts";
import type { Mode } from "../protocol/types.ts";
import type { Reviews } from "../reviews.ts";
import { advertised, type JsonSchema } from "./advertised.ts";
import { itemsSchema } from "./item_schema.ts";

/** Arguments as a client sent them. */
type Arguments = Readonly<Record<string, unknown>>;

/** How many reviews a listing shows unless it is asked for another number. */
const LISTED_UNLESS_ASKED = 25;

interface ToolDefinition {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly properties: JsonSchema;
  readonly required: readonly string[];
  readonly call: (reviews: Reviews, sent: Arguments) => object;
}

const REVIEW_ID = { type: "string", description: "Id of the review, such as rev-k3x9." };

function definitions(modes: readonly Mode[]): ToolDefinition[] {
  return [
    {
      name: "start_review",
      title: "Start a review",
      description: "Starts an adversarial review of a claim.",
      properties: {
        claim: { type: "string", description: "The claim, 10 to 2,000 characters." },
        mode: { type: "string", enum: modes.map(({ name }) => name), description: "The protocol." },
        context: { type: "string", description: "Background, at most 20,000 characters." },
      },
      required: ["claim", "mode"],
      call: (reviews, sent) => reviews.start(sent["claim"], sent["mode"], sent["context"]),
    },
    {
      name: "submit",
      title: "Submit items",
      description: "Submits items for the open phase of a review.",
      properties: { review_id: REVIEW_ID, items: itemsSchema(modes) },
      required: ["review_id", "items"],
      call: (reviews, sent) => reviews.submit(sent["review_id"], sent["items"]),
    },
    {
      name: "get_verdict",
      title: "Get the verdict",
      description: "Gives the verdict of a complete review.",
      properties: { review_id: REVIEW_ID },
      required: ["review_id"],
      call: (reviews, sent) => reviews.verdict(sent["review_id"]),
    },
    {
      name: "export_report",
      title: "Export the memo",
      description: "Gives the decision memo of a complete review.",
      properties: {
        review_id: REVIEW_ID,
        format: { type: "string", enum: ["markdown", "md", "json"], description: "Form." },
      },
      required: ["review_id"],
      call: (reviews, sent) => reviews.exportReport(sent["review_id"], sent["format"]),
    },
    {
      name: "get_review",
      title: "Look at a review",
      description: "Shows where a review stands.",
      properties: { review_id: REVIEW_ID },
      required: ["review_id"],
      call: (reviews, sent) => reviews.progress(sent["review_id"]),
    },
    {
      name: "list_reviews",
      title: "List reviews",
      description: "Lists reviews, newest first.",
      properties: {
        limit: { type: "integer", description: "At most this many; 25 unless given." },
        status: { type: "string", enum: STATUSES, description: "Only reviews with this status." },
      },
      required: [],
      call: (reviews, sent) =>
        reviews.list({ limit: sent["limit"] ?? LISTED_UNLESS_ASKED, status: sent["status"] }),
    },
    {
      name: "abandon_review",
      title: "Abandon a review",
      description: "Gives up an active review.",
      properties: {
        review_id: REVIEW_ID,
        reason: { type: "string", description: "Why, at most 2,000 characters." },
      },
      required: ["review_id", "reason"],
      call: (reviews, sent) => reviews.abandon(sent["review_id"], sent["reason"]),
    },
  ];
}

/** Registers the seven tools. */
export function registerTools(server: McpServer, reviews: Reviews, modes: readonly Mode[]): void {
  for (const tool of definitions(modes)) {
    const { name, title, description, properties, required } = tool;
    server.registerTool(name, {
      title,
      description,
      inputSchema: advertised<Arguments>({ type: "object", properties, required }),
    }, (sent: Arguments) => answer(() => tool.call(reviews, sent)));
  }
}

function answer(call: () => object): CallToolResult {
  try {
    const result = call();
    return {
      content: [{ type: "text", text: JSON.stringify(result) }],
      structuredContent: { ...result },
    };
  } catch (error) {
    if (!(error instanceof ReviewError)) throw error;
    return { content: [{ type: "text", text: error.message }], isError: true };
  }
}
