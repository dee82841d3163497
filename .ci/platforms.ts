import { join } from "@std/path";
import { PROGRAM, VERSION } from "../src/version.ts";
import { DIST } from "./tool.ts";

/** A platform that is released for. */
export interface Platform {
  /** As people call it. */
  readonly title: string;
  /** As Deno and the gate action call it. */
  readonly target: string;
  /** GitHub's machine that compiles for it and tries the outcome. */
  readonly runner: string;
  /** What bundles of clients call its system. */
  readonly system: "linux" | "darwin" | "win32";
}

/** The platforms that are released for. */
export const PLATFORMS: readonly Platform[] = [
  {
    title: "Linux, x86_64",
    target: "x86_64-unknown-linux-gnu",
    runner: "ubuntu-latest",
    system: "linux",
  },
  {
    title: "Linux, ARM",
    target: "aarch64-unknown-linux-gnu",
    runner: "ubuntu-24.04-arm",
    system: "linux",
  },
  {
    title: "macOS, Intel",
    target: "x86_64-apple-darwin",
    runner: "macos-15-intel",
    system: "darwin",
  },
  {
    title: "macOS, Apple silicon",
    target: "aarch64-apple-darwin",
    runner: "macos-latest",
    system: "darwin",
  },
  {
    title: "Windows, x86_64",
    target: "x86_64-pc-windows-msvc",
    runner: "windows-latest",
    system: "win32",
  },
];

/** Where the source is. */
export const REPOSITORY = "https://github.com/mcp-devils-advocate/mcp-devils-advocate";
/** Where what is attached to a release goes. */
export const RELEASE: string = join(DIST, "release");

/** The platform of this machine. Throws when nothing is released for it. */
export function thisPlatform(): Platform {
  const found = PLATFORMS.find(({ target }) => target === Deno.build.target);
  if (found === undefined) throw new Error(`there is no release for ${Deno.build.target}`);
  return found;
}

/** The name, without an ending, of what is released for a platform. */
export function releaseName({ target }: Platform): string {
  return `${PROGRAM}-${VERSION}-${target}`;
}

/** The file's name of the executable on a platform. */
export function executableName({ system }: Platform): string {
  return system === "win32" ? `${PROGRAM}.exe` : PROGRAM;
}

/** The file's name of a platform's archive; the gate action knows it. */
export function archiveName(platform: Platform): string {
  return `${releaseName(platform)}.${platform.system === "win32" ? "zip" : "tar.gz"}`;
}

/** The file's name of a platform's bundle. */
export function bundleName(platform: Platform): string {
  return `${releaseName(platform)}.mcpb`;
}
