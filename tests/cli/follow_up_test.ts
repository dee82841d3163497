import { assertEquals, assertMatch, assertStringIncludes } from "@std/assert";
import { join } from "@std/path";
import { whatNext } from "../../src/cli/submit.ts";
import { submitted } from "../../src/engine/results.ts";
import { phaseNamed } from "../../src/engine/review.ts";
import { openReviews } from "../../src/open_reviews.ts";
import { loadBearing, mode, reviewWith } from "../support/in_memory.ts";
import { inFreshDirectory, type Run, runProgram } from "../support/run_program.ts";
import { openGate } from "../../src/gate/phase_gate.ts";

const DECIDE = ["decide", "rev-demo", "--outcome", "go", "--by", "Ada Lovelace"];
const REASON = ["--reason", "The pilot covered its costs"];

/** A directory with the demo's complete review, and the program on it. */
async function inDemo(
  use: (directory: string, program: (...args: string[]) => Promise<Run>) => Promise<void>,
): Promise<void> {
  await inFreshDirectory(async (directory) => {
    const program = (...args: string[]) => runProgram([...args, "--data-dir", directory]);
    assertEquals((await program("demo", "--mode", "assumptions")).code, 0);
    await use(directory, program);
  });
}

Deno.test("decide, plan, done and due take a review from its verdict to what became of it", async () => {
  await inDemo(async (directory, program) => {
    const path = join(directory, "rev-demo.json");
    const before = JSON.parse(Deno.readTextFileSync(path));
    const quiet = { code: 0, stdout: "", stderr: "" };
    assertEquals(await program(...DECIDE, ...REASON, "--review-on", "2026-05-01"), quiet);
    assertEquals(
      await program("plan", "rev-demo", "a1", "--owner", "Ada", "--due", "2026-03-01"),
      quiet,
    );
    assertEquals(await program("plan", "rev-demo", "A2", "--due", "2026-02-20"), quiet);
    const written = Deno.readTextFileSync(path);
    assertEquals(await program("plan", "rev-demo", "A2", "--due", "2026-02-20"), quiet);
    assertEquals(await program(...DECIDE, ...REASON, "--review-on", "2026-05-01"), quiet);
    assertEquals(Deno.readTextFileSync(path), written, "a repetition writes");

    const due = (...args: string[]) => program("due", "--as-of", "2026-03-01", ...args);
    const lines = (await due()).stdout.trimEnd().split("\n");
    assertEquals(lines.length, 3);
    assertMatch(lines[0] ?? "", /^2026-02-20 {2}overdue by 9 days {2}rev-demo {2}A2 +– +\S/);
    assertMatch(lines[1] ?? "", /^2026-03-01 {2}today +rev-demo {2}A1 +Ada +\S/);
    assertMatch(
      lines[2] ?? "",
      /^2026-05-01 {2}in 61 days +rev-demo {2}decision {2}Ada Lovelace {2}The/,
    );
    assertEquals((await due("--within", "0")).stdout.trimEnd().split("\n").length, 2);
    const json = JSON.parse((await due("--json")).stdout);
    assertEquals([json.as_of, json.count, json.data_dir], ["2026-03-01", 3, directory]);
    assertEquals(json.due[1].owner, "Ada");
    assertEquals((await due()).code, 0);
    assertEquals((await due("--exit-code")).code, 3);

    const held = ["--outcome", "held", "--result", "60 of 110 came back"];
    assertEquals(await program("done", "rev-demo", "A2", ...held), quiet);
    assertEquals((await due("--exit-code")).code, 0);
    const none = await program("due", "--as-of", "2020-01-01", "--within", "1");
    assertEquals([none.code, none.stdout], [0, ""]);
    assertMatch(none.stderr, /^Nothing is due in /);

    const list = await program("list");
    assertMatch(list.stdout, /claim needs revision, decided: go {2}We should/);
    const { stdout } = await program("report", "rev-demo", "--format", "json");
    const { decision, next_actions, sealed } = JSON.parse(stdout);
    assertEquals([decision.by, decision.review_on, sealed], ["Ada Lovelace", "2026-05-01", true]);
    assertEquals(
      next_actions.map(({ label, open, owner, due, result, outcome }: Record<string, unknown>) =>
        [label, open, owner, due, result, outcome].map((value) => value ?? "").join(",")
      ),
      ["A1,true,Ada,2026-03-01,,", "A2,false,,2026-02-20,60 of 110 came back,held", "A3,true,,,,"],
    );
    const { stdout: memo } = await program("report", "rev-demo");
    assertStringIncludes(memo, "- [x] **Test assumption A2:**");
    assertStringIncludes(memo, "**Decision: go, against the verdict**, by Ada Lovelace");

    assertEquals(await program("done", "rev-demo", "A2", "--reopen"), quiet);
    assertEquals((await due("--exit-code")).code, 3);
    const after = JSON.parse(Deno.readTextFileSync(path));
    assertEquals(after.updated_at, before.updated_at);
    assertEquals(after.last_batch, before.last_batch);
    assertEquals(after.gate, before.gate);
    assertEquals(openReviews(directory, openGate).load("rev-demo").sealed, true);
  });
});

