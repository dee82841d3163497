import type { JudgedItem, JudgedPhase } from "../../engine/judgement.ts";
import { capital } from "../../engine/wording.ts";
import type { IntegerField } from "../../protocol/types.ts";
import { fieldName, itemAnchor } from "../parts.ts";
import { gist } from "../summary.ts";
import { figure } from "./figure.ts";
import { statusOf, tag } from "./status.ts";
import { inlineHtml, type Texts } from "./text.ts";

/** Rows of a chart; what is rated lower is only counted. */
const ROWS = 20;
/** How much of an item is shown beside its bar (code points). */
const WORDS_MOST = 76;

/**
 * A bar for every item by each of its ratings (those that no score is made of), the highest first,
 * with its first words and what became of it. Nothing for a phase without ratings.
 */
export function bars(judged: JudgedPhase, texts: Texts): string[] {
  const factors: readonly string[] = judged.phase.score?.factors ?? [];
  return judged.phase.fields.flatMap((field) =>
    field.kind === "integer" && !factors.includes(field.name) ? [chart(judged, field, texts)] : []
  );
}

function chart({ phase, items }: JudgedPhase, field: IntegerField, texts: Texts): string {
  const rated = ({ item }: JudgedItem): number => Number(item[field.name]);
  const sorted = items.toSorted((a, b) => rated(b) - rated(a) || a.index - b.index);
  const left = sorted.length - ROWS;
  const name = fieldName(field);
  const rows = sorted.slice(0, ROWS).map((item) => {
    const { status, words } = statusOf(item);
    const length = Math.round((100 * rated(item)) / Math.max(1, field.most));
    return `<tr><th scope="row"><a href="#${itemAnchor(phase, item)}">${
      inlineHtml(item.label)
    }</a></th><td>${
      texts.inline(gist(item.text, WORDS_MOST))
    }</td><td class="measure"><svg class="bar ${status}" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true"><rect class="track" width="100" height="10"/><rect width="${length}" height="10"/></svg>${
      rated(item)
    }</td><td>${tag(status, words)}</td></tr>`;
  });
  return figure(
    "bars",
    `<table><thead><tr><th scope="col"><span class="unseen">Label</span></th><th scope="col">${
      capital(phase.noun.one)
    }</th><th scope="col">${
      capital(name)
    }, ${field.least}–${field.most}</th><th scope="col">Outcome</th></tr></thead><tbody>${
      rows.join("")
    }</tbody></table>`,
    `${capital(phase.noun.many)} by ${inlineHtml(name)}: ${inlineHtml(field.about)}.${
      left > 0 ? ` ${left} more are in the list below.` : ""
    }`,
  );
}
