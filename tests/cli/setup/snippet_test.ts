import { assert, assertEquals } from "@std/assert";
import { parse as parseToml } from "smol-toml";
import { CLIENTS, type Server } from "../../../src/cli/setup/clients.ts";
import { snippet } from "../../../src/cli/setup/snippet.ts";

const SERVERS: Server[] = [
  { command: "/opt/mcp-devils-advocate", args: ["serve"], env: {} },
  {
    command: 'C:\\Program Files\\it\'s "mine"\\mcp-devils-advocate.exe',
    args: ["serve"],
    env: { DEVILS_ADVOCATE_DIR: "/home/jörg/my $decisions/日本\x7f" },
  },
];

Deno.test("snippet() is what the client's own parser reads back, whatever the path", async () => {
  let seen = 0;
  for (const client of CLIENTS) {
    for (const server of SERVERS) {
      const text = snippet(client, server, "linux");
      const { configuration } = client;
      if (configuration.kind === "json") {
        assertEquals(JSON.parse(text), {
          [configuration.list]: { "devils-advocate": configuration.entry(server) },
        });
      } else if (configuration.kind === "toml") {
        const { env, ...rest } = server;
        assertEquals(JSON.parse(JSON.stringify(parseToml(text))), {
          [configuration.list]: {
            "devils-advocate": { ...rest, ...(Object.keys(env).length === 0 ? {} : { env }) },
          },
        });
      } else {
        const shown = await new Deno.Command("sh", {
          args: ["-c", `claude() { printf '%s\\n' claude "$@"; }\n${text}`],
        }).output();
        assertEquals(
          new TextDecoder().decode(shown.stdout).trimEnd().split("\n"),
          [...configuration.words("devils-advocate", server)],
        );
      }
      seen += 1;
    }
  }
  assertEquals(seen, CLIENTS.length * SERVERS.length);
});

Deno.test("CLIENTS have names of their own, in lower case", () => {
  assertEquals(new Set(CLIENTS.map(({ name }) => name)).size, CLIENTS.length);
  for (const { name } of CLIENTS) assert(/^[a-z-]+$/.test(name), name);
});
