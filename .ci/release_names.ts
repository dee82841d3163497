import { VERSION } from "../src/version.ts";
import { DIST } from "./tool.ts";
import { join } from "@std/path";

/** Where the source is. */
export const REPOSITORY = "https://github.com/mcp-devils-advocate/mcp-devils-advocate";
/** Where what is attached to releases goes. */
export const RELEASE: string = join(DIST, "release");

const SYSTEMS: Readonly<Record<string, string>> = {
  linux: "linux",
  darwin: "macos",
  windows: "windows",
};

/** The name, without an ending, of what is released for this platform. */
export const RELEASE_NAME = `mcp-devils-advocate-${VERSION}-${
  SYSTEMS[Deno.build.os]
}-${Deno.build.arch}`;
