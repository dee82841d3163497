/**
 * Refuses a tag that is not the program's version, as it stands in src/version.ts and in deno.json;
 * else prints the platforms to release for, as an output of a step on GitHub.
 *
 *     deno run --allow-read .ci/check_tag.ts v1.0.0
 *
 * @module
 */
import config from "../deno.json" with { type: "json" };
import { VERSION } from "../src/version.ts";
import { PLATFORMS } from "./platforms.ts";
import { print } from "./tool.ts";

const [tag] = Deno.args;
if (tag !== `v${VERSION}` || config.version !== VERSION) {
  throw new Error(
    `the tag is ${tag}, src/version.ts has ${VERSION}, deno.json has ${config.version}`,
  );
}
print(`platforms=${JSON.stringify(PLATFORMS)}`);
