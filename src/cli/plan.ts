import { oneLine } from "../report/visible.ts";
import type { FollowedUp, Reviews } from "../reviews.ts";
import { type Command, EXIT, type Invocation, UsageError } from "./command.ts";
import { dayValue, localDay } from "./day_value.ts";
import { FULL_REVIEW_WORD, reviewWord } from "./review_word.ts";

/** `plan`: says who does a next action, and by when. */
export const plan: Command = {
  name: "plan",
  words: ["<id>", "<label>"],
  about: "record who does a next action, and by when",
  details:
    `<label> names the action in the report, such as A1. Options left out change nothing. ${FULL_REVIEW_WORD}`,
  examples: ['plan rev-k3x9 A1 --owner "Ada" --due 2027-01-15'],
  flags: [
    { name: "owner", value: "NAME", about: "who does it" },
    { name: "due", value: "DATE", about: "by when (YYYY-MM-DD)" },
  ],
  async run(call) {
    const due = dayValue(call, "due");
    const owner = call.value("owner");
    if (owner === undefined && due === undefined) {
      throw new UsageError("plan needs --owner or --due");
    }
    const { id, reviews } = await reviewWord(call, { full: true });
    const planned = await reviews.plan(id, call.words[1], { owner, due });
    tellAction(call, planned);
    if (planned.action.open && due !== undefined && due < localDay(new Date())) {
      call.terminal.hint(`${due} is in the past, so the action is overdue`);
    }
    tellNotDue(call, reviews, id);
    return EXIT.success;
  },
};

/** Says so where `due` does not show what is planned: it looks at revisions, and at what goes ahead. */
export function tellNotDue({ terminal }: Invocation, reviews: Reviews, id: string): void {
  const later = reviews.laterThan(id);
  if (later !== null && later.assessment !== null) {
    terminal.err(`note: ${id} was revised by ${later.id}, and due shows the revision only`);
    return;
  }
  const outcome = reviews.load(id).review.decision?.outcome;
  if (outcome === undefined || outcome === "go") return;
  terminal.err(`note: ${id} was decided ${outcome}, so due does not show its actions`);
}

/** Tells on a terminal how an action now stands. */
export function tellAction({ terminal }: Invocation, { action, notices = [] }: FollowedUp): void {
  for (const notice of notices) terminal.err(`notice: ${notice}`);
  const { label, open, followUp } = action;
  const owner = followUp?.owner ?? null;
  const due = followUp?.due ?? null;
  terminal.hint(oneLine([
    `${label} is ${open ? "open" : "done"}`,
    ...(owner === null ? [] : [owner]),
    ...(due === null ? [] : [`due ${due}`]),
  ].join(", ")));
}
