import type { JudgedItem, JudgedLens, JudgedPhase, Judgement } from "../engine/judgement.ts";
import { headlines } from "../engine/review.ts";
import { capital } from "../engine/wording.ts";
import { PROGRAM } from "../version.ts";
import { inline, quoted } from "./markdown_text.ts";
import { answerParts, isListed, ratings, riskInWords, timeInWords } from "./parts.ts";

/**
 * The decision memo of a judged review, in Markdown. It ends with a line feed, and
 * no text of a client changes its structure.
 */
export function memo(judged: Judgement): string {
  const { review, lenses } = judged;
  return [
    `# ${inline(review.claim)}`,
    head(judged),
    ...(review.context === "" ? [] : [quoted(review.context)]),
    ...verdictSection(judged),
    ...lenses.flatMap((lens) => lensSection(lens, lenses.length > 1)),
    ...nextActions(lenses),
    "---",
    `${PROGRAM}, review ${review.id}`,
  ].join("\n\n") + "\n";
}

function head({ review, verdict, skipped }: Judgement): string {
  return [
    `- **Review:** \`${review.id}\` (${review.mode.title}, \`${review.mode.name}\`)`,
    `- **Assessment:** ${verdict.assessment}`,
    `- **Risk score:** ${verdict.risk.value} (${riskInWords(verdict.risk)})`,
    `- **Started:** ${timeInWords(review.createdAt)}, **completed:** ${
      timeInWords(review.updatedAt)
    }`,
    ...headlines(review).map(({ title, value }) => `- **${title}:** ${inline(value)}`),
    ...(skipped.length === 0 ? [] : [`- **Skipped phases:** ${skipped.join(", ")}`]),
  ].join("\n");
}

function verdictSection({ verdict, lenses }: Judgement): string[] {
  return [
    "## Verdict",
    ...(lenses.length > 1 ? [lensTable(lenses)] : []),
    verdict.reason,
    ...warningsList(verdict.warnings),
  ];
}

function warningsList(warnings: readonly string[]): string[] {
  if (warnings.length === 0) return [];
  return ["**Not really tested:**", warnings.map((warning) => `- ${warning}`).join("\n")];
}

function lensTable(lenses: readonly JudgedLens[]): string {
  return [
    "| Lens | Assessment | Risk score |",
    "| --- | --- | --- |",
    ...lenses.map(({ lens, verdict }) =>
      `| ${lens.title} | ${verdict.assessment} | ${verdict.risk.value} (${verdict.risk.explanation}) |`
    ),
  ].join("\n");
}

function lensSection({ lens, verdict, phases }: JudgedLens, oneOfSeveral: boolean): string[] {
  return [
    `## ${lens.heading}`,
    ...(oneOfSeveral ? [verdict.reason] : []),
    ...phases.filter(isListed).map((phase) =>
      phase.items.map((item) => itemBullet(phase, item)).join("\n")
    ),
  ];
}

function itemBullet(phase: JudgedPhase, item: JudgedItem): string {
  const rated = ratings(phase, item);
  const answer = answerParts(phase, item);
  const lines = [
    `- **${item.label}**${rated.length === 0 ? "" : ` (${rated.join(", ")})`}: ${
      inline(item.text)
    }`,
  ];
  if (answer !== null) lines.push(`  - **${answer.title}:** ${inline(answer.text)}`);
  if (item.note !== null) lines.push(`  - ${capital(item.note)}.`);
  return lines.join("\n");
}

function nextActions(lenses: readonly JudgedLens[]): string[] {
  const actions = lenses.flatMap(({ actions }) => actions);
  const lines = actions.map(({ what, text }) => `- [ ] **${what}:** ${inline(text)}`);
  return ["## Next actions", lines.length === 0 ? "- [x] Nothing is open." : lines.join("\n")];
}
