/**
 * The client libraries that MCP clients are built on, behind one interface, each over real stdio
 * against the program under test.
 *
 * @module
 */
import { Client as Client2 } from "@modelcontextprotocol/client";
import { StdioClientTransport as Stdio2 } from "@modelcontextprotocol/client/stdio";
// @ts-types="@modelcontextprotocol/sdk/client/index"
import { Client as Client1 } from "@modelcontextprotocol/sdk/client/index.js";
// @ts-types="@modelcontextprotocol/sdk/client/stdio"
import { StdioClientTransport as Stdio1 } from "@modelcontextprotocol/sdk/client/stdio.js";
import { programCommand } from "./server_process.ts";

/** A tool's answer as a client gets it. */
export interface ClientAnswer {
  readonly isError: boolean;
  readonly texts: readonly string[];
  readonly structured: unknown;
}

/** What the tests do with a client. */
export interface TestClient extends AsyncDisposable {
  /** The protocol version in use. */
  readonly version: string | undefined;
  readonly instructions: string | undefined;
  tools(): Promise<{ name: string; title?: string | undefined; outputSchema?: unknown }[]>;
  call(name: string, args: Record<string, unknown>): Promise<ClientAnswer>;
  resources(): Promise<{ uri: string; title?: string | undefined }[]>;
  templates(): Promise<{ uriTemplate: string }[]>;
  read(uri: string): Promise<{ text: string; mimeType?: string | undefined }>;
  prompts(): Promise<{ name: string }[]>;
  prompt(name: string, args: Record<string, string>): Promise<string>;
  complete(of: "mode" | "review_id", value: string): Promise<readonly string[]>;
  /** Asks to be told of changes of a resource; each is reported by its URI. */
  follow(uri: string, changed: (uri: string) => void): Promise<void>;
}

/** The ways to connect, by name: the 1.x library, and the 2.x library in its three modes. */
export const CLIENTS: Readonly<Record<string, (directory: string) => Promise<TestClient>>> = {
  "1.x": connect1,
  "2.x legacy": (directory) => connect2(directory, "legacy"),
  "2.x auto": (directory) => connect2(directory, "auto"),
  "2.x pinned to 2026-07-28": (directory) => connect2(directory, { pin: "2026-07-28" }),
};

const INFO = { name: "tests", version: "1" };

function server(directory: string) {
  const [command = "", ...args] = [...programCommand(), "serve", "--data-dir", directory];
  const env = Deno.env.toObject();
  return { command, args, env, stderr: "inherit" as const };
}

/** What `completion/complete` is asked about an argument. */
function reference(of: "mode" | "review_id") {
  return of === "mode"
    ? { type: "ref/prompt" as const, name: "stress_test" }
    : { type: "ref/resource" as const, uri: "review://{review_id}" };
}

function answerOf(result: Record<string, unknown>): ClientAnswer {
  const { content, structuredContent, isError } = result;
  const blocks = Array.isArray(content) ? content : [];
  return {
    isError: isError === true,
    texts: blocks.map(({ text }) => String(text)),
    structured: structuredContent,
  };
}

function textOf(contents: readonly object[]): { text: string; mimeType?: string | undefined } {
  const [first] = contents;
  if (first === undefined || !("text" in first)) throw new Error("no text");
  const mimeType = "mimeType" in first ? String(first.mimeType) : undefined;
  return { text: String(first.text), mimeType };
}

/** What both generations do alike. */
function common(client: Client1 | Client2): Omit<TestClient, "version" | "follow"> {
  return {
    instructions: client.getInstructions(),
    tools: async () => (await client.listTools()).tools,
    call: async (name, args) => answerOf(await client.callTool({ name, arguments: args })),
    resources: async () => (await client.listResources()).resources,
    templates: async () => (await client.listResourceTemplates()).resourceTemplates,
    read: async (uri) => textOf((await client.readResource({ uri })).contents),
    prompts: async () => (await client.listPrompts()).prompts,
    prompt: async (name, args) =>
      JSON.stringify((await client.getPrompt({ name, arguments: args })).messages),
    complete: async (of, value) => {
      const argument = { name: of, value };
      return (await client.complete({ ref: reference(of), argument })).completion.values;
    },
    [Symbol.asyncDispose]: () => client.close(),
  };
}

async function connect1(directory: string): Promise<TestClient> {
  const client = new Client1(INFO);
  let version: string | undefined;
  const transport = Object.assign(new Stdio1(server(directory)), {
    setProtocolVersion: (negotiated: string) => version = negotiated,
  });
  await client.connect(transport);
  return {
    ...common(client),
    version,
    follow: async (uri, changed) => {
      client.fallbackNotificationHandler = ({ params }) => {
        if (typeof params?.["uri"] === "string") changed(params["uri"]);
        return Promise.resolve();
      };
      await client.subscribeResource({ uri });
    },
  };
}

async function connect2(
  directory: string,
  mode: "legacy" | "auto" | { pin: string },
): Promise<TestClient> {
  const client = new Client2(INFO, { versionNegotiation: { mode } });
  await client.connect(new Stdio2(server(directory)));
  return {
    ...common(client),
    version: client.getNegotiatedProtocolVersion(),
    follow: async (uri, changed) => {
      client.setNotificationHandler("notifications/resources/updated", ({ params }) => {
        changed(params.uri);
      });
      if (client.getProtocolEra() === "modern") {
        await client.listen({ resourceSubscriptions: [uri] });
      } else await client.subscribeResource({ uri });
    },
  };
}
