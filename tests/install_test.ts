import { assert, assertEquals } from "@std/assert";
import { parse as parseToml } from "smol-toml";
import { DATA_DIR_VARIABLE } from "../src/cli/data_dir.ts";
import { CLIENTS } from "../src/cli/setup/clients.ts";
import { snippet } from "../src/cli/setup/snippet.ts";
import { VERSION } from "../src/version.ts";

const PAGE = Deno.readTextFileSync(new URL("../.github/docs/clients.md", import.meta.url));
const CHANGELOG = Deno.readTextFileSync(new URL("../.github/CHANGELOG.md", import.meta.url));

/** The configuration that the page shows under that name. */
function shown(name: string): string {
  const [, text] = new RegExp(`<!-- client: ${name} -->\n+\`\`\`\\w+\n([\\s\\S]*?)\`\`\``)
    .exec(PAGE) ?? [];
  assert(text !== undefined, `the page has no configuration ${name}`);
  return text;
}

const SERVER = {
  command: "/home/you/tools/mcp-devils-advocate",
  args: ["serve"],
  env: { [DATA_DIR_VARIABLE]: "/home/you/decisions" },
};

const READERS = {
  json: (text: string) => JSON.parse(text),
  toml: parseToml,
  command: (text: string) => text.replace(/ \\\n */, " ").trim(),
};

Deno.test("the configurations of clients.md are those that setup prints", () => {
  const names = [...PAGE.matchAll(/<!-- client: (\S+) -->/g)].map(([, name]) => name);
  assertEquals(names, ["claude-desktop", "vscode", "copilot", "opencode", "codex", "claude-code"]);
  for (const client of CLIENTS.filter(({ name }) => names.includes(name))) {
    const read = READERS[client.configuration.kind];
    const printed = snippet(client, SERVER, "linux");
    assertEquals(read(shown(client.name)), read(printed), client.name);
  }
  // The page shows one entry for these three (and Claude Code's .mcp.json).
  const [first, ...others] = CLIENTS.filter(({ name }) =>
    ["claude-desktop", "cursor", "gemini"].includes(name)
  ).map((client) => snippet(client, SERVER, "linux"));
  assertEquals(others, [first, first]);
});

Deno.test("the changelog has one text for this version, which releases take as their notes", () => {
  const versions = [...CHANGELOG.matchAll(/^## (.+)$/gm)].map(([, version]) => version);
  assertEquals(versions.filter((version) => version === VERSION), [VERSION]);
  assertEquals(versions.filter((version) => version !== "Unreleased")[0], VERSION);
});
