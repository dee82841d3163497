import { assert, assertEquals, assertMatch, assertStringIncludes } from "@std/assert";
import { join } from "@std/path";
import Ajv from "ajv/dist/2020.js";
import { REPORT_FORMS } from "../../src/report/forms.ts";
import { inFreshDirectory, type Run, runProgram } from "../support/run_program.ts";
import { seed, SEEDED, tamper } from "../support/seeded.ts";
import { programCommand } from "../support/server_process.ts";

/** Gives `use` a directory with the seeded reviews, and a way to report from it. */
async function inSeeded(
  use: (directory: string, report: (...args: string[]) => Promise<Run>) => Promise<void>,
): Promise<void> {
  await inFreshDirectory(async (parent) => {
    const directory = join(parent, "reviews");
    await seed(directory);
    await use(directory, (...args) => runProgram(["report", ...args, "--data-dir", directory]));
  });
}

const FORMATS = Object.keys(REPORT_FORMS);

Deno.test("report --fail-on gives the code of the verdict, for every review and rule", async () => {
  const cases: [id: string, rule: string[], code: number][] = [
    [SEEDED.refuted, [], 0],
    [SEEDED.refuted, ["--fail-on", "refuted"], 3],
    [SEEDED.refuted, ["--fail-on", "revision"], 3],
    [SEEDED.revision, ["--fail-on", "refuted"], 0],
    [SEEDED.revision, ["--fail-on=revision"], 3],
    [SEEDED.survives, ["--fail-on", "revision", "--strict"], 0],
    [SEEDED.warned, ["--fail-on", "revision"], 0],
    [SEEDED.warned, ["--strict", "--fail-on", "refuted"], 3],
    [SEEDED.active, ["--fail-on", "refuted"], 1],
    [SEEDED.active, [], 1],
    [SEEDED.abandoned, ["--fail-on", "refuted"], 1],
    ["rev-none", ["--fail-on", "refuted"], 1],
    ["../rev-refu", ["--fail-on", "refuted"], 2],
    [SEEDED.survives, ["--strict"], 2],
    [SEEDED.survives, ["--fail-on", "never"], 2],
    [SEEDED.survives, ["--fail-on"], 2],
  ];
  await inSeeded(async (_, report) => {
    for (const [id, rule, code] of cases) {
      const run = await report(id, ...rule);
      const name = `${id} ${rule.join(" ")}`;
      assertEquals(run.code, code, `${name}: ${run.stderr}`);
      const refused = code === 3 ? /^refused: .+\n$/ : /^error: .+\n(?:- .+\n)*(?:Submit .+\n)?$/;
      if (code === 0 && id !== SEEDED.warned) assertEquals(run.stderr, "", name);
      else if (code === 0) assertMatch(run.stderr, /^warning: rev-warn: All 3 .+\n$/, name);
      else assertMatch(run.stderr, refused, name);
      assertEquals(run.stdout !== "", code === 0 || code === 3, name);
    }
  });
  assertEquals(cases.length, 16);
});

Deno.test("report refuses a record that was edited, malformed or is no file", async () => {
  await inSeeded(async (directory, report) => {
    tamper(directory, SEEDED.refuted);
    Deno.writeTextFileSync(join(directory, `${SEEDED.revision}.json`), "{");
    Deno.removeSync(join(directory, `${SEEDED.survives}.json`));
    Deno.mkdirSync(join(directory, `${SEEDED.survives}.json`));
    const ids = [SEEDED.refuted, SEEDED.revision, SEEDED.survives];
    for (const id of ids) {
      const { code, stdout, stderr } = await report(id, "--fail-on", "refuted");
      assertEquals([code, stdout], [1, ""], id);
      assertMatch(stderr, /^error: rev-\w+\.json is not a valid review: .+\n$/);
    }
    const latest = await report("latest", "--fail-on", "refuted");
    assertEquals([latest.code, latest.stdout], [2, ""]);
    assertMatch(latest.stderr, /^error: "latest" is not the full id of a review/);
  });
});

Deno.test("report says what the gate refused and by which rule, on one line", async () => {
  await inSeeded(async (_, report) => {
    const refuted = await report(SEEDED.refuted, "--fail-on", "revision");
    assertEquals(
      refuted.stderr,
      "refused: rev-refu: claim refuted (--fail-on revision). 2 counterarguments hold (0 of severity 5), 0 partially hold. Rule: refuted when 2 or more hold.\n",
    );
    const warned = await report(SEEDED.warned, "--fail-on", "revision", "--strict");
    assertMatch(warned.stderr, /^refused: rev-warn: .+ with 1 warning \(--strict\)\. All 3 .+\n$/);
  });
});

