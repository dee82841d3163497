/**
 * What someone at a terminal is told beside the data: the program runs in a terminal of its own.
 *
 * @module
 */
import { assert, assertEquals, assertMatch } from "@std/assert";
import { join } from "@std/path";
import { MODES } from "../../src/protocol/modes.ts";
import { inFreshDirectory, runProgram } from "../support/run_program.ts";
import { programCommand } from "../support/server_process.ts";
import { seed, SEEDED } from "../support/seeded.ts";

/** Runs a line of shell in a terminal of 80 columns; `PROGRAM` stands for the program. */
async function onTerminal(directory: string, line: string): Promise<string> {
  const program = programCommand().map((word) => `'${word.replaceAll("'", "'\\''")}'`).join(" ");
  const { stdout } = await new Deno.Command("script", {
    args: ["-qec", `stty cols 80; ${line.replaceAll("PROGRAM", program)}`, "/dev/null"],
    env: { TERM: "xterm", NO_COLOR: "1", DEVILS_ADVOCATE_DIR: directory },
    stdin: "null",
  }).output();
  return new TextDecoder().decode(stdout).replaceAll("\r\n", "\n");
}

const ignore = Deno.build.os !== "linux";

Deno.test("each step says on a terminal what comes next", { ignore }, async () => {
  await inFreshDirectory(async (directory) => {
    const started = await onTerminal(
      directory,
      'PROGRAM start "The bakery should sell its vans" --mode premortem',
    );
    assertMatch(started, /^(rev-[a-z0-9]{4})\nnext: mcp-devils-advocate form \1\n$/);
    const id = started.slice(0, 8);
    const form = join(directory, "f.md");
    assertEquals(
      await onTerminal(directory, `PROGRAM form ${id} >${form}`),
      `next: fill it in, then mcp-devils-advocate submit ${id} FILE\n`,
    );
    Deno.writeTextFileSync(form, "\n9 months\n", { append: true });
    assertEquals(
      await onTerminal(directory, `PROGRAM submit ${id} ${form} --check`),
      "no problems found; nothing was saved\n",
    );
    assertEquals(
      await onTerminal(directory, `PROGRAM submit ${id} ${form}`),
      `1 horizon accepted; the next phase is failure_causes\nnext: mcp-devils-advocate form ${id}\n`,
    );
    assertMatch(
      await onTerminal(directory, `PROGRAM submit ${id} </dev/tty`),
      /^error: submit needs a FILE, or items on standard input \(see /,
    );
  });
});

Deno.test("what replaces something, is overdue or incomplete is told on a terminal", {
  ignore,
}, async () => {
  await inFreshDirectory(async (directory) => {
    await seed(directory);
    const run = (line: string) => onTerminal(directory, `PROGRAM ${line}`);
    const decide = (outcome: string, by: string) =>
      run(
        `decide ${SEEDED.survives} --outcome ${outcome} --by ${by} --reason "The garage in Bern is closing"`,
      );
    assertEquals(await decide("go", "Ada"), "recorded\n");
    assertMatch(
      await decide("no_go", "Bob"),
      /^recorded in place of Ada's go, against the verdict/,
    );
    assertMatch(await decide("no_go", "Bob"), /^recorded, against the verdict/);
    const done = (result: string) => run(`done ${SEEDED.revision} C1 --result "${result}"`);
    assertEquals(await done("asked"), "C1 is done\n");
    const replaced = "C1 is done\nits earlier result stays in the file's history: asked\n";
    assertEquals(await done("signed"), replaced);
    assertEquals(await done("signed"), "C1 is done\n");
    assertEquals(
      await run(`plan ${SEEDED.revision} C1 --due 2020-01-01`),
      "C1 is done, due 2020-01-01\n",
    );
    await run(`done ${SEEDED.revision} C1 --reopen`);
    assertEquals(
      await run(`plan ${SEEDED.revision} C1 --due 2020-01-02`),
      "C1 is open, due 2020-01-02\n2020-01-02 is in the past, so the action is overdue\n",
    );
    const item = join(directory, "one.json");
    Deno.writeTextFileSync(
      item,
      JSON.stringify({
        text: "Two of the drivers live where no charger can be put",
        category: "scope",
        severity: 3,
      }),
    );
    assertMatch(
      await run(`submit ${SEEDED.active} ${item} --check`),
      /^no problems found; nothing was saved; still missing after it: /,
    );
  });
});

Deno.test("list says on a terminal where the reviews are, and why there", { ignore }, async () => {
  await inFreshDirectory(async (directory) => {
    await seed(directory);
    const last = (text: string): string => text.trimEnd().split("\n").at(-1) ?? "";
    assertEquals(
      last(await onTerminal(directory, "PROGRAM list")),
      `in ${directory}, named by DEVILS_ADVOCATE_DIR`,
    );
    assertEquals(
      last(await onTerminal("", `PROGRAM list --data-dir ${directory}`)),
      `in ${directory}, named by --data-dir`,
    );
    const { stderr } = await runProgram(["list", "--data-dir", directory]);
    assertEquals(stderr, "");
  });
});

Deno.test("show and the memo break lines at words on a terminal", { ignore }, async () => {
  await inFreshDirectory(async (directory) => {
    await seed(directory);
    for (const line of [`PROGRAM show ${SEEDED.active}`, `PROGRAM report ${SEEDED.refuted}`]) {
      const shown = await onTerminal(directory, line);
      const piped = await onTerminal(directory, `${line} | cat`);
      assert(piped.split("\n").some((line) => line.length > 80), piped);
      for (const row of shown.split("\n")) {
        assert(row.length <= 80 || /^[#|]/.test(row), row);
      }
      // A quoted line goes on as one.
      assertEquals(shown.replaceAll(/[\s>]+/g, " "), piped.replaceAll(/[\s>]+/g, " "));
    }
  });
});

Deno.test("serve says what it is where it was typed at a keyboard", { ignore }, async () => {
  await inFreshDirectory(async (directory) => {
    const typed = await onTerminal(
      directory,
      "timeout --foreground -k 2 5 PROGRAM serve </dev/tty",
    );
    assertMatch(
      typed,
      /^mcp-devils-advocate is an MCP server now: it waits for a client's messages/,
    );
    assert(typed.includes(`Reviews are kept in ${directory}.\n`), typed);
    assert(typed.includes("mcp-devils-advocate setup shows how"), typed);
    const piped = await runProgram(["serve", "--data-dir", directory], {}, "hello\n");
    assertEquals(piped, { code: 0, stdout: "", stderr: "" });
  });
});

Deno.test("serve answers nonsense that is typed with one line on stderr", { ignore }, async () => {
  await inFreshDirectory(async (directory) => {
    const program = programCommand().map((word) => `'${word.replaceAll("'", "'\\''")}'`).join(" ");
    const out = join(directory, "out");
    const process = new Deno.Command("script", {
      args: ["-qec", `${program} serve >'${out}'`, "/dev/null"],
      env: { DEVILS_ADVOCATE_DIR: join(directory, "reviews") },
      stdin: "piped",
      stdout: "piped",
    }).spawn();
    const typing = process.stdin.getWriter();
    await typing.write(new TextEncoder().encode("lsit\n[]]\n\n\x04"));
    await typing.close();
    const { stdout } = await process.output();
    const told = new TextDecoder().decode(stdout).match(/Not an MCP message\. .+/g) ?? [];
    assertEquals(told.length, 2);
    assertEquals(Deno.readTextFileSync(out), "");
  });
});

Deno.test("a misuse that leaves a choice lists what there is, one per line", async () => {
  const { code, stdout, stderr } = await runProgram(["start", "The bakery should sell its vans"]);
  assertEquals([code, stdout], [2, ""]);
  const lines = stderr.trimEnd().split("\n");
  assertMatch(lines[0] ?? "", /^error: start needs --mode M, .+ [(]see /);
  assertEquals(lines.length, 1 + MODES.length);
  for (const [place, { name, useWhen }] of MODES.entries()) {
    assertEquals(lines[place + 1], `- ${name}: when ${useWhen}`);
  }
});

Deno.test("what an unfinished review lacks stands on lines of its own", async () => {
  await inFreshDirectory(async (directory) => {
    await seed(directory);
    const { code, stderr } = await runProgram(["report", SEEDED.active, "--data-dir", directory]);
    assertEquals(code, 1);
    assertMatch(stderr, /^error: .+ Missing:\n(- .+\n)+Submit these first; .+\n$/);
  });
});
