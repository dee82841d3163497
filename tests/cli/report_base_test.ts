import { assert, assertEquals, assertMatch } from "@std/assert";
import { join } from "@std/path";
import { openReviews } from "../../src/open_reviews.ts";
import { inFreshDirectory, type Run, runProgram } from "../support/run_program.ts";
import { seed, SEEDED } from "../support/seeded.ts";
import { openGate } from "../../src/gate/phase_gate.ts";

const COMPLETE = [SEEDED.refuted, SEEDED.revision, SEEDED.survives, SEEDED.warned];

/** Two equal directories: what was, and what somebody changes. */
async function inTwo(
  use: (
    now: string,
    base: string,
    report: (...args: string[]) => Promise<Run>,
  ) => Promise<void>,
): Promise<void> {
  await inFreshDirectory(async (parent) => {
    const [now, base] = [join(parent, "now"), join(parent, "base")];
    await seed(now);
    Deno.mkdirSync(base);
    for (const { name } of Deno.readDirSync(now)) {
      Deno.copyFileSync(join(now, name), join(base, name));
    }
    await use(
      now,
      base,
      (...args) =>
        runProgram([
          "report",
          ...args,
          "--fail-on",
          "refuted",
          "--base",
          base,
          "--data-dir",
          now,
        ]),
    );
  });
}

type Raw = Record<string, unknown> & { phases: Record<string, Record<string, unknown>[]> };

function edit(directory: string, id: string, change: (raw: Raw) => void): void {
  const path = join(directory, `${id}.json`);
  const raw = JSON.parse(Deno.readTextFileSync(path));
  change(raw);
  Deno.writeTextFileSync(path, JSON.stringify(raw, null, 2));
}

/** What the earlier program's files do not have: without it a file is unsealed. */
function unseal(raw: Raw): void {
  for (const key of ["digest", "program", "gate", "last_batch", "history"]) delete raw[key];
}

/** What somebody may do to a refuted review so that it refuses nothing any more. */
const WEAKENED: Readonly<Record<string, (directory: string) => void>> = {
  "was complete and is now gone": (directory) => Deno.removeSync(join(directory, "rev-refu.json")),
  "was complete and is now unfinished": (directory) =>
    edit(directory, SEEDED.refuted, (raw) => {
      unseal(raw);
      raw.phases["rebuttals"]?.pop();
      Object.assign(raw, { status: "active", phase: "rebuttals", phase_index: 1 });
    }),
  "was complete and is now abandoned": (directory) =>
    edit(directory, SEEDED.refuted, (raw) => {
      unseal(raw);
      raw.phases["rebuttals"]?.pop();
      Object.assign(raw, {
        phase_index: 1,
        status: "abandoned",
        phase: null,
        abandon_reason: "never mind it",
      });
    }),
  "was complete and now has other content": (directory) =>
    edit(directory, SEEDED.refuted, (raw) => {
      unseal(raw);
      for (const rebuttal of raw.phases["rebuttals"] ?? []) rebuttal["verdict"] = "refuted";
    }),
  "was complete and is no longer a valid review": (directory) =>
    Deno.writeTextFileSync(join(directory, "rev-refu.json"), "{}"),
};

Deno.test("report --base refuses a review that was complete and is not what it was", async () => {
  let cases = 0;
  for (const [why, weaken] of Object.entries(WEAKENED)) {
    await inTwo(async (now, _, report) => {
      weaken(now);
      for (const changed of [[], ["--changed"]]) {
        const { code, stderr, stdout } = await report("--all", "--allow-unsealed", ...changed);
        assertEquals(code, why.includes("valid") ? 1 : 3, `${why}: ${stderr}`);
        assertMatch(
          stderr,
          new RegExp(`^refused: rev-refu ${why}; restore it from the base$`, "m"),
        );
        assertMatch(stdout, new RegExp(`^\\| \`rev-refu\` \\| .+ \\| ✗ ${why} \\|$`, "m"));
        cases += 1;
      }
      const allowed = await report("--all", "--allow-unsealed", "--allow-rewritten");
      assertMatch(allowed.stderr, new RegExp(`^note: rev-refu ${why}$`, "m"));
      assertEquals(allowed.code, why.includes("valid") ? 1 : 0, allowed.stderr);
    });
  }
  assertEquals(cases, 10);
});

