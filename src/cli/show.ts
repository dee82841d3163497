import { type Instructions, qualityChecksInBrief } from "../engine/instructions.ts";
import type { Judgement } from "../engine/judgement.ts";
import { missing } from "../engine/missing.ts";
import type { NextAction } from "../engine/next_actions.ts";
import { type FileProgress, fileProgress, type Progress } from "../engine/results.ts";
import {
  type Item,
  itemsOf,
  labelOf,
  phaseNamed,
  type Review,
  type StoredReview,
  textOf,
} from "../engine/review.ts";
import { phasesOf } from "../protocol/modes.ts";
import type { Phase } from "../protocol/types.ts";
import { decided, followedUp, ratingsOf, timeInWords } from "../report/parts.ts";
import {
  against as standingAgainst,
  firmness,
  gist,
  plainPhrase,
  revision,
  untested,
  verdictSentence,
} from "../report/summary.ts";
import { oneLine, visible, visibleJson } from "../report/visible.ts";
import type { Reviews } from "../reviews.ts";
import { type Command, EXIT } from "./command.ts";
import { nextCommand, REVIEW_WORD, reviewWord, reviseCommand } from "./review_word.ts";
import { COMMANDS } from "./voice.ts";
import { displayWidth } from "./width.ts";
import { textWidth, wrap } from "./wrap.ts";

/** `show`: where one review stands. */
export const show: Command = {
  name: "show",
  words: ["<id>"],
  about: "show where a review stands and what to do next",
  details:
    `With --json, the open phase's instructions state every limit of the quality checks. ${REVIEW_WORD}`,
  examples: ["show latest", "show rev-k3x9 --json"],
  flags: [{ name: "json", about: "print JSON" }],
  async run(call) {
    const { id, reviews, directory, again } = await reviewWord(call, { full: false });
    const stored = reviews.load(id);
    const progress = fileProgress(stored, directory);
    const { columns } = call.terminal;
    // Where nobody reads along on a terminal, a line stays one for whatever reads it.
    const width = columns === undefined ? Infinity : textWidth(columns);
    call.terminal.out(
      call.on("json")
        ? `${visibleJson(JSON.stringify(progress, null, 2))}\n`
        : progressInWords(progress, stored, again, width, reviews),
    );
    return EXIT.success;
  },
};

/** What people are told of a file that is not sealed. */
const UNSEALED =
  "Unsealed: this file may have been written or changed by something other than this program.";
/** How many actions a complete review shows here; the memo has all. */
const ACTIONS_SHOWN = 3;
/** How many items that stand against the claim. */
const AGAINST_SHOWN = 5;

function progressInWords(
  progress: FileProgress,
  stored: StoredReview,
  again: string,
  width: number,
  reviews: Reviews,
): string {
  const { review_id: id, mode, status, step, claim, context, instructions } = progress;
  const { review } = stored;
  const judged = status === "complete" ? reviews.judge(stored) : null;
  const sections = [
    [
      `${id}: ${mode}, ${status}${step === null ? "" : `, step ${step}`}`,
      `Claim: ${oneLine(claim)}`,
    ],
    // The answer first, where there is one.
    ...(judged === null ? [] : verdict(judged)),
    [
      ...(context === "" ? [] : [`Context: ${indented(context)}`]),
      `Started ${timeInWords(progress.created_at)}, last change ${
        timeInWords(progress.updated_at)
      }`,
      ...(progress.sealed ? [] : [UNSEALED]),
    ],
    phaseLines(progress),
    ...(status === "complete" ? [] : soFar(review)),
    ...(instructions === undefined ? [] : openPhase(review, progress, instructions)),
  ];
  return [
    ...sections.filter((lines) => lines.length > 0)
      .map((lines) => lines.flatMap((line) => wrapped(line, width))),
    // Commands stay whole, to be pasted.
    judged === null ? nextStep(progress, again, width) : nextSteps(judged, again),
  ].map((lines) => `${lines.join("\n")}\n`).join("\n");
}

/** A line in the width that there is; what follows is set in behind its bullet. */
function wrapped(line: string, width: number): string[] {
  return line.split("\n").flatMap((part) => {
    if (displayWidth(part) <= width) return [part];
    const [head = ""] = /^ *(?:- )?/.exec(part) ?? [];
    return wrap(part.slice(head.length), width, head);
  });
}

function phaseLines({ items_per_phase, phase, skipped_phases }: Progress): string[] {
  const width = Math.max(...Object.keys(items_per_phase).map(({ length }) => length));
  return Object.entries(items_per_phase).map(([name, count]) => {
    const state = skipped_phases.includes(name) ? "skipped: nothing needed an answer" : count;
    return `${name === phase ? ">" : " "} ${name.padEnd(width)}  ${state}`;
  });
}

/** What the review holds, by the labels that the memo will have. */
function soFar(review: Review): string[][] {
  return phasesOf(review.mode).flatMap(({ phase }) => {
    const items = itemsOf(review, phase.name);
    if (items.length === 0) return [];
    return [[
      `Accepted ${phase.noun.many}:`,
      ...bullets(items.map((item, place) => itemInWords(review, phase, item, place))),
    ]];
  });
}

