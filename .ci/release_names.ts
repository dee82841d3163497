import { join } from "@std/path";
import { VERSION } from "../src/version.ts";
import { DIST } from "./tool.ts";

/** Where the source is. */
export const REPOSITORY = "https://github.com/mcp-devils-advocate/mcp-devils-advocate";
/** Where what is attached to releases goes. */
export const RELEASE: string = join(DIST, "release");
/** The name, without an ending, of what is released for this platform; the gate action knows it. */
export const RELEASE_NAME = `mcp-devils-advocate-${VERSION}-${Deno.build.target}`;
