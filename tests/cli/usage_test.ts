import { assert, assertEquals, assertMatch, assertStringIncludes } from "@std/assert";
import { join } from "@std/path";
import { COMMANDS } from "../../src/cli/commands.ts";
import { commandHelp, programHelp } from "../../src/cli/help.ts";
import { displayWidth } from "../../src/cli/width.ts";
import { inFreshDirectory, runProgram } from "../support/run_program.ts";
import { seed } from "../support/seeded.ts";

Deno.test("wrong usage exits 2 with one line that says what to do", async () => {
  const cases = [
    ["lsit"],
    ["list", "--limit", "0"],
    ["list", "--limit", "1e3"],
    ["list", "--status", "done"],
    ["list", "--assessment", "maybe"],
    ["show"],
    ["show", ""],
    ["report"],
    ["report", "rev-abcd", "--format", "pdf"],
    ["report", "rev-abcd", "rev-efgh"],
    ["--frobnicate"],
  ];
  for (const args of cases) {
    const { code, stdout, stderr } = await runProgram(args);
    assertEquals([code, stdout], [2, ""], args.join(" "));
    assertMatch(stderr, /^error: .+ \(see mcp-devils-advocate (\w+ )?--help\)\n$/, args.join(" "));
  }
  assertEquals(cases.length, 11);
});

Deno.test("a value of another option is told where it belongs", async () => {
  const { code, stderr } = await runProgram(["list", "--status", "refuted"]);
  assertEquals(code, 2);
  assertMatch(stderr, /got "refuted"; did you mean --assessment refuted\? \(see/);
});

Deno.test("--help and --version answer for the program and each command", async () => {
  const program = await runProgram(["--help"]);
  assertEquals([program.code, program.stderr], [0, ""]);
  for (const { name, flags } of COMMANDS) {
    assertStringIncludes(program.stdout, `\n  ${name}`);
    const help = await runProgram([name, "--help"]);
    assertEquals([help.code, help.stderr], [0, ""], name);
    for (const flag of flags) assertStringIncludes(help.stdout, `--${flag.name}`);
    for (const line of help.stdout.split("\n")) {
      // An example is one line, to be copied.
      assert([...line].length <= 80 || line.startsWith("  mcp-devils-advocate "), line);
    }
  }
  assertEquals(await runProgram(["report", "-h"]), await runProgram(["report", "--help"]));
  const version = await runProgram(["list", "--version"]);
  assertEquals(version, { code: 0, stdout: "mcp-devils-advocate 1.1.0\n", stderr: "" });
});

Deno.test("help and version are commands, too", async () => {
  assertEquals(await runProgram(["help"]), await runProgram(["--help"]));
  assertEquals(await runProgram(["help", "report"]), await runProgram(["report", "--help"]));
  assertEquals(await runProgram(["version"]), await runProgram(["--version"]));
  const { code, stderr } = await runProgram(["help", "reprot"]);
  assertEquals(code, 2);
  assertMatch(stderr, /^error: unknown command "reprot"; did you mean report\? /);
});

Deno.test("the demo's help tells what --data-dir means to it", () => {
  const demo = COMMANDS.find(({ name }) => name === "demo");
  assert(demo !== undefined);
  assertMatch(
    commandHelp(demo, 100),
    /--data-dir DIR +where to keep the review \(default: a temporary/,
  );
  assert(!commandHelp(demo, 100).includes("DEVILS_ADVOCATE_DIR"));
});

Deno.test("help fits the terminal", () => {
  for (const columns of [40, 60, 80, 120]) {
    const helps = [programHelp(COMMANDS, columns)];
    for (const command of COMMANDS) helps.push(commandHelp(command, columns));
    for (const line of helps.join("").split("\n")) {
      // A line to copy is not broken.
      if (line.startsWith("  mcp-devils-advocate ")) continue;
      assert(displayWidth(line) <= columns, line);
    }
    assertEquals(helps.length, COMMANDS.length + 1);
  }
});

Deno.test("--data-dir stands before or after the command, and wins over the environment", async () => {
  await inFreshDirectory(async (parent) => {
    const named = join(parent, "with a blank");
    await seed(named);
    const dirOf = async (args: string[], variable: string): Promise<string> => {
      const { stdout } = await runProgram(["--json", ...args], { DEVILS_ADVOCATE_DIR: variable });
      return JSON.parse(stdout).data_dir;
    };
    const other = join(parent, "other");
    assertEquals(await dirOf(["--data-dir", named, "list"], other), named);
    assertEquals(await dirOf(["list", `--data-dir=${named}`], other), named);
    assertEquals(await dirOf(["list"], named), named);
    assertEquals(await dirOf(["list", "--data-dir="], named), named);
  });
});
