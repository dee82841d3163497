import type { Submitted } from "../engine/results.ts";
import { ReviewError } from "../engine/errors.ts";
import type { Instructions } from "../engine/instructions.ts";
import { valueInWords } from "../engine/judgement.ts";
import { answeredPhase, type Item, phaseNamed } from "../engine/review.ts";
import { capital, clip, plural } from "../engine/wording.ts";
import type { Mode, Phase } from "../protocol/types.ts";
import { booleanInWords } from "../report/parts.ts";
import type { Reviews } from "../reviews.ts";
import type { DemoDecision } from "./demo_decision.ts";

/** Columns of the story; fixed, since its bytes depend on no terminal. */
const WIDTH = 80;

/** A review as it was played: its id, and what was sent and answered, for people to read. */
export interface Played {
  readonly id: string;
  readonly story: string;
}

/**
 * Takes a decision through a whole review by the verbs, and tells what happens. `tick` is called
 * before each verb, to let time pass. A bug when the material does not carry the review to its end.
 */
export async function play(
  reviews: Reviews,
  mode: Mode,
  { claim, context, items, lazy }: DemoDecision,
  tick: () => void,
): Promise<Played> {
  tick();
  const started = await reviews.start(claim, mode.name, context);
  const id = started.review_id;
  const lines = [
    `A ${mode.title.toLowerCase()} by script: the program's own checks, no model and no network.`,
    "The program's words stand after <, what is sent to it after >.",
    "",
    ...wrap("Claim: ", claim),
    ...wrap("Context: ", context),
  ];
  let hurried = false;
  let open: Instructions | null = started.instructions;
  while (open !== null) {
    const phase = phaseNamed(mode, open.phase);
    lines.push("", `${open.step} ${phase.name}`, ...wrap("  < ", open.goal));
    const hasty = lazy[phase.name];
    if (hasty !== undefined && !hurried) {
      hurried = true;
      tick();
      lines.push(
        ...hasty.flatMap((item, at) => wrap("  > ", `item ${at}: ${itemInWords(phase, item)}`)),
      );
      lines.push(
        ...(await refusal(reviews, id, hasty)).split("\n").flatMap((line) => wrap("  < ", line)),
      );
      lines.push("  The same phase again, this time with substance:");
    }
    const sent = items[phase.name] ?? [];
    tick();
    const answer = await reviews.submit(id, sent);
    lines.push(...sent.map((item, at) => `  > ${shortItem(mode, phase, item, at)}`));
    lines.push(`  < ${plural(answer.accepted, "item", "items")} accepted, ${nextInWords(answer)}`);
    open = nextOf(answer);
  }
  const { assessment, assessment_reason } = reviews.verdict(id);
  lines.push("", ...wrap("Verdict: ", `${capital(assessment)}. ${assessment_reason}`));
  return { id, story: `${lines.join("\n")}\n` };
}

/** The error that a batch is refused with. */
async function refusal(reviews: Reviews, id: string, items: readonly Item[]): Promise<string> {
  try {
    await reviews.submit(id, items);
  } catch (error) {
    if (error instanceof ReviewError) return error.message;
    throw error;
  }
  throw new Error("the demo's lazy attempt was accepted");
}

function nextOf(answer: Submitted): Instructions | null {
  if (answer.status === "in_progress") {
    throw new Error(`the demo's items leave ${answer.phase} open: ${answer.missing.join("; ")}`);
  }
  return answer.status === "complete" ? null : answer.next_phase;
}

function nextInWords(answer: Submitted): string {
  return answer.status === "phase_complete" ? `next: ${answer.next_phase.phase}` : answer.status;
}

/** An item with its ratings: `alternatives, severity 4: Shaped dough can prove …`. */
function itemInWords({ fields }: Phase, item: Item): string {
  const ratings = fields.flatMap((field) => {
    const value = valueInWords(item[field.name]);
    switch (field.kind) {
      case "text":
        return [];
      case "choice":
        return [value];
      case "integer":
        return [`${field.name} ${value}`];
      case "boolean":
        return [booleanInWords(field, item[field.name] === true)];
    }
  });
  const texts = fields.flatMap(({ kind, name }) =>
    kind === "text" && item[name] !== undefined ? [String(item[name])] : []
  );
  return [...(ratings.length === 0 ? [] : [ratings.join(", ")]), ...texts].join(": ");
}

/** An item on one line, with the label that it or its target has in the memo. */
function shortItem(mode: Mode, phase: Phase, item: Item, at: number): string {
  const { label } = phase.kind === "gather" ? phase : answeredPhase(mode, phase);
  const number = phase.kind === "gather" ? at : Number(item["index"]);
  return clip(`${label}${number + 1} ${itemInWords(phase, item)}`, WIDTH - 4);
}

/** A text in lines of at most `WIDTH` columns; the first begins with `head`, the others align. */
function wrap(head: string, text: string): string[] {
  const indent = " ".repeat(head.length);
  const lines: string[] = [];
  let line = head;
  for (const word of text.split(" ")) {
    if (line.length + word.length > WIDTH) {
      lines.push(line.trimEnd());
      line = indent;
    }
    line += `${word} `;
  }
  return [...lines, line.trimEnd()];
}