Deno.test("due exits with 1 for a file that is no review, whatever is overdue", async () => {
  await inDemo(async (directory, program) => {
    await program("plan", "rev-demo", "A1", "--due", "2026-02-20");
    Deno.writeTextFileSync(join(directory, "rev-bad0.json"), "{");
    const due = await program("due", "--as-of", "2026-03-01");
    assertEquals(due.code, 0);
    assertMatch(due.stderr, /^warning: rev-bad0\.json is not a valid review: .+\n$/);
    assertEquals((await program("due", "--as-of", "2026-03-01", "--exit-code")).code, 1);
    assertEquals((await program("due", "--as-of", "2020-03-01", "--exit-code")).code, 1);
    const { skipped } = JSON.parse((await program("due", "--json")).stdout);
    assertEquals(skipped.length, 1);
  });
});

Deno.test("decide, plan, done and due say what is wrong, each with its exit code", async () => {
  await inDemo(async (directory, program) => {
    const open = await openReviews(directory, openGate).start(
      "The van should be sold before May",
      "steelman",
    );
    const cases: [args: string[], code: number, stderr: RegExp][] = [
      [["decide", "rev-demo", "--by", "Ada", ...REASON], 2, /decide needs --outcome O/],
      [
        [...DECIDE, "--reason", "it is fine"],
        4,
        /--reason has \d content words? and needs at least 3/,
      ],
      [[...DECIDE, ...REASON, "--review-on", "2026-02-30"], 2, /--review-on must be a day/],
      [["decide", open.review_id, ...DECIDE.slice(2), ...REASON], 1, /no verdict yet/],
      [["decide", "rev-zzzz", ...DECIDE.slice(2), ...REASON], 1, /no review rev-zzzz/],
      [["decide", "latest", ...DECIDE.slice(2), ...REASON], 2, /not the full id/],
      [["plan", "rev-demo", "A1"], 2, /plan needs --owner or --due/],
      [["plan", "rev-demo"], 2, /plan needs <label>/],
      [["plan", "rev-demo", "A1", "--due", "soon"], 2, /--due must be a day/],
      [
        ["plan", "rev-demo", "Z1", "--owner", "Ada"],
        1,
        /no next action "Z1"; the open ones are A1, A2 and A3/,
      ],
      [["plan", "rev-demo", "A1", "--owner", "x".repeat(101)], 4, /--owner may have at most 100/],
      [["done", "rev-demo", "A1", "--outcome", "go"], 2, /--outcome must be held or failed/],
      [
        ["done", "rev-demo", "A1", "--reopen", "--result", "x"],
        2,
        /--reopen cannot be combined with --result/,
      ],
      [["due", "--within", "soon"], 2, /--within must be a whole number/],
      [["due", "--as-of", "2026-2-1"], 2, /--as-of must be a day/],
    ];
    for (const [args, code, stderr] of cases) {
      const run = await program(...args);
      assertEquals([run.code, run.stdout], [code, ""], args.join(" "));
      assertMatch(run.stderr, stderr);
    }
    assertEquals(openReviews(directory, openGate).load("rev-demo").review.decision, null);
  });
});

