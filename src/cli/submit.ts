import { RefusedBatch } from "../engine/refused_batch.ts";
import { missing } from "../engine/missing.ts";
import { explainFields } from "../engine/problem_words.ts";
import type { Submitted } from "../engine/results.ts";
import { phaseNamed, type Review } from "../engine/review.ts";
import { requireOpen } from "../engine/step.ts";
import { assess } from "../engine/verdict.ts";
import { TOOLS } from "../engine/voice.ts";
import { plural } from "../engine/wording.ts";
import { visibleJson } from "../report/visible.ts";
import type { Reviews } from "../reviews.ts";
import { ANSWER_AS_JSON, type Command, EXIT, type Invocation, UsageError } from "./command.ts";
import { type ItemsFile, type PlacedProblem, problemLines, readItems } from "./items_file.ts";
import { readInput } from "./read_input.ts";
import { FULL_REVIEW_WORD, nextCommand, reviewWord, reviseCommand } from "./review_word.ts";
import { COMMANDS } from "./voice.ts";

/** `submit`: items from a form, a JSON array or JSON Lines. */
export const submit: Command = {
  name: "submit",
  words: ["<id>", "[FILE|-]"],
  about: "submit items for the open phase: a form, a JSON array or JSON Lines",
  details:
    `Reads standard input if FILE is omitted or -. If anything is wrong, all problems are listed as FILE:LINE and nothing is saved. ${FULL_REVIEW_WORD}`,
  examples: ["submit rev-k3x9 form.md", "submit rev-k3x9 form.md --check", "submit rev-k3x9 -"],
  flags: [
    { name: "check", about: "report what would be refused; save nothing" },
    { name: "json", about: ANSWER_AS_JSON },
  ],
  async run(call) {
    const { id, reviews, again } = await reviewWord(call, { full: true });
    const input = await readInput(call, call.words[1]);
    if (input === null) {
      throw new UsageError("submit needs a FILE, or items on standard input");
    }
    const { review } = reviews.load(id);
    const file = readItems(review, requireOpen(review), input);
    for (const note of file.notes) call.terminal.err(`${input.name}: ${note}`);
    const answer = await answerOrProblems(call, reviews, id, file);
    if ("problems" in answer) {
      const { problems, hints } = answer;
      for (const line of problemLines(input.name, problems)) call.terminal.err(line);
      for (const hint of hints) call.terminal.err(hint);
      call.terminal.err(
        `error: ${plural(problems.length, "problem", "problems")} in ${input.name}; ${
          call.on("check") ? "it would be refused" : "nothing was saved"
        }`,
      );
      return EXIT.content;
    }
    tell(call, answer, reviews, again);
    return EXIT.success;
  },
};

/** All that is wrong with a file, and what helps with it as a whole. */
interface Refused {
  readonly problems: readonly PlacedProblem[];
  readonly hints: readonly string[];
}

/** What the verbs answer, or all that is wrong: in the file's form, and with its items. */
async function answerOrProblems(
  { on }: Invocation,
  reviews: Reviews,
  id: string,
  file: ItemsFile,
): Promise<Submitted | Refused> {
  // As data, the answer is the one that a tool gives.
  const voice = on("json") ? TOOLS : file.voice;
  try {
    if (file.problems.length > 0) {
      if (file.items.length > 0) reviews.check(id, file.items);
      return { problems: file.problems, hints: [] };
    }
    return on("check")
      ? reviews.check(id, file.items, voice)
      : await reviews.submit(id, file.items, voice);
  } catch (error) {
    if (!(error instanceof RefusedBatch)) throw error;
    // A field that the form is wrong about already needs no second word.
    const told = new Set(file.problems.map(({ about }) => about));
    const { phase, problems, unknown } = error.refusal;
    const found = problems.map(file.place).filter(({ about }) => !told.has(about));
    return {
      problems: [...file.problems, ...found],
      hints: explainFields(phase, unknown, problems),
    };
  }
}

/** Tells what came of a submission: as data, and on a terminal what to do next. */
function tell(call: Invocation, answer: Submitted, reviews: Reviews, again: string): void {
  const { terminal } = call;
  for (const notice of answer.notices ?? []) terminal.err(`notice: ${notice}`);
  if (call.on("json")) terminal.out(`${visibleJson(JSON.stringify(answer, null, 2))}\n`);
  if (call.on("check")) {
    const more = answer.status === "in_progress"
      ? `; still missing after it: ${answer.missing.join("; ")}`
      : "";
    terminal.hint(`no problems found; nothing was saved${more}`);
    return;
  }
  const { review } = reviews.load(answer.review_id);
  for (const line of whatNext(review, answer, again)) terminal.hint(line);
}

/** What was accepted, and the command to run next. */
export function whatNext(review: Review, answer: Submitted, again: string): string[] {
  const name = answer.status === "in_progress" ? answer.phase : answer.completed_phase;
  const phase = phaseNamed(review.mode, name);
  const accepted = `${plural(answer.accepted, phase.noun.one, phase.noun.many)} accepted`;
  switch (answer.status) {
    case "in_progress":
      return [
        `${accepted}; still missing: ${missing(review, phase, COMMANDS).join("; ")}`,
        `next: ${nextCommand("form", again)}`,
      ];
    case "phase_complete":
      return [
        `${accepted}; the next phase is ${answer.next_phase.phase}`,
        `next: ${nextCommand("form", again)}`,
      ];
    case "complete":
      return [
        `${accepted}; the review is complete: ${assess(review)}`,
        `next: ${nextCommand("report", again)}`,
        ...reviseCommand(review, assess(review), again).map((command) =>
          `to revise the claim: ${command}`
        ),
      ];
  }
}
