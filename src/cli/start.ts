import { causeInWords } from "../engine/problem_words.ts";
import { RefusedBatch } from "../engine/refused_batch.ts";
import type { Started, Submitted } from "../engine/results.ts";
import { start as startReview } from "../engine/step.ts";
import { isRecord } from "../engine/values.ts";
import { nearest } from "../engine/nearest.ts";
import { type PhaseProblem, readPhases, type SentPhase } from "../engine/whole_review.ts";
import { plural, quote } from "../engine/wording.ts";
import { MODES } from "../protocol/modes.ts";
import { visibleJson } from "../report/visible.ts";
import type { Reviews } from "../reviews.ts";
import { ANSWER_AS_JSON, type Command, EXIT, type Invocation, UsageError } from "./command.ts";
import { parseJson, type PlacedProblem, problemLines } from "./items_file.ts";
import { type Input, readInput, textOf } from "./read_input.ts";
import { nextCommand, shellWord } from "./review_word.ts";
import { whatNext } from "./submit.ts";
import { COMMANDS } from "./voice.ts";

/** `start`: opens a review, empty or from a file. */
export const start: Command = {
  name: "start",
  words: ["[CLAIM]"],
  about: "start a review of a claim; prints its id",
  details:
    "With --from, the claim, mode, context, phases and the review it revises come from a JSON file with the keys of a review's file. Its structure is checked before a review is created; then its phases are submitted in order until one is refused, and you continue from there with submit. With --json, the last answer is printed instead of the id.",
  examples: [
    'start "We should move the shop online by May" --mode premortem',
    'start "We should move the shop online by May" --mode gauntlet --context-file facts.txt',
    'start "We should move the shop online by July" --mode premortem --revises rev-k3x9',
    "start --from review.json --check",
  ],
  flags: [
    {
      name: "mode",
      value: "M",
      choices: MODES.map(({ name }) => name),
      about: "how to review it",
    },
    { name: "context", value: "TEXT", mayBeEmpty: true, about: "background facts" },
    { name: "context-file", value: "FILE", about: "read them from a file" },
    { name: "revises", value: "ID", about: "the complete review that this one revises" },
    { name: "from", value: "FILE", about: "read a whole review from a JSON file" },
    { name: "check", about: "with --from: report what would be refused; save nothing" },
    { name: "json", about: ANSWER_AS_JSON },
  ],
  async run(call) {
    return call.value("from") === undefined ? await startEmpty(call) : await startFrom(call);
  },
};

async function startEmpty(call: Invocation): Promise<number> {
  const { words: [claim], value, on } = call;
  if (claim === undefined) throw new UsageError("start needs a CLAIM, or --from FILE");
  if (value("mode") === undefined) {
    throw new UsageError(
      "start needs --mode M, with one of these modes",
      MODES.map(({ name, useWhen }) => `- ${name}: when ${useWhen}`),
    );
  }
  if (on("check")) throw new UsageError("--check needs --from FILE");
  if (value("context") !== undefined && value("context-file") !== undefined) {
    throw new UsageError("give --context or --context-file, not both");
  }
  const file = value("context-file");
  const input = file === undefined ? null : await readInput(call, file);
  const context = input === null ? value("context") : textOf(input);
  const reviews = await call.open(call.dataDir);
  const started = await reviews.start(claim, value("mode"), context, value("revises"));
  print(call, started);
  call.terminal.hint(`next: ${nextCommand("form", again(call, started.review_id))}`);
  return EXIT.success;
}

async function startFrom(call: Invocation): Promise<number> {
  const { words: [claim], value, on, terminal } = call;
  const other = claim ??
    ["mode", "context", "context-file", "revises"].filter(on).map((flag) => `--${flag}`)[0];
  if (other !== undefined) throw new UsageError(`--from cannot be combined with ${other}`);
  const input = await readInput(call, value("from"));
  if (input === null) throw new UsageError("--from needs a FILE, or a review on standard input");
  const read = readWhole(input);
  if (Array.isArray(read)) return refuse(call, input, read, "nothing was saved");
  const { sent, phases } = read;
  const { claim: text, mode, context, revises } = sent;
  const reviews = await call.open(call.dataDir);
  if (on("check")) {
    try {
      const batches = phases.map(({ items }) => items);
      reviews.rehearse({ claim: text, mode, context, revises, batches })
        .forEach((answer) => tellNotices(call, answer));
    } catch (error) {
      if (!(error instanceof RefusedBatch)) throw error;
      return refuse(call, input, placed(error), "it would be refused");
    }
    terminal.hint("no problems found; nothing was saved");
    return EXIT.success;
  }
  const started = await reviews.start(text, mode, context, revises);
  const id = started.review_id;
  let last: Started | Submitted = started;
  for (const { phase, items } of phases) {
    try {
      last = await reviews.submit(id, items);
      tellNotices(call, last);
    } catch (error) {
      if (!(error instanceof RefusedBatch)) throw error;
      print(call, last);
      return refuse(
        call,
        input,
        placed(error),
        `${phase.name} was not saved; continue with ${nextCommand("submit", again(call, id))}`,
      );
    }
  }
  print(call, last);
  for (const line of hints(reviews, last, again(call, id))) terminal.hint(line);
  return EXIT.success;
}

