import type { JudgedItem, JudgedLens, JudgedPhase } from "../../engine/judgement.ts";
import { capital } from "../../engine/wording.ts";
import { type Lens, OUTCOME_WORDS } from "../../protocol/types.ts";
import { answerParts, answerState, isListed, itemAnchor, ratings } from "../parts.ts";
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
      ...bars(judged, phase),
      ...grid(phase),
      `<ol class="items">${
        phase.items.map((item) => itemEntry(lens, phase, item)).join("\n")
      }</ol>`,
    ]),
    "</section>",
  ].join("\n");
}

function itemEntry(lens: Lens, judged: JudgedPhase, item: JudgedItem): string {
  const { phase, answeredBy } = judged;
  const rated = ratings(judged, item).map((rating) => `<span>${inlineHtml(rating)}</span>`);
  const answer = answerParts(judged, item);
  const state = answeredBy === null || item.answer === null
    ? ""
    : answerState(lens, answeredBy, item.answer);
  return [
    `<li id="${itemAnchor(phase, item)}">`,
    `<p class="head"><strong>${inlineHtml(item.label)}</strong>${rated.join("")}</p>`,
    userParagraph(item.text),
    ...(answer === null ? [] : [
      `<div class="answer ${state}"><p class="answer-title">${inlineHtml(answer.title)}</p>${
        userParagraph(answer.text)
      }</div>`,
    ]),
    ...(item.note === null ? [] : [`<p class="note">${inlineHtml(capital(item.note))}.</p>`]),
    "</li>",
  ].join("");
}
