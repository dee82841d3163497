import { either, quote } from "../engine/wording.ts";
import { FAIL_ON, FAIL_ON_UNLESS_NAMED, type FailOn } from "../report/fail_on.ts";
import { FORM_UNLESS_NAMED, formOfFile, REPORT_FORMS, reportForm } from "../report/forms.ts";
import { logText } from "../report/log_text.ts";
import { outcomeOf, remarks, type Run } from "../report/run.ts";
import { oneLine } from "../report/visible.ts";
import { verdictSchema } from "../report/verdict_schema.ts";
import { MODES } from "../protocol/modes.ts";
import { type Command, EXIT, type Invocation, UsageError } from "./command.ts";
import { REVIEW_WORD, reviewWord } from "./review_word.ts";
import { type Base, baseOf, oneRun, runOfAll } from "./report_run.ts";
import { wrapDocument } from "./wrap.ts";
import { writeReport } from "./write_report.ts";

/** Forms by the suffix of the file that they are written to. */
const SUFFIXES = Object.values(REPORT_FORMS).flatMap(({ suffix }) => suffix ?? []);

/** `report`: the memo of a complete review, and the gate. */
export const report: Command = {
  name: "report",
  words: ["[<id>]"],
  about: "print a complete review, or gate on its verdict",
  details: REVIEW_WORD,
  examples: [
    "report latest -o memo.md",
    "report rev-k3x9 -o review.html",
    "report rev-k3x9 --fail-on revision --strict",
    "report --all --fail-on refuted -o reviews.xml",
  ],
  flags: [
    {
      name: "format",
      value: "F",
      choices: Object.keys(REPORT_FORMS),
      about: `report format (default: by the suffix of FILE (${
        SUFFIXES.join(", ")
      }), else ${FORM_UNLESS_NAMED})`,
    },
    { name: "output", short: "o", value: "FILE", about: "write the report to FILE" },
    {
      name: "fail-on",
      value: "V",
      choices: Object.keys(FAIL_ON),
      about: "exit 3 if the verdict is this or worse",
    },
    { name: "strict", about: "with --fail-on: also exit 3 for any warning" },
    {
      name: "allow-unsealed",
      about: "with --fail-on: also judge files that do not show that their items passed the checks",
    },
    {
      name: "all",
      about: "report on the newest complete review of each chain of revisions; takes no id",
    },
    {
      name: "base",
      value: "DIR",
      about: "also refuse a review that was complete in DIR and has changed since",
    },
    { name: "allow-rewritten", about: "with --base: report such a review without refusing it" },
    { name: "changed", about: "with --all and --base: judge only what differs from DIR" },
    { name: "fail-unfinished", about: "with --all: also refuse unfinished reviews" },
    { name: "schema", about: "print the JSON Schema of --format json instead; takes no id" },
  ],
  async run(call) {
    if (call.on("schema")) return printSchema(call);
    const named = failOnOf(call);
    const [name, form] = formOf(call);
    const asked = named ?? { ...FAIL_ON_UNLESS_NAMED, allowUnsealed: call.on("allow-unsealed") };
    const all = call.on("all");
    const word = all ? null : await reviewWord(call, { full: named !== null });
    checkBeside(call);
    const base = await baseOf(call);
    const run = word === null ? await allRun(call, asked, base) : oneRun(word, asked, base);
    put(call, form.render(run), word?.directory ?? call.dataDir, name, form.commands);
    return codeOf(call, run, named !== null);
  },
};

/** Which verdicts are refused; null where none was asked for. */
function failOnOf({ value, on }: Invocation): FailOn | null {
  const failOn = value("fail-on");
  if (failOn !== undefined) {
    return { failOn, strict: on("strict"), allowUnsealed: on("allow-unsealed") };
  }
  if (!on("strict")) return null;
  throw new UsageError("--strict needs --fail-on, e.g. --fail-on revision --strict");
}

function formOf(call: Invocation): [name: string, form: ReturnType<typeof reportForm>] {
  const file = call.value("output");
  const name = call.value("format") ?? formBySuffix(file);
  const form = reportForm(name);
  if (call.on("all") && form.single) {
    throw new UsageError(`${name} shows one review: name it, or choose another format for --all`);
  }
  return [name, form];
}

