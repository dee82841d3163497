/**
 * Puts each fault into a copy of the program and prints the first test that notices it: `deno task
 * faults`. Ends with 1 when one goes unnoticed.
 *
 * @module
 */
import { join } from "@std/path";
import { fromFileUrl } from "@std/path/from-file-url";
import { type Fault, OUTSIDE, PAST, POSSIBLE } from "./faults.ts";

const ROOT = fromFileUrl(new URL("../..", import.meta.url));

/** Where to look, the quickest first. */
const TESTS = [
  ["tests/durability/disk_sweep_test.ts"],
  ["tests/store", "tests/engine/step_test.ts", "tests/cli/write_report_test.ts"],
  ["tests/durability/lock_test.ts", "tests/durability/hostile_directory_test.ts"],
];

/** Longer than the tests take without a fault (ms): with one, some wait for ever. */
const PATIENCE = 180_000;

function copyProgram(to: string): void {
  const parts = [
    "src",
    "tests",
    "main.ts",
    "deno.json",
    "deno.lock",
    ".ci",
    ".github",
    "README.md",
  ];
  const { success } = new Deno.Command("cp", {
    args: ["-R", ...parts.map((part) => join(ROOT, part)), to],
  }).outputSync();
  if (!success) throw new Error("the program cannot be copied");
}

/** The first test that fails; undefined when all pass. */
async function noticedBy(directory: string): Promise<string | undefined> {
  for (const tests of TESTS) {
    const command = new Deno.Command(Deno.execPath(), {
      args: ["test", "--no-check", "--frozen", "--allow-all", "--fail-fast", ...tests],
      cwd: directory,
      env: { NO_COLOR: "1" },
      signal: AbortSignal.timeout(PATIENCE),
      stdout: "piped",
      stderr: "piped",
    });
    const { success, stdout } = await command.output();
    const said = new TextDecoder().decode(stdout);
    if (success) continue;
    return /^(.*?) \.\.\. .*FAILED/m.exec(said)?.[1] ?? `${tests[0]} (does not end, or not begin)`;
  }
  return undefined;
}

/** Gives `use` a copy of the program of its own. */
async function inCopy<T>(use: (directory: string) => Promise<T>): Promise<T> {
  const directory = await Deno.makeTempDir();
  try {
    copyProgram(directory);
    return await use(directory);
  } finally {
    await Deno.remove(directory, { recursive: true });
  }
}

async function check({ name, file, from, to }: Fault): Promise<boolean> {
  const test = await inCopy((directory) => {
    const path = join(directory, file);
    const source = Deno.readTextFileSync(path);
    if (source.split(from).length !== 2) throw new Error(`${name}: ${file} has no such place`);
    Deno.writeTextFileSync(path, source.replace(from, () => to));
    return noticedBy(directory);
  });
  // deno-lint-ignore no-console -- the answer
  console.log(`${test === undefined ? "NOT NOTICED" : "noticed"}  ${name}\n         ${test ?? ""}`);
  return test !== undefined;
}

// Tests that fail anyway would notice every fault.
const anyway = await inCopy(noticedBy);
if (anyway !== undefined) {
  // deno-lint-ignore no-console -- the answer
  console.log(`without any fault a test fails: ${anyway}`);
  Deno.exit(1);
}

const [wanted = ""] = Deno.args;
let unnoticed = 0;
const faults = [...PAST, ...POSSIBLE, ...OUTSIDE].filter(({ name }) => name.includes(wanted));
for (const fault of faults) {
  if (!await check(fault)) unnoticed += 1;
}
// deno-lint-ignore no-console -- the answer
console.log(`${unnoticed} of ${faults.length} faults went unnoticed`);
Deno.exit(unnoticed === 0 ? 0 : 1);
