import { type Command, EXIT } from "./command.ts";
import { FULL_REVIEW_WORD, reviewWord } from "./review_word.ts";

/** `abandon`: ends a review for good. */
export const abandon: Command = {
  name: "abandon",
  words: ["<id>"],
  about: "end a review without a verdict; it cannot be resumed",
  details: `The review stays listed with its reason. To pause, do nothing. ${FULL_REVIEW_WORD}`,
  examples: ['abandon rev-k3x9 --reason "The offer was withdrawn"'],
  flags: [{ name: "reason", value: "TEXT", required: true, about: "why it ends" }],
  async run(call) {
    const { id, reviews } = await reviewWord(call, { full: true });
    const { message } = await reviews.abandon(id, call.value("reason"));
    call.terminal.hint(message);
    return EXIT.success;
  },
};
