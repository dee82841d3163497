/**
 * The program's outputs that the documentation shows, cut to what a reader needs.
 *
 * @module
 */
import { assert } from "@std/assert";
import { runProgram } from "./run_program.ts";

/** Parts of the demo's output: each from a line that begins so up to one that does. */
const DEMO_PARTS = [
  ["A scripted ", "2/2 "],
  ["Verdict: ", "> "],
] as const;

async function demo(): Promise<string> {
  const lines = (await runProgram(["demo"])).stdout.split("\n");
  return DEMO_PARTS.map(([from, to]) => {
    const start = lines.findIndex((line) => line.startsWith(from));
    const end = lines.findIndex((line, at) => at > start && line.startsWith(to));
    assert(start >= 0 && end > start, `the demo has no part from "${from}" to "${to}"`);
    return lines.slice(start, end).join("\n").trim();
  }).join("\n\n[…]\n\n");
}

/** The outputs by the name of the place that they have in the documentation. */
export const DOCS_OUTPUTS: Readonly<Record<string, () => Promise<string>>> = { demo };
