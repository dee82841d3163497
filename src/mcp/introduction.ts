import { PROGRAM, VERSION } from "../version.ts";
import { SERVER_INSTRUCTIONS } from "./server_instructions.ts";

/** What the server says of itself when a connection opens, in either era. */
export const INTRODUCTION = {
  serverInfo: { name: PROGRAM, title: "Devil's advocate", version: VERSION },
  capabilities: {
    tools: {},
    resources: { subscribe: true, listChanged: true },
    prompts: {},
    completions: {},
  },
  instructions: SERVER_INSTRUCTIONS,
} as const;

/** How long clients of the newer era may keep what never changes while the program runs. */
export const FIXED = { ttlMs: 3_600_000, cacheScope: "public" } as const;