Deno.test("start --revises takes over the context, and both reviews know of each other", async () => {
  await inDemo(async (directory, program) => {
    const claim = "We should end the night shift in the summer months only";
    const start = ["start", claim, "--mode", "assumptions", "--revises"];
    const started = await program(...start, "rev-demo");
    assertEquals([started.code, started.stderr], [0, ""]);
    const id = started.stdout.trim();
    const reviews = openReviews(directory, openGate);
    const { review } = reviews.load(id);
    assertEquals(review.revises, "rev-demo");
    assertEquals(review.context, reviews.load("rev-demo").review.context);
    const other = await program(...start, "rev-demo", "--context", "Another town");
    assertEquals(reviews.load(other.stdout.trim()).review.context, "Another town");
    const { reviews: listed } = JSON.parse((await program("list", "--json")).stdout);
    assertEquals(listed.at(-1).revised_by, other.stdout.trim());
    const { stdout: memo } = await program("report", "rev-demo");
    assertStringIncludes(
      memo,
      `Revised by ${listed.at(-1).revised_by}, which is not complete yet.`,
    );
    for (
      const [revises, code, stderr] of [
        [id, 1, /no verdict yet/],
        ["rev-none", 1, /no review rev-none/],
        ["../rev-demo", 4, /--revises must be the id of a complete review/],
      ] as const
    ) {
      const refused = await program(...start, revises);
      assertEquals([refused.code, refused.stdout], [code, ""], revises);
      assertMatch(refused.stderr, stderr);
    }
  });
});

Deno.test("a command that completes a review which needs revision tells how to revise it", () => {
  const hints = (evidence: string[]): string[] => {
    const review = reviewWith(mode("assumptions"), {
      assumptions: loadBearing(...evidence),
      tests: evidence.flatMap((word, index) =>
        word === "verified" ? [] : [{ index, test: "test" }]
      ),
    });
    const answer = submitted(review, phaseNamed(review.mode, "tests"), 1);
    return whatNext(review, answer, "rev-test").slice(2);
  };
  assertEquals(hints(["none", "verified", "verified", "verified"]), [
    "to revise the claim: mcp-devils-advocate start CLAIM --mode assumptions --revises rev-test",
  ]);
  assertEquals(hints(["partial", "verified", "verified", "verified"]), []);
  assertEquals(hints(["none", "none", "verified", "verified"]), []);
});

Deno.test("plan says so where a decision keeps its action out of due", async () => {
  await inDemo(async (_, program) => {
    const plan = async () =>
      (await program("plan", "rev-demo", "A1", "--due", "2027-03-01")).stderr;
    const decide = (outcome: string) =>
      program(
        ...["decide", "rev-demo", "--outcome", outcome, "--by", "Ada"],
        ...["--reason", "The hotel and the school need their rolls before seven"],
      );
    assertEquals(await plan(), "");
    await decide("revise");
    assertEquals(
      await plan(),
      "note: rev-demo was decided revise, so due does not show its actions\n",
    );
    await decide("go");
    assertEquals(await plan(), "");
  });
});

Deno.test("plan and done say so where due shows the revision only", async () => {
  await inDemo(async (directory, program) => {
    const reviews = openReviews(directory, openGate);
    const plan = () => program("plan", "rev-demo", "A1", "--due", "2027-03-01");
    const claim = "We should end the night shift in the summer months only";
    const { stdout } = await program(
      "start",
      claim,
      ...["--mode", "assumptions", "--revises", "rev-demo"],
    );
    const id = stdout.trim();
    // A revision that is not complete hides nothing from due.
    assertEquals((await plan()).stderr, "");
    const { review } = reviews.load("rev-demo");
    for (const phase of ["assumptions", "tests"]) {
      await reviews.submit(id, review.items[phase]);
    }
    const note = `note: rev-demo was revised by ${id}, and due shows the revision only\n`;
    assertEquals((await plan()).stderr, note);
    assertEquals((await program("done", "rev-demo", "A1", "--outcome", "held")).stderr, note);
  });
});
