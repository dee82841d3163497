import { assert, assertEquals, assertMatch, assertStringIncludes } from "@std/assert";
import { inFreshDirectory, runProgram } from "../support/run_program.ts";
import { seed, SEEDED } from "../support/seeded.ts";
import { openGate } from "../../src/gate/phase_gate.ts";

Deno.test("show tells where a review stands and ends with what to do next", async () => {
  await inFreshDirectory(async (directory) => {
    await seed(directory);
    const files = (): string[] => [...Deno.readDirSync(directory)].map(({ name }) => name).sort();
    const before = files();
    const show = (...args: string[]) => runProgram(["show", ...args, "--data-dir", directory]);
    const last = (text: string): string => text.trimEnd().split("\n").at(-1) ?? "";

    const active = await show(SEEDED.active);
    assertEquals([active.code, active.stderr], [0, ""]);
    assertMatch(active.stdout, /^rev-acti: devils_advocate, active, step 1\/2\nClaim: The bakery/);
    assertMatch(active.stdout, /\n> counterarguments {2}1\n {2}rebuttals {9}0\n/);
    assertMatch(active.stdout, /Missing in counterarguments:\n {2}- 2 more counterarguments/);
    assertMatch(active.stdout, /Each item has:\n {2}- text: /);
    assertMatch(
      active.stdout,
      /\n {2}- category: .+\n {6}evidence: .+\n(?: {6}\w+: .+\n){5} {2}- severity/,
    );
    assertMatch(
      active.stdout,
      /\nAccepted counterarguments:\n {2}- C1 \(category scope, .+\): Charging/,
    );
    assertEquals(
      last(active.stdout),
      `Next: mcp-devils-advocate form rev-acti --data-dir ${directory} > form.md`,
    );

    const complete = await show(SEEDED.warned);
    assertMatch(complete.stdout, /rebuttals {9}skipped: nothing needed an answer/);
    assertMatch(
      complete.stdout,
      /^rev-warn: devils_advocate, complete\nClaim: .+\n\nVerdict: Survives scrutiny: /,
    );
    assertMatch(complete.stdout, /\nLeft untested:\n {2}- All 3 counterarguments/);
    assertMatch(complete.stdout, /\nHow firm this is: The verdict is firm: /);
    const again = `rev-warn --data-dir ${directory}`;
    assertEquals(complete.stdout.split("\n\n").at(-1)?.trimEnd().split("\n"), [
      `Next: mcp-devils-advocate report ${again}`,
      `To record the decision: mcp-devils-advocate decide ${again} --outcome go|no_go|revise --by NAME --reason TEXT`,
    ]);

    const latest = await show("latest");
    assertMatch(latest.stdout, /^rev-aban: devils_advocate, abandoned\n/);
    assertMatch(latest.stdout, /\nAbandoned: the vans were sold\nNext: nothing\. .+\n$/);

    const json = JSON.parse((await show(SEEDED.active, "--json")).stdout);
    assertEquals([json.review_id, json.phase, json.step], [
      SEEDED.active,
      "counterarguments",
      "1/2",
    ]);
    assertEquals(files(), before);
  });
});

Deno.test("show shows what waits for an answer", async () => {
  await inFreshDirectory(async (directory) => {
    const { MODES } = await import("../../src/protocol/modes.ts");
    const { createReviews } = await import("../../src/reviews.ts");
    const { openStore } = await import("../../src/store/store.ts");
    const reviews = createReviews({
      store: openStore(directory, {
        modes: MODES,
        gate: openGate,
        newId: () => "rev-wait",
        nanoseconds: () => 1n,
      }),
      modes: MODES,
      gate: openGate,
      now: () => new Date(0),
    });
    await reviews.start("The bakery should sell its vans\x1b[31m\nNext: nothing", "steelman");
    await reviews.submit("rev-wait", [
      { text: "Vans carry the bread to eleven shops before the buses run at all" },
      { text: "Renting on market days costs more than owning does over a year" },
      { text: "A cargo bike cannot climb the hill to the hospital in the snow" },
    ]);
    const { stdout } = await runProgram(["show", "rev-wait", "--data-dir", directory]);
    assertMatch(stdout, /Needs an answer:\n {2}- S1: Vans carry/);
    assertMatch(stdout, /step 2\/2\nClaim: The bakery should sell its vans␛\[31m Next: nothing\n/);
    assert(!stdout.includes("\x1b"));
  });
});

Deno.test("show of a complete review tells the decision, and who does what by when", async () => {
  await inFreshDirectory(async (directory) => {
    const program = (...args: string[]) => runProgram([...args, "--data-dir", directory]);
    assertEquals((await program("demo", "--mode", "assumptions")).code, 0);
    const shown = async (): Promise<string> => (await program("show", "rev-demo")).stdout;
    const again = `rev-demo --data-dir ${directory}`;
    const fresh = await shown();
    assertStringIncludes(
      fresh,
      `\nTo plan an action: mcp-devils-advocate plan ${again} A1 --owner`,
    );
    assertStringIncludes(
      fresh,
      `\nTo revise the claim: mcp-devils-advocate start CLAIM --mode assumptions --revises ${again}\n`,
    );
    const words = ["--outcome", "go", "--by", "Ada", "--reason", "The pilot covered its costs"];
    for (
      const args of [
        ["decide", "rev-demo", ...words, "--review-on", "2027-05-01"],
        ["plan", "rev-demo", "A1", "--owner", "Ben", "--due", "2027-03-01"],
        ["done", "rev-demo", "A2", "--outcome", "held", "--result", "60 of 110 came back"],
      ]
    ) {
      assertEquals((await program(...args)).code, 0);
    }
    const followed = await shown();
    assertMatch(
      followed,
      /\nDecision: go, .*by Ada on [0-9-]+\. To be reviewed again on 2027-05-01\. Reason: The pilot/,
    );
    assertMatch(followed, /\n {2}- Test assumption A1: .+ [(]Ben, due 2027-03-01[)]\n/);
    assertMatch(
      followed,
      /\nPlanned or done:\n {2}- Test assumption A2: .+ [(]done [0-9-]+, held, 60 of 110 came back[)]\n/,
    );
    assert(!followed.includes("To record the decision"));
  });
});
