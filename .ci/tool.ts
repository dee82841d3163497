import { dirname, join } from "@std/path";
import { fromFileUrl } from "@std/path/from-file-url";

/** The repository. */
export const ROOT: string = dirname(dirname(fromFileUrl(import.meta.url)));
/** Where what is built goes. */
export const DIST: string = join(ROOT, "dist");
/** The ending of an executable's name here. */
export const EXE: string = Deno.build.os === "windows" ? ".exe" : "";
/** The executable. */
export const EXECUTABLE: string = join(DIST, `mcp-devils-advocate${EXE}`);

/** Prints a line. */
export function print(line: string): void {
  Deno.stdout.writeSync(new TextEncoder().encode(`${line}\n`));
}

/** Runs a tool with this process's own output. Throws when it fails. */
export async function runTool(
  command: readonly string[],
  env: Readonly<Record<string, string>> = {},
  cwd: string = ROOT,
): Promise<void> {
  const [tool = "", ...args] = command;
  const { code } = await new Deno.Command(tool, { args, env: { ...env }, cwd, stdin: "null" })
    .spawn().status;
  if (code !== 0) throw new Error(`${command.join(" ")} ended with ${code}`);
}

/** SHA-256 of bytes, in hexadecimal. */
export async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)).toHex();
}
