import type { JudgedLens, Judgement } from "../engine/judgement.ts";
import type { Verdict } from "../engine/verdict.ts";
import { plural } from "../engine/wording.ts";
import type { Assessment } from "../protocol/types.ts";
import { PROGRAM } from "../version.ts";
import { oneLine } from "./visible.ts";
import { xml } from "./xml.ts";

/** A claim that survives is the only verdict that passes. */
const PASSES: Assessment = "claim survives scrutiny";

/** What came of a test case: neither one means that it passed. */
interface Case {
  readonly name: string;
  readonly failure?: { readonly type: string; readonly message: string; readonly text?: string };
  readonly skipped?: string;
  /** What is worth saying although it decides nothing. */
  readonly output?: string;
}

/**
 * A judged review as JUnit XML: a test case for each lens, which fails unless the claim survives it,
 * one for what it leaves open, which fails with its lens and is else marked as skipped (it waits to
 * be done), and for several lenses one for the verdict over them all.
 */
export function junitReport({ review, verdict, lenses }: Judgement): string {
  const cases = [
    ...(review.mode.combined === undefined ? [] : [verdictCase("Verdict", verdict, [])]),
    ...lenses.flatMap((judged) => [
      verdictCase(judged.lens.title, judged.verdict, judged.verdict.warnings),
      ...openCase(judged),
    ]),
  ];
  const counts = [
    attribute("tests", cases.length),
    attribute("failures", cases.filter(({ failure }) => failure !== undefined).length),
    attribute("errors", 0),
    attribute("skipped", cases.filter(({ skipped }) => skipped !== undefined).length),
    attribute("time", 0),
  ].join("");
  const suite = `${review.id}: ${oneLine(review.claim)}`;
  const className = `${PROGRAM}.${review.mode.name}.${review.id}`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites${attribute("name", PROGRAM)}${counts}>`,
    `  <testsuite${attribute("name", suite)}${counts}${
      attribute("timestamp", review.updatedAt.slice(0, 19))
    }>`,
    ...cases.map((one) => testCase(one, className)),
    "  </testsuite>",
    "</testsuites>",
  ].join("\n") + "\n";
}

function verdictCase(name: string, verdict: Verdict, warnings: readonly string[]): Case {
  const { assessment, reason } = verdict;
  return {
    name,
    ...(assessment === PASSES
      ? {}
      : { failure: { type: assessment, message: `${assessment}: ${reason}` } }),
    ...(warnings.length === 0 ? {} : { output: `Not really tested: ${warnings.join(" ")}` }),
  };
}

function openCase({ lens, verdict, actions }: JudgedLens): Case[] {
  if (actions.length === 0) return [];
  const message = `${plural(actions.length, "action is", "actions are")} open`;
  const text = actions.map(({ what, text }) => `${what}: ${oneLine(text)}`).join("\n");
  return [{
    name: `${lens.title}: next actions`,
    ...(verdict.assessment === PASSES
      ? { skipped: message, output: text }
      : { failure: { type: "open actions", message, text } }),
  }];
}

function testCase({ name, failure, skipped, output }: Case, className: string): string {
  const head = `    <testcase${attribute("name", name)}${attribute("classname", className)}${
    attribute("time", 0)
  }`;
  const inner = [
    ...(failure === undefined ? [] : [
      `      <failure${attribute("type", failure.type)}${attribute("message", failure.message)}>${
        xml(failure.text ?? failure.message)
      }</failure>`,
    ]),
    ...(skipped === undefined ? [] : [`      <skipped${attribute("message", skipped)}/>`]),
    ...(output === undefined ? [] : [`      <system-out>${xml(output)}</system-out>`]),
  ];
  return inner.length === 0 ? `${head}/>` : [`${head}>`, ...inner, "    </testcase>"].join("\n");
}

function attribute(name: string, value: string | number): string {
  return ` ${name}="${xml(String(value))}"`;
}
