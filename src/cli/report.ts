import { ReviewError } from "../engine/errors.ts";
import { verdictReport } from "../engine/verdict_report.ts";
import type { Judgement } from "../engine/judgement.ts";
import { memo } from "../report/memo.ts";
import { visibleJson } from "../report/visible.ts";
import { type Command, EXIT } from "./command.ts";
import { reviewWord } from "./review_word.ts";

/** The forms that a report can have. */
const FORMS: Readonly<Record<string, (judged: Judgement) => string>> = {
  md: memo,
  json: (judged) => `${visibleJson(JSON.stringify(verdictReport(judged), null, 2))}\n`,
};

/** `report`: the memo of a complete review, and the gate. */
export const report: Command = {
  name: "report",
  words: ["<id>"],
  about: "print the memo of a complete review; with --fail-on, gate on its verdict",
  details: "<id> is a review's id, or latest for the newest one.",
  flags: [
    { name: "format", value: "F", choices: Object.keys(FORMS), about: "form of the report" },
    { name: "output", short: "o", value: "FILE", about: "write it to FILE" },
    {
      name: "fail-on",
      value: "V",
      choices: ["revision", "refuted"],
      about: "exit 3 when the claim is refuted, with revision also when it needs revision",
    },
    { name: "strict", about: "with --fail-on: exit 3 for any warning, too" },
  ],
  run(call) {
    const reviews = call.open(call.dataDir);
    const judged = reviews.judged(reviewWord(call, reviews));
    const form = FORMS[call.value("format") ?? "md"];
    if (form === undefined) throw new Error("a form without a writer");
    const text = form(judged);
    const file = call.value("output");
    if (file === undefined) call.terminal.out(text);
    else writeReport(file, text);
    return EXIT.success;
  },
};

function writeReport(file: string, text: string): void {
  try {
    Deno.writeTextFileSync(file, text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ReviewError("storage", `the report cannot be written to ${file}: ${reason}`);
  }
}
