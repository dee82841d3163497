import { assertEquals, assertStringIncludes } from "@std/assert";
import { join } from "@std/path";
import { toolList } from "../src/mcp/tools.ts";
import { MODES } from "../src/protocol/modes.ts";
import { VERSION } from "../src/version.ts";

const REQUESTS = [
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
  { id: 2, method: "tools/call", params: { name: "list_reviews", arguments: {} } },
];

/** Runs a program as clients do, with next to no environment, and gives what it printed. */
async function run(
  [program = "", ...args]: readonly string[],
  env: Readonly<Record<string, string>>,
  input: string,
): Promise<string> {
  const inherited = ["HOME", "USERPROFILE", "SYSTEMROOT", "TEMP", "TMPDIR"].flatMap((name) => {
    const value = Deno.env.get(name);
    return value === undefined ? [] : [[name, value]];
  });
  const process = new Deno.Command(program, {
    args,
    clearEnv: true,
    env: { ...Object.fromEntries(inherited), ...env },
    stdin: "piped",
    stdout: "piped",
  }).spawn();
  await new Blob([input]).stream().pipeTo(process.stdin);
  const { code, stdout } = await process.output();
  const output = new TextDecoder("utf-8", { fatal: true }).decode(stdout);
  if (code !== 0) throw new Error(`${program} ${args.join(" ")} ended with ${code}: ${output}`);
  return output;
}

/**
 * Starts a server as a client does, and compares its version, its tools and the directory that it
 * names with what they must be. Throws when one of them differs.
 */
export async function trySession(
  command: readonly string[],
  env: Readonly<Record<string, string>>,
  directory: string,
): Promise<void> {
  const lines = REQUESTS.map((request) => JSON.stringify({ jsonrpc: "2.0", ...request }));
  const output = await run(command, env, lines.map((line) => `${line}\n`).join(""));
  const [opened, listed, called] = output.trim().split("\n").map((line) => JSON.parse(line).result);
  assertEquals(opened.serverInfo.version, VERSION);
  assertEquals(listed.tools, JSON.parse(JSON.stringify(toolList(MODES))));
  assertEquals(called.structuredContent.data_dir, directory);
}

/** Tries an executable in a fresh directory: a session of the server, and the demo. */
export async function tryExecutable(program: string, directory: string): Promise<void> {
  const reviews = join(directory, "reviews");
  await trySession([program, "serve", "--data-dir", reviews], {}, reviews);
  assertStringIncludes(await run([program, "demo"], {}, ""), "\nVerdict: ");
}
