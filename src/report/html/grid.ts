import type { JudgedPhase } from "../../engine/judgement.ts";
import { valueInWords } from "../../engine/judgement.ts";
import { conditionInWords } from "../../engine/instructions.ts";
import { meets } from "../../engine/review.ts";
import { capital } from "../../engine/wording.ts";
import type { BooleanField, ChoiceField, GatherPhase } from "../../protocol/types.ts";
import { booleanInWords, fieldName, itemAnchor } from "../parts.ts";
import { figure } from "./svg.ts";
import { inlineHtml } from "./text.ts";

/**
 * A table of the items of a phase, a choice against a yes-or-no field: which labels fall where, the
 * cells that owe an answer outlined. Nothing for a phase without such a pair.
 */
export function grid({ phase, answeredBy, items }: JudgedPhase): string[] {
  const pair = pairOf(phase);
  if (pair === null) return [];
  const [choice, flag] = pair;
  const head = choice.values.map((value) => `<th scope="col">${valueInWords(value)}</th>`);
  const owed = answeredBy?.owed;
  const rows = [true, false].map((value) => {
    const cells = choice.values.map((word) => {
      const place = { [choice.name]: word, [flag.name]: value };
      const here = items.filter(({ item }) =>
        item[choice.name] === word && item[flag.name] === value
      );
      const links = here.map((item) =>
        `<a href="#${itemAnchor(phase, item)}">${inlineHtml(item.label)}</a>`
      );
      const outlined = owed !== undefined && meets(place, owed);
      return `<td${outlined ? ' class="owed"' : ""}>${links.join(", ") || "–"}</td>`;
    });
    return `<tr><th scope="row">${booleanInWords(flag, value)}</th>${cells.join("")}</tr>`;
  });
  const name = fieldName(choice);
  return [
    figure(
      `<table><thead><tr><th scope="col">${capital(name)}</th>${head.join("")}</tr></thead><tbody>${
        rows.join("")
      }</tbody></table>`,
      `${capital(phase.noun.many)} by ${name}.${
        owed === undefined || answeredBy === null
          ? ""
          : ` <span class="key"></span> ${answeredBy.noun.one} owed (${
            inlineHtml(conditionInWords(owed).replaceAll("_", "-"))
          }).`
      }`,
    ),
  ];
}

/** The first choice and the first yes-or-no field of a phase, where it has both. */
function pairOf({ fields }: GatherPhase): [ChoiceField, BooleanField] | null {
  const choice = fields.find((field): field is ChoiceField => field.kind === "choice");
  const flag = fields.find((field): field is BooleanField => field.kind === "boolean");
  return choice === undefined || flag === undefined ? null : [choice, flag];
}
