import { assert, assertEquals, assertMatch } from "@std/assert";
import { join } from "@std/path";
import { run } from "../../src/cli/run.ts";
import { reviewTable } from "../../src/cli/list_table.ts";
import { displayWidth } from "../../src/cli/width.ts";
import { recordedTerminal } from "../support/recorded_terminal.ts";
import { inFreshDirectory, type Run, runProgram } from "../support/run_program.ts";
import { seed, SEEDED } from "../support/seeded.ts";
import { programCommand } from "../support/server_process.ts";

async function inSeeded(
  use: (directory: string, list: (...args: string[]) => Promise<Run>) => Promise<void>,
): Promise<void> {
  await inFreshDirectory(async (directory) => {
    await seed(directory);
    await use(directory, (...args) => runProgram(["list", ...args, "--data-dir", directory]));
  });
}

const NEWEST_FIRST = ["rev-aban", "rev-acti", "rev-warn", "rev-surv", "rev-revi", "rev-refu"];
const idsOf = ({ stdout }: Run): string[] => stdout.trimEnd().split("\n").map((l) => l.slice(0, 8));

/** What `list` writes to a terminal of that width. */
async function onTerminal(
  directory: string,
  { columns, colour }: { columns: number; colour: boolean },
): Promise<string> {
  const terminal = recordedTerminal({ columns, colour });
  assertEquals(
    await run(["list", "--data-dir", directory], {
      terminal,
      environment: () => undefined,
      open: () => {
        throw new Error("a listing needs no gate");
      },
    }),
    0,
  );
  return terminal.written.out;
}

Deno.test("list shows all reviews, newest first, in columns", async () => {
  await inSeeded(async (_, list) => {
    const shown = await list();
    assertEquals([shown.code, shown.stderr], [0, ""]);
    assertEquals(idsOf(shown), NEWEST_FIRST);
    const lines = shown.stdout.trimEnd().split("\n");
    assertMatch(
      lines[3] ?? "",
      /^rev-surv {2}2026-03-03 {2}devils_advocate {2}claim survives scrutiny {3}面包店/,
    );
    assertMatch(lines[1] ?? "", /active: counterarguments {2}/);
    assertEquals(new Set(lines.map((line) => line.search(/面包店|The bakery/))).size, 1);
    // Piped, nothing is cut and nothing is coloured.
    assert(lines.some((line) => displayWidth(line) > 100));
    assert(!shown.stdout.includes("\x1b"));
  });
});

Deno.test("list combines its choices", async () => {
  const cases: [args: string[], ids: string[]][] = [
    [["--status", "complete"], NEWEST_FIRST.slice(2)],
    [["--status=active"], [SEEDED.active]],
    [["--assessment", "claim refuted"], [SEEDED.refuted]],
    [["--assessment", "refuted"], [SEEDED.refuted]],
    [["--assessment", "claim needs revision"], [SEEDED.revision]],
    [["--assessment", "revision"], [SEEDED.revision]],
    [["--assessment", "claim survives scrutiny"], [SEEDED.warned, SEEDED.survives]],
    [["--assessment", "survives", "--limit", "1", "--json"], [SEEDED.warned]],
    [["--mode", "devils_advocate", "--status", "complete", "--assessment", "refuted"], [
      SEEDED.refuted,
    ]],
    [["--mode", "steelman", "--json"], []],
    [["--status", "abandoned", "--assessment", "refuted", "--json"], []],
  ];
  await inSeeded(async (_, list) => {
    for (const [args, ids] of cases) {
      const shown = await list(...args);
      assertEquals([shown.code, shown.stderr], [0, ""], args.join(" "));
      const found = args.includes("--json")
        ? JSON.parse(shown.stdout).reviews.map(({ review_id }: { review_id: string }) => review_id)
        : idsOf(shown);
      assertEquals(found, ids, args.join(" "));
    }
    const cut = await list("--limit", "2");
    assertMatch(cut.stdout, /^rev-aban.+\nrev-acti.+\n$/);
    assertEquals(cut.stderr, "… and 4 more reviews\n");
    const none = await list("--mode", "gauntlet");
    assertEquals([none.code, none.stdout], [0, ""]);
    assertMatch(none.stderr, /^No matching reviews found in .+\n$/);
  });
  assertEquals(cases.length, 11);
});

