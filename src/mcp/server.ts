import {
  type JSONRPCMessage,
  ProtocolErrorCode,
  Server,
  type Transport,
} from "@modelcontextprotocol/server";
import { MODES } from "../protocol/modes.ts";
import type { Reviews } from "../reviews.ts";
import type { Changes } from "./changes.ts";
import { serveCompletion } from "./completion.ts";
import type { Log } from "./failures.ts";
import { FIXED, INTRODUCTION } from "./introduction.ts";
import { servePrompt } from "./prompt.ts";
import { serveResources } from "./resources.ts";
import { serveTools } from "./tool_calls.ts";

/** What a server is made of. */
export interface ServerParts {
  readonly reviews: Reviews;
  readonly changes: Changes;
  readonly log: Log;
}

/**
 * The MCP server over the reviews of one directory, for either era of the protocol.
 *
 * It is built on the SDK's `Server` and not on its `McpServer`: that one takes schemas of a
 * validating library and answers with that library's words, while here every schema is plain data
 * and every check is a verb's, with an error that says how to fix the call.
 */
export function createServer(
  { reviews, changes, log }: ServerParts,
  era: "legacy" | "modern",
): Server {
  const ofEra = era === "legacy" ? OlderServer : Server;
  const { serverInfo, capabilities, instructions } = INTRODUCTION;
  const server = new ofEra(serverInfo, {
    capabilities,
    instructions,
    cacheHints: {
      "server/discover": FIXED,
      "tools/list": FIXED,
      "prompts/list": FIXED,
      "resources/templates/list": FIXED,
    },
  });
  serveTools(server, reviews, MODES, log, era);
  serveResources(server, reviews, changes, log);
  servePrompt(server, MODES, log);
  serveCompletion(server, reviews, MODES, log);
  changes.serve(server, era);
  return server;
}

/** Code of the older revisions for a resource that does not exist. */
const RESOURCE_NOT_FOUND = -32002;

/**
 * A server that tells clients of the older era of a missing resource by the code of their revision.
 * The SDK knows only the newer one's, invalid params.
 */
class OlderServer extends Server {
  override connect(transport: Transport): Promise<void> {
    const send = transport.send.bind(transport);
    transport.send = (message, options) => send(withOlderCode(message), options);
    return super.connect(transport);
  }
}

function withOlderCode(message: JSONRPCMessage): JSONRPCMessage {
  if (!("error" in message)) return message;
  const { code, data } = message.error;
  // The SDK's own mark of this error: data that holds the URI and nothing else.
  const missing = code === ProtocolErrorCode.InvalidParams && typeof data === "object" &&
    data !== null && Object.keys(data).join() === "uri";
  return missing ? { ...message, error: { ...message.error, code: RESOURCE_NOT_FOUND } } : message;
}
