import { FORM_UNLESS_NAMED, REPORT_FORMS, reportForm } from "../report/forms.ts";
import { FAIL_ON, type FailOn, whyRefused } from "../report/fail_on.ts";
import { verdictSchema } from "../report/verdict_schema.ts";
import { MODES } from "../protocol/modes.ts";
import { type Command, EXIT, type Invocation, UsageError } from "./command.ts";
import { REVIEW_WORD, reviewWord } from "./review_word.ts";
import { writeReport } from "./write_report.ts";

/** `report`: the memo of a complete review, and the gate. */
export const report: Command = {
  name: "report",
  words: ["[<id>]"],
  about: "print a complete review, or gate on its verdict",
  details: REVIEW_WORD,
  examples: [
    "report latest -o memo.md",
    "report rev-k3x9 --format html -o memo.html",
    "report rev-k3x9 --fail-on revision --strict",
  ],
  flags: [
    {
      name: "format",
      value: "F",
      choices: Object.keys(REPORT_FORMS),
      about: `form of the report (default: ${FORM_UNLESS_NAMED})`,
    },
    { name: "output", short: "o", value: "FILE", about: "write the report to FILE" },
    {
      name: "fail-on",
      value: "V",
      choices: Object.keys(FAIL_ON),
      about: "exit 3 if the verdict is this or worse",
    },
    { name: "strict", about: "with --fail-on: also exit 3 for any warning" },
    { name: "schema", about: "print the JSON Schema of --format json instead; takes no id" },
  ],
  async run(call) {
    if (call.on("schema")) return printSchema(call);
    const failOn = failOnOf(call);
    const reviews = await call.open(call.dataDir);
    const judged = reviews.judged(reviewWord(call, reviews, { certain: failOn !== null }));
    put(call, reportForm(call.value("format") ?? FORM_UNLESS_NAMED)(judged));
    const refused = failOn === null ? null : whyRefused(judged, failOn);
    if (refused === null) return EXIT.success;
    call.terminal.err(`refused: ${refused}`);
    return EXIT.refused;
  },
};

/** Which verdicts are refused; null where none was asked for. */
function failOnOf({ value, on }: Invocation): FailOn | null {
  const failOn = value("fail-on");
  if (failOn !== undefined) return { failOn, strict: on("strict") };
  if (!on("strict")) return null;
  throw new UsageError("--strict needs --fail-on, e.g. --fail-on revision --strict");
}

function printSchema(call: Invocation): number {
  const other = call.words[0] ??
    ["format", "fail-on", "strict"].filter(call.on).map((flag) => `--${flag}`)[0];
  if (other !== undefined) throw new UsageError(`--schema goes with -o only, not with ${other}`);
  put(call, `${JSON.stringify(verdictSchema(MODES), null, 2)}\n`);
  return EXIT.success;
}

function put(call: Invocation, text: string): void {
  const file = call.value("output");
  if (file === undefined || file === "-") call.terminal.out(text);
  else writeReport(file, text, call.dataDir, call.terminal);
}
