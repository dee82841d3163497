import { conditionInWords } from "../../engine/instructions.ts";
import type { JudgedItem, JudgedPhase } from "../../engine/judgement.ts";
import { valueInWords } from "../../engine/judgement.ts";
import { meets } from "../../engine/review.ts";
import { capital } from "../../engine/wording.ts";
import type { BooleanField, ChoiceField, GatherPhase } from "../../protocol/types.ts";
import { booleanInWords, fieldName, itemAnchor } from "../parts.ts";
import { gist } from "../summary.ts";
import { figure } from "./figure.ts";
import { icon, statusOf } from "./status.ts";
import { inlineHtml, type Texts } from "./text.ts";

/** How much of an item stands in a cell (code points). */
const WORDS_MOST = 40;
/** How many items a cell shows with their words; further ones are there by label. */
const SHOWN = 6;

/**
 * A table of the items of a phase, a choice against a yes-or-no field: which items fall where, the
 * cells that owe an answer outlined. Nothing for a phase without such a pair.
 */
export function grid({ phase, answeredBy, items }: JudgedPhase, texts: Texts): string[] {
  const pair = pairOf(phase);
  if (pair === null) return [];
  const [choice, flag] = pair;
  const head = choice.values.map((value) =>
    `<th scope="col">${inlineHtml(capital(valueInWords(value)))}</th>`
  );
  const owed = answeredBy?.owed;
  const rows = [true, false].map((value) => {
    const cells = choice.values.map((word) => {
      const place = { [choice.name]: word, [flag.name]: value };
      const here = items.filter(({ item }) =>
        item[choice.name] === word && item[flag.name] === value
      );
      const outlined = owed !== undefined && meets(place, owed);
      return `<td${outlined ? ' class="owed"' : ""}>${entries(phase, here, texts)}</td>`;
    });
    return `<tr><th scope="row">${capital(booleanInWords(flag, value))}</th>${cells.join("")}</tr>`;
  });
  const name = fieldName(choice);
  return [
    figure(
      "grid",
      `<table><thead><tr><th scope="col">${capital(name)}</th>${head.join("")}</tr></thead><tbody>${
        rows.join("")
      }</tbody></table>`,
      `${capital(phase.noun.many)} by ${name}.${
        owed === undefined || answeredBy === null
          ? ""
          : ` Outlined: needs a ${answeredBy.noun.one} (${
            inlineHtml(conditionInWords(owed).replaceAll("_", "-"))
          }).`
      }`,
    ),
  ];
}

/** Items as a list of labels with their first words; nothing is a dash. */
export function entries(
  phase: GatherPhase,
  items: readonly JudgedItem[],
  texts: Texts,
): string {
  if (items.length === 0) return "–";
  const link = (item: JudgedItem): string =>
    `<a href="#${itemAnchor(phase, item)}">${inlineHtml(item.label)}</a>`;
  const shown = items.slice(0, SHOWN).map((item) =>
    `<li class="${statusOf(item).status}">${icon(statusOf(item).status)}${link(item)} ${
      texts.inline(gist(item.text, WORDS_MOST))
    }</li>`
  );
  const others = items.slice(SHOWN).map(link);
  return `<ul>${shown.join("")}${
    others.length === 0 ? "" : `<li>and ${others.join(", ")}</li>`
  }</ul>`;
}

/** The first choice and the first yes-or-no field of a phase, where it has both. */
function pairOf({ fields }: GatherPhase): [ChoiceField, BooleanField] | null {
  const choice = fields.find((field): field is ChoiceField => field.kind === "choice");
  const flag = fields.find((field): field is BooleanField => field.kind === "boolean");
  return choice === undefined || flag === undefined ? null : [choice, flag];
}