/** The form that the name of a file asks for. A suffix that no form has is refused. */
function formBySuffix(file: string | undefined): string {
  const name = file === undefined ? undefined : formOfFile(file);
  const [, suffix] = name === undefined ? /[^/\\](\.[^./\\]+)$/.exec(file ?? "") ?? [] : [];
  if (suffix === undefined) return name ?? FORM_UNLESS_NAMED;
  throw new UsageError(
    `no format has the suffix ${quote(suffix)}: end FILE in ${either(SUFFIXES)}, or add --format ${
      Object.keys(REPORT_FORMS).join("|")
    }`,
  );
}

/** A run over a directory, with what stands for it in the other runs checked as usage. */
async function allRun(call: Invocation, asked: FailOn, base: Base | null): Promise<Run> {
  const [word] = call.words;
  if (word !== undefined) throw new UsageError("--all takes no id: leave out one or the other");
  const directory = call.dataDir;
  return runOfAll({
    directory,
    reviews: await call.open(directory),
    asked,
    base,
    changed: call.on("changed"),
    failUnfinished: call.on("fail-unfinished"),
  });
}

/** Options that mean something only beside another one. */
const BESIDE: Readonly<Record<string, readonly string[]>> = {
  "base": ["fail-on"],
  "allow-rewritten": ["base"],
  "changed": ["base", "all"],
  "fail-unfinished": ["fail-on", "all"],
};

function checkBeside({ on }: Invocation): void {
  for (const [option, others] of Object.entries(BESIDE)) {
    const missing = others.find((other) => !on(other));
    if (on(option) && missing !== undefined) {
      throw new UsageError(`--${option} needs --${missing}`);
    }
  }
}

/** Says what did not pass, and gives the exit code; only a gate that was asked for refuses. */
function codeOf(call: Invocation, run: Run, gated: boolean): number {
  const { terminal, dataDir } = call;
  const notes = remarks(run);
  if (!gated) {
    if (run.all) {
      notes.filter((note) => !/^refused/.test(note)).forEach((note) => terminal.err(note));
    }
    return EXIT.success;
  }
  notes.forEach((note) => terminal.err(note));
  const code = { passed: EXIT.success, refused: EXIT.refused, broken: EXIT.error }[outcomeOf(run)];
  const looked = run.ruled.some(({ kind }) => kind === "judged" || kind === "closed");
  if (looked || code !== EXIT.success) return code;
  if (call.on("changed")) {
    terminal.err("note: no complete review differs from the base, so none was judged");
    return code;
  }
  terminal.err(`error: ${dataDir} holds no complete review, so nothing was judged`);
  return EXIT.error;
}

function printSchema(call: Invocation): number {
  const other = call.words[0] ??
    ["format", "fail-on", ...Object.keys(BESIDE), "strict", "allow-unsealed", "all"].filter(call.on)
      .map((flag) => `--${flag}`)[0];
  if (other !== undefined) {
    throw new UsageError(`--schema can be combined only with -o, not with ${other}`);
  }
  put(call, `${JSON.stringify(verdictSchema(MODES), null, 2)}\n`, call.dataDir, null);
  return EXIT.success;
}

/**
 * Writes a text where the command line says; a file may be shown in a log as well. Which form was
 * written (`name`) is said, since the suffix may have decided it.
 */
function put(
  call: Invocation,
  text: string,
  directory: string,
  name: string | null,
  commands?: true,
): void {
  const file = call.value("output");
  const safe = commands ? text : logText(text);
  const out = (text: string): void =>
    commands ? call.terminal.out(text, "with commands") : call.terminal.out(text);
  if (file === undefined && name === "md") out(wrapDocument(safe, call.terminal.columns));
  else if (file === undefined || file === "-") out(safe);
  else if (writeReport(file, safe, directory, { out })) {
    call.terminal.err(`wrote ${oneLine(file)}${name === null ? "" : ` (${name})`}`);
  }
}
