import type { JudgedItem, JudgedLens, JudgedPhase, Judgement } from "../engine/judgement.ts";
import type { NextAction } from "../engine/next_actions.ts";
import { headlines } from "../engine/review.ts";
import { capital, either, plural } from "../engine/wording.ts";
import { ACTION_GROUPS } from "../protocol/types.ts";
import { PROGRAM } from "../version.ts";
import { inline, paragraphs, quoted } from "./markdown_text.ts";
import {
  ACTION_MOST,
  answerText,
  decided,
  extras,
  followedUp,
  GROUP_TITLES,
  isListed,
  ratings,
  riskInWords,
  sealInWords,
  timeInWords,
} from "./parts.ts";
import {
  answerTitle,
  firmness,
  gist,
  outcomeOf,
  type Phrase,
  revision,
  settled,
  stepPhrase,
  stepsUntold,
  untested,
  verdictSentence,
} from "./summary.ts";
import { whoWrote } from "./who_wrote.ts";

/**
 * The decision memo of a judged review, in Markdown: what came out and why, what to do next, what
 * is uncertain, and then every item. It ends with a line feed, and no text of a client changes its
 * structure.
 */
export function memo(judged: Judgement): string {
  const { review, lenses } = judged;
  return [
    `# ${inline(review.claim)}`,
    verdictQuote(judged),
    ...revision(judged),
    ...decision(judged),
    uncertain(judged),
    ...nextActions(judged.actions),
    ...verdictSection(judged),
    ...lenses.flatMap((lens) => lensSection(lens, lenses.length > 1)),
    ...(review.context === "" ? [] : ["## Context", quoted(review.context)]),
    "## Record",
    record(judged),
    "---",
    `${PROGRAM}, review ${review.id}`,
  ].join("\n\n") + "\n";
}

function inMarkdown(phrase: Phrase): string {
  return phrase.map((piece) =>
    piece.kind === "label" ? piece.label : piece.kind === "quote" ? inline(piece.text) : piece.text
  ).join("");
}

function verdictQuote(judged: Judgement): string {
  const { headline, why } = verdictSentence(judged);
  return `> **${headline}:** ${inMarkdown(why)}`;
}

/** What was answered and what is uncertain, in a line; the verdict's section has it in full. */
function uncertain(judged: Judgement): string {
  const { warnings } = judged.verdict;
  const answered = settled(judged);
  return [
    ...(answered.length === 0 ? [] : [`Answered: ${either(answered, "and")}.`]),
    warnings.length === 0
      ? "Nothing was left untested."
      : `${plural(warnings.length, "warning", "warnings")} about what was left untested.`,
    inMarkdown(firmness(judged)),
  ].join(" ");
}

function decision({ review: { decision }, verdict }: Judgement): string[] {
  if (decision === null) return [];
  const { by, at, reason, review_on } = decision;
  const again = review_on === null ? "" : ` To be reviewed again on ${review_on}.`;
  const [first = "", ...more] = paragraphs(reason);
  return [
    `**Decision: ${decided(decision, verdict)}**, by ${inline(by)} on ${
      at.slice(0, 10)
    }.${again} Reason: ${first}`,
    ...more,
  ];
}

function nextActions(actions: readonly NextAction[]): string[] {
  if (!actions.some(({ open }) => open)) {
    return ["## Next actions", "- [x] Nothing is open.", ...groups(actions)];
  }
  return ["## Next actions", ...groups(actions)];
}

function groups(actions: readonly NextAction[]): string[] {
  return ACTION_GROUPS.flatMap((name) => {
    const lines = actions.filter(({ group }) => group === name).map(actionLine);
    return lines.length === 0 ? [] : [`**${GROUP_TITLES[name]}**`, lines.join("\n")];
  });
}

function actionLine(action: NextAction): string {
  const { open, what, text } = action;
  const known = followedUp(action);
  return `- [${open ? " " : "x"}] **${what}:** ${inline(gist(text, ACTION_MOST))}${
    known === "" ? "" : ` (${inline(known)})`
  }`;
}

function verdictSection(judged: Judgement): string[] {
  const { verdict, lenses, sensitivity } = judged;
  const several = lenses.length > 1;
  return [
    "## Verdict",
    `${capital(verdict.assessment)}. ${verdict.reason}`,
    ...(several ? [lensTable(lenses)] : []),
    `Risk score: ${riskInWords(verdict.risk)}.`,
    "### Left untested",
    untested(judged).map((warning) => `- ${warning}`).join("\n"),
    "### How firm this is",
    inMarkdown(firmness(judged)),
    ...(sensitivity.steps.length < 2 ? [] : [
      [
        ...sensitivity.steps.map((step) =>
          `${inMarkdown(stepPhrase(step, lenses))}: ${step.assessment}`
        ),
        ...stepsUntold(sensitivity),
      ].map((line) => `- ${line}`).join("\n"),
    ]),
  ];
}

function lensTable(lenses: readonly JudgedLens[]): string {
  return [
    "| Lens | Assessment | Counted |",
    "| --- | --- | --- |",
    ...lenses.map((judged) =>
      `| ${judged.lens.title} | ${judged.verdict.assessment} | ${outcomeOf(judged)} |`
    ),
  ].join("\n");
}

function lensSection(judged: JudgedLens, oneOfSeveral: boolean): string[] {
  const { lens, verdict, phases } = judged;
  return [
    `## ${lens.heading}`,
    ...(oneOfSeveral ? [`${capital(verdict.assessment)}. ${verdict.reason}`] : []),
    ...phases.filter(isListed).map((phase) =>
      phase.items.map((item) => itemBullet(judged, phase, item)).join("\n")
    ),
  ];
}

function itemBullet(lens: JudgedLens, phase: JudgedPhase, item: JudgedItem): string {
  const rated = ratings(phase, item);
  const title = `**${item.label}**${rated.length === 0 ? "" : ` (${rated.join(", ")})`}`;
  const answer = item.answer === null
    ? []
    : [bullet(`**${answerTitle(lens, item)}**`, answerText(phase, item), "  ")];
  const more = [
    ...extras(phase.phase.fields, item.item),
    ...extras(phase.answeredBy?.fields ?? [], item.answer),
  ].map(({ title, text }) => `  - **${title}:** ${inline(text)}`);
  return [
    bullet(title, item.text, ""),
    ...answer,
    ...more,
    ...(item.note === null ? [] : [`  - ${capital(item.note)}.`]),
  ].join("\n");
}

/** A bullet whose text keeps its paragraphs. */
function bullet(title: string, text: string, indent: string): string {
  const [first = "", ...more] = paragraphs(text);
  return [`${indent}- ${title}: ${first}`, ...more.map((part) => `\n${indent}  ${part}`)].join(
    "\n",
  );
}

function record(judged: Judgement): string {
  const { review, skipped } = judged;
  const writers = whoWrote(review);
  return [
    `- **Review:** \`${review.id}\` (${review.mode.title}, \`${review.mode.name}\`)`,
    `- **Started:** ${timeInWords(review.createdAt)}, **completed:** ${
      timeInWords(review.updatedAt)
    }`,
    ...headlines(review).map(({ title, value }) => `- **${title}:** ${inline(value)}`),
    ...(skipped.length === 0 ? [] : [`- **Skipped phases:** ${skipped.join(", ")}`]),
    ...(review.revises === null ? [] : [`- **Revises:** \`${review.revises}\``]),
    ...(writers.length === 0 ? [] : [`- **Written by:** ${inline(writers.join("; "))}`]),
    `- **File:** ${sealInWords(judged)}`,
  ].join("\n");
}
