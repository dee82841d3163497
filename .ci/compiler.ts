import { join } from "@std/path";
import { runTool, sha256 } from "./tool.ts";

/** How to call `deno compile`. */
interface Compiler {
  /** The command before `compile`. */
  readonly command: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** What was chosen and why, for people. */
  readonly why: string;
}

/** Where Deno has the runtimes that it puts into executables. */
const DENO_SITE = "https://dl.deno.land/release-latest.txt";

/**
 * The runtime (denort 2.6.10, x86_64 Linux) as it comes in an npm package: any executable made by
 * `deno compile` begins with it. It cannot read what a later Deno writes, so that an earlier one
 * has to compile for it.
 */
const PACKAGED = {
  package: "@mcp-stress/linux-x64@0.2.1",
  file: "package/bin/mcp-stress",
  size: 92_183_912,
  sha256: "1b136202dc147212ad0b129de0c10eb5f17060917c9754c7921cd68f764ad2e2",
  deno: "deno@2.6.8",
} as const;

/**
 * Compiles a script that imports nothing but files beside it, with the permissions and the unstable
 * features of a configuration and with further flags; says with which runtime.
 */
export async function compile(
  script: string,
  config: string,
  output: string,
  flags: readonly string[] = [],
): Promise<string> {
  const { command, env, why } = await compiler();
  const { permissions } = JSON.parse(Deno.readTextFileSync(config));
  await runTool([
    ...[...command, "compile", "--quiet", "--no-check", "--no-lock", "--config", config],
    ...(permissions === undefined ? [] : ["--permission-set"]),
    // The code cache would be a file of a predictable name outside the data directory; it gains 6 ms.
    ...["--no-prompt", "--no-code-cache", ...flags, "--output", output, script],
  ], env);
  return why;
}

/**
 * Chooses what compiles: the runtime that DENORT_BIN names; else this Deno, where it can download
 * its own; else the packaged runtime. Throws where none of these is possible.
 */
async function compiler(): Promise<Compiler> {
  const named = Deno.env.get("DENORT_BIN");
  if (named) return forRuntime(named, `the runtime that DENORT_BIN names (${named})`);
  if (await reachable(DENO_SITE)) {
    return { command: [Deno.execPath()], env: {}, why: `Deno ${Deno.version.deno}'s own runtime` };
  }
  const why = `the runtime in npm's ${PACKAGED.package}, since ${DENO_SITE} cannot be reached`;
  return forRuntime(await packagedRuntime(), why);
}

async function forRuntime(path: string, why: string): Promise<Compiler> {
  const isPackaged = await sha256(Deno.readFileSync(path)) === PACKAGED.sha256;
  const command = isPackaged ? ["npx", "--yes", PACKAGED.deno] : [Deno.execPath()];
  return { command, env: { DENORT_BIN: path }, why };
}

async function reachable(url: string): Promise<boolean> {
  try {
    const { ok } = await fetch(url, { method: "HEAD", signal: AbortSignal.timeout(10_000) });
    return ok;
  } catch {
    return false;
  }
}

/** The packaged runtime as a file beside what Deno caches, fetched unless it is there already. */
async function packagedRuntime(): Promise<string> {
  if (Deno.build.target !== "x86_64-unknown-linux-gnu") {
    throw new Error(`${DENO_SITE} cannot be reached, and npm has no runtime for this platform`);
  }
  const path = join(await cacheDirectory(), "denort-packaged");
  if (await isPackagedRuntime(path)) return path;
  const work = Deno.makeTempDirSync();
  try {
    await runTool(["npm", "pack", "--silent", PACKAGED.package], {}, work);
    const [{ name } = { name: "" }] = Deno.readDirSync(work);
    await runTool(["tar", "-xzf", name, PACKAGED.file], {}, work);
    const bytes = Deno.readFileSync(join(work, PACKAGED.file)).subarray(0, PACKAGED.size);
    Deno.writeFileSync(path, bytes, { mode: 0o755 });
  } finally {
    Deno.removeSync(work, { recursive: true });
  }
  if (await isPackagedRuntime(path)) return path;
  Deno.removeSync(path);
  throw new Error(
    `the runtime in npm's ${PACKAGED.package} is not the one whose checksum is known`,
  );
}

/** Where this Deno keeps what it has downloaded. */
async function cacheDirectory(): Promise<string> {
  const { stdout } = await new Deno.Command(Deno.execPath(), { args: ["info", "--json"] }).output();
  const { denoDir } = JSON.parse(new TextDecoder().decode(stdout));
  if (typeof denoDir !== "string") throw new Error("deno info names no cache directory");
  return denoDir;
}

async function isPackagedRuntime(path: string): Promise<boolean> {
  try {
    return await sha256(Deno.readFileSync(path)) === PACKAGED.sha256;
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return false;
    throw error;
  }
}
