/**
 * Builds the executable: one bundle of program and SDK, compiled with the permissions of deno.json.
 *
 *     deno task compile        (makes dist/mcp-devils-advocate)
 *
 * @module
 */
import { join } from "@std/path";
import { compile } from "./compiler.ts";
import { DIST, EXECUTABLE, print, ROOT, runTool } from "./tool.ts";

Deno.mkdirSync(DIST, { recursive: true });
const work = Deno.makeTempDirSync();
try {
  // The browser's form of the SDK leaves out a large JSON schema validator that is never called here;
  // code splitting keeps the SDK in a file of its own that only the server's worker loads.
  await runTool([
    ...[Deno.execPath(), "bundle", "--quiet", "--frozen", "--minify", "--code-splitting"],
    ...["--platform", "browser", "--outdir", work, join(ROOT, "main.ts")],
  ]);
  const why = await compile(join(work, "main.js"), configuration(work), EXECUTABLE, [
    // Room (megabytes) for what a start makes: collecting that garbage took a tenth of it.
    "--v8-flags=--min-semi-space-size=16",
  ]);
  print(`${EXECUTABLE}: compiled with ${why}`);
} finally {
  Deno.removeSync(work, { recursive: true });
}

/**
 * What of deno.json still matters for a bundle, as a file of its own: it no longer imports anything.
 */
function configuration(directory: string): string {
  const { permissions, unstable } = JSON.parse(Deno.readTextFileSync(join(ROOT, "deno.json")));
  const path = join(directory, "deno.json");
  Deno.writeTextFileSync(path, JSON.stringify({ permissions, unstable }));
  return path;
}