Deno.test("report gives the same code and text in every form, on the output and in a file", async () => {
  await inSeeded(async (directory, report) => {
    for (const format of FORMATS) {
      const printed = await report(SEEDED.revision, "--format", format, "--fail-on", "revision");
      assertEquals(printed.code, 3, format);
      const file = join(directory, "..", `report of.${format}`);
      const written = await report(
        SEEDED.revision,
        "-o",
        file,
        "--fail-on",
        "revision",
        "--format",
        format,
      );
      assertEquals([written.code, written.stdout], [3, ""], format);
      assertEquals(written.stderr, `wrote ${file} (${format})\n${printed.stderr}`);
      assertEquals(Deno.readTextFileSync(file), printed.stdout);
      assert(printed.stdout.endsWith("\n") && printed.stdout.length > 100, format);
      const passed = await report(SEEDED.revision, "--format", format, "--fail-on", "refuted");
      assertEquals([passed.code, passed.stderr], [0, ""], format);
    }
    assertEquals(FORMATS, ["md", "json", "html", "junit", "github"]);
  });
});

Deno.test("report -o refuses a suffix that no format has, and takes none for Markdown", async () => {
  await inSeeded(async (directory, report) => {
    const pdf = join(directory, "..", "report.pdf");
    const refused = await report(SEEDED.revision, "-o", pdf);
    assertEquals([refused.code, refused.stdout], [2, ""]);
    assertMatch(refused.stderr, /"\.pdf".+ \.md, \.json, \.html or \.xml, .+ --format md\|json\|/);
    assertEquals([...Deno.readDirSync(join(directory, ".."))].map(({ name }) => name), ["reviews"]);
    for (const [name, ...more] of [["report"], ["a.b/.report"], ["report.pdf", "--format", "md"]]) {
      const file = join(directory, "..", name ?? "");
      Deno.mkdirSync(join(file, ".."), { recursive: true });
      const { code, stderr } = await report(SEEDED.revision, "-o", file, ...more);
      assertEquals([code, stderr], [0, `wrote ${file} (md)\n`]);
    }
  });
});

Deno.test("report --schema prints the schema that every JSON report meets", async () => {
  await inSeeded(async (_, report) => {
    const schema = await report("--schema");
    assertEquals([schema.code, schema.stderr], [0, ""]);
    const validate = new Ajv.default({ strict: true, validateFormats: false })
      .compile(JSON.parse(schema.stdout));
    const ids = [SEEDED.refuted, SEEDED.survives, SEEDED.warned];
    for (const id of ids) {
      const { stdout } = await report(id, "--format", "json");
      assert(validate(JSON.parse(stdout)), JSON.stringify(validate.errors));
    }
    assertEquals((await report("--schema", SEEDED.refuted)).code, 2);
    assertEquals((await report("--schema", "--fail-on", "refuted")).code, 2);
  });
});

