import type { Progress } from "../engine/answers.ts";
import { plural } from "../engine/words.ts";
import { PROGRAM } from "../version.ts";
import { inline, quoted } from "./markdown_text.ts";
import { timeInWords } from "./parts.ts";

/**
 * A page in Markdown on a review that has no memo, because it is active or was abandoned: where it
 * stands, what is missing and what to do next. It ends with a line feed, and no text of a client
 * changes its structure.
 */
export function progressPage(progress: Progress): string {
  const { claim, context, review_id } = progress;
  return [
    `# ${inline(claim)}`,
    head(progress),
    ...(context === "" ? [] : [quoted(context)]),
    "## Phases",
    phases(progress),
    ...next(progress),
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
      ? "skipped, nothing was owed"
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