function itemInWords(review: Review, phase: Phase, item: Item, place: number): string {
  const number = phase.kind === "answer" ? Number(item["index"]) : place;
  const label = `${labelOf(review.mode, phase)}${number + 1}`;
  const rated = ratingsOf(phase.fields, item).join(", ");
  return `${phase.kind === "answer" ? `to ${label}` : label}${rated === "" ? "" : ` (${rated})`}: ${
    oneLine(textOf(phase, item))
  }`;
}

/** The instructions of the open phase, with the items that need an answer. */
function openPhase(
  review: Review,
  { phase: name }: Progress,
  instructions: Instructions,
): string[][] {
  const phase = phaseNamed(review.mode, name ?? "");
  const label = labelOf(review.mode, phase);
  const { goal, targets = [], item_format, rules } = instructions;
  // The heading of a form names the target.
  const fields = Object.entries(item_format).filter(([field]) => field !== "index").flatMap(
    ([field, about]) => [
      ...bullets([`${field}: ${about}`]),
      ...Object.entries(instructions[`${field}_meanings`] ?? {})
        .map(([value, meaning]) => `      ${value}: ${meaning}`),
    ],
  );
  return [
    [`Missing in ${name}:`, ...bullets(missing(review, phase, COMMANDS))],
    [`Goal: ${goal}`],
    ...(targets.length === 0 ? [] : [[
      "Needs an answer:",
      ...bullets(targets.map(({ index, text, ...shown }) => {
        const rated = Object.entries(shown).map(([name, value]) => `${name} ${value}`).join(", ");
        return `${label}${Number(index) + 1}${rated === "" ? "" : ` (${rated})`}: ${
          oneLine(String(text))
        }`;
      })),
    ]]),
    ["Each item has:", ...fields],
    ["Rules:", ...bullets([...rules, ...qualityChecksInBrief(phase)])],
  ];
}

/** What came out, what is uncertain, and the first things to do. */
function verdict(judged: Judgement): string[][] {
  const { headline, why } = verdictSentence(judged);
  const open = judged.actions.filter((action) => action.open);
  const shown = open.slice(0, ACTIONS_SHOWN);
  const followed = judged.actions.filter((action) =>
    !shown.includes(action) && followedUp(action) !== ""
  );
  const against = standingAgainst(judged);
  return [
    [`Verdict: ${headline}: ${plainPhrase(why)}`],
    ...revision(judged).map((sentence) => [sentence]),
    ...decision(judged),
    ...(against.length === 0 ? [] : [[
      "What stands against it:",
      ...bullets(
        against.slice(0, AGAINST_SHOWN).map(({ item, words }) =>
          `${item.label}, ${words}: ${oneLine(gist(item.text))}`
        ),
      ),
    ]]),
    ...(shown.length === 0 ? [] : [[
      shown.length === open.length
        ? "Next actions:"
        : `Next actions, the first ${shown.length} of ${open.length}:`,
      ...bullets(shown.map(actionInWords)),
    ]]),
    ...(followed.length === 0 ? [] : [[
      "Planned or done:",
      ...bullets(followed.map(actionInWords)),
    ]]),
    ["Left untested:", ...bullets(untested(judged))],
    [`How firm this is: ${plainPhrase(firmness(judged))}`],
  ];
}

function decision({ review: { decision }, verdict }: Judgement): string[][] {
  if (decision === null) return [];
  const { by, at, reason, review_on } = decision;
  return [[
    `Decision: ${decided(decision, verdict)}, by ${oneLine(by)} on ${at.slice(0, 10)}.${
      review_on === null ? "" : ` To be reviewed again on ${review_on}.`
    } Reason: ${oneLine(reason)}`,
  ]];
}

/** An action with who does it, by when and what came of it, where that is known. */
function actionInWords(action: NextAction): string {
  const known = followedUp(action);
  return `${action.what}: ${oneLine(gist(action.text))}${
    known === "" ? "" : ` (${oneLine(known)})`
  }`;
}

/** What to do with a review that is not complete. */
function nextStep({ abandon_reason }: Progress, again: string, width: number): string[] {
  if (abandon_reason === undefined) return [`Next: ${nextCommand("form", again)} > form.md`];
  return [
    `Abandoned: ${indented(abandon_reason)}`,
    `Next: nothing. To take the claim up again, start a new review with ${nextCommand("start")}.`,
  ].flatMap((line) => wrapped(line, width));
}

/** What to do with a complete review: read it, decide, plan what is open, or revise the claim. */
function nextSteps(judged: Judgement, again: string): string[] {
  const { review: { decision }, actions } = judged;
  const unplanned = actions.find(({ open, followUp }) =>
    open && (followUp?.owner ?? null) === null
  );
  const revisions = judged.later() === null
    ? reviseCommand(judged.review, judged.verdict.assessment, again)
    : [];
  return [
    `Next: ${nextCommand("report", again)}`,
    ...(decision !== null ? [] : [
      `To record the decision: ${
        nextCommand("decide", again, "--outcome go|no_go|revise --by NAME --reason TEXT")
      }`,
    ]),
    ...(unplanned === undefined ? [] : [
      `To plan an action: ${
        nextCommand("plan", again, unplanned.label, "--owner NAME --due DATE")
      }`,
    ]),
    ...revisions.map((command) => `To revise the claim: ${command}`),
  ];
}

function bullets(lines: readonly string[]): string[] {
  return lines.map((line) => `  - ${line}`);
}

/** A client's text whose further lines are set in, so that they are not taken for the program's. */
function indented(text: string): string {
  return visible(text).split("\n").join("\n  ");
}
