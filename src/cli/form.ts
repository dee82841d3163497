import { requireOpen } from "../engine/step.ts";
import { writeForm } from "../forms/write.ts";
import { type Command, EXIT } from "./command.ts";
import { nextCommand, REVIEW_WORD, reviewWord } from "./review_word.ts";

/** `form`: the open phase as a form to fill in. */
export const form: Command = {
  name: "form",
  words: ["<id>"],
  about: "print the open phase as a form to fill in",
  details: `Save it, fill it in with any editor, and send it with ${
    nextCommand("submit")
  }. ${REVIEW_WORD}`,
  examples: ["form rev-k3x9", "form latest"],
  flags: [],
  async run(call) {
    const { id, reviews, again } = await reviewWord(call, { full: false });
    const { review } = reviews.load(id);
    call.terminal.out(writeForm(review, requireOpen(review)));
    call.terminal.hint(`next: fill it in, then ${nextCommand("submit", again, "FILE")}`);
    return EXIT.success;
  },
};
