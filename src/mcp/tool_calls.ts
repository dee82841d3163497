import {
  type CallToolResult,
  CLIENT_INFO_META_KEY,
  ProtocolError,
  ProtocolErrorCode,
  type Server,
} from "@modelcontextprotocol/server";
import { byOf } from "../engine/by.ts";
import { isRecord, ownValue } from "../engine/values.ts";
import { either, quote, trimmed } from "../engine/wording.ts";
import type { Mode } from "../protocol/types.ts";
import type { Reviews } from "../reviews.ts";
import { type Log, messageFor } from "./failures.ts";
import { type Arguments, type ToolDefinition, toolDefinitions, toolList } from "./tools.ts";

/**
 * Answers `tools/list` and `tools/call`. Arguments reach the verbs as they were sent, whatever the
 * schema says: the verbs' own errors teach better than those of a schema, and what a client adds on
 * its own (`wait_for_previous`) is ignored.
 */
export function serveTools(
  server: Server,
  reviews: Reviews,
  modes: readonly Mode[],
  log: Log,
  era: "legacy" | "modern",
): void {
  // Made at the first call: nothing that the opening of a connection has to wait for.
  let tools: readonly ToolDefinition[] | undefined;
  server.setRequestHandler("tools/list", () => ({ tools: toolList(modes) }));
  server.setRequestHandler("tools/call", ({ params }, { mcpReq: { envelope } }) => {
    tools ??= toolDefinitions(modes);
    const tool = tools.find(({ name }) => name === params.name);
    // The newer era names the client with every request, the older one once, at its opening.
    const client = era === "modern"
      ? ownValue({ ...envelope }, CLIENT_INFO_META_KEY)
      : server.getClientVersion();
    const by = isRecord(client) ? byOf("mcp", client) : null;
    if (tool !== undefined) return call(tool, reviews.as(by), params.arguments ?? {}, log);
    throw new ProtocolError(
      ProtocolErrorCode.InvalidParams,
      `There is no tool ${quote(params.name)}: call ${either(tools.map(({ name }) => name))}.`,
    );
  });
}

/** The arguments without the optional ones that are null or empty: clients send those for none. */
function given({ optional }: ToolDefinition, sent: Arguments): Arguments {
  return Object.fromEntries(
    Object.entries(sent).filter(([name, value]) =>
      !optional.includes(name) ||
      (value !== null && !(typeof value === "string" && trimmed(value) === ""))
    ),
  );
}

/** Calls a tool: its answer as data and as one text of the same bytes, or an error as text only. */
async function call(
  tool: ToolDefinition,
  reviews: Reviews,
  sent: Arguments,
  log: Log,
): Promise<CallToolResult> {
  try {
    const result = await tool.call(reviews, given(tool, sent));
    return {
      content: [{ type: "text", text: JSON.stringify(result) }],
      structuredContent: { ...result },
    };
  } catch (thrown) {
    return {
      content: [{
        type: "text",
        text: [messageFor(thrown, tool.name, log), ...misnamed(tool, sent)].join("\n"),
      }],
      isError: true,
    };
  }
}

/** How many unknown arguments an error names. */
const MISNAMED_MOST = 5;

/** Where one is missing, those that the tool does not have: one of them may be meant. */
function misnamed({ name, properties, optional }: ToolDefinition, sent: Arguments): string[] {
  const known = Object.keys(properties);
  const isMissing = known.some((key) => !optional.includes(key) && sent[key] === undefined);
  const others = Object.keys(sent).filter((key) => !known.includes(key));
  if (!isMissing || others.length === 0) return [];
  const shown = either(others.slice(0, MISNAMED_MOST).map(quote));
  return [`${name} takes ${either(known, "and")}; it has no argument ${shown}.`];
}
