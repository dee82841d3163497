/**
 * The gate action as GitHub runs it, with a release that is this program.
 *
 * @module
 */
import { assert } from "@std/assert";
import { join } from "@std/path";
import { fromFileUrl } from "@std/path/from-file-url";
import { createHash } from "node:crypto";
import { inFreshDirectory, type Run } from "./run_program.ts";
import { seed } from "./seeded.ts";
import { programCommand } from "./server_process.ts";

/** The action's script. */
export const SCRIPT = fromFileUrl(new URL("../../.github/actions/gate/gate.sh", import.meta.url));
/** The release's file for the machine of `gate`. */
export const ASSET = "mcp-devils-advocate-1.2.3-x86_64-unknown-linux-gnu.tar.gz";

/** What a run of the action came to. */
export interface Gated extends Run {
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
export async function gate(
  directory: string,
  inputs: Readonly<Record<string, string>>,
  cwd = directory,
): Promise<Gated> {
  const outputs = await Deno.makeTempFile({ dir: directory });
  const summary = await Deno.makeTempFile({ dir: directory });
  const { code, stdout, stderr } = await new Deno.Command("bash", {
    args: [SCRIPT],
    cwd,
    env: {
      GATE_VERSION: "1.2.3",
      GATE_DATA_DIR: join(directory, "reviews"),
      GATE_REVIEW: "all",
      GATE_FAIL_ON: "revision",
      GATE_STRICT: "false",
      GATE_ALLOW_UNSEALED: "false",
      GATE_UNFINISHED: "ignore",
      GATE_REWRITTEN: "fail",
      GATE_BASE: "",
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
export function actionTest(name: string, use: (directory: string) => Promise<void>): void {
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
