import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";

/**
 * Which definition of the specification fits what: results by the method that they answer, errors
 * under `error`, messages that answer nothing under their own method.
 */
export const MESSAGES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "2025-11-25": {
    error: "JSONRPCErrorResponse",
    result: "JSONRPCResultResponse",
    initialize: "InitializeResult",
    ping: "EmptyResult",
    "tools/list": "ListToolsResult",
    "tools/call": "CallToolResult",
    "resources/list": "ListResourcesResult",
    "resources/templates/list": "ListResourceTemplatesResult",
    "resources/read": "ReadResourceResult",
    "resources/subscribe": "EmptyResult",
    "resources/unsubscribe": "EmptyResult",
    "prompts/list": "ListPromptsResult",
    "prompts/get": "GetPromptResult",
    "completion/complete": "CompleteResult",
    "notifications/resources/updated": "ResourceUpdatedNotification",
    "notifications/resources/list_changed": "ResourceListChangedNotification",
  },
  "2026-07-28": {
    error: "JSONRPCErrorResponse",
    result: "JSONRPCResultResponse",
    "server/discover": "DiscoverResult",
    "tools/list": "ListToolsResult",
    "tools/call": "CallToolResult",
    "resources/list": "ListResourcesResult",
    "resources/templates/list": "ListResourceTemplatesResult",
    "resources/read": "ReadResourceResult",
    "prompts/list": "ListPromptsResult",
    "prompts/get": "GetPromptResult",
    "completion/complete": "CompleteResult",
    "notifications/subscriptions/acknowledged": "SubscriptionsAcknowledgedNotification",
    "notifications/resources/updated": "ResourceUpdatedNotification",
    "notifications/resources/list_changed": "ResourceListChangedNotification",
  },
};

/**
 * Says what is wrong with a message of a server, by the specification's schema; null when nothing.
 */
export type WireCheck = (message: Record<string, unknown>, answers?: string) => string | null;

/** The check of a revision. `answers` is the method of the request that a response belongs to. */
export function wireCheck(revision: string): WireCheck {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  ajv.addSchema(schemaOf(revision), "mcp");
  const against = (value: unknown, kind: string): string | null => {
    const name = MESSAGES[revision]?.[kind];
    if (name === undefined) return `${revision} has nothing for ${kind}`;
    const validate: ValidateFunction | undefined = ajv.getSchema(`mcp#/$defs/${name}`);
    if (validate === undefined) return `the fixture of ${revision} lacks ${name}`;
    return validate(value) ? null : `${name}: ${ajv.errorsText(validate.errors)}`;
  };
  return (message, answers = "") => {
    if ("method" in message) return against(message, String(message["method"]));
    if ("error" in message) return against(message, "error");
    return against(message, "result") ?? against(message["result"], answers);
  };
}

function schemaOf(revision: string): Record<string, unknown> {
  const file = new URL(`../fixtures/mcp_schema_${revision}.json`, import.meta.url);
  return JSON.parse(Deno.readTextFileSync(file));
}
