import type { JudgedLens, JudgedPhase } from "../../engine/judgement.ts";
import { capital } from "../../engine/wording.ts";
import { figure } from "./figure.ts";
import { entries } from "./grid.ts";
import { icon } from "./status.ts";
import { inlineHtml, type Texts } from "./text.ts";

/**
 * The items of a phase without any rating of their own, side by side by outcome:
 * conceded, countered. Nothing for a phase whose items are rated: other pictures show those.
 */
export function sides({ lens }: JudgedLens, { phase, items }: JudgedPhase, texts: Texts): string[] {
  if (phase.fields.some(({ kind }) => kind !== "text")) return [];
  const columns = Object.values(lens.standing.values).map((standing) => ({
    standing,
    here: items.filter((item) => item.standing === standing),
  }));
  const head = columns.map(({ standing, here }) =>
    `<th scope="col" class="${standing.level}">${icon(standing.level)}${
      inlineHtml(capital(standing.words))
    }, ${here.length} of ${items.length}</th>`
  );
  const cells = columns.map(({ here }) => `<td>${entries(phase, here, texts)}</td>`);
  return [
    figure(
      "grid",
      `<table><thead><tr>${head.join("")}</tr></thead><tbody><tr>${
        cells.join("")
      }</tr></tbody></table>`,
      `${capital(phase.noun.many)} by outcome.`,
    ),
  ];
}
