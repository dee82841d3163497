import { assert, assertEquals } from "@std/assert";
import { join } from "@std/path";
import { REPORT_FORMS } from "../../src/report/forms.ts";
import { actsOnTerminal } from "../support/acts_on_terminal.ts";
import { CLAIM, itemFor, seeded, taskOf } from "../support/load.ts";
import { inFreshDirectory, runProgram } from "../support/run_program.ts";
import { azureCommand, commandsIn } from "../support/log_readers.ts";
import { ServerProcess } from "../support/server_process.ts";

/** Clears the screen, sets a title, colours, rings, reverses, hides, ends the line. */
const ATTACK = "\u001b[2J\u001b]0;x\u0007\u009b31m\u0000\u007f\b\u202e\u2066\u061c\r\u0085";
/** The same for names of files and directories, which cannot hold a NUL. */
const ATTACK_IN_NAME = ATTACK.replaceAll("\u0000", "");

/** Sets variables and outputs, stops commands, masks, by every reader's rules. */
const ORDER = "##vso[a.b]1 ##[error]x\n \u00a0::error::y\r::z::";
const ORDER_IN_NAME = ORDER.replaceAll(" ", "_");

/** A complete review, an open one and an abandoned one whose every text attacks. */
async function attackingReviews(directory: string, attack = ATTACK): Promise<string[]> {
  const random = seeded(3);
  await using server = await ServerProcess.start(directory);
  const start = async (): Promise<[string, Record<string, unknown>]> => {
    const { content, text } = await server.call("start_review", {
      claim: `${CLAIM} ${attack}`,
      mode: "gauntlet",
      context: `Before ${attack} after`,
    });
    assert(content !== undefined, text);
    return [String(content["review_id"]), content];
  };
  const [complete, first] = await start();
  let task = taskOf(first);
  while (task !== undefined) {
    const item = Object.fromEntries(
      Object.entries(itemFor(task, random)).map(([name, value]) => [
        name,
        ["text", "justification", "test", "action", "horizon"].includes(name)
          ? `${value} ${attack} end`
          : value,
      ]),
    );
    const { isError, text } = await server.call("submit", { review_id: complete, items: [item] });
    assert(!isError, text);
    task = taskOf((await server.call("get_review", { review_id: complete })).content ?? {});
  }
  const [open] = await start();
  const [abandoned] = await start();
  await server.call("abandon_review", { review_id: abandoned, reason: `gone ${attack}` });
  return [complete, open, abandoned];
}

Deno.test("nothing that a client, a file or a path holds acts on the terminal", {
  ignore: Deno.build.os === "windows",
}, async () => {
  await inFreshDirectory(async (parent) => {
    const directory = join(parent, `data ${ATTACK_IN_NAME}`);
    const ids = await attackingReviews(directory);
    Deno.writeTextFileSync(join(directory, `rev-${ATTACK_IN_NAME}.json`), "");
    Deno.writeTextFileSync(join(directory, "rev-aaaa.json"), JSON.stringify({ id: ATTACK }));
    Deno.writeTextFileSync(
      join(directory, "rev-bbbb.json"),
      JSON.stringify({ id: "rev-bbbb", mode: ATTACK, claim: ATTACK }),
    );
    const commands = [
      ["list"],
      ["list", "--json"],
      ...[...ids, "rev-aaaa", "rev-bbbb", "rev-none", ATTACK_IN_NAME].flatMap((id) => [
        ["show", id],
        ["show", id, "--json"],
        ["report", id],
      ]),
      ...Object.keys(REPORT_FORMS).map((form) => ["report", ids[0] ?? "", "--format", form]),
      ["report", ids[0] ?? "", "-o", join(parent, "none", ATTACK_IN_NAME)],
      ["list", "--limit", ATTACK_IN_NAME],
      ["list", `--${ATTACK_IN_NAME}`],
      [ATTACK_IN_NAME],
      ["serve", ATTACK_IN_NAME],
    ];
    let shown = 0;
    const outputs = await Promise.all([
      ...commands.map((words) => runProgram([...words, "--data-dir", directory])),
      runProgram(["list", "--data-dir", join(parent, `empty ${ATTACK_IN_NAME}`)]),
    ]);
    for (const [index, { stdout, stderr }] of outputs.entries()) {
      const what = JSON.stringify(commands[index]);
      assertEquals([...stdout].filter(actsOnTerminal), [], `${what} on standard output`);
      assertEquals([...stderr].filter(actsOnTerminal), [], `${what} on standard error`);
      shown += stdout.length + stderr.length;
    }
    assert(shown > 10_000, `only ${shown} characters were shown`);
  });
});

Deno.test("nothing that a client, a file or a path holds is a command to what reads a log", {
  ignore: Deno.build.os === "windows",
}, async () => {
  await inFreshDirectory(async (parent) => {
    const directory = join(parent, `data ${ORDER}`);
    const ids = await attackingReviews(directory, ORDER);
    Deno.writeTextFileSync(join(directory, `rev-${ORDER}.json`), "");
    Deno.writeTextFileSync(
      join(directory, "rev-bbbb.json"),
      JSON.stringify({ id: "rev-bbbb", mode: ORDER, claim: ORDER }),
    );
    const commands = [
      ["list"],
      ["list", "--json"],
      ...[...ids, "rev-bbbb", "rev-none", ORDER, ORDER_IN_NAME].flatMap((id) => [
        ["show", id],
        ["show", id, "--json"],
        ["report", id],
        ["form", id],
      ]),
      ...Object.keys(REPORT_FORMS).flatMap((form) => [
        ["report", ids[0] ?? "", "--format", form, "--fail-on", "revision"],
        ["report", ids[0] ?? "", "--format", form, "-o", "/dev/stdout"],
        ["report", ids[0] ?? "", "--format", form === "github" ? "md" : form, "-o", "/dev/stderr"],
        ["report", "--all", "--format", form, "--fail-on", "revision"],
      ]),
      ["report", ids[0] ?? "", "-o", join(parent, "none", ORDER_IN_NAME)],
      ["start", ORDER, "--mode", ORDER],
      ["submit", ids[1] ?? "", join(parent, ORDER)],
      ["list", "--limit", ORDER],
      ["list", `--${ORDER_IN_NAME}`],
      [ORDER],
    ];
    const outputs = await Promise.all(
      commands.map((words) => runProgram([...words, "--data-dir", directory])),
    );
    let own = 0;
    for (const [index, { stdout, stderr }] of outputs.entries()) {
      const words = commands[index] ?? [];
      const what = JSON.stringify(words);
      assertEquals(commandsIn(stderr), [], `${what} on standard error`);
      const lines = stdout.split("\n");
      assertEquals(lines.flatMap((line) => azureCommand(line) ?? []), [], what);
      const found = commandsIn(stdout);
      if (!words.includes("github")) assertEquals(found, [], what);
      else if (!words.includes("/dev/stdout") || Deno.build.os === "linux") {
        for (const command of found) assert(/^(error|warning|notice) file=/.test(command), command);
        own += found.length;
      }
    }
    assert(own > 10, `only ${own} commands of the program's own`);
  });
});
