/**
 * Packs the executable of this platform for a release: an archive, and an MCP bundle that clients
 * install with a click. Unpacks and tries both before it says that they are done.
 *
 *     deno task compile && deno run --allow-all .ci/pack.ts
 *
 * @module
 */
import { join } from "@std/path";
import { CHOSEN, manifest, UNPACKED } from "./manifest.ts";
import {
  archiveName,
  bundleName,
  executableName,
  RELEASE,
  releaseName,
  thisPlatform,
} from "./platforms.ts";
import { tryExecutable, trySession } from "./smoke.ts";
import { EXECUTABLE, print, ROOT, runTool } from "./tool.ts";

/**
 * The official tool for bundles, with a lock file of its own: what it is made of is not the
 * program's.
 */
const MCPB = [
  ...[Deno.execPath(), "run", "--quiet", "--allow-all", "--no-config", "--frozen"],
  ...["--lock", join(ROOT, ".ci", "mcpb.lock"), "npm:@anthropic-ai/mcpb@2.1.2"],
];
/**
 * The tar that packs and unpacks an archive; on Windows the system's own, which knows zip files.
 */
const TAR = Deno.build.os === "windows" ? "C:\\Windows\\System32\\tar.exe" : "tar";

const platform = thisPlatform();
const executable = executableName(platform);

/** Makes a folder with the executable and what else everybody gets. */
function stage(folder: string): void {
  Deno.mkdirSync(folder, { recursive: true });
  Deno.copyFileSync(EXECUTABLE, join(folder, executable));
  for (const file of ["LICENSE", "README.md"]) {
    Deno.copyFileSync(join(ROOT, file), join(folder, file));
  }
}

async function packArchive(work: string): Promise<string> {
  const archive = join(RELEASE, archiveName(platform));
  stage(join(work, releaseName(platform)));
  // With -a the file's name decides whether it becomes a zip file. The tar of macOS would add a file
  // of attributes for each file, but for the variable.
  await runTool([TAR, "-acf", archive, "-C", work, releaseName(platform)], {
    COPYFILE_DISABLE: "1",
  });
  return archive;
}

async function tryArchive(archive: string, folder: string): Promise<void> {
  Deno.mkdirSync(folder, { recursive: true });
  await runTool([TAR, "-xf", archive, "-C", folder]);
  await tryExecutable(join(folder, releaseName(platform), executable), folder);
}

async function packBundle(work: string): Promise<string> {
  const bundle = join(RELEASE, bundleName(platform));
  stage(work);
  const described = join(work, "manifest.json");
  Deno.writeTextFileSync(described, `${JSON.stringify(manifest(platform), null, 2)}\n`);
  await runTool([...MCPB, "validate", described]);
  await runTool([...MCPB, "pack", work, bundle]);
  return bundle;
}

/** Starts what a bundle's manifest says, filled in as a client does. */
async function tryBundle(bundle: string, folder: string): Promise<void> {
  await runTool([...MCPB, "unpack", bundle, folder]);
  const { server } = JSON.parse(Deno.readTextFileSync(join(folder, "manifest.json")));
  const { command, args, env } = server.mcp_config;
  const reviews = join(folder, "reviews");
  const filled = (text: unknown): string =>
    String(text).replaceAll(UNPACKED, folder).replaceAll(CHOSEN, reviews);
  await trySession(
    [command, ...args].map(filled),
    Object.fromEntries(Object.entries(env).map(([name, value]) => [name, filled(value)])),
    reviews,
  );
}

Deno.mkdirSync(RELEASE, { recursive: true });
const work = Deno.realPathSync(Deno.makeTempDirSync());
try {
  // Clients unpack to the user's folders, whose names are not always simple.
  const unpacked = join(work, "a folder of Zoë's");
  await tryArchive(await packArchive(join(work, "archive")), join(unpacked, "archive"));
  await tryBundle(await packBundle(join(work, "bundle")), join(unpacked, "bundle"));
  print(`${RELEASE}: archive and bundle were unpacked, started, and answered`);
} finally {
  Deno.removeSync(work, { recursive: true });
}
