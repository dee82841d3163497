import type { JudgedItem, JudgedLens, JudgedPhase } from "../../engine/judgement.ts";
import { capital } from "../../engine/wording.ts";
import { OUTCOME_WORDS } from "../../protocol/types.ts";
import { answerText, isListed, itemAnchor, ratings } from "../parts.ts";
import { answerTitle } from "../summary.ts";
import { bars } from "./bars.ts";
import { grid } from "./grid.ts";
import { matrix } from "./matrix.ts";
import { inlineHtml, userParagraph } from "./text.ts";

/** A lens of a judged review: its verdict (where it is one of several), its pictures and items. */
export function lensSection(judged: JudgedLens, oneOfSeveral: boolean): string {
  const { lens, verdict, phases } = judged;
  return [
    `<section id="${lens.name}" aria-labelledby="${lens.name}-title">`,
    `<h2 id="${lens.name}-title">${inlineHtml(lens.heading)}</h2>`,
    ...(oneOfSeveral
      ? [
        `<p><strong class="${OUTCOME_WORDS[verdict.assessment]}">${
          capital(verdict.assessment)
        }.</strong> ${inlineHtml(verdict.reason)}</p>`,
      ]
      : []),
    ...phases.filter(isListed).flatMap((phase) => [
      ...matrix(phase),
      ...bars(phase),
      ...grid(phase),
      `<ol class="items">${
        phase.items.map((item) => itemEntry(judged, phase, item)).join("\n")
      }</ol>`,
    ]),
    "</section>",
  ].join("\n");
}

function itemEntry(lens: JudgedLens, judged: JudgedPhase, item: JudgedItem): string {
  const { phase } = judged;
  const rated = ratings(judged, item).map((rating) => `<span>${inlineHtml(rating)}</span>`);
  const state = item.standing?.level === "low" ? "closed" : "open";
  return [
    `<li id="${itemAnchor(phase, item)}">`,
    `<p class="head"><strong>${inlineHtml(item.label)}</strong>${rated.join("")}</p>`,
    userParagraph(item.text),
    ...(item.answer === null ? [] : [
      `<div class="answer ${state}"><p class="answer-title">${
        inlineHtml(answerTitle(lens, item))
      }</p>${userParagraph(answerText(judged, item))}</div>`,
    ]),
    ...(item.note === null ? [] : [`<p class="note">${inlineHtml(capital(item.note))}.</p>`]),
    "</li>",
  ].join("");
}
