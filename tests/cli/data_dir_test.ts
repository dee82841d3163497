import { assertEquals, assertThrows } from "@std/assert";
import { join, resolve } from "@std/path";
import { UsageError } from "../../src/cli/command.ts";
import { dataDirectory } from "../../src/cli/data_dir.ts";

const HOME = resolve("/home/of someone");
const found = (flag: string | undefined, environment: Record<string, string> = {}) =>
  dataDirectory(flag, (name) => ({ HOME, ...environment })[name]);

Deno.test("dataDirectory() takes the flag, else the variable, else a folder at home", () => {
  const variable = { DEVILS_ADVOCATE_DIR: "/from/variable" };
  assertEquals(found("/from/flag", variable), resolve("/from/flag"));
  assertEquals(found(undefined, variable), resolve("/from/variable"));
  assertEquals(found(undefined), join(HOME, ".mcp-devils-advocate"));
});

Deno.test("dataDirectory() takes an empty one as not set", () => {
  assertEquals(found("", { DEVILS_ADVOCATE_DIR: "/v" }), resolve("/v"));
  assertEquals(found("", { DEVILS_ADVOCATE_DIR: "" }), join(HOME, ".mcp-devils-advocate"));
});

Deno.test("dataDirectory() expands a leading tilde only, and makes the rest absolute", () => {
  assertEquals(found("~"), HOME);
  assertEquals(found("~/my reviews"), join(HOME, "my reviews"));
  assertEquals(found(undefined, { DEVILS_ADVOCATE_DIR: "~/x" }), join(HOME, "x"));
  assertEquals(found("~other/x"), resolve("~other/x"));
  assertEquals(found("a/~/b"), resolve("a/~/b"));
  assertEquals(found("."), Deno.cwd());
  assertEquals(found("~", { HOME: "", USERPROFILE: "/profile" }), resolve("/profile"));
});

Deno.test("dataDirectory() asks for a directory where there is no home", () => {
  assertThrows(() => found(undefined, { HOME: "" }), UsageError, "--data-dir");
});
