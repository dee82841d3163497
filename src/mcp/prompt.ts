import {
  type GetPromptResult,
  type Prompt,
  ProtocolError,
  ProtocolErrorCode,
  type Server,
} from "@modelcontextprotocol/server";
import { closingRules, fieldInWords } from "../engine/instructions.ts";
import { claimOf, modeNamed } from "../engine/step.ts";
import { ReviewError } from "../engine/errors.ts";
import { either, quote } from "../engine/wording.ts";
import { phasesOf } from "../protocol/modes.ts";
import type { Mode, Phase } from "../protocol/types.ts";
import { answering, type Log } from "./failures.ts";

/** Name of the prompt. */
export const PROMPT = "stress_test";
/** The mode of a prompt that names none. */
const MODE_UNLESS_ASKED = "devils_advocate";

/** The prompt as `prompts/list` tells it. */
export function promptList(modes: readonly Mode[]): Prompt[] {
  return [{
    name: PROMPT,
    title: "Stress-test a claim",
    description: "Takes a claim through every phase of a review, up to the verdict and the memo.",
    arguments: [
      { name: "claim", description: "One statement that can turn out wrong", required: true },
      {
        name: "mode",
        description: `${either(modes.map(({ name }) => name))}; default: ${MODE_UNLESS_ASKED}`,
        required: false,
      },
    ],
  }];
}

/** Answers `prompts/list` and `prompts/get`. */
export function servePrompt(server: Server, modes: readonly Mode[], log: Log): void {
  server.setRequestHandler("prompts/list", () => ({ prompts: promptList(modes) }));
  server.setRequestHandler("prompts/get", ({ params: { name, arguments: sent = {} } }) => {
    if (name === PROMPT) {
      return answering("prompts/get", log, () => prompt(modes, sent["claim"], sent["mode"]));
    }
    throw new ProtocolError(
      ProtocolErrorCode.InvalidParams,
      `There is no prompt ${quote(name)}: the only one is ${PROMPT}.`,
    );
  });
}

/**
 * The prompt for a claim and a mode. Throws a `ReviewError` when the claim is too short or the mode
 * is unknown, but not when both are so: a client that splits arguments at blanks sends the first word
 * as the claim and the second as the mode, and then the model is told to look for the claim in what
 * the user typed.
 */
export function prompt(
  modes: readonly Mode[],
  claim: string | undefined,
  mode: string | undefined,
): GetPromptResult {
  const named = mode === undefined || mode.trim() === "" ? MODE_UNLESS_ASKED : mode.trim();
  const given = orMistake(() => claimOf(claim));
  const known = orMistake(() => modeNamed(modes, named));
  if (given instanceof ReviewError && !(known instanceof ReviewError)) throw given;
  if (known instanceof ReviewError && !(given instanceof ReviewError)) throw known;
  const split = given instanceof ReviewError || known instanceof ReviewError;
  const text = split
    ? steps(modeNamed(modes, MODE_UNLESS_ASKED), null, modes)
    : steps(known, given, modes);
  return {
    description: split ? "Stress-test of a claim" : `${known.title} of a claim`,
    messages: [{ role: "user", content: { type: "text", text } }],
  };
}

function orMistake<T>(step: () => T): T | ReviewError {
  try {
    return step();
  } catch (thrown) {
    if (thrown instanceof ReviewError) return thrown;
    throw thrown;
  }
}

/** The steps of the whole protocol of a mode; `claim` is null when the client lost it. */
function steps(mode: Mode, claim: string | null, modes: readonly Mode[]): string {
  const subject = claim === null
    ? [
      "Take a claim through an adversarial review with the tools of this server.",
      `The client split the user's words, so take the whole sentence that the user typed as the claim. If it begins or ends with one of ${
        either(modes.map(({ name }) => name))
      }, leave that word out and use it as the mode; otherwise the mode is ${mode.name}, as described here.`,
    ]
    : [
      "Take this claim through an adversarial review with the tools of this server:",
      claim.split("\n").map((line) => `> ${line}`.trimEnd()).join("\n"),
    ];
  return [
    ...subject,
    `Mode ${mode.name}: ${mode.purpose} Argue honestly: the aim is to find out whether the claim stands, not to defend it.`,
    [
      `1. Call start_review with the claim, mode "${mode.name}" and, as context, the few facts that matter.`,
      "2. Work through the phases in this order. For each, read the instructions of the last answer and call submit; when it is refused, fix what the error names and submit the whole batch again.",
      ...phasesOf(mode).map(({ phase }) => `   - ${phaseInWords(phase)}`),
      "3. Call get_verdict. Tell the user the assessment, its reason and every warning.",
      "4. Call export_report and give the user the memo.",
      "5. If the claim needs revision, offer to reword it to meet what holds and to call start_review again, with revises set to the id of this review.",
    ].join("\n"),
  ].join("\n\n");
}

function phaseInWords(phase: Phase): string {
  const fields = [
    ...(phase.kind === "answer" ? ["index (of the target)"] : []),
    ...phase.fields.map((field) => `${field.name} (${fieldInWords(field)})`),
  ];
  const skipped = phase.kind === "answer" && phase.owed !== undefined
    ? " Skipped when it has no targets."
    : "";
  return `${phase.name}: ${phase.goal} Fields: ${fields.join(", ")}. ${
    closingRules(phase).join(" ")
  }${skipped}`;
}
