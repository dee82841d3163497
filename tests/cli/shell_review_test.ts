/**
 * Whole reviews by the commands alone, as a person or a script makes them.
 *
 * @module
 */
import { assert, assertEquals, assertMatch } from "@std/assert";
import { join } from "@std/path";
import { phaseNamed } from "../../src/engine/review.ts";
import { writeForm } from "../../src/forms/write.ts";
import { MODES } from "../../src/protocol/modes.ts";
import { createReviews } from "../../src/reviews.ts";
import { openStore } from "../../src/store/store.ts";
import { inFreshDirectory, type Run, runProgram } from "../support/run_program.ts";
import { seed, SEEDED } from "../support/seeded.ts";
import { isObject, ServerProcess } from "../support/server_process.ts";
import { openGate } from "../../src/gate/phase_gate.ts";

interface Decision {
  readonly claim: string;
  readonly mode: string;
  readonly context: string;
  readonly batches: readonly {
    readonly phase: string;
    readonly items: readonly Record<string, string | number | boolean>[];
  }[];
}

const PEP_703: Decision = JSON.parse(
  Deno.readTextFileSync(new URL("../fixtures/pep_703.json", import.meta.url)),
);

type Program = (args: readonly string[], input?: string) => Promise<Run>;

/** Runs the program on a directory that is not there yet, beside a place for files. */
async function inShell(
  use: (program: Program, at: { reviews: string; files: string }) => Promise<void>,
): Promise<void> {
  await inFreshDirectory(async (files) => {
    const reviews = join(files, "reviews");
    const program: Program = (args, input) =>
      runProgram([...args, "--data-dir", reviews], {}, input);
    await use(program, { reviews, files });
  });
}

/** The content of a file but for what differs between two runs of the same review. */
function record(path: string): Record<string, unknown> {
  const { id: _id, created_at, created_ns: _ns, updated_at, digest, ...kept } = JSON.parse(
    Deno.readTextFileSync(path),
  );
  assert(created_at && updated_at && digest);
  return {
    ...kept,
    history: kept.history.map(({ at: _at, by: _by, ...entry }: Record<string, unknown>) => entry),
  };
}

function loadFrom(directory: string, id: string) {
  const store = openStore(directory, {
    modes: MODES,
    gate: openGate,
    newId: () => "",
    nanoseconds: () => 0n,
  });
  return createReviews({ store, modes: MODES, gate: openGate, now: () => new Date(0) }).load(id)
    .review;
}

Deno.test("a decision gives the same record over MCP, by forms, by JSON and from one file", async () => {
  const { claim, mode, context, batches } = PEP_703;
  await inShell(async (program, { reviews, files }) => {
    const over = join(files, "mcp");
    await using server = await ServerProcess.start(over);
    const started = await server.call("start_review", { claim, mode, context });
    const review_id = String(started.content?.["review_id"]);
    for (const { items } of batches) {
      const { isError, text } = await server.call("submit", { review_id, items });
      assert(!isError, text);
    }
    const expected = record(join(over, `${review_id}.json`));
    assertEquals(expected["status"], "complete");

    const fact = join(files, "context.txt");
    Deno.writeTextFileSync(fact, context);
    for (const way of ["forms", "json"]) {
      const begun = await program(["start", claim, "--mode", mode, "--context-file", fact]);
      assertMatch(begun.stdout, /^rev-[a-z0-9]{4}\n$/, begun.stderr);
      assertEquals([begun.code, begun.stderr], [0, ""]);
      const id = begun.stdout.trim();
      for (const { phase, items } of batches) {
        const review = loadFrom(reviews, id);
        const sent = way === "forms"
          ? writeForm(review, phaseNamed(review.mode, phase), items)
          : phase === "setup"
          ? items.map((item) => JSON.stringify(item)).join("\n")
          : JSON.stringify(items);
        const submitted = await program(["submit", id], sent);
        assertEquals([submitted.code, submitted.stdout], [0, ""], phase);
        // What is nearly generic is named, here and over MCP.
        assertMatch(submitted.stderr, /^(?:notice: .*\n)*$/, phase);
      }
      assertEquals(record(join(reviews, `${id}.json`)), expected, way);
    }

    const whole = join(files, "whole.json");
    const phases = Object.fromEntries(batches.map(({ phase, items }) => [phase, items]));
    Deno.writeTextFileSync(whole, JSON.stringify({ claim, mode, context, phases }));
    for (const from of [whole, join(over, `${review_id}.json`)]) {
      const checked = await program(["start", "--from", from, "--check"]);
      assertEquals([checked.code, checked.stdout], [0, ""]);
      const played = await program(["start", "--from", from]);
      assertEquals([played.code, played.stderr], [0, checked.stderr]);
      assertMatch(played.stderr, /^(?:notice: [a-z_]+: .*\n)*$/);
      assertEquals(record(join(reviews, `${played.stdout.trim()}.json`)), expected, from);
    }
    assertEquals([...Deno.readDirSync(reviews)].filter(({ name }) => name !== ".lock").length, 4);
  });
});

