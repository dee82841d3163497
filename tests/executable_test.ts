/**
 * What holds of the executable as a file, and of what is built into it.
 *
 * @module
 */
import { assert, assertEquals } from "@std/assert";
import config from "../deno.json" with { type: "json" };
import { VERSION } from "../src/version.ts";
import { inFreshDirectory, runCommand } from "./support/run_program.ts";
import { isObject, MAIN } from "./support/server_process.ts";

const executable = Deno.env.get("DEVILS_ADVOCATE_EXECUTABLE") ?? "";

Deno.test("VERSION is the version of deno.json", () => {
  assertEquals(VERSION, config.version);
});

Deno.test("the program asks for reading, writing and five names of the environment, and who it runs as", () => {
  assertEquals(config.permissions, {
    default: {
      read: true,
      write: true,
      env: ["DEVILS_ADVOCATE_DIR", "HOME", "USERPROFILE", "NO_COLOR", "TERM"],
      sys: ["uid"],
    },
  });
});

/** The modules that are loaded with one, leaving out what it imports later or never. */
async function loadedWith(module: string): Promise<string[]> {
  const { stdout } = await new Deno.Command(Deno.execPath(), { args: ["info", "--json", module] })
    .output();
  const graph: unknown = JSON.parse(new TextDecoder().decode(stdout));
  assert(isObject(graph) && Array.isArray(graph["modules"]) && Array.isArray(graph["roots"]));
  const imports = new Map<unknown, unknown[]>(graph["modules"].map((module) => [
    module.specifier,
    (module.dependencies ?? [])
      .filter((dependency: Record<string, unknown>) => dependency["isDynamic"] !== true)
      .map((dependency: Record<string, unknown>) => dependency["code"])
      .filter(isObject)
      .map((code: Record<string, unknown>) => code["specifier"]),
  ]));
  const loaded = new Set<unknown>(graph["roots"]);
  for (const specifier of loaded) {
    for (const imported of imports.get(specifier) ?? []) loaded.add(imported);
  }
  return [...loaded].map(String);
}

Deno.test("only the server's worker loads the SDK and its schemas", async () => {
  const commands = new URL("../src/cli/commands.ts", import.meta.url);
  const open = new URL("../src/open_reviews.ts", import.meta.url);
  for (const module of [MAIN, commands.href, open.href]) {
    const loaded = await loadedWith(module);
    assert(loaded.length > 1, `${module} loads only ${loaded}`);
    assertEquals(loaded.filter((specifier) => specifier.startsWith("npm:")), []);
  }
  const worker = await loadedWith(new URL("../src/mcp/serve.ts", import.meta.url).href);
  assert(worker.some((specifier) => specifier.startsWith("npm:")), "the check sees no package");
});

Deno.test("the line that starts the server loads neither reviews nor gate", async () => {
  const run = new URL("../src/cli/run.ts", import.meta.url);
  const loaded = await loadedWith(run.href);
  assertEquals(loaded.filter((specifier) => /\/src\/(gate|store|reviews\.ts)/.test(specifier)), []);
});

Deno.test({
  name: "the executable writes no file of its own (needs DEVILS_ADVOCATE_EXECUTABLE)",
  ignore: executable === "",
  async fn() {
    await inFreshDirectory(async (directory) => {
      for (const command of ["list", "serve"]) {
        const env = { TMPDIR: directory, TEMP: directory, TMP: directory };
        const run = await runCommand([executable, command, "--data-dir", directory], env);
        assertEquals(run.code, 0);
      }
      assertEquals([...Deno.readDirSync(directory)], []);
    });
  },
});
