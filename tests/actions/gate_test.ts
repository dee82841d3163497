import { assert, assertEquals, assertMatch, assertStringIncludes } from "@std/assert";
import { join } from "@std/path";
import { fromFileUrl } from "@std/path/from-file-url";
import { actionTest, ASSET, gate, SCRIPT } from "../support/gate_action.ts";
import { SEEDED, tamper } from "../support/seeded.ts";

const OWN_DECISION = fromFileUrl(new URL("../fixtures/own-decision", import.meta.url));

actionTest("the gate action passes and refuses one review by its verdict", async (directory) => {
  const cases: [inputs: Record<string, string>, code: number, outputs: string][] = [
    [{ GATE_REVIEW: SEEDED.survives }, 0, "claim survives scrutiny 0 0"],
    [{ GATE_REVIEW: SEEDED.warned }, 0, "claim survives scrutiny 0 1"],
    [{ GATE_REVIEW: SEEDED.warned, GATE_STRICT: "true" }, 3, "claim survives scrutiny 0 1"],
    [{ GATE_REVIEW: SEEDED.revision, GATE_FAIL_ON: "refuted" }, 0, "claim needs revision 1 0"],
    [{ GATE_REVIEW: SEEDED.revision, GATE_VERSION: "v1.2.3" }, 3, "claim needs revision 1 0"],
    [{ GATE_REVIEW: SEEDED.refuted }, 3, "claim refuted 2 0"],
    [{ GATE_REVIEW: SEEDED.active }, 1, ""],
    [{ GATE_REVIEW: "latest" }, 1, ""],
  ];
  for (const [inputs, code, outputs] of cases) {
    const run = await gate(directory, inputs);
    const name = JSON.stringify(inputs);
    assertEquals(run.code, code, `${name}: ${run.stdout}${run.stderr}`);
    assertEquals(run.outputs.trim().replaceAll(/\w+=/g, "").replaceAll("\n", " "), outputs, name);
    assertEquals(run.summary !== "", outputs !== "", `${name}: ${run.summary}`);
  }
  assertEquals(cases.length, 8);
});