Deno.test("with --json, start and submit print what their tools answer", async () => {
  await inShell(async (program) => {
    const started = JSON.parse(
      (await program(["start", PEP_703.claim, "--mode", "steelman", "--json"])).stdout,
    );
    assertEquals(Object.keys(started), [
      "review_id",
      "claim",
      "mode",
      "status",
      "phases",
      "instructions",
      "data_dir",
    ]);
    const points = PEP_703.batches.find(({ phase }) => phase === "strongest_case")?.items ?? [];
    const id: string = started.review_id;
    const checked = await program(
      ["submit", id, "-", "--check", "--json"],
      JSON.stringify(points.slice(0, 1)),
    );
    const sent = await program(
      ["submit", id, "-", "--json"],
      JSON.stringify(points.slice(0, 1)),
    );
    assertEquals(checked, sent);
    assertEquals(JSON.parse(sent.stdout), {
      review_id: id,
      status: "in_progress",
      phase: "strongest_case",
      accepted: 1,
      items_in_phase: 1,
      missing: ["2 more opposing points (1 of 3 so far)"],
    });
  });
});

Deno.test("a refused form is told at once, line by line, and nothing is saved", async () => {
  await inShell(async (program, { reviews, files }) => {
    await seed(reviews);
    const path = join(reviews, `${SEEDED.active}.json`);
    const before = Deno.readTextFileSync(path);
    const file = join(files, "f.md");
    const form = `---
review: rev-acti
phase: counterarguments
---

## C2
category: scopes
severity: 4/5

Charging at the depot needs a transformer that the utility delivers in two years

## C3
severity: 2
severity: 3
verdict: holds
category: evidence

too short

## C9

## C10
`;
    Deno.writeTextFileSync(file, form);
    for (const check of [[], ["--check"]]) {
      const { code, stdout, stderr } = await program(["submit", SEEDED.active, file, ...check]);
      assertEquals([code, stdout], [4, ""]);
      const lines = stderr.trimEnd().split("\n");
      const shown = lines.map((line) => line.replace(file, "f.md").slice(0, 60));
      assertEquals(shown.slice(0, -1), [
        "f.md: 1 item was left empty and not sent: C10",
        "f.md:7: C2 category: must be one of evidence, incentives, ba",
        "f.md:8: C2 severity: must be a whole number from 1 to 5; got",
        "f.md:14: C3 severity: was given more than once",
        "f.md:15: C3 verdict: is not a field of this phase, which has",
        "f.md:18: C3 text: has 9 characters; at least 30 are needed: ",
        "f.md:20: C9: does not name an item of this form; the next on",
      ]);
      assertMatch(
        lines.at(-1) ?? "",
        check.length === 0 ? /^error: 6 problems in .+; nothing was saved$/ : /would be refused$/,
      );
      assertEquals(Deno.readTextFileSync(path), before);
    }
    // A copy of an item that is saved is told by its label; standard input is called -.
    const copy = form.slice(0, form.indexOf("## C3")).replace("scopes", "scope").replace("/5", "");
    const copied = await program(["submit", SEEDED.active], copy);
    assertEquals(copied.code, 4);
    assertMatch(copied.stderr, /^-:10: C2 text: is nearly the same as C1 /);
    assertEquals(Deno.readTextFileSync(path), before);
  });
});