Deno.test("report --base refuses it in every form, and for one review", async () => {
  await inTwo(async (now, _, report) => {
    WEAKENED["was complete and now has other content"]?.(now);
    const junit = await report("--all", "--allow-unsealed", "--format", "junit");
    assertMatch(junit.stdout, /<testcase name="Kept"[^>]*>\n\s*<failure type="rewritten"/);
    const github = await report("--all", "--allow-unsealed", "--format", "github");
    assertMatch(github.stdout, /^::error file=[^,]+,title=Changed since the base \(rev-refu\)::/);
    const json = await report("--all", "--allow-unsealed", "--format", "json");
    const outcomes = JSON.parse(json.stdout).reviews.map(({ outcome }: { outcome: string }) =>
      outcome
    );
    assert(outcomes.includes("rewritten"), outcomes.join());
    assertEquals([junit.code, github.code, json.code], [3, 3, 3]);
    assertEquals((await report(SEEDED.refuted, "--allow-unsealed")).code, 3);
    assertEquals((await report(SEEDED.refuted, "--allow-unsealed", "--allow-rewritten")).code, 0);
    assertEquals((await report(SEEDED.survives)).code, 0);
  });
});

Deno.test("report --base lets what follows a review be recorded, and a decision close it", async () => {
  await inTwo(async (now, _, report) => {
    const decide = (id: string, outcome: string): Promise<Run> =>
      runProgram([
        "decide",
        id,
        "--outcome",
        outcome,
        "--by",
        "Ada ##[error]",
        "--reason",
        "The vans stay another winter because money is short",
        "--data-dir",
        now,
      ]);
    assertEquals((await decide(SEEDED.refuted, "no_go")).code, 0);
    assertEquals((await decide(SEEDED.survives, "go")).code, 0);
    const { code, stderr, stdout } = await report("--all", "--changed");
    assertEquals(code, 0, stderr);
    assertMatch(stderr, /^note: rev-refu was closed by Ada .*'s no_go, not judged$/m);
    assertMatch(stdout, /^\| `rev-surv` \| .+ \| ✓ passes/m);
    assertMatch(stdout, /^\| `rev-warn` \| .+ \| – the same as in the base, not judged \|$/m);
  });
});

Deno.test("report --changed judges no review again for a plan, nor for a decision to revise", async () => {
  await inTwo(async (now, _, report) => {
    const told = [
      ["plan", SEEDED.refuted, "C1", "--owner", "Ada"],
      [
        ...["decide", SEEDED.refuted, "--outcome", "revise", "--by", "Ada"],
        ...["--reason", "The vans stay another winter because money is short"],
      ],
    ];
    for (const words of told) {
      const { code, stderr } = await runProgram([...words, "--data-dir", now]);
      assertEquals(code, 0, stderr);
    }
    const { code, stderr } = await report("--all", "--changed");
    assertEquals(code, 0, stderr);
    assertMatch(stderr, /^note: no complete review differs from the base/m);
  });
});

Deno.test("report --changed refuses an unfinished review that is new, and no other", async () => {
  await inTwo(async (_, base, report) => {
    const gate = ["--all", "--changed", "--fail-unfinished"];
    assertEquals((await report(...gate)).code, 0);
    Deno.removeSync(join(base, `${SEEDED.active}.json`));
    assertEquals((await report(...gate)).code, 3);
  });
});

Deno.test("report --base refuses a review whose seal was taken away", async () => {
  await inTwo(async (now, base, report) => {
    edit(now, SEEDED.survives, (raw) => delete raw["digest"]);
    for (const changed of [[], ["--changed"]]) {
      const { code, stderr } = await report("--all", "--allow-unsealed", ...changed);
      assertEquals(code, 3, stderr);
      assertMatch(stderr, /^refused: rev-surv was sealed and no longer is; restore it/m);
    }
    edit(base, SEEDED.survives, (raw) => delete raw["digest"]);
    assertEquals((await report("--all", "--allow-unsealed", "--changed")).code, 0);
  });
});

Deno.test("report --changed judges what differs from the base, and names the rest", async () => {
  await inTwo(async (now, base, report) => {
    const none = await report("--all", "--changed");
    assertEquals(none.code, 0, none.stderr);
    assertMatch(none.stderr, /^note: no complete review differs from the base/m);
    assertEquals(none.stdout.match(/ the same as in the base, not judged /g)?.length, 4);
    assertEquals((await report("--all")).code, 3);

    // A new refuted review is judged; a file that was broken before is none of this change's.
    Deno.removeSync(join(base, `${SEEDED.refuted}.json`));
    for (const directory of [now, base]) {
      Deno.writeTextFileSync(join(directory, "rev-brok.json"), "{");
    }
    const added = await report("--all", "--changed");
    assertEquals(added.code, 3, added.stderr);
    assertMatch(
      added.stderr,
      /^note: not judged, not a valid review, nor was it one in the base: rev-brok\.json$/m,
    );
    assertMatch(added.stderr, /^refused: rev-refu: claim refuted/m);
    assertEquals((await report("--all")).code, 1);
    Deno.removeSync(join(base, "rev-brok.json"));
    assertEquals((await report("--all", "--changed")).code, 1);
  });
});

Deno.test("report --base counts an unsealed review as before while it is the same", async () => {
  await inTwo(async (now, base, report) => {
    for (const directory of [now, base]) edit(directory, SEEDED.survives, unseal);
    const gate = [SEEDED.survives];
    assertEquals((await report(...gate)).code, 0);
    edit(now, SEEDED.survives, (raw) => raw["context"] = "Another context than before.");
    assertEquals((await report(...gate)).code, 1);
    assertEquals((await report(...gate, "--allow-rewritten")).code, 1);
    // Unsealed only now: the digest was taken away.
    edit(now, SEEDED.warned, unseal);
    assertEquals((await report(SEEDED.warned)).code, 1);
  });
});

Deno.test("report --all names what it does not judge, and what hides behind a name", async () => {
  await inTwo(async (now, _, report) => {
    const copy = (from: string, to: string): void =>
      Deno.copyFileSync(join(now, `${from}.json`), join(now, to));
    copy(SEEDED.refuted, "Rev-Refu.JSON");
    copy(SEEDED.refuted, "rev-REFU2.json");
    Deno.symlinkSync(join(now, `${SEEDED.survives}.json`), join(now, "rev-link.json"));
    Deno.mkdirSync(join(now, "rev-dire.json"));
    const { code, stderr } = await report("--all");
    assertEquals(code, 1);
    for (const name of ["Rev-Refu.JSON", "rev-REFU2.json", "rev-link.json", "rev-dire.json"]) {
      assertMatch(stderr, new RegExp(`^invalid: ${name} is not a valid review: `, "m"));
    }
    assertMatch(stderr, /^note: not judged, abandoned: rev-aban$/m);
    assertMatch(stderr, /^note: rev-acti is unfinished, not judged$/m);
    const unfinished = await report("--all", "--fail-unfinished", "--format", "junit");
    assertMatch(unfinished.stderr, /^refused: rev-acti is unfinished, which is refused here$/m);
    assertMatch(unfinished.stdout, /<failure type="unfinished"/);
    assertEquals(COMPLETE.length, 4);
  });
});

Deno.test("report --all says which review stands for one that it does not judge", async () => {
  await inTwo(async (now, _, report) => {
    const raw: Raw & Record<"claim" | "mode", string> = JSON.parse(
      Deno.readTextFileSync(join(now, `${SEEDED.survives}.json`)),
    );
    const reviews = openReviews(now, openGate);
    const { review_id: id } = await reviews.start(raw.claim, raw.mode, "", SEEDED.refuted);
    for (const items of Object.values(raw.phases)) await reviews.submit(id, items);
    const run = await report("--all");
    assertEquals(run.code, 0, run.stderr);
    assertMatch(run.stderr, new RegExp(`^note: not judged, revised by ${id}: rev-refu$`, "m"));
    assertMatch(
      run.stdout,
      new RegExp(`^\\| \`rev-refu\` \\| .+ \\| – revised by ${id}, not judged \\|$`, "m"),
    );
    // To be hidden does not excuse a review that was complete from staying what it was.
    Deno.removeSync(join(now, `${SEEDED.refuted}.json`));
    assertEquals((await report("--all")).code, 3);
  });
});

Deno.test("report's options for a base need what they are about", async () => {
  await inTwo(async (now, base) => {
    const wrong = [
      ["--all", "--base", base],
      ["--all", "--changed", "--fail-on", "refuted"],
      [SEEDED.refuted, "--changed", "--base", base, "--fail-on", "refuted"],
      ["--all", "--allow-rewritten", "--fail-on", "refuted"],
      [SEEDED.refuted, "--fail-unfinished", "--fail-on", "refuted"],
      ["--all", "--fail-unfinished"],
    ];
    for (const args of wrong) {
      const { code, stderr } = await runProgram(["report", ...args, "--data-dir", now]);
      assertEquals(code, 2, args.join(" "));
      assertMatch(stderr, /^error: --[\w-]+ needs --[\w-]+ /);
    }
    const gone = ["--all", "--base", join(base, "none"), "--fail-on", "refuted"];
    const { code, stderr } = await runProgram(["report", ...gone, "--data-dir", now]);
    assertEquals(code, 1);
    assertMatch(stderr, /there is no such directory/);
  });
});
