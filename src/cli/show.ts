import { type FileProgress, fileProgress, type Progress } from "../engine/results.ts";
import type { Instructions } from "../engine/instructions.ts";
import { judgement } from "../engine/judgement.ts";
import type { StoredReview } from "../engine/review.ts";
import { timeInWords } from "../report/parts.ts";
import { oneLine, visible, visibleJson } from "../report/visible.ts";
import { PROGRAM } from "../version.ts";
import { type Command, EXIT, type Invocation } from "./command.ts";
import { REVIEW_WORD, reviewWord } from "./review_word.ts";

/** `show`: where one review stands. */
export const show: Command = {
  name: "show",
  words: ["<id>"],
  about: "show where a review stands and what to do next",
  details: REVIEW_WORD,
  examples: ["show latest", "show rev-k3x9 --json"],
  flags: [{ name: "json", about: "print JSON" }],
  async run(call) {
    const reviews = await call.open(call.dataDir);
    const stored = reviews.load(reviewWord(call, reviews, { certain: false }));
    const progress = fileProgress(stored, call.dataDir);
    call.terminal.out(
      call.on("json")
        ? `${visibleJson(JSON.stringify(progress, null, 2))}\n`
        : progressInWords(progress, stored, reportLine(call, progress.review_id)),
    );
    return EXIT.success;
  },
};

/** The command line that prints a review's memo, on the same directory. */
function reportLine({ dataDir, dataDirNamed }: Invocation, id: string): string {
  const plain = /^[\w./:\\-]+$/.test(dataDir);
  const word = oneLine(plain ? dataDir : `'${dataDir.replaceAll("'", `'\\''`)}'`);
  return `${PROGRAM} report ${id}${dataDirNamed ? ` --data-dir ${word}` : ""}`;
}

/** What people are told of a file that is not sealed. */
const UNSEALED =
  "Unsealed: this file may have been written or changed by something other than this program.";

function progressInWords(
  progress: FileProgress,
  stored: StoredReview,
  report: string,
): string {
  const { review_id: id, mode, status, step, claim, context, instructions } = progress;
  const sections = [
    [
      `${id}: ${mode}, ${status}${step === null ? "" : `, step ${step}`}`,
      `Claim: ${oneLine(claim)}`,
      ...(context === "" ? [] : [`Context: ${indented(context)}`]),
      `Started ${timeInWords(progress.created_at)}, last change ${
        timeInWords(progress.updated_at)
      }`,
      ...(progress.sealed ? [] : [UNSEALED]),
    ],
    phaseLines(progress),
    ...(instructions === undefined ? [] : openPhase(progress, instructions)),
    nextStep(progress, stored, report),
  ];
  return `${sections.map((lines) => lines.join("\n")).join("\n\n")}\n`;
}

function phaseLines({ items_per_phase, phase, skipped_phases }: Progress): string[] {
  const width = Math.max(...Object.keys(items_per_phase).map(({ length }) => length));
  return Object.entries(items_per_phase).map(([name, count]) => {
    const state = skipped_phases.includes(name) ? "skipped, nothing was owed" : count;
    return `${name === phase ? ">" : " "} ${name.padEnd(width)}  ${state}`;
  });
}

/** The instructions of the open phase, with the items that wait for an answer. */
function openPhase({ phase, missing = [] }: Progress, instructions: Instructions): string[][] {
  const { goal, targets = [], item_format, rules, quality_checks } = instructions;
  const fields = Object.entries(item_format).flatMap(([name, about]) => [
    ...bullets([`${name}: ${about}`]),
    ...Object.entries(instructions[`${name}_meanings`] ?? {})
      .map(([value, meaning]) => `      ${value}: ${meaning}`),
  ]);
  return [
    [`Missing in ${phase}:`, ...bullets(missing)],
    [`Goal: ${goal}`],
    ...(targets.length === 0 ? [] : [[
      "Waiting for an answer:",
      ...bullets(targets.map(({ index, text, ...shown }) => {
        const rated = Object.entries(shown).map(([name, value]) => `${name} ${value}`);
        return `${[`index ${index}`, ...rated].join(", ")}: ${oneLine(String(text))}`;
      })),
    ]]),
    ["Each item has:", ...fields],
    ["Rules:", ...bullets([...rules, ...quality_checks])],
  ];
}

/** What to do with the review as it stands. */
function nextStep(progress: Progress, stored: StoredReview, report: string): string[] {
  const { review_id: id, phase, abandon_reason } = progress;
  if (abandon_reason !== undefined) {
    return [
      `Abandoned: ${indented(abandon_reason)}`,
      "Next: nothing. To take the claim up again, start a new review in your MCP client.",
    ];
  }
  if (phase !== null) {
    return [`Next: in your MCP client, call submit with review_id ${id} and items for ${phase}.`];
  }
  const { verdict } = judgement(stored);
  return [
    `Verdict: ${verdict.assessment}. ${verdict.reason}`,
    `Next: ${report}`,
  ];
}

function bullets(lines: readonly string[]): string[] {
  return lines.map((line) => `  - ${line}`);
}

/** A client's text whose further lines are set in, so that they are not taken for the program's. */
function indented(text: string): string {
  return visible(text).split("\n").join("\n  ");
}
