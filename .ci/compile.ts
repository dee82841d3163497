/**
 * Builds the executable: one bundle of program and SDK, compiled with the permissions of deno.json.
 *
 *     deno task compile [output]      (default: dist/mcp-devils-advocate)
 *
 * @module
 */
import { dirname, join, resolve } from "@std/path";
import { compiler } from "./compiler.ts";
import { ROOT, runTool } from "./tool.ts";

const suffix = Deno.build.os === "windows" ? ".exe" : "";
const output = resolve(Deno.args[0] ?? join(ROOT, "dist", `mcp-devils-advocate${suffix}`));
Deno.mkdirSync(dirname(output), { recursive: true });
const work = Deno.makeTempDirSync();
try {
  // The browser's form of the SDK leaves out a large JSON schema validator that is never called here;
  // code splitting keeps the SDK in a file of its own that only the server's worker loads.
  await runTool([
    ...[Deno.execPath(), "bundle", "--quiet", "--frozen", "--minify", "--code-splitting"],
    ...["--platform", "browser", "--outdir", work, join(ROOT, "main.ts")],
  ]);
  const { command, env, why } = await compiler();
  await runTool([
    ...[...command, "compile", "--quiet", "--no-check", "--no-lock"],
    ...["--config", configuration(work), "--permission-set", "--no-prompt"],
    // The code cache would be a file of a predictable name outside the data directory; it gains 6 ms.
    ...["--no-code-cache", "--output", output, join(work, "main.js")],
  ], env);
  await Deno.stdout.write(new TextEncoder().encode(`${output}: compiled with ${why}\n`));
} finally {
  Deno.removeSync(work, { recursive: true });
}

/** What of deno.json still matters for a bundle, as a file of its own: it imports nothing any more. */
function configuration(directory: string): string {
  const { permissions, unstable } = JSON.parse(Deno.readTextFileSync(join(ROOT, "deno.json")));
  const path = join(directory, "deno.json");
  Deno.writeTextFileSync(path, JSON.stringify({ permissions, unstable }));
  return path;
}
