import { McpServer } from "@modelcontextprotocol/server";
import { MODES } from "../protocol/modes.ts";
import type { Reviews } from "../reviews.ts";
import { PROGRAM, VERSION } from "../version.ts";
import { registerTools } from "./tools.ts";

/** The MCP server over the reviews of one directory, for either era of the protocol. */
export function createServer(reviews: Reviews): McpServer {
  const server = new McpServer({ name: PROGRAM, version: VERSION });
  registerTools(server, reviews, MODES);
  return server;
}
