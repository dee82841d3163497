import type { Progress } from "../engine/answers.ts";
import { visible, visibleJson } from "../report/visible.ts";
import { type Command, EXIT } from "./command.ts";
import { reviewWord } from "./review_word.ts";

/** `show`: where one review stands. */
export const show: Command = {
  name: "show",
  words: ["<id>"],
  about: "show where a review stands, what is missing and what to do next",
  details: "<id> is a review's id, or latest for the newest one.",
  flags: [{ name: "json", about: "print JSON" }],
  run(call) {
    const reviews = call.open(call.dataDir);
    const progress = reviews.progress(reviewWord(call, reviews));
    call.terminal.out(
      call.on("json")
        ? `${visibleJson(JSON.stringify(progress, null, 2))}\n`
        : visible(progressInWords(progress)),
    );
    return EXIT.success;
  },
};

function progressInWords(progress: Progress): string {
  const { instructions } = progress;
  const lines = [
    `${progress.review_id}  ${progress.mode}  ${progress.status}`,
    `Claim: ${progress.claim}`,
    ...(progress.context === "" ? [] : [`Context: ${progress.context}`]),
    `Started ${progress.created_at}, last change ${progress.updated_at}`,
    "",
    ...Object.entries(progress.items_per_phase).map(([phase, count]) =>
      `  ${phase === progress.phase ? ">" : " "} ${phase}: ${
        progress.skipped_phases.includes(phase) ? "skipped" : count
      }`
    ),
  ];
  if (progress.missing !== undefined && instructions !== undefined) {
    lines.push("", `Missing in ${progress.phase} (${progress.step}):`);
    lines.push(...progress.missing.map((need) => `  - ${need}`));
    lines.push("", instructions.goal, "", "Each item:");
    lines.push(
      ...Object.entries(instructions.item_format).map(([name, about]) => `  ${name}: ${about}`),
    );
    lines.push("", ...instructions.rules.map((rule) => `  - ${rule}`));
  }
  if (progress.abandon_reason !== undefined) {
    lines.push("", `Abandoned: ${progress.abandon_reason}`);
  }
  if (progress.next !== undefined) lines.push("", progress.next);
  return `${lines.join("\n")}\n`;
}
