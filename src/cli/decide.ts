import { DECISIONS } from "../engine/review.ts";
import { oneLine } from "../report/visible.ts";
import { type Command, EXIT } from "./command.ts";
import { dayValue } from "./day_value.ts";
import { FULL_REVIEW_WORD, reviewWord } from "./review_word.ts";

/** `decide`: keeps what a person decided about a complete review. */
export const decide: Command = {
  name: "decide",
  words: ["<id>"],
  about: "record what was decided about a complete review",
  details:
    `The decision may go against the verdict; reports then say so. A later one replaces it, and the file's history keeps both. NAME is kept as typed and proves nothing. ${FULL_REVIEW_WORD}`,
  examples: [
    'decide rev-k3x9 --outcome go --by "Ada" --reason "The pilot covered its costs within a year" --review-on 2027-03-01',
  ],
  flags: [
    {
      name: "outcome",
      value: "O",
      choices: DECISIONS,
      required: true,
      about: "what was decided",
    },
    { name: "by", value: "NAME", required: true, about: "who decided" },
    { name: "reason", value: "TEXT", required: true, about: "why" },
    { name: "review-on", value: "DATE", about: "when to look at it again (YYYY-MM-DD)" },
  ],
  async run(call) {
    const review_on = dayValue(call, "review-on");
    const { value, terminal } = call;
    const { id, reviews } = await reviewWord(call, { full: true });
    const before = reviews.load(id).review.decision;
    const { decision, assessment, against, notices = [] } = await reviews.decide(id, {
      outcome: value("outcome"),
      by: value("by"),
      reason: value("reason"),
      review_on,
    });
    for (const notice of notices) terminal.err(`notice: ${notice}`);
    const replaced = before === null || JSON.stringify(before) === JSON.stringify(decision)
      ? ""
      : ` in place of ${oneLine(before.by)}'s ${before.outcome}`;
    terminal.hint(`recorded${replaced}${against ? `, against the verdict: ${assessment}` : ""}`);
    return EXIT.success;
  },
};
