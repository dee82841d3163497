import type { Submitted } from "../engine/results.ts";
import { ReviewError } from "../engine/errors.ts";
import type { Instructions } from "../engine/instructions.ts";
import { valueInWords } from "../engine/judgement.ts";
import { answeredPhase, type Item, phaseNamed } from "../engine/review.ts";
import { capital, plural } from "../engine/wording.ts";
import type { Mode, Phase } from "../protocol/types.ts";
import { booleanInWords } from "../report/parts.ts";
import type { Reviews } from "../reviews.ts";
import type { DemoDecision } from "./demo_decision.ts";
import { cutToWidth } from "./width.ts";
import { wrap } from "./wrap.ts";

/** What a line of the story tells, for its colour. */
type Tone = "heading" | "refused" | "accepted" | "verdict" | "plain";

/** How the story is shown. */
export interface Stage {
  /** Columns of its lines. */
  readonly width: number;
  readonly colour: boolean;
}

/** A review as it was played: its id, and what was sent and answered, for people to read. */
export interface Played {
  readonly id: string;
  readonly story: string;
}

const COLOURS: Readonly<Record<Tone, number>> = {
  heading: 1,
  refused: 31,
  accepted: 32,
  verdict: 1,
  plain: 0,
};

/**
 * Takes a decision through a whole review by the verbs, and tells what happens. `tick` is called
 * before each verb, to let time pass. A bug when the material does not carry the review to its end.
 */
export async function play(
  reviews: Reviews,
  mode: Mode,
  { claim, context, items, lazy }: DemoDecision,
  tick: () => void,
  { width, colour }: Stage,
): Promise<Played> {
  const lines: string[] = [];
  const tell = (tone: Tone, ...told: readonly string[]): void => {
    const code = COLOURS[tone];
    lines.push(...told.map((line) => colour && code > 0 ? `\x1b[${code}m${line}\x1b[0m` : line));
  };
  const say = (tone: Tone, head: string, text: string): void =>
    tell(tone, ...wrap(text, width, head));
  tick();
  const started = await reviews.start(claim, mode.name, context);
  const id = started.review_id;
  say(
    "plain",
    "",
    `A scripted ${mode.title.toLowerCase()} review, run through the program's real checks: no model, no network. Lines marked < come from the program; lines marked > are sent to it.`,
  );
  tell("plain", "");
  say("plain", "Claim: ", claim);
  say("plain", "Context: ", context);
  let hurried = false;
  let open: Instructions | null = started.instructions;
  while (open !== null) {
    const phase = phaseNamed(mode, open.phase);
    tell("plain", "");
    tell("heading", `${open.step} ${phase.name}`);
    say("plain", "  < ", open.goal);
    const hasty = lazy[phase.name];
    if (hasty !== undefined && !hurried) {
      hurried = true;
      tick();
      for (const [at, item] of hasty.entries()) {
        say("plain", "  > ", `item ${at}: ${itemInWords(phase, item)}`);
      }
      for (const line of (await refusal(reviews, id, hasty)).split("\n")) {
        say("refused", "  < ", line);
      }
      tell("plain", "  The same phase again, this time with substance:");
    }
    const sent = items[phase.name] ?? [];
    tick();
    const answer = await reviews.submit(id, sent);
    for (const [at, item] of sent.entries()) {
      tell("plain", cutToWidth(`  > ${shortItem(mode, phase, item, at)}`, width));
    }
    say(
      "accepted",
      "  < ",
      `${plural(answer.accepted, "item", "items")} accepted, ${nextInWords(answer)}`,
    );
    open = nextOf(answer);
  }
  const { assessment, assessment_reason } = reviews.verdict(id);
  tell("plain", "");
  say("verdict", "Verdict: ", `${capital(assessment)}. ${assessment_reason}`);
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
  return `${label}${number + 1} ${itemInWords(phase, item)}`;
}