Deno.test("JSON is refused with the number of the item, JSON Lines with the line as well", async () => {
  await inShell(async (program, { reviews }) => {
    await seed(reviews);
    const cases: [sent: string, lines: RegExp[]][] = [
      ['[{"text": "x"}, 7]', [
        /^-: item 0 text: has 1 character/,
        /^-: item 0 category: must be one of/,
        /^-: item 0 severity: must be .+, unquoted; got nothing/,
        /^-: item 1: must be an object/,
        /^The open phase is counterarguments; its items have text, category and severity[.]$/,
        /^error: 4 problems in -; nothing was saved$/,
      ]],
      ['[{"text": 1},\n {,]', [/^-:2: is not JSON: /, /^error: 1 problem in -/]],
      [
        '{"severity": 9, "category": "scope", "text": "a text that is long enough, is it not"}\n\n{]',
        [
          /^-:1: item 0 severity: must be a whole number/,
          /^-:3: is not JSON: /,
          /^error: 2 problems/,
        ],
      ],
      ["[]", [/^error: items must be a non-empty list/]],
    ];
    for (const [sent, lines] of cases) {
      const { code, stdout, stderr } = await program(["submit", SEEDED.active], sent);
      assertEquals([code, stdout], [4, ""], sent);
      const said = stderr.trimEnd().split("\n");
      assertEquals(said.length, lines.length, stderr);
      for (const [place, pattern] of lines.entries()) assertMatch(said[place] ?? "", pattern);
    }
    assertEquals(cases.length, 4);
  });
});

Deno.test("start --from checks the whole file first, then plays it as far as it is accepted", async () => {
  const { claim, mode, context, batches } = PEP_703;
  await inShell(async (program, { reviews, files }) => {
    const file = join(files, "review.json");
    const phases = Object.fromEntries(batches.map(({ phase, items }) => [phase, [...items]]));
    const start = (changed: Record<string, unknown>, ...args: string[]) => {
      const content = { claim, mode, context, phases, ...changed };
      Deno.writeTextFileSync(file, JSON.stringify(content, null, 1));
      return program(["start", "--from", file, ...args]);
    };
    const refused: [changed: Record<string, unknown>, pattern: RegExp][] = [
      [{ claim: "short" }, /^error: the claim must be text of at least 10 characters/],
      [{ mode: "duel" }, /^error: --mode must be one of/],
      [{ phases: [] }, /: phases: must be an object/],
      [{ phases: { duels: [] } }, /: duels: is not a phase of gauntlet/],
      [{ phases: { counterarguments: {} } }, /: counterarguments: must be a list of items/],
      [{ phases: { ...phases, counterarguments: [] } }, /: rebuttals: has items, but counterarg/],
      [
        { phases: { ...phases, tests: [{ index: 99, test: "something that is long enough" }] } },
        /: tests item 0 index: 99 is not a target/,
      ],
      [
        { phases: { ...phases, responses: [{ index: 0 }] } },
        /: responses item 0 stance: must be one of concede or counter; got nothing/,
      ],
    ];
    for (const [changed, pattern] of refused) {
      const { code, stdout, stderr } = await start(changed);
      assertEquals([code, stdout], [4, ""], stderr);
      assertMatch(stderr, pattern);
    }
    Deno.writeTextFileSync(file, '{"claim":\n "x",,}');
    const broken = await program(["start", "--from", file]);
    assertEquals([broken.code, broken.stdout], [4, ""]);
    assertMatch(broken.stderr, /review\.json:2: is not JSON: /);
    assertEquals([...Deno.readDirSync(files)].map(({ name }) => name), ["review.json"]);

    // What only the quality gate refuses stops it on the way.
    const [first, ...others] = phases["assumptions"] ?? [];
    const lazy = { ...first, text: "blah blah blah blah blah blah" };
    const played = await start({ phases: { ...phases, assumptions: [lazy, ...others] } });
    assertEquals(played.code, 4);
    assertMatch(played.stdout, /^rev-[a-z0-9]{4}\n$/);
    assertMatch(
      played.stderr,
      /review\.json: assumptions item 0 text: .+\nerror: 1 problem in .+assumptions was not saved; continue with mcp-devils-advocate submit rev-/,
    );
    const { status, phase } = JSON.parse(
      Deno.readTextFileSync(join(reviews, `${played.stdout.trim()}.json`)),
    );
    assertEquals([status, phase], ["active", "assumptions"]);
    const checked = await start(
      { phases: { ...phases, assumptions: [lazy, ...others] } },
      "--check",
    );
    assertEquals([checked.code, checked.stdout], [4, ""]);
    assertMatch(checked.stderr, /assumptions item 0 text: .+\nerror: .+ it would be refused\n$/);
    assertEquals([...Deno.readDirSync(reviews)].filter(({ name }) => name !== ".lock").length, 1);
  });
});