Deno.test("list --json has the keys of list_reviews", async () => {
  await inSeeded(async (directory, list) => {
    const whole = JSON.parse((await list("--json", "--limit", "1")).stdout);
    assertEquals(Object.keys(whole), ["count", "reviews", "data_dir"]);
    assertEquals([whole.count, whole.reviews.length, whole.data_dir], [6, 1, directory]);
    const complete = JSON.parse((await list("--json", "--status", "complete")).stdout);
    assertEquals(Object.keys(complete.reviews[0]), [
      "review_id",
      "claim",
      "mode",
      "status",
      "phase",
      "created_at",
      "updated_at",
      "sealed",
      "assessment",
    ]);
  });
});

Deno.test("list warns of files that are no valid review, with --json inside", async () => {
  await inSeeded(async (directory, list) => {
    Deno.writeTextFileSync(join(directory, `${SEEDED.active}.json`), "{}");
    Deno.writeTextFileSync(join(directory, "rev-\x1b[31m.json"), "{}");
    const shown = await list();
    assertEquals(shown.code, 0);
    assertEquals(shown.stderr.split("\n").length, 3);
    // deno-lint-ignore no-control-regex -- a file's name must not colour the terminal
    assertMatch(shown.stderr, /^(warning: rev-[^\x1b]+ is not a valid review: .+\n){2}$/);
    assertEquals(idsOf(shown).length, 5);
    const json = await list("--json");
    assertEquals(json.stderr, "");
    assertEquals(JSON.parse(json.stdout).skipped.length, 2);
  });
});

