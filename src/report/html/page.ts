import type { JudgedLens, Judgement } from "../../engine/judgement.ts";
import { headlines } from "../../engine/review.ts";
import { capital, clip, codePoints } from "../../engine/wording.ts";
import { OUTCOME_WORDS } from "../../protocol/types.ts";
import { PROGRAM, VERSION } from "../../version.ts";
import { riskInWords, timeInWords } from "../parts.ts";
import { lensSection } from "./lens_section.ts";
import { STYLE } from "./style.ts";
import { inlineHtml, userParagraph } from "./text.ts";

/** How much of the claim the title of the window shows (code points). */
const TITLE_MOST = 80;
/** A claim longer than this is set in a smaller type (code points). */
const LONG_CLAIM = 160;

/**
 * A judged review as one HTML page that needs nothing else: no script, no reference outside, for
 * screens of any width, light and dark, and for paper.
 */
export function htmlReport(judged: Judgement): string {
  const { review, verdict, lenses } = judged;
  const several = lenses.length > 1;
  return [
    "<!doctype html>",
    '<html lang="en">',
    "<head>",
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">`,
    '<meta name="referrer" content="no-referrer">',
    `<meta name="generator" content="${PROGRAM} ${VERSION}">`,
    `<title>${capital(verdict.assessment)}: ${inlineHtml(clip(review.claim, TITLE_MOST))}</title>`,
    `<style>\n${STYLE}\n</style>`,
    "</head>",
    "<body>",
    "<main>",
    "<header>",
    `<p class="kicker">Decision review: ${inlineHtml(review.mode.title)}</p>`,
    `<h1 dir="auto"${codePoints(review.claim) > LONG_CLAIM ? ' class="long"' : ""}>${
      inlineHtml(review.claim)
    }</h1>`,
    "</header>",
    verdictSection(judged),
    ...warningsSection(verdict.warnings),
    facts(judged),
    contents(judged),
    ...contextSection(review.context),
    ...lenses.map((lens) => lensSection(lens, several)),
    actionsSection(lenses),
    `<footer>${PROGRAM} ${VERSION}, review ${review.id}</footer>`,
    "</main>",
    "</body>",
    "</html>",
  ].join("\n") + "\n";
}

function verdictSection({ verdict, lenses }: Judgement): string {
  return [
    `<section class="verdict ${OUTCOME_WORDS[verdict.assessment]}" aria-labelledby="verdict">`,
    `<h2 id="verdict">Verdict: ${inlineHtml(verdict.assessment)}</h2>`,
    `<p>${inlineHtml(verdict.reason)}</p>`,
    `<p class="risk">Risk score <strong>${verdict.risk.value}</strong> (${
      inlineHtml(riskInWords(verdict.risk))
    })</p>`,
    ...(lenses.length > 1 ? [lensTable(lenses)] : []),
    "</section>",
  ].join("\n");
}

function lensTable(lenses: readonly JudgedLens[]): string {
  const rows = lenses.map(({ lens, verdict }) =>
    `<tr><th scope="row"><a href="#${lens.name}">${
      inlineHtml(lens.title)
    }</a></th><td class="outcome ${OUTCOME_WORDS[verdict.assessment]}">${
      inlineHtml(verdict.assessment)
    }</td><td>${verdict.risk.value} (${inlineHtml(verdict.risk.explanation)})</td></tr>`
  );
  return `<table><thead><tr><th scope="col">Lens</th><th scope="col">Assessment</th><th scope="col">Risk score</th></tr></thead><tbody>${
    rows.join("")
  }</tbody></table>`;
}

function warningsSection(warnings: readonly string[]): string[] {
  if (warnings.length === 0) return [];
  const entries = warnings.map((warning) => `<li>${inlineHtml(warning)}</li>`);
  return [
    '<section class="warnings" aria-labelledby="warnings">',
    '<h2 id="warnings">Not really tested</h2>',
    `<ul>${entries.join("")}</ul>`,
    "</section>",
  ];
}

function facts({ review, skipped }: Judgement): string {
  const entries: [name: string, value: string][] = [
    ["Review", review.id],
    ["Started", timeInWords(review.createdAt)],
    ["Completed", timeInWords(review.updatedAt)],
  ];
  for (const { title, value } of headlines(review)) entries.push([title, value]);
  if (skipped.length > 0) entries.push(["Skipped phases", skipped.join(", ")]);
  const terms = entries.map(([name, value]) =>
    `<div><dt>${inlineHtml(name)}</dt><dd dir="auto">${inlineHtml(value)}</dd></div>`
  );
  return `<dl class="facts">${terms.join("")}</dl>`;
}

function contents({ lenses }: Judgement): string {
  const open = lenses.reduce((count, { actions }) => count + actions.length, 0);
  const links = [
    ...lenses.map(({ lens }) => `<a href="#${lens.name}">${inlineHtml(lens.heading)}</a>`),
    `<a href="#next-actions">Next actions (${open})</a>`,
  ];
  return `<nav aria-label="Contents"><ul>${
    links.map((link) => `<li>${link}</li>`).join("")
  }</ul></nav>`;
}

function contextSection(context: string): string[] {
  if (context === "") return [];
  return [
    '<section aria-labelledby="context">',
    '<h2 id="context">Context</h2>',
    `<blockquote>${userParagraph(context)}</blockquote>`,
    "</section>",
  ];
}

function actionsSection(lenses: readonly JudgedLens[]): string {
  const entries = lenses.flatMap(({ actions }) => actions).map(({ what, text }) =>
    `<li><strong>${inlineHtml(what)}</strong>${userParagraph(text)}</li>`
  );
  return [
    '<section id="next-actions" aria-labelledby="next-actions-title">',
    '<h2 id="next-actions-title">Next actions</h2>',
    entries.length === 0
      ? "<p>Nothing is open.</p>"
      : `<ol class="actions">${entries.join("\n")}</ol>`,
    "</section>",
  ].join("\n");
}
