import type { Judgement } from "../../engine/judgement.ts";
import { codePoints } from "../../engine/wording.ts";
import { decided, itemAnchor, sealInWords, timeInWords } from "../parts.ts";
import {
  against,
  firmness,
  gist,
  revision,
  settled,
  untested,
  verdictSentence,
} from "../summary.ts";
import { actionEntry } from "./actions.ts";
import { capitalised, phraseHtml } from "./phrase.ts";
import { icon, STATUS_OF, tag } from "./status.ts";
import { inlineHtml, type Texts } from "./text.ts";

/** A claim longer than this is set in a smaller type (code points). */
const LONG_CLAIM = 160;
/** How many of the items that count against the claim, and of the actions, stand here. */
const AGAINST_MOST = 5;
const ACTIONS_MOST = 3;
/** How much of each (code points). */
const GIST_MOST = 88;
const TO_DO_MOST = 84;
const REASON_MOST = 180;
/** How many warnings stand here. */
const WARNINGS_MOST = 3;

/**
 * What a reader has to know first, small enough for one screen and for the first page of a print:
 * the verdict and what decided it, what stands against the claim, what to do next, what is
 * uncertain.
 */
export function firstScreen(judged: Judgement, texts: Texts): string {
  const { review, verdict } = judged;
  const status = STATUS_OF[verdict.assessment];
  const { headline, why } = verdictSentence(judged);
  return [
    '<header class="first">',
    `<p class="kicker">Claim under review (${
      inlineHtml(review.mode.title.toLowerCase())
    }, completed ${timeInWords(review.updatedAt).slice(0, 10)})</p>`,
    `<h1 ${texts.attributes(review.claim)}${
      codePoints(review.claim) > LONG_CLAIM ? ' class="long"' : ""
    }>${inlineHtml(review.claim)}</h1>`,
    `<section class="verdict ${status}" aria-labelledby="verdict">`,
    `<h2 id="verdict">${icon(status)}${headline}</h2>`,
    `<p class="why">${phraseHtml(capitalised(why), texts)}</p>`,
    ...revision(judged).map((sentence) => `<p>${inlineHtml(sentence)}</p>`),
    ...decision(judged, texts),
    "</section>",
    '<div class="answers">',
    ...againstSection(judged, texts),
    actionsSection(judged, texts),
    uncertainSection(judged, texts),
    ...answeredSection(judged),
    "</div>",
    "</header>",
  ].join("\n");
}

function decision({ review: { decision }, verdict }: Judgement, texts: Texts): string[] {
  if (decision === null) return [];
  const { by, at, reason, review_on } = decision;
  return [
    `<p class="decision"><strong>Decision: ${decided(decision, verdict)}</strong>, by ${
      texts.inline(by)
    } on ${at.slice(0, 10)}.${
      review_on === null ? "" : ` To be reviewed again on ${inlineHtml(review_on)}.`
    } ${texts.inline(gist(reason, REASON_MOST))}</p>`,
  ];
}

function againstSection(judged: Judgement, texts: Texts): string[] {
  const all = against(judged);
  const lines = all.slice(0, AGAINST_MOST).map(({ item, phase, level, words }) => {
    return `<li>${tag(level, words)}<a href="#${itemAnchor(phase.phase, item)}"><strong>${
      inlineHtml(item.label)
    }</strong> ${texts.inline(gist(item.text, GIST_MOST))}</a></li>`;
  });
  const left = all.length - lines.length;
  return [
    '<section class="against" aria-labelledby="against">',
    '<h2 id="against">What stands against it</h2>',
    lines.length === 0 ? "<p>Nothing that was raised.</p>" : `<ul>${lines.join("")}</ul>`,
    ...(left > 0 ? [`<p class="more"><a href="#how">and ${left} more</a></p>`] : []),
    ...labelKey(judged),
    "</section>",
  ];
}

/** What the letters of the labels stand for, where a review has more than one. */
function labelKey({ lenses }: Judgement): string[] {
  const kinds = lenses.flatMap(({ lens }) =>
    lens.phases.flatMap((phase) =>
      phase.kind === "gather" && phase.least !== phase.most ? [phase] : []
    )
  );
  if (kinds.length < 2) return [];
  const words = kinds.map(({ label, noun }) => `<strong>${label}</strong> ${noun.one}`);
  return [`<p class="more">${words.join(" · ")}</p>`];
}

function actionsSection(judged: Judgement, texts: Texts): string {
  const { actions } = judged;
  const open = actions.filter((action) => action.open);
  const lines = open.slice(0, ACTIONS_MOST).map((action) => actionEntry(action, texts, TO_DO_MOST));
  return [
    '<section class="next" aria-labelledby="next">',
    '<h2 id="next">What to do next</h2>',
    lines.length === 0 ? "<p>Nothing is open.</p>" : `<ol>${lines.join("")}</ol>`,
    ...(actions.length === 0 ? [] : [
      `<p class="more"><a href="#next-actions">${
        open.length > ACTIONS_MOST ? `All ${open.length} open actions` : "The actions in full"
      }</a></p>`,
    ]),
    "</section>",
  ].join("");
}

function answeredSection(judged: Judgement): string[] {
  const parts = settled(judged);
  if (parts.length === 0) return [];
  return [
    '<section class="answered" aria-labelledby="answered">',
    '<h2 id="answered">What was answered</h2>',
    `<ul>${parts.map((part) => `<li>${inlineHtml(part)}</li>`).join("")}</ul>`,
    "</section>",
  ];
}

function uncertainSection(judged: Judgement, texts: Texts): string {
  const warnings = untested(judged);
  const shown = warnings.slice(0, WARNINGS_MOST);
  const left = warnings.length - shown.length;
  return [
    '<section class="uncertain" aria-labelledby="uncertain">',
    '<h2 id="uncertain">What is uncertain</h2>',
    "<dl>",
    `<div><dt>Left untested</dt>${
      shown.map((warning) => `<dd>${inlineHtml(warning)}</dd>`).join("")
    }${left > 0 ? `<dd><a href="#how">and ${left} more</a></dd>` : ""}</div>`,
    ...(judged.sealed
      ? []
      : [`<div><dt>Where it comes from</dt><dd>This file is ${sealInWords(judged)}.</dd></div>`]),
    `<div><dt>How firm this is</dt><dd>${phraseHtml(firmness(judged), texts)}</dd></div>`,
    "</dl>",
    "</section>",
  ].join("");
}
