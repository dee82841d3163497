import { assert, assertEquals, assertMatch, assertStringIncludes } from "@std/assert";
import { join } from "@std/path";
import { fromFileUrl } from "@std/path/from-file-url";
import { createHash } from "node:crypto";
import { inFreshDirectory, type Run } from "../support/run_program.ts";
import { seed, SEEDED, tamper } from "../support/seeded.ts";
import { programCommand } from "../support/server_process.ts";

const SCRIPT = fromFileUrl(new URL("../../.github/actions/gate/gate.sh", import.meta.url));
const OWN_DECISION = fromFileUrl(new URL("../fixtures/own-decision", import.meta.url));
const ASSET = "mcp-devils-advocate-1.2.3-x86_64-unknown-linux-gnu.tar.gz";

/** What a run of the action came to. */
interface Gated extends Run {
  readonly outputs: string;
  readonly summary: string;
}

/** A release as the action downloads it: this program behind a script, packed, with its sum. */
async function release(directory: string): Promise<string> {
  const version = join(directory, "release", "v1.2.3");
  Deno.mkdirSync(version, { recursive: true });
  const program = join(directory, "mcp-devils-advocate");
  const words = programCommand().map((word) => `'${word.replaceAll("'", "'\\''")}'`).join(" ");
  Deno.writeTextFileSync(program, `#!/usr/bin/env bash\nexec ${words} "$@"\n`);
  const { success } = await new Deno.Command("tar", {
    args: ["-czf", join(version, ASSET), "-C", directory, "mcp-devils-advocate"],
  }).output();
  assert(success, "tar failed");
  const sum = createHash("sha256").update(Deno.readFileSync(join(version, ASSET))).digest("hex");
  Deno.writeTextFileSync(
    join(version, "SHA256SUMS"),
    `${"0".repeat(64)}  other\n${sum}  ${ASSET}\n`,
  );
  return join(directory, "release");
}

/** Runs the action's script on a machine as GitHub's, with these inputs. */
async function gate(
  directory: string,
  inputs: Readonly<Record<string, string>>,
): Promise<Gated> {
  const outputs = await Deno.makeTempFile({ dir: directory });
  const summary = await Deno.makeTempFile({ dir: directory });
  const { code, stdout, stderr } = await new Deno.Command("bash", {
    args: [SCRIPT],
    env: {
      GATE_VERSION: "1.2.3",
      GATE_DATA_DIR: join(directory, "reviews"),
      GATE_REVIEW: "all",
      GATE_FAIL_ON: "revision",
      GATE_STRICT: "false",
      GATE_RELEASE_URL: `file://${directory}/release`,
      RUNNER_OS: "Linux",
      RUNNER_ARCH: "X64",
      GITHUB_OUTPUT: outputs,
      GITHUB_STEP_SUMMARY: summary,
      ...inputs,
    },
  }).output();
  const text = new TextDecoder();
  return {
    code,
    stdout: text.decode(stdout),
    stderr: text.decode(stderr),
    outputs: Deno.readTextFileSync(outputs),
    summary: Deno.readTextFileSync(summary),
  };
}

/** A test with a release and the seeded reviews; the scripts are for Linux runners. */
function actionTest(name: string, use: (directory: string) => Promise<void>): void {
  Deno.test(
    name,
    { ignore: Deno.build.os !== "linux" },
    () =>
      inFreshDirectory(async (directory) => {
        await release(directory);
        await seed(join(directory, "reviews"));
        await use(directory);
      }),
  );
}

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
    assertEquals(run.summary !== "", outputs !== "", name);
  }
  assertEquals(cases.length, 8);
});

actionTest(
  "the gate action looks at all complete reviews and reports the gravest",
  async (directory) => {
    const run = await gate(directory, {});
    assertEquals(run.code, 3, run.stderr);
    assertEquals(run.outputs, "assessment=claim refuted\nrisk=2\nwarnings=1\n");
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
    [{ GATE_DATA_DIR: nothing }, "there is no complete review"],
    [{ GATE_DATA_DIR: join(directory, "missing") }, "data-dir has to be a directory"],
    [{ GATE_DATA_DIR: "" }, "data-dir has to be a directory"],
    [{ GATE_VERSION: "9.9.9" }, "SHA256SUMS of release 9.9.9 cannot be downloaded"],
    [{ GATE_VERSION: "1.2.3/../x" }, "version has to be"],
    [{ GATE_FAIL_ON: "never" }, "fail-on has to be"],
    [{ GATE_STRICT: "yes" }, "strict has to be"],
    [{ GATE_REVIEW: "$(touch pwned)" }, "review has to be"],
    [{ GATE_REVIEW: "rev-none" }, "rev-none has no verdict that counts"],
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
  assertEquals(cases.length, 11);

  tamper(join(directory, "reviews"), SEEDED.refuted);
  Deno.writeTextFileSync(join(directory, "reviews", "rev-\n::notice::x.json"), "{}");
  const edited = await gate(directory, { GATE_FAIL_ON: "refuted" });
  assertEquals([edited.code, edited.outputs], [1, ""]);
  assertStringIncludes(edited.stderr, "rev-refu.json");
  assert(!/^::notice/m.test(edited.stdout + edited.stderr));

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
    /x# .+\n[^]*\n_The rest does not fit here; report rev-surv prints it all\._\n$/,
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
  assertEquals(inputs.length, 6);
  for (const [, variable = "", input] of inputs) {
    assertEquals(variable, `GATE_${input?.toUpperCase().replaceAll("-", "_")}`);
    assertStringIncludes(script, variable);
  }
  assertEquals([...action.matchAll(/run: (.*)$/gm)].map(([, run]) => run), [
    'bash "$GITHUB_ACTION_PATH/gate.sh"',
  ]);
});
