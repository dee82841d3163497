/**
 * Packs the executable of this platform for a release: an archive, and an MCP bundle that clients
 * install with a click. Tries the bundle before it says that it is done.
 *
 *     deno task compile && deno run --allow-all .ci/pack.ts
 *
 * @module
 */
import { join } from "@std/path";
import { VERSION } from "../src/version.ts";
import { RELEASE, RELEASE_NAME, REPOSITORY } from "./release_names.ts";
import { listedTools } from "./smoke.ts";
import { EXE, EXECUTABLE, print, ROOT, runTool } from "./tool.ts";

/** The official tool for bundles. */
const MCPB = [
  ...[Deno.execPath(), "run", "--quiet", "--allow-all", "--no-config", "--no-lock"],
  "npm:@anthropic-ai/mcpb@2.1.2",
];
/** What clients put in place of the folder that they unpacked a bundle to. */
const UNPACKED = "${__dirname}";
/** What they put in place of the folder that the user chose. */
const CHOSEN = "${user_config.data_dir}";
const PLATFORMS: Readonly<Record<string, string>> = {
  linux: "linux",
  darwin: "darwin",
  windows: "win32",
};

/** The description of a bundle; its tools are those that the executable itself lists. */
async function manifest() {
  const entry = `server/mcp-devils-advocate${EXE}`;
  const tools = await listedTools([EXECUTABLE]);
  return {
    manifest_version: "0.3",
    name: "mcp-devils-advocate",
    display_name: "Devil's Advocate",
    version: VERSION,
    description: "Takes a claim through an enforced adversarial review before you act on it.",
    author: { name: "The mcp-devils-advocate authors", url: REPOSITORY },
    repository: { type: "git", url: `${REPOSITORY}.git` },
    homepage: REPOSITORY,
    documentation: `${REPOSITORY}#readme`,
    support: `${REPOSITORY}/issues`,
    license: "MIT",
    keywords: ["decisions", "review", "premortem", "steelman", "assumptions"],
    server: {
      type: "binary",
      entry_point: entry,
      mcp_config: {
        command: `${UNPACKED}/${entry}`,
        args: ["serve"],
        env: { DEVILS_ADVOCATE_DIR: CHOSEN },
      },
    },
    tools: tools.map(({ name, title }) => ({ name, description: title })),
    prompts_generated: true,
    compatibility: { platforms: [PLATFORMS[Deno.build.os]] },
    user_config: {
      data_dir: {
        type: "directory",
        title: "Folder for reviews",
        description: "Reviews are kept here, one file each; the server can touch nothing else.",
        required: false,
        default: "${HOME}/.mcp-devils-advocate",
      },
    },
  };
}

/** Makes the bundle and gives its path. */
async function bundle(work: string): Promise<string> {
  Deno.mkdirSync(join(work, "server"), { recursive: true });
  Deno.copyFileSync(EXECUTABLE, join(work, "server", `mcp-devils-advocate${EXE}`));
  Deno.copyFileSync(join(ROOT, "LICENSE"), join(work, "LICENSE"));
  const described = join(work, "manifest.json");
  Deno.writeTextFileSync(described, `${JSON.stringify(await manifest(), null, 2)}\n`);
  const packed = join(RELEASE, `${RELEASE_NAME}.mcpb`);
  await runTool([...MCPB, "validate", described]);
  await runTool([...MCPB, "pack", work, packed]);
  return packed;
}

/** Unpacks a bundle where paths are not simple, and starts it by what its manifest says. */
async function tryBundle(packed: string, work: string): Promise<void> {
  const folder = join(work, "with a blank", "ünpacked");
  Deno.mkdirSync(folder, { recursive: true });
  await runTool([...MCPB, "unpack", packed, folder]);
  const { server } = JSON.parse(Deno.readTextFileSync(join(folder, "manifest.json")));
  const { command, args, env } = server.mcp_config;
  const filled = (text: string): string =>
    text.replaceAll(UNPACKED, folder).replaceAll(CHOSEN, join(folder, "reviews"));
  await listedTools(
    [command, ...args].map(filled),
    Object.fromEntries(Object.entries(env).map(([name, value]) => [name, filled(String(value))])),
  );
}

/** Makes the archive; the tar that comes with Windows makes zip files. */
async function archive(work: string): Promise<void> {
  const folder = join(work, RELEASE_NAME);
  Deno.mkdirSync(folder);
  Deno.copyFileSync(EXECUTABLE, join(folder, `mcp-devils-advocate${EXE}`));
  for (const file of ["LICENSE", "README.md"]) {
    Deno.copyFileSync(join(ROOT, file), join(folder, file));
  }
  const [tar, flags, ending] = Deno.build.os === "windows"
    ? ["C:\\Windows\\System32\\tar.exe", "-acf", "zip"]
    : ["tar", "-czf", "tar.gz"];
  const packed = join(RELEASE, `${RELEASE_NAME}.${ending}`);
  await runTool([tar, flags, packed, "-C", work, RELEASE_NAME]);
}

Deno.mkdirSync(RELEASE, { recursive: true });
const work = Deno.makeTempDirSync();
try {
  const packed = await bundle(join(work, "bundle"));
  await tryBundle(packed, work);
  await archive(work);
  print(`${packed}: unpacked, started, and lists its tools`);
} finally {
  Deno.removeSync(work, { recursive: true });
}
