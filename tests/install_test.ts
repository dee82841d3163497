import { assert, assertEquals, assertMatch } from "@std/assert";
import { DATA_DIR_VARIABLE } from "../src/cli/data_dir.ts";
import { COMMANDS } from "../src/cli/commands.ts";
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

/** Reads TOML of tables whose values are written as they are in JSON, and nothing else. */
function readToml(toml: string): unknown {
  const tables = toml.split(/^(?=\[)/m).map((table) => {
    const [, path = "", pairs = ""] = /^\[([\w.-]+)\]\n((?:\w+ = .*\n)+)\n?$/.exec(table) ?? [];
    const entries = [...pairs.matchAll(/^(\w+) = (.*)$/gm)]
      .map(([, key, value = ""]): [unknown, unknown] => [key, JSON.parse(value)]);
    assert(entries.length > 0, `what is ${table}?`);
    return { path: path.split("."), entries: Object.fromEntries(entries) };
  });
  return tables.map(({ path, entries }) =>
    path.reduceRight((inner, key) => ({ [key]: inner }), entries)
  );
}

const ENTRY = {
  command: "/home/you/tools/mcp-devils-advocate",
  args: ["serve"],
  env: { [DATA_DIR_VARIABLE]: "/home/you/decisions" },
};

Deno.test("the configurations of clients.md parse and start the server with its directory", () => {
  assert(COMMANDS.some(({ name }) => name === ENTRY.args[0]));
  assertEquals(JSON.parse(shown("mcpServers")), { mcpServers: { "devils-advocate": ENTRY } });
  assertEquals(JSON.parse(shown("servers")), {
    servers: { "devils-advocate": { type: "stdio", ...ENTRY } },
  });
  const { env, ...start } = ENTRY;
  assertEquals(readToml(shown("mcp_servers")), [
    { mcp_servers: { "devils-advocate": start } },
    { mcp_servers: { "devils-advocate": { env } } },
  ]);
  assertEquals(
    shown("claude").replace(/ \\\n */, " ").trim(),
    `claude mcp add devils-advocate --scope user --env ${DATA_DIR_VARIABLE}=${
      ENTRY.env[DATA_DIR_VARIABLE]
    } -- ${ENTRY.command} ${ENTRY.args}`,
  );
});

Deno.test("the changelog begins with this version, which releases take as their notes", () => {
  assertMatch(
    CHANGELOG,
    new RegExp(`^# Changelog\\n\\n## ${VERSION.replaceAll(".", "[.]")}\\n\\n\\w`),
  );
});
