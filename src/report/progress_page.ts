import { type Progress, progress } from "../engine/results.ts";
import { type Item, itemsOf, type Review, textOf } from "../engine/review.ts";
import { plural } from "../engine/wording.ts";
import { phasesOf } from "../protocol/modes.ts";
import type { Phase } from "../protocol/types.ts";
import { PROGRAM } from "../version.ts";
import { inline, quoted } from "./markdown_text.ts";
import { ratingsOf, timeInWords } from "./parts.ts";

/**
 * A page in Markdown on a review that has no memo, because it is active or was abandoned: where it
 * stands, what is missing, what to do next, and what it holds so far. It ends with a line feed, and
 * no text of a client changes its structure.
 */
export function progressPage(review: Review): string {
  const at = progress(review);
  const { claim, context, review_id } = at;
  return [
    `# ${inline(claim)}`,
    head(at),
    ...(context === "" ? [] : [quoted(context)]),
    "## Phases",
    phases(at),
    ...next(at),
    ...itemsSoFar(review),
    "---",
    `${PROGRAM}, review ${review_id}`,
  ].join("\n\n") + "\n";
}

function head(progress: Progress): string {
  const { review_id, mode, status, phase, step, created_at, updated_at, abandon_reason } = progress;
  return [
    `- **Review:** \`${review_id}\` (\`${mode}\`)`,
    `- **Status:** ${status}${phase === null ? "" : `, phase \`${phase}\` (${step}) is open`}`,
    ...(abandon_reason === undefined ? [] : [`- **Reason:** ${inline(abandon_reason)}`]),
    `- **Started:** ${timeInWords(created_at)}, **last change:** ${timeInWords(updated_at)}`,
  ].join("\n");
}

function phases({ items_per_phase, skipped_phases, phase }: Progress): string {
  return Object.entries(items_per_phase).map(([name, count]) => {
    const state = skipped_phases.includes(name)
      ? "skipped: nothing needed an answer"
      : plural(count, "item", "items");
    return `- \`${name}\`: ${state}${name === phase ? ", open" : ""}`;
  }).join("\n");
}

function next({ missing, instructions, review_id }: Progress): string[] {
  if (missing === undefined || instructions === undefined) return [];
  return [
    "## Missing",
    missing.map((need) => `- ${need}`).join("\n"),
    "## Next",
    `${instructions.goal} The tool \`get_review\` gives the full instructions of this phase for \`${review_id}\`, \`submit\` takes the items.`,
  ];
}

function itemsSoFar(review: Review): string[] {
  return phasesOf(review.mode).flatMap(({ phase }) => {
    const items = itemsOf(review, phase.name);
    if (items.length === 0) return [];
    const lines = items.map((item, place) => itemLine(phase, item, place));
    return [`## Accepted ${phase.noun.many}`, lines.join("\n")];
  });
}

/** An item by its index, or by the index that it answers, with its ratings and its text. */
function itemLine(phase: Phase, item: Item, place: number): string {
  const ratings = ratingsOf(phase.fields, item);
  const number = phase.kind === "answer" ? `to ${item["index"]}` : String(place);
  const rated = ratings.length === 0 ? "" : ` (${ratings.join(", ")})`;
  return `- **${number}**${rated}: ${inline(textOf(phase, item))}`;
}