Deno.test("a review that the earlier program wrote can be judged anew, and is sealed then", async () => {
  await inShell(async (program, { reviews, files }) => {
    await seed(reviews);
    const {
      digest: _,
      program: _program,
      gate: _gate,
      last_batch: _batch,
      history: _history,
      ...old
    } = JSON.parse(Deno.readTextFileSync(join(reviews, `${SEEDED.refuted}.json`)));
    const file = join(files, "old.json");
    Deno.writeTextFileSync(file, JSON.stringify(old));
    const { stdout, code } = await program(["start", "--from", file, "--json"]);
    assertEquals(code, 0);
    const answer = JSON.parse(stdout);
    assertEquals(answer.status, "complete");
    const listed = JSON.parse((await program(["list", "--json", "--limit", "1"])).stdout);
    assert(isObject(listed.reviews[0]));
    assertEquals(
      [
        listed.reviews[0]["review_id"],
        listed.reviews[0]["sealed"],
        listed.reviews[0]["assessment"],
      ],
      [answer.review_id, true, "claim refuted"],
    );
  });
});

Deno.test("what is used wrongly exits 2, what is not so 1, what is refused 4", async () => {
  await inShell(async (program, { reviews, files }) => {
    await seed(reviews);
    const missing = join(files, "missing");
    const bytes = join(files, "bytes.md");
    Deno.writeFileSync(bytes, new Uint8Array([0x2d, 0xff, 0x0a]));
    const cases: [args: string[], code: number, said: RegExp][] = [
      [["start", "--mode", "steelman"], 2, /start needs a CLAIM, or --from FILE/],
      [["start", PEP_703.claim], 2, /start needs --mode M/],
      [["start", PEP_703.claim, "--mode", "steelmn"], 2, /did you mean steelman\?/],
      [["start", PEP_703.claim, "--mode", "steelman", "--check"], 2, /--check needs --from/],
      [["start", PEP_703.claim, "--from", bytes], 2, /--from cannot be combined with/],
      [
        ["start", PEP_703.claim, "--mode", "steelman", "--context", "a", "--context-file", bytes],
        2,
        /not both/,
      ],
      [["start", "short", "--mode", "steelman"], 4, /the claim must be text of at least 10/],
      [
        ["start", PEP_703.claim, "--mode", "steelman", "--context-file", missing],
        1,
        /cannot be read/,
      ],
      [["start", PEP_703.claim, "--mode", "steelman", "--context-file", bytes], 4, /is not UTF-8/],
      [["start", "--from", missing], 1, /cannot be read/],
      [["start", "--from", bytes], 4, /bytes\.md:1: is not UTF-8/],
      [["form"], 2, /form needs <id>/],
      [["form", SEEDED.refuted], 1, /is complete and takes no further changes/],
      [["form", SEEDED.abandoned], 1, /was abandoned \(the vans were sold\)/],
      [["form", "rev-none"], 1, /There is no review rev-none/],
      [["submit", "latest", bytes], 2, /not the full id of a review.+did you mean rev-\w{4}\?/],
      [
        ["submit", "rev-act", bytes],
        2,
        /not the full id of a review, or a path; did you mean rev-acti\?/,
      ],
      [["submit", SEEDED.active, missing], 1, /cannot be read: No such file or directory\n/],
      [["submit", SEEDED.active, bytes], 4, /bytes\.md:1: is not UTF-8/],
      [["submit", SEEDED.refuted, bytes], 1, /is complete/],
      [["submit", SEEDED.active], 4, /^-:1: a form begins with ---/],
      [["abandon", SEEDED.active], 2, /abandon needs --reason TEXT/],
      [["abandon", SEEDED.active, "--reason", " "], 4, /--reason must be non-empty text/],
      [["abandon", SEEDED.refuted, "--reason", "sold"], 1, /is complete/],
      [["abandon", "latest", "--reason", "sold"], 2, /not the full id/],
    ];
    for (const [args, code, said] of cases) {
      const run = await program(args);
      assertEquals([run.code, run.stdout], [code, ""], `${args.join(" ")}: ${run.stderr}`);
      assertMatch(run.stderr, said, args.join(" "));
    }
    assertEquals(cases.length, 25);
    const ended = await program(["abandon", SEEDED.active, "--reason", "the vans were sold, too"]);
    assertEquals(ended, { code: 0, stdout: "", stderr: "" });
    assertMatch(
      (await program(["show", SEEDED.active])).stdout,
      /Abandoned: the vans were sold, too/,
    );
  });
});

