import { assertEquals, assertMatch } from "@std/assert";
import { join } from "@std/path";
import { inFreshDirectory, runProgram } from "../support/run_program.ts";
import { seed, SEEDED } from "../support/seeded.ts";

/**
 * Runs `show` or another command on a seeded directory, without --data-dir where a path is given.
 */
async function inSeeded(
  use: (
    directory: string,
    run: (...args: string[]) => ReturnType<typeof runProgram>,
  ) => Promise<void>,
): Promise<void> {
  await inFreshDirectory(async (directory) => {
    await seed(directory);
    await use(
      directory,
      (...args) => runProgram(args, { DEVILS_ADVOCATE_DIR: directory }),
    );
  });
}

const first = (text: string): string => text.split(":")[0] ?? "";

Deno.test("<id> is an id, a beginning that is unique, latest, or a path", async () => {
  await inSeeded(async (directory, run) => {
    // Longer than rev-acti, and beginning like it: the exact id wins.
    const copy = join(directory, "rev-actions.json");
    Deno.writeTextFileSync(copy, "{}");
    const cases: [word: string, id: string][] = [
      [SEEDED.active, SEEDED.active],
      ["rev-sur", SEEDED.survives],
      ["su", SEEDED.survives],
      ["latest", SEEDED.abandoned],
      [join(directory, `${SEEDED.refuted}.json`), SEEDED.refuted],
    ];
    for (const [word, id] of cases) {
      const { code, stdout, stderr } = await run("show", word);
      assertEquals([code, first(stdout)], [0, id], `${word}: ${stderr}`);
    }
    assertEquals(cases.length, 5);
    const wrong: [args: string[], code: number, said: RegExp][] = [
      [
        ["show", "rev-act"],
        1,
        /2 reviews begin with "rev-act": rev-acti and rev-actions\. Give more/,
      ],
      [["show", "s"], 1, /the id must be rev- plus/],
      [
        ["show", "re"],
        1,
        /7 reviews begin with "re": (rev-\w+, ){4}rev-\w+ and 2 more\. Give more/,
      ],
      [["show", "rev-zzzz"], 1, /There is no review rev-zzzz in .+mcp-devils-advocate list shows/],
      [["show", join(directory, "rev-zzzz.json")], 1, /There is no review rev-zzzz/],
      [
        ["show", join(directory, "notes.json")],
        1,
        /is not a review's file: its name must be an id/,
      ],
      [["show", "x.json", "--data-dir", directory], 2, /names the directory: leave out --data-dir/],
      [["report", "su", "--fail-on", "refuted"], 2, /is not the full id.+did you mean rev-surv\?/],
      [["report", "latest", "--fail-on", "refuted"], 2, /"latest" is not the full id/],
    ];
    for (const [args, code, said] of wrong) {
      const { code: given, stdout, stderr } = await run(...args);
      assertEquals([given, stdout], [code, ""], args.join(" "));
      assertMatch(stderr, said);
    }
    assertEquals(wrong.length, 9);
    const path = join(directory, `${SEEDED.refuted}.json`);
    assertEquals((await run("report", path, "--fail-on", "refuted")).code, 3);
  });
});

Deno.test("a path needs no data directory, and is no link", {
  ignore: Deno.build.os === "windows",
}, async () => {
  await inSeeded(async (directory) => {
    const link = join(directory, "rev-link.json");
    Deno.symlinkSync(join(directory, `${SEEDED.refuted}.json`), link);
    const env = { DEVILS_ADVOCATE_DIR: "/nowhere", HOME: "/nowhere" };
    const linked = await runProgram(["show", link], env);
    assertEquals([linked.code, linked.stdout], [1, ""]);
    assertMatch(linked.stderr, /rev-link\.json is not a valid review: it is a symbolic link/);
    const sound = await runProgram(["show", join(directory, `${SEEDED.refuted}.json`)], env);
    assertEquals([sound.code, first(sound.stdout)], [0, SEEDED.refuted]);
  });
});

Deno.test("latest is not spoiled by an older file, and says of which it cannot know", async () => {
  await inSeeded(async (directory, run) => {
    const damaged = join(directory, "rev-dama.json");
    const cases: [content: string, modified: number | null, warned: boolean][] = [
      // It says when it began.
      ['{"created_at": "2026-03-01T00:00:00+00:00"', null, false],
      ['{"created_at": "2026-03-09T00:00:00+00:00"', null, true],
      // It does not, but was last changed before or after the newest one began.
      ["", Date.UTC(2026, 2, 6, 8, 29), false],
      ["", Date.UTC(2026, 2, 6, 8, 31), true],
      ['{"created_at": "soon"', Date.UTC(2026, 2, 1), false],
    ];
    for (const [content, modified, warned] of cases) {
      Deno.writeTextFileSync(damaged, content);
      if (modified !== null) Deno.utimeSync(damaged, modified / 1000, modified / 1000);
      const { code, stdout, stderr } = await run("show", "latest");
      assertEquals([code, first(stdout)], [0, SEEDED.abandoned]);
      assertMatch(
        stderr,
        warned ? /^warning: cannot tell whether rev-dama\.json is newer: .+\n$/ : /^$/,
        content,
      );
    }
    assertEquals(cases.length, 5);
  });
});
