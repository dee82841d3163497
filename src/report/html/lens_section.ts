import type { JudgedItem, JudgedLens, JudgedPhase } from "../../engine/judgement.ts";
import { byWeight } from "../../engine/next_actions.ts";
import { capital, plural } from "../../engine/wording.ts";
import type { Level } from "../../protocol/types.ts";
import { answerText, extras, isListed, itemAnchor, ratings } from "../parts.ts";
import { answerTitle } from "../summary.ts";
import { bars } from "./bars.ts";
import { grid } from "./grid.ts";
import { matrix } from "./matrix.ts";
import { sides } from "./sides.ts";
import { STATUS_OF, statusOf, tag } from "./status.ts";
import { inlineHtml, type Texts } from "./text.ts";

/** A lens of a judged review: its verdict (where it is one of several), its pictures and items. */
export function lensSection(judged: JudgedLens, oneOfSeveral: boolean, texts: Texts): string {
  const { lens, verdict, phases } = judged;
  return [
    `<section id="${lens.name}" aria-labelledby="${lens.name}-title">`,
    `<h2 id="${lens.name}-title">${inlineHtml(lens.heading)}</h2>`,
    ...(oneOfSeveral
      ? [
        `<p>${tag(STATUS_OF[verdict.assessment], `${capital(verdict.assessment)}.`)} ${
          inlineHtml(verdict.reason)
        }</p>`,
      ]
      : []),
    ...phases.filter(isListed).flatMap((phase) => [
      ...matrix(phase),
      ...bars(phase, texts),
      ...grid(phase, texts),
      ...sides(judged, phase, texts),
      ...itemLists(judged, phase, texts),
    ]),
    "</section>",
  ].join("\n");
}

/** The items by their weight, those that are settled folded away. */
function itemLists(lens: JudgedLens, judged: JudgedPhase, texts: Texts): string[] {
  const sorted = byWeight(lens.lens, judged.items);
  const having = (level: Level | undefined): JudgedItem[] =>
    sorted.filter(({ standing }) => standing?.level === level);
  const open = [...having("high"), ...having("medium")];
  const settled = [...having("low"), ...having(undefined)];
  const list = (items: readonly JudgedItem[]): string =>
    `<ol class="items">${
      items.map((item) => itemEntry(lens, judged, item, texts)).join("\n")
    }</ol>`;
  return [
    ...(open.length === 0 ? [] : [list(open)]),
    ...(settled.length === 0 ? [] : [
      `<details><summary>${inlineHtml(settledInWords(judged, settled))}</summary>${
        list(settled)
      }</details>`,
    ]),
  ];
}

/** `4 settled counterarguments: 2 refuted, 2 no answer needed`. */
function settledInWords({ phase }: JudgedPhase, items: readonly JudgedItem[]): string {
  const counts = new Map<string, number>();
  for (const item of items) {
    const { words } = statusOf(item);
    counts.set(words, (counts.get(words) ?? 0) + 1);
  }
  const told = [...counts].map(([words, count]) => `${count} ${words}`).join(", ");
  return `${
    plural(items.length, `settled ${phase.noun.one}`, `settled ${phase.noun.many}`)
  }: ${told}`;
}

function itemEntry(
  lens: JudgedLens,
  judged: JudgedPhase,
  item: JudgedItem,
  texts: Texts,
): string {
  const { phase, answeredBy } = judged;
  const { status, words } = statusOf(item);
  const rated = ratings(judged, item).map((rating) => `<span>${inlineHtml(rating)}</span>`);
  return [
    `<li id="${itemAnchor(phase, item)}" class="${status}">`,
    `<div class="head"><strong>${inlineHtml(item.label)}</strong>${tag(status, words)}${
      rated.join("")
    }</div>`,
    texts.block(item.text),
    ...extraLines(extras(phase.fields, item.item), texts),
    ...(item.answer === null ? [] : [
      `<div class="answer"><p class="answer-title">${inlineHtml(answerTitle(lens, item))}</p>${
        texts.block(answerText(judged, item))
      }${extraLines(extras(answeredBy?.fields ?? [], item.answer), texts).join("")}</div>`,
    ]),
    ...(item.note === null ? [] : [`<p class="note">${inlineHtml(capital(item.note))}.</p>`]),
    "</li>",
  ].join("");
}

function extraLines(
  found: readonly { readonly title: string; readonly text: string }[],
  texts: Texts,
): string[] {
  return found.map(({ title, text }) =>
    `<p class="note">${inlineHtml(title)}: ${texts.inline(text)}</p>`
  );
}