Deno.test("a text that is nearly generic is named by its label, a misnamed field by its name", async () => {
  await inShell(async (program) => {
    const started = await program(["start", PEP_703.claim, "--mode", "steelman"]);
    const id = started.stdout.trim();
    const text =
      "There are significant risks and unexpected costs and delays for the project team overall";
    const form = `---\nreview: ${id}\nphase: strongest_case\n---\n## S1\n\n${text}\n`;
    const { code, stderr } = await program(["submit", id, "-", "--check"], form);
    assertEquals(code, 0);
    assertMatch(stderr, /^notice: S1 was accepted, but would fit almost any .+\n$/);
    const json = await program(["submit", id, "--json"], JSON.stringify([{ text }]));
    assertMatch(JSON.parse(json.stdout).notices[0], /^item 0 of this batch was accepted/);
    const misnamed = await program(["submit", id], JSON.stringify([{ txt: text }]));
    assertEquals(misnamed.code, 4);
    assertMatch(
      misnamed.stderr,
      /\nThe open phase is strongest_case; .+ Unknown fields: "txt" \(did you mean text\?\)\.\nerror: 1/,
    );
  });
});

Deno.test("start --from refuses a misspelt key, whose content would be lost", async () => {
  await inFreshDirectory(async (directory) => {
    const file = join(directory, "review.json");
    const claim = "We should move the shop online by May";
    Deno.writeTextFileSync(
      file,
      JSON.stringify({ claim, mode: "premortem", contxt: "Two staff." }),
    );
    const data = ["--data-dir", join(directory, "reviews")];
    const { code, stdout, stderr } = await runProgram(["start", "--from", file, ...data]);
    assertEquals([code, stdout], [4, ""]);
    assert(stderr.includes("contxt: is not a key of a review; did you mean context?"), stderr);
  });
});

Deno.test("a field of JSON items that the phase does not have is named, checked or submitted", async () => {
  await inShell(async (program, { reviews }) => {
    await seed(reviews);
    const item = {
      text: "The courier wants nine francs for each parcel over three kilos, which eats the margin",
      category: "incentives",
      severity: 4,
      sevrity: 5,
    };
    for (const flags of [["--check"], ["--json"]]) {
      const run = await program(["submit", SEEDED.active, ...flags], JSON.stringify(item));
      assertEquals(run.code, 0, run.stderr);
      assertEquals(
        run.stderr,
        'notice: Not kept, since the phase has no such field: "sevrity" (did you mean severity?).\n',
      );
    }
  });
});

Deno.test("start --from names fields that a phase does not have, with --check as well", async () => {
  await inShell(async (program, { files }) => {
    const { claim, mode, context, batches } = PEP_703;
    const [first] = batches;
    assert(first !== undefined);
    const items = first.items.map((item) => ({ ...item, sevrity: 5 }));
    const from = join(files, "whole.json");
    const sent = { claim, mode, context, phases: { [first.phase]: items } };
    Deno.writeTextFileSync(from, JSON.stringify(sent));
    for (const flags of [["--check"], []]) {
      const { code, stderr } = await program(["start", "--from", from, ...flags]);
      assertEquals(code, 0, stderr);
      assertMatch(
        stderr,
        /(?:^|\n)notice: counterarguments: Not kept, .+ "sevrity" [(]did you mean/,
      );
    }
  });
});
