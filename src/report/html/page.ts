import type { Judgement } from "../../engine/judgement.ts";
import { headlines, itemsOf } from "../../engine/review.ts";
import { capital, clip } from "../../engine/wording.ts";
import { PROGRAM, VERSION } from "../../version.ts";
import { sealInWords, timeInWords } from "../parts.ts";
import { actionsSection } from "./actions.ts";
import { firstScreen } from "./first_screen.ts";
import { lensSection } from "./lens_section.ts";
import { ICONS } from "./status.ts";
import { runningHead, STYLE } from "./style.ts";
import { inlineHtml, type Texts, textsOf } from "./text.ts";
import { verdictSection } from "./verdict_section.ts";
import { whoWrote } from "../who_wrote.ts";

/** How much of the claim the title of the window shows (code points). */
const TITLE_MOST = 80;

/**
 * A judged review as one HTML page that needs nothing else: no script, no reference outside, for
 * screens of any width, light and dark, and for paper. The answer comes first, the items last.
 */
export function htmlReport(judged: Judgement): string {
  const { review, verdict, lenses, actions } = judged;
  const texts = textsOf(allTexts(judged));
  const title = `${capital(verdict.assessment)}: ${clip(review.claim, TITLE_MOST)}`;
  return [
    "<!doctype html>",
    '<html lang="en">',
    "<head>",
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">`,
    '<meta name="referrer" content="no-referrer">',
    `<meta name="generator" content="${PROGRAM} ${VERSION}">`,
    `<title>${inlineHtml(title)}</title>`,
    `<style>\n${STYLE}\n${runningHead(review.id, title)}\n</style>`,
    "</head>",
    "<body>",
    ICONS,
    "<main>",
    firstScreen(judged, texts),
    contents(judged),
    actionsSection(actions, texts),
    verdictSection(judged, texts),
    ...lenses.map((lens) => lensSection(lens, lenses.length > 1, texts)),
    ...contextSection(review.context, texts),
    recordSection(judged, texts),
    "</main>",
    `<footer>${PROGRAM} ${VERSION}, review ${review.id}</footer>`,
    "</body>",
    "</html>",
  ].join("\n") + "\n";
}

/** Every text of a client that the page shows. */
function allTexts({ review }: Judgement): string[] {
  const items = review.mode.lenses.flatMap(({ phases }) => phases)
    .flatMap(({ name }) => itemsOf(review, name));
  const values = items.flatMap((item) => Object.values(item));
  return [review.claim, review.context, ...values.filter((value) => typeof value === "string")];
}

function contents({ review, lenses, actions }: Judgement): string {
  const open = actions.filter((action) => action.open).length;
  const links = [
    ["next-actions", `Next actions (${open} open)`],
    ["how", "How the verdict came about"],
    ...lenses.map(({ lens }) => [lens.name, lens.heading]),
    ...(review.context === "" ? [] : [["context", "Context"]]),
    ["record", "Record"],
  ];
  return `<nav aria-label="Contents"><ul>${
    links.map(([anchor = "", title = ""]) =>
      `<li><a href="#${anchor}">${inlineHtml(title)}</a></li>`
    ).join("")
  }</ul></nav>`;
}

function contextSection(context: string, texts: Texts): string[] {
  if (context === "") return [];
  return [
    '<section id="context" aria-labelledby="context-title">',
    '<h2 id="context-title">Context</h2>',
    `<blockquote>${texts.block(context)}</blockquote>`,
    "</section>",
  ];
}

function recordSection(judged: Judgement, texts: Texts): string {
  const { review, skipped } = judged;
  const writers = whoWrote(review);
  const facts: [name: string, value: string][] = [
    ["Review", review.id],
    ["Started", timeInWords(review.createdAt)],
    ["Completed", timeInWords(review.updatedAt)],
    ...headlines(review).map(({ title, value }): [string, string] => [title, value]),
  ];
  if (skipped.length > 0) facts.push(["Skipped phases", skipped.join(", ")]);
  if (review.revises !== null) facts.push(["Revises", review.revises]);
  if (writers.length > 0) facts.push(["Written by", writers.join("; ")]);
  if (review.decision !== null) facts.push(["Reason of the decision", review.decision.reason]);
  facts.push(["File", sealInWords(judged)]);
  const terms = facts.map(([name, value]) =>
    `<div><dt>${inlineHtml(name)}</dt><dd ${texts.attributes(value)}>${
      inlineHtml(value)
    }</dd></div>`
  );
  return [
    '<section id="record" aria-labelledby="record-title">',
    '<h2 id="record-title">Record</h2>',
    `<dl class="facts">${terms.join("")}</dl>`,
    "</section>",
  ].join("\n");
}