Deno.test("list fits the terminal and never loses the claim", async () => {
  const headers: [columns: number, header: string][] = [
    [20, "ID        CLAIM"],
    [40, "ID        CLAIM"],
    [50, "ID        STATUS     CLAIM"],
    [60, "ID        AGE   STATUS     CLAIM"],
    [80, "ID        AGE   STATUS                    CLAIM"],
    [120, "ID        AGE   MODE             STATUS                    CLAIM"],
  ];
  await inSeeded(async (directory) => {
    for (const [columns, header] of headers) {
      const plain = await onTerminal(directory, { columns, colour: false });
      const lines = plain.trimEnd().split("\n");
      assertEquals([lines[0]?.replace(/AGE +/, "AGE   "), lines.length], [header, 7]);
      for (const line of lines.slice(1)) {
        assert(displayWidth(line) <= columns, line);
        assertMatch(
          line,
          columns < 40 ? /The b|面包店/ : /The bakery should rep|面包店应该把/,
          line,
        );
      }
      const coloured = await onTerminal(directory, { columns, colour: true });
      // deno-lint-ignore no-control-regex -- colours are what this is about
      assertEquals(coloured.replaceAll(/\x1b\[\d+m/g, ""), plain);
      // The header, and the status of each review where it is shown.
      assertEquals(coloured.split("\x1b[0m").length - 1, columns < 50 ? 1 : 7);
    }
  });
  assertEquals(headers.length, 6);
});

Deno.test("list tells the age of a review in its largest unit", () => {
  const now = Date.UTC(2026, 5, 15, 12);
  const cases: [started: string, age: string][] = [
    ["2026-06-15T12:00:30+00:00", "0m"],
    ["2026-06-15T11:00:01+00:00", "59m"],
    ["2026-06-15T11:00:00+00:00", "1h"],
    ["2026-06-14T12:00:01+00:00", "23h"],
    ["2026-06-14T12:00:00+00:00", "1d"],
    ["2026-04-17T12:00:00+00:00", "59d"],
    ["2026-04-16T12:00:00+00:00", "1mo"],
    ["2024-06-16T12:00:00+00:00", "23mo"],
    ["2024-06-15T12:00:00+00:00", "1y"],
  ];
  for (const [created_at, age] of cases) {
    const review = {
      review_id: "rev-test",
      claim: "A claim to look at",
      mode: "steelman",
      status: "active" as const,
      phase: "responses",
      created_at,
      updated_at: created_at,
      sealed: true,
    };
    const table = reviewTable([review], { columns: 100, colour: false }, now);
    assertMatch(
      table,
      new RegExp(`\nrev-test {2}${age} +steelman {2}active: responses {2}A claim`),
    );
  }
  assertEquals(cases.length, 9);
});

Deno.test("list has no colour with NO_COLOR, even on a terminal", {
  ignore: Deno.build.os !== "linux",
}, async () => {
  await inSeeded(async (directory) => {
    const onTty = async (env: Record<string, string>): Promise<string> => {
      const words = [...programCommand(), "list", "--data-dir", directory]
        .map((word) => `'${word.replaceAll("'", "'\\''")}'`).join(" ");
      const { stdout } = await new Deno.Command("script", {
        args: ["-qec", `stty cols 100; ${words}`, "/dev/null"],
        env: { TERM: "xterm", ...env },
        stdin: "null",
      }).output();
      return new TextDecoder().decode(stdout);
    };
    const coloured = await onTty({ NO_COLOR: "" });
    assert(coloured.includes("\x1b[31mclaim refuted\x1b[0m"), coloured);
    assert(coloured.includes("…"), "cut to the terminal");
    const plain = await onTty({ NO_COLOR: "1" });
    assert(plain.includes("claim refuted") && !plain.includes("\x1b[3"), plain);
  });
});

Deno.test("list is quiet when its reader goes away", {
  ignore: Deno.build.os === "windows",
}, async () => {
  await inSeeded(async (directory) => {
    const { code, stderr } = await new Deno.Command("bash", {
      args: [
        "-c",
        'set -o pipefail; "$@" | head -0',
        "bash",
        ...programCommand(),
        "list",
        "--data-dir",
        directory,
      ],
    }).output();
    assertEquals([code, new TextDecoder().decode(stderr)], [0, ""]);
  });
});

Deno.test("list, show and report make nothing where there is no data directory", async () => {
  await inFreshDirectory(async (directory) => {
    const missing = join(directory, "not", "there");
    const commands: [args: string[], code: number][] = [
      [["list"], 0],
      [["list", "--json"], 0],
      [["show", "rev-none"], 1],
      [["show", "latest"], 1],
      [["report", "latest"], 1],
      [["report", "rev-none", "--fail-on", "refuted"], 1],
    ];
    for (const [args, code] of commands) {
      const run = await runProgram([...args, "--data-dir", missing]);
      assertEquals(run.code, code, `${args}: ${run.stderr}`);
    }
    assertEquals(commands.length, 6);
    assertEquals([...Deno.readDirSync(directory)], []);
  });
});

Deno.test("list tells a directory that is not there from an empty one", async () => {
  await inFreshDirectory(async (directory) => {
    const missing = join(directory, "typo");
    const plain = await runProgram(["list", "--data-dir", missing]);
    assertEquals([plain.code, plain.stdout], [0, ""]);
    assertMatch(plain.stderr, /^No reviews: there is no directory .+typo\n$/);
    const json = await runProgram(["list", "--json", "--data-dir", missing]);
    assertMatch(json.stderr, /^warning: there is no directory .+typo\n$/);
    assertEquals([json.code, JSON.parse(json.stdout).count], [0, 0]);
    const empty = await runProgram(["list", "--data-dir", directory]);
    assertMatch(empty.stderr, /^No reviews found in /);
  });
});
