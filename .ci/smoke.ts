/**
 * Starts a server as a client does and asks it for its tools:
 *
 *     deno run --allow-all .ci/smoke.ts <command> [argument…]
 *
 * @module
 */
import { print } from "./tool.ts";

const EXPECTED = [
  "start_review",
  "submit",
  "get_verdict",
  "export_report",
  "get_review",
  "list_reviews",
  "abandon_review",
];

/** A tool as the server lists it. */
export interface ListedTool {
  readonly name: string;
  readonly title: string;
}

/** The tools that a server lists. Throws when it does not start, answer or end as it should. */
export async function listedTools(
  command: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<readonly ListedTool[]> {
  const requests = [
    {
      id: 0,
      method: "initialize",
      params: {
        protocolVersion: "2025-11-25",
        capabilities: {},
        clientInfo: { name: "smoke", version: "1" },
      },
    },
    { method: "notifications/initialized" },
    { id: 1, method: "tools/list" },
  ].map((request) => `${JSON.stringify({ jsonrpc: "2.0", ...request })}\n`);
  const [program = "", ...args] = command;
  const server = new Deno.Command(program, {
    args,
    env: { ...env },
    stdin: "piped",
    stdout: "piped",
  }).spawn();
  await new Blob(requests).stream().pipeTo(server.stdin);
  const { code, stdout } = await server.output();
  const output = new TextDecoder().decode(stdout);
  const tools: readonly ListedTool[] = output.trim().split("\n").map((line) => JSON.parse(line))
    .find(({ id }) => id === 1)?.result?.tools ?? [];
  const names = tools.map(({ name }) => name);
  if (code !== 0 || names.toSorted().join() !== EXPECTED.toSorted().join()) {
    throw new Error(`${command.join(" ")} ended with ${code} and listed ${names}: ${output}`);
  }
  return tools;
}

if (import.meta.main) {
  const tools = await listedTools(Deno.args);
  print(`${Deno.args[0]} started, lists ${tools.length} tools, and ended`);
}
