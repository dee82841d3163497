/**
 * Describes what dist/release holds: SHA256SUMS over all of it, and server.json, with which the MCP
 * registry finds the bundles.
 *
 *     deno run --allow-all .ci/describe_release.ts
 *
 * @module
 */
import { join } from "@std/path";
import { VERSION } from "../src/version.ts";
import { RELEASE, REPOSITORY } from "./release_names.ts";
import { print, sha256 } from "./tool.ts";

const DESCRIPTIONS = ["SHA256SUMS", "server.json"];

const files = [...Deno.readDirSync(RELEASE)].map(({ name }) => name)
  .filter((name) => !DESCRIPTIONS.includes(name)).toSorted();
const sums = new Map<string, string>();
for (const file of files) sums.set(file, await sha256(Deno.readFileSync(join(RELEASE, file))));

const server = {
  $schema: "https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json",
  name: "io.github.mcp-devils-advocate/mcp-devils-advocate",
  title: "Devil's Advocate",
  description: "Takes a claim through an enforced adversarial review before you act on it.",
  version: VERSION,
  repository: { url: REPOSITORY, source: "github" },
  packages: files.filter((file) => file.endsWith(".mcpb")).map((file) => ({
    registryType: "mcpb",
    identifier: `${REPOSITORY}/releases/download/v${VERSION}/${file}`,
    fileSha256: sums.get(file),
    transport: { type: "stdio" },
  })),
};

/** The registry's rules for what is used of its format (schema 2025-12-11), by hand. */
const faults = [
  !/^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/.test(server.name) && "its name is no reverse-DNS name",
  server.description.length > 100 && "its description has more than 100 characters",
  server.packages.length === 0 && "it has no packages",
  ...server.packages.map(({ identifier, fileSha256 }) =>
    !/^https:\/\/github\.com\/.*mcp.*\.mcpb$/.test(identifier) && `${identifier} is no bundle` ||
    !/^[a-f0-9]{64}$/.test(fileSha256 ?? "") && `${identifier} has no checksum`
  ),
].filter((fault) => fault !== false);
if (faults.length > 0) throw new Error(`server.json: ${faults.join("; ")}`);

Deno.writeTextFileSync(join(RELEASE, "server.json"), `${JSON.stringify(server, null, 2)}\n`);
sums.set("server.json", await sha256(Deno.readFileSync(join(RELEASE, "server.json"))));
Deno.writeTextFileSync(
  join(RELEASE, "SHA256SUMS"),
  [...sums].map(([file, sum]) => `${sum}  ${file}\n`).join(""),
);
print(`described ${files.length} files, ${server.packages.length} of them bundles`);