Deno.test("report -o replaces a file whole, and spares what is none of its business", async () => {
  await inSeeded(async (directory, report) => {
    const file = join(directory, "..", "memo.md");
    Deno.writeTextFileSync(file, "old ".repeat(10_000));
    const { code, stderr } = await report(SEEDED.refuted, "-o", file);
    assertEquals([code, stderr], [0, `wrote ${file} (md)\n`]);
    assertMatch(Deno.readTextFileSync(file), /^# The bakery[^]*rev-refu\n$/);

    const before = Deno.readTextFileSync(join(directory, `${SEEDED.active}.json`));
    const link = join(directory, "..", "link.md");
    Deno.symlinkSync(join(directory, `${SEEDED.active}.json`), link);
    const refused = [
      [join(directory, `${SEEDED.active}.json`), "is a name reserved"],
      [join(directory, "REV-NEW1.JSON"), "is a name reserved"],
      [join(directory, ".lock"), "is a name reserved"],
      [link, "is a name reserved"],
      [join(directory, ".."), "directory"],
      [join(directory, "no", "such", "folder.md"), "cannot be written"],
    ] as const;
    for (const [target, reason] of refused) {
      const { code, stdout, stderr } = await report(SEEDED.refuted, "-o", target);
      assertEquals([code, stdout], [1, ""], target);
      assertMatch(stderr, /^error: .+\n$/);
      assertStringIncludes(stderr, reason);
    }
    assertEquals(Deno.readTextFileSync(join(directory, `${SEEDED.active}.json`)), before);
    const left = [...Deno.readDirSync(join(directory, ".."))].map(({ name }) => name);
    assertEquals(left.toSorted(), ["link.md", "memo.md", "reviews"]);
  });
});

Deno.test({
  name: "report keeps its code in a closed pipe, and fails on a full device",
  ignore: Deno.build.os !== "linux",
  async fn() {
    await inSeeded(async (directory) => {
      const shell = async (redirect: string, ...args: string[]): Promise<Run> => {
        const words = [...programCommand(), "report", ...args, "--data-dir", directory];
        const { code, stdout, stderr } = await new Deno.Command("bash", {
          args: ["-c", `set -o pipefail; "$@" ${redirect}`, "bash", ...words],
        }).output();
        const text = new TextDecoder();
        return { code, stdout: text.decode(stdout), stderr: text.decode(stderr) };
      };
      const gate = [SEEDED.refuted, "--fail-on", "refuted", "--format", "html"];
      const closed = await shell("| sleep 0", ...gate);
      assertEquals(closed.code, 3, closed.stderr);
      assertMatch(closed.stderr, /^refused: .+\n$/);
      const full = await shell("> /dev/full", SEEDED.survives, "--fail-on", "refuted");
      assertEquals(full.code, 1);
      assertMatch(full.stderr, /^error: the output cannot be written: .+\n$/);
      const silent = await shell("2>&- | cat", ...gate);
      assertEquals(silent.code, 3);
    });
  },
});

Deno.test("report --fail-on prints an unsealed review and judges it only where that is allowed", async () => {
  await inSeeded(async (directory, report) => {
    const path = join(directory, `${SEEDED.refuted}.json`);
    const { digest: _d, program: _p, gate: _g, last_batch: _l, history: _h, ...raw } = JSON.parse(
      Deno.readTextFileSync(path),
    );
    for (const rebuttal of raw.phases.rebuttals) rebuttal.verdict = "refuted";
    Deno.writeTextFileSync(path, JSON.stringify(raw));
    const gate = [SEEDED.refuted, "--fail-on", "revision", "--strict"];
    const { code, stdout, stderr } = await report(...gate);
    assertEquals(code, 1, stderr);
    assertMatch(stdout, /^# The bakery/);
    assertMatch(stderr, /^unsealed: rev-refu is unsealed: .+--allow-unsealed\.\n$/);
    assertStringIncludes((await report(...gate, "--format", "junit")).stdout, "<error ");
    assertStringIncludes((await report(...gate, "--format", "github")).stdout, "::error ");
    assertEquals((await report(...gate, "--allow-unsealed")).code, 0);
    assertEquals((await report(SEEDED.refuted)).code, 0);
  });
});

Deno.test("report --all judges every complete review with one code, and names every file", async () => {
  await inSeeded(async (directory, report) => {
    const refused = await report("--all", "--fail-on", "revision");
    assertEquals(refused.code, 3, refused.stderr);
    const complete = [SEEDED.refuted, SEEDED.revision, SEEDED.survives, SEEDED.warned];
    for (const id of [...complete, SEEDED.active]) {
      assertMatch(refused.stdout, new RegExp(`^\\| \`${id}\` \\| .+ \\|$`, "m"));
    }
    assertEquals(refused.stdout.match(/^# /gm)?.length, complete.length);
    assertEquals(refused.stderr.match(/^refused: /gm)?.length, 2);
    assertMatch(refused.stderr, /^note: rev-acti is unfinished, not judged$/m);

    const junit = await report(
      "--all",
      "--fail-on",
      "revision",
      "-o",
      join(directory, "..", "r.xml"),
    );
    assertEquals(junit.code, 3);
    const xml = Deno.readTextFileSync(join(directory, "..", "r.xml"));
    assertEquals(xml.match(/<testsuite /g)?.length, 6);
    assertMatch(xml, /<testsuites name="[^"]+" tests="\d+" failures="2" errors="0"/);

    Deno.writeTextFileSync(join(directory, "rev-brok.json"), "{");
    const broken = await report("--all", "--fail-on", "refuted", "--format", "json");
    assertEquals(broken.code, 1, broken.stderr);
    assertMatch(broken.stderr, /^invalid: rev-brok\.json is not a valid review: /m);
    const { count, reviews } = JSON.parse(broken.stdout);
    assertEquals([count, reviews[0].outcome, reviews.length], [7, "invalid", 7]);

    const wrong = [[SEEDED.active], ["--format", "html"], ["-o", "x.html"], ["--strict"]];
    for (const args of wrong) assertEquals((await report("--all", ...args)).code, 2, args.join());
  });
});

Deno.test("report --all --fail-on does not pass a directory in which nothing is judged", async () => {
  await inFreshDirectory(async (directory) => {
    for (const place of [directory, join(directory, "none")]) {
      const args = ["report", "--all", "--data-dir", place];
      assertEquals((await runProgram(args)).code, 0);
      const { code, stderr } = await runProgram([...args, "--fail-on", "refuted"]);
      assertEquals(code, 1);
      assertMatch(stderr, /holds no complete review, so nothing was judged/);
    }
  });
});