/** What is to be said of an accepted phase, which is named: others of the same file follow. */
function tellNotices({ terminal }: Invocation, answer: Submitted): void {
  const phase = answer.status === "in_progress" ? answer.phase : answer.completed_phase;
  for (const notice of answer.notices ?? []) terminal.err(`notice: ${phase}: ${notice}`);
}

function hints(reviews: Reviews, last: Started | Submitted, id: string): string[] {
  return last.status === "active"
    ? [`next: ${nextCommand("form", id)}`]
    : whatNext(reviews.load(last.review_id).review, last, id);
}

/** The id alone, or the last answer as data. */
function print({ on, terminal }: Invocation, answer: Started | Submitted): void {
  terminal.out(
    on("json") ? `${visibleJson(JSON.stringify(answer, null, 2))}\n` : `${answer.review_id}\n`,
  );
}

function again({ dataDir, dataDirNamed }: Invocation, id: string): string {
  return dataDirNamed ? `${id} --data-dir ${shellWord(dataDir)}` : id;
}

/** A review that was sent as a whole, or what is wrong with its form. */
function readWhole(
  input: Input,
): { sent: Readonly<Record<string, unknown>>; phases: readonly SentPhase[] } | PlacedProblem[] {
  const { value, problem } = parseJson(input);
  if (problem !== undefined) return [problem];
  if (!isRecord(value)) {
    const words = `must be an object with claim, mode, context and phases; got ${quote(value)}`;
    return [{ line: 1, about: "", words }];
  }
  const misspelt = misspeltKeys(value);
  if (misspelt.length > 0) return misspelt;
  // Claim, mode and context are judged here as by the verb: it throws the same error.
  const { claim, mode, context } = value;
  const review = startReview(MODES, { claim, mode, context }, "", { now: "", by: null });
  const { phases, problems } = readPhases(review, value["phases"]);
  return problems.length === 0 ? { sent: value, phases } : problems.map(placedPhase);
}

/** What a review is made of; a review's file has more, which is not read. */
const READ_KEYS = ["claim", "mode", "context", "revises", "phases"];
/** Keys of a file that are near to one of them without being meant for it. */
const FILE_KEYS = new Set(["phase"]);

/** Keys that were probably meant to be read: left alone, their content would be lost in silence. */
function misspeltKeys(value: Readonly<Record<string, unknown>>): PlacedProblem[] {
  return Object.keys(value).flatMap((key) => {
    if (READ_KEYS.includes(key) || FILE_KEYS.has(key)) return [];
    const meant = nearest(key, READ_KEYS);
    return meant === undefined || Object.hasOwn(value, meant)
      ? []
      : [{ line: null, about: key, words: `is not a key of a review; did you mean ${meant}?` }];
  });
}

function placedPhase(found: PhaseProblem): PlacedProblem {
  if ("words" in found) return { line: null, about: found.phase, words: found.words };
  const { field, words } = causeInWords(found.problem, COMMANDS);
  const about = [found.phase, "item", found.problem.item, ...(field === null ? [] : [field])];
  return { line: null, about: about.join(" "), words };
}

function placed({ refusal: { phase, problems } }: RefusedBatch): PlacedProblem[] {
  return problems.map((problem) => placedPhase({ phase: phase.name, problem }));
}

function refuse(
  { terminal }: Invocation,
  { name }: Input,
  problems: readonly PlacedProblem[],
  outcome: string,
): number {
  for (const line of problemLines(name, problems)) terminal.err(line);
  terminal.err(`error: ${plural(problems.length, "problem", "problems")} in ${name}; ${outcome}`);
  return EXIT.content;
}
