import { actionNamed } from "../engine/follow_up.ts";
import { OUTCOMES } from "../engine/review.ts";
import { oneLine } from "../report/visible.ts";
import { type Command, EXIT, UsageError } from "./command.ts";
import { tellAction, tellNotDue } from "./plan.ts";
import { FULL_REVIEW_WORD, reviewWord } from "./review_word.ts";

/** `done`: says that a next action is done, with what came of it. */
export const done: Command = {
  name: "done",
  words: ["<id>", "<label>"],
  about: "record that a next action is done, and its result",
  details:
    `<label> names the action in the report, such as A1. Only tests and mitigations can hold or fail. ${FULL_REVIEW_WORD}`,
  examples: [
    'done rev-k3x9 A1 --outcome failed --result "Only 4 of 20 shops would pay"',
    "done rev-k3x9 A1 --reopen",
  ],
  flags: [
    { name: "result", value: "TEXT", about: "what came of it" },
    {
      name: "outcome",
      value: "O",
      choices: OUTCOMES,
      about: "whether the assumption or mitigation held",
    },
    { name: "reopen", about: "reopen the action; its result is removed" },
  ],
  async run(call) {
    const { value, on, words } = call;
    const other = ["result", "outcome"].filter(on)[0];
    if (on("reopen") && other !== undefined) {
      throw new UsageError(`--reopen cannot be combined with --${other}`);
    }
    const { id, reviews } = await reviewWord(call, { full: true });
    const sent = { result: value("result"), outcome: value("outcome"), reopen: on("reopen") };
    const before = actionNamed(reviews.load(id).review, words[1]).followUp?.result ?? null;
    const done = await reviews.done(id, words[1], sent);
    tellAction(call, done);
    if (before !== null && before !== done.action.followUp?.result) {
      call.terminal.hint(`its earlier result stays in the file's history: ${oneLine(before)}`);
    }
    tellNotDue(call, reviews, id);
    return EXIT.success;
  },
};