actionTest(
  "the gate action looks at all complete reviews and reports the gravest",
  async (directory) => {
    const run = await gate(directory, {});
    assertEquals(run.code, 3, run.stderr);
    assertEquals(run.outputs, "assessment=claim refuted\nrisk=2\nwarnings=1\n");
    assertMatch(run.summary, /^\| Review \| Claim \| Outcome \|\n/);
    for (const id of Object.values(SEEDED)) assertStringIncludes(run.summary, `| \`${id}\` |`);
    assertEquals(run.summary.match(/^# /gm)?.length, 4);
    assertMatch(run.stdout, /^::error file=[^,]+,title=Claim refuted \(rev-refu\)::/m);
    assertMatch(run.stdout, /^::warning file=[^,]+,title=Left untested \(rev-warn\)::/m);
    assertEquals(run.stderr.match(/^refused: rev-(refu|revi): /gm)?.length, 2);
  },
);

actionTest("the gate action fails closed", async (directory) => {
  const nothing = join(directory, "nothing");
  Deno.mkdirSync(nothing);
  const cases: [inputs: Record<string, string>, message: string][] = [
    [{ GATE_DATA_DIR: nothing }, "nothing could be judged"],
    [{ GATE_DATA_DIR: join(directory, "missing") }, "data-dir must be a directory"],
    [{ GATE_DATA_DIR: "" }, "data-dir must be a directory"],
    [{ GATE_VERSION: "9.9.9" }, "SHA256SUMS of release 9.9.9 cannot be downloaded"],
    [{ GATE_VERSION: "1.2.3/../x" }, "version must be"],
    [{ GATE_FAIL_ON: "never" }, "fail-on must be"],
    [{ GATE_STRICT: "yes" }, "strict must be"],
    [{ GATE_REVIEW: "$(touch pwned)" }, "review must be"],
    [{ GATE_ALLOW_UNSEALED: "1" }, "allow-unsealed must be true or false"],
    [{ GATE_UNFINISHED: "" }, "unfinished must be ignore or fail"],
    [{ GATE_REWRITTEN: "ok" }, "rewritten must be fail or allow"],
    [{ GATE_BASE: "main" }, "base must be the full id of a commit"],
    [{ GATE_BASE: "a".repeat(40) }, "fetch-depth: 0"],
    [{ GATE_REVIEW: "changed" }, "review: changed needs a commit to compare with"],
    [{ GATE_REVIEW: "changed", GATE_BASE: "0".repeat(40) }, "needs a commit to compare with"],
    [{ GATE_REVIEW: "rev-none" }, "nothing could be judged"],
    [{ RUNNER_OS: "Plan9" }, "there is no release for Plan9"],
    [{ RUNNER_ARCH: "ARM64" }, "SHA256SUMS of release 1.2.3 does not list"],
  ];
  // The program itself is there for most of these: only what is checked before it can refuse them.
  Deno.copyFileSync(
    join(directory, "release", "v1.2.3", ASSET),
    join(directory, "release", "v1.2.3", ASSET.replace("x86_64", "aarch64")),
  );
  for (const [inputs, message] of cases) {
    const run = await gate(directory, inputs);
    const name = JSON.stringify(inputs);
    assertEquals(run.code, 1, name);
    assertStringIncludes(run.stdout, "::error title=Decision gate::", name);
    assertStringIncludes(run.stdout, message, name);
    assertEquals(run.outputs, "", name);
  }
  assertEquals(cases.length, 18);

  tamper(join(directory, "reviews"), SEEDED.refuted);
  Deno.writeTextFileSync(join(directory, "reviews", "rev-\n::notice::x.json"), "{}");
  const edited = await gate(directory, { GATE_FAIL_ON: "refuted" });
  assertEquals([edited.code, edited.outputs], [1, ""]);
  assertStringIncludes(edited.stderr, "rev-refu.json");
  // Each broken file has its annotation, and there is none besides.
  assertEquals(edited.stdout.match(/^::error /gm)?.length, 2);
  assert(!/^\s*::notice::/m.test(edited.stdout + edited.stderr));

  const archive = join(directory, "release", "v1.2.3", ASSET);
  Deno.writeFileSync(archive, new Uint8Array([...Deno.readFileSync(archive), 0]));
  const swapped = await gate(directory, { GATE_REVIEW: SEEDED.survives });
  assertEquals([swapped.code, swapped.outputs, swapped.summary], [1, "", ""]);
  assertStringIncludes(swapped.stdout, "another SHA-256");
});

actionTest("the gate action cuts a summary that GitHub would drop", async (directory) => {
  const run = await gate(directory, { GATE_REVIEW: SEEDED.survives });
  const full = join(directory, "full");
  Deno.writeTextFileSync(full, "x".repeat(1_000_000 - 300));
  const cut = await gate(directory, { GATE_REVIEW: SEEDED.survives, GITHUB_STEP_SUMMARY: full });
  assertEquals([run.code, cut.code], [0, 0]);
  const summary = Deno.readTextFileSync(full);
  assert(summary.length < 1_000_200 && summary.length < 1_000_000 - 300 + run.summary.length);
  assertMatch(
    summary,
    /x# .+\n[^]*\n_The rest does not fit here; `mcp-devils-advocate report` prints it all\._\n$/,
  );
});

actionTest(
  "the gate passes this project's own decision, and would refuse it by a stricter rule",
  async (directory) => {
    const own = { GATE_DATA_DIR: OWN_DECISION };
    const passed = await gate(directory, { ...own, GATE_FAIL_ON: "refuted" });
    assertEquals(passed.code, 0, passed.stdout + passed.stderr);
    assertEquals(passed.outputs, "assessment=claim needs revision\nrisk=3\nwarnings=1\n");
    assertEquals((await gate(directory, own)).code, 3);
  },
);

Deno.test("the action hands every input to its script as a variable", () => {
  const action = Deno.readTextFileSync(
    new URL("../../.github/actions/gate/action.yml", import.meta.url),
  );
  const script = Deno.readTextFileSync(SCRIPT);
  const inputs = [...action.matchAll(/^ {8}(GATE_\w+): \$\{\{ inputs\.([\w-]+) \}\}$/gm)];
  assertEquals(inputs.length, 10);
  for (const [, variable = "", input] of inputs) {
    assertEquals(variable, `GATE_${input?.toUpperCase().replaceAll("-", "_")}`);
    assertStringIncludes(script, variable);
  }
  assertEquals([...action.matchAll(/run: (.*)$/gm)].map(([, run]) => run), [
    'bash "$GITHUB_ACTION_PATH/gate.sh"',
  ]);
});
