/**
 * Describes what dist/release holds: server.json, with which the MCP registry finds the bundles, and
 * SHA256SUMS over all of it. Refuses when a file of a platform is missing, or one is there that is
 * none of theirs.
 *
 *     deno run --allow-read --allow-write=dist/release .ci/describe_release.ts [--rehearsal]
 *
 * A rehearsal is for this platform only.
 *
 * @module
 */
import { assertEquals } from "@std/assert";
import { join } from "@std/path";
import { archiveName, bundleName, PLATFORMS, RELEASE, thisPlatform } from "./platforms.ts";
import { serverJson } from "./server_json.ts";
import { print, sha256 } from "./tool.ts";

const platforms = Deno.args[0] === "--rehearsal" ? [thisPlatform()] : PLATFORMS;
const files = platforms.flatMap((platform) => [archiveName(platform), bundleName(platform)]);
assertEquals([...Deno.readDirSync(RELEASE)].map(({ name }) => name).toSorted(), files.toSorted());

const sums = new Map<string, string>();
async function sum(file: string): Promise<void> {
  sums.set(file, await sha256(Deno.readFileSync(join(RELEASE, file))));
}

for (const file of files) await sum(file);
const described = `${JSON.stringify(serverJson(platforms, sums), null, 2)}\n`;
Deno.writeTextFileSync(join(RELEASE, "server.json"), described);
await sum("server.json");
const lines = [...sums].map(([file, digest]) => `${digest}  ${file}\n`);
Deno.writeTextFileSync(join(RELEASE, "SHA256SUMS"), lines.join(""));
print(`SHA256SUMS and server.json describe ${files.join(", ")}`);
