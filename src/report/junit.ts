import type { JudgedLens, Judgement } from "../engine/judgement.ts";
import type { Verdict } from "../engine/verdict.ts";
import { plural } from "../engine/wording.ts";
import { PROGRAM } from "../version.ts";
import { type FailOn, refuses, type Ruling } from "./fail_on.ts";
import { closedWords, type Ruled, type Run, unfinishedWords } from "./run.ts";
import { oneLine } from "./visible.ts";
import { xml } from "./xml.ts";

/** What came of a test case: none of these means that it passed. */
interface Case {
  readonly name: string;
  readonly failure?: { readonly type: string; readonly message: string };
  readonly error?: { readonly type: string; readonly message: string };
  readonly skipped?: string;
  /** What is worth saying, although it decides nothing. */
  readonly output?: string;
}

/** The cases of one file. */
interface Suite {
  readonly name: string;
  readonly className: string;
  readonly file: string;
  /** When the review was completed, without a zone; absent where there is no such time. */
  readonly timestamp?: string;
  readonly cases: readonly Case[];
}

/**
 * A run as JUnit XML, a suite for each file. Red means what it means to the run's rule and nothing
 * else: the verdict fails where the review is refused, and with it each lens whose own assessment
 * that rule refuses. An unsealed or invalid file is an error; what is open, closed or unfinished is
 * skipped.
 */
export function junitReport({ ruled, asked }: Run): string {
  const suites = ruled.map((one) => suiteOf({ ...one, file: oneLine(one.file) }, asked));
  const all = suites.flatMap(({ cases }) => cases);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites${attribute("name", PROGRAM)}${counts(all)}>`,
    ...suites.flatMap(({ name, className, file, timestamp, cases }) => [
      `  <testsuite${attribute("name", name)}${counts(cases)}${attribute("file", file)}${
        timestamp === undefined ? "" : attribute("timestamp", timestamp)
      }>`,
      ...cases.map((one) => testCase(one, className, file)),
      "  </testsuite>",
    ]),
    "</testsuites>",
  ].join("\n") + "\n";
}

function suiteOf(one: Ruled, asked: FailOn): Suite {
  const { file } = one;
  switch (one.kind) {
    case "judged":
      return { ...headOf(one.judged, file), cases: judgedCases(one.judged, one.ruling, asked) };
    case "closed":
      return {
        ...headOf(one.judged, file),
        cases: [{ name: "Verdict", skipped: closedWords(one) }],
      };
    case "unfinished":
      return { ...headOfUnjudged(one, file), cases: [unjudgedCase(one, unfinishedWords(one))] };
    case "set aside":
      return {
        ...headOfUnjudged(one, file),
        cases: [{ name: "Verdict", skipped: `${one.why}, not judged` }],
      };
    case "rewritten":
      return {
        ...headOfUnjudged(one, file),
        cases: [{ ...unjudgedCase(one, one.why), name: "Kept" }],
      };
    case "broken":
      return {
        name: file,
        className: `${PROGRAM}.invalid`,
        file,
        cases: [{ name: "Verdict", error: { type: "invalid", message: one.why } }],
      };
  }
}

function headOfUnjudged(
  { id, claim }: { readonly id: string; readonly claim: string },
  file: string,
): Omit<Suite, "cases"> {
  const named = oneLine(id);
  return { name: `${named}: ${oneLine(claim)}`, className: `${PROGRAM}.${named}`, file };
}

function unjudgedCase(
  { kind, refused }: { readonly kind: string; readonly refused: boolean },
  why: string,
): Case {
  return {
    name: "Verdict",
    ...(refused ? { failure: { type: kind, message: why } } : { skipped: why }),
  };
}

function headOf({ review }: Judgement, file: string): Omit<Suite, "cases"> {
  return {
    name: `${review.id}: ${oneLine(review.claim)}`,
    className: `${PROGRAM}.${review.mode.name}.${review.id}`,
    file,
    timestamp: review.updatedAt.slice(0, 19),
  };
}

function judgedCases({ verdict, lenses }: Judgement, ruled: Ruling, asked: FailOn): Case[] {
  const fails = (lens: Verdict): boolean =>
    ruled.kind === "refused" && refuses(asked, lens.assessment);
  return [
    { name: "Verdict", ...resultOf(ruled, verdict), ...untested(verdict) },
    ...(lenses.length > 1 ? lenses : []).map((judged): Case => ({
      name: judged.lens.title,
      ...(fails(judged.verdict) ? { failure: failureOf(judged.verdict) } : {}),
      ...untested(judged.verdict),
    })),
    ...lenses.flatMap(openCase),
  ];
}

function resultOf(ruled: Ruling, verdict: Verdict): Partial<Case> {
  switch (ruled.kind) {
    case "passed":
      return {};
    case "unsealed":
      return { error: { type: "unsealed", message: ruled.why } };
    case "refused":
      return { failure: { ...failureOf(verdict), message: ruled.why } };
  }
}

function failureOf({ assessment, reason }: Verdict): { type: string; message: string } {
  return { type: assessment, message: `${assessment}: ${reason}` };
}

function untested({ warnings }: Verdict): Partial<Case> {
  return warnings.length === 0 ? {} : { output: `Left untested: ${warnings.join(" ")}` };
}

/** What a lens leaves to be done: it waits, and is neither right nor wrong. */
function openCase({ lens, actions }: JudgedLens): Case[] {
  const open = actions.filter((action) => action.open);
  if (open.length === 0) return [];
  return [{
    name: `${lens.title}: next actions`,
    skipped: `${plural(open.length, "action is", "actions are")} open`,
    output: open.map(({ what, text }) => `${what}: ${oneLine(text)}`).join("\n"),
  }];
}

function counts(cases: readonly Case[]): string {
  return [
    attribute("tests", cases.length),
    attribute("failures", cases.filter(({ failure }) => failure !== undefined).length),
    attribute("errors", cases.filter(({ error }) => error !== undefined).length),
    attribute("skipped", cases.filter(({ skipped }) => skipped !== undefined).length),
    attribute("time", 0),
  ].join("");
}

function testCase(
  { name, failure, error, skipped, output }: Case,
  className: string,
  file: string,
): string {
  const head = `    <testcase${attribute("name", name)}${attribute("classname", className)}${
    attribute("file", file)
  }${attribute("time", 0)}`;
  const wrong = (tag: string, { type, message }: { type: string; message: string }): string =>
    `      <${tag}${attribute("type", type)}${attribute("message", message)}>${
      xml(message)
    }</${tag}>`;
  const inner = [
    ...(failure === undefined ? [] : [wrong("failure", failure)]),
    ...(error === undefined ? [] : [wrong("error", error)]),
    ...(skipped === undefined ? [] : [`      <skipped${attribute("message", skipped)}/>`]),
    ...(output === undefined ? [] : [`      <system-out>${xml(output)}</system-out>`]),
  ];
  return inner.length === 0 ? `${head}/>` : [`${head}>`, ...inner, "    </testcase>"].join("\n");
}

function attribute(name: string, value: string | number): string {
  return ` ${name}="${xml(String(value))}"`;
}
