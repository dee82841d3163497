/**
 * A check with the Inspector's command line, which needs npm and takes half a minute: its strict
 * lint of the tools, and a review of every step in each era of the protocol.
 *
 *     deno run -A tests/support/inspector_check.ts
 *
 * @module
 */
import { assert, assertEquals } from "@std/assert";
import { join } from "@std/path";
import { playReview, SCRIPTED_CLAIM } from "./scripted_reviews.ts";
import { isObject, programCommand } from "./server_process.ts";

const PACKAGES = ["node@22", "@modelcontextprotocol/inspector@2.12.0"];

const home = Deno.makeTempDirSync();
const text = new TextDecoder();

function run(command: string, args: readonly string[]) {
  const { code, stdout, stderr } = new Deno.Command(command, {
    args: [...args],
    cwd: home,
    env: { MCP_INSPECTOR_SECRET_STORE: "memory" },
  }).outputSync();
  return { code, stdout: text.decode(stdout), stderr: text.decode(stderr) };
}

/** Calls the Inspector's command line on a fresh server over the directory. */
function inspect(directory: string, era: string, ...args: string[]): Record<string, unknown> {
  const bin = join(home, "node_modules", ".bin");
  const [command = "", ...rest] = [...programCommand(), "serve", "--data-dir", directory];
  const config = join(home, "mcp.json");
  Deno.writeTextFileSync(config, JSON.stringify({ mcpServers: { da: { command, args: rest } } }));
  const { code, stdout, stderr } = run(
    join(bin, "node"),
    [
      join(bin, "mcp-inspector"),
      "--cli",
      ...[
        "--config",
        config,
        "--server",
        "da",
        "--protocol-era",
        era,
        "--quiet",
        "--strict",
        ...args,
      ],
    ].filter((arg) => arg !== "--strict" || args.includes("tools/list")),
  );
  assert(code === 0, `${args.join(" ")}: exit ${code}\n${stderr}`);
  // Findings of the lint, warnings too, come on standard error.
  assertEquals(stderr.trim(), "", args.join(" "));
  return JSON.parse(stdout);
}

try {
  const installed = run("npm", [
    "install",
    "--no-fund",
    "--no-audit",
    "--prefix",
    home,
    ...PACKAGES,
  ]);
  assertEquals(installed.code, 0, installed.stderr);
  for (const era of ["legacy", "auto", "modern"]) {
    const directory = join(home, `reviews-${era}`);
    const ask = (...args: string[]) => inspect(directory, era, ...args);
    const { tools } = ask("--method", "tools/list");
    assert(Array.isArray(tools) && tools.length === 7);
    const call = (name: string, args: Record<string, unknown>) => {
      const sent = ["--tool-name", name, "--tool-args-json", JSON.stringify(args)];
      const { structuredContent } = ask("--method", "tools/call", ...sent);
      assert(isObject(structuredContent), name);
      return Promise.resolve(structuredContent);
    };
    const { id, verdict } = await playReview(call, "steelman");
    ask("--method", "resources/list");
    ask("--method", "resources/templates/list");
    ask("--method", "resources/read", "--uri", `review://${id}`);
    ask("--method", "resources/read", "--uri", "reviews://");
    ask("--method", "prompts/list");
    const args = [`claim=${SCRIPTED_CLAIM}`, "mode=gauntlet"];
    ask("--method", "prompts/get", "--prompt-name", "stress_test", "--prompt-args", ...args);
    Deno.stdout.writeSync(
      new TextEncoder().encode(`${era}: no finding; ${id} ${verdict["assessment"]}\n`),
    );
  }
} finally {
  Deno.removeSync(home, { recursive: true });
}
