import { conditionInWords } from "../../engine/instructions.ts";
import type { JudgedItem, JudgedPhase } from "../../engine/judgement.ts";
import { meets } from "../../engine/review.ts";
import { capital } from "../../engine/wording.ts";
import { type GatherPhase, type IntegerField, LEVELS } from "../../protocol/types.ts";
import { fieldName, itemAnchor } from "../parts.ts";
import { figure } from "./figure.ts";
import { icon, statusOf } from "./status.ts";
import { HEATS } from "./style.ts";
import { inlineHtml } from "./text.ts";

/** How many labels a cell shows; the others are looked up below the matrix. */
const SHOWN = 6;

/**
 * The matrix of a phase whose score is the product of two ratings: every item's label in the cell
 * of its ratings with what became of it, the cells shaded by their score, those that owe an answer
 * outlined. Nothing for a phase without such a score.
 */
export function matrix(judged: JudgedPhase): string[] {
  const { phase, answeredBy } = judged;
  const axes = axesOf(phase);
  if (axes === null) return [];
  const [across, up] = axes;
  const columns = scale(across);
  const rows = scale(up).reverse();
  const body = rows.map((y) =>
    `<tr><th scope="row">${y}</th>${columns.map((x) => cell(judged, axes, [x, y])).join("")}</tr>`
  );
  const head = columns.map((x) => `<th scope="col">${x}</th>`).join("");
  const owed = answeredBy?.owed;
  return [
    figure(
      "matrix",
      `<p class="axes"><span>Up: ${axisInWords(up)}.</span> <span>Across: ${
        axisInWords(across)
      }.</span></p><table><thead><tr><td></td>${head}</tr></thead><tbody>${
        body.join("")
      }</tbody></table>${overflow(judged, axes)}`,
      `${capital(phase.noun.many)} by ${fieldName(across)} × ${fieldName(up)}. ${legend(judged)}${
        owed === undefined || answeredBy === null
          ? ""
          : ` Outlined: needs a ${answeredBy.noun.one} (${conditionInWords(owed)}).`
      }`,
    ),
  ];
}

/** The two fields whose product is the phase's score. */
function axesOf({ score, fields }: GatherPhase): [IntegerField, IntegerField] | null {
  const [across, up] = (score?.factors ?? []).map((name) =>
    fields.find((field): field is IntegerField => field.kind === "integer" && field.name === name)
  );
  return across === undefined || up === undefined ? null : [across, up];
}

/** A scale with its ends named: `likelihood, 1 would surprise everyone, 5 is to be expected`. */
function axisInWords(field: IntegerField): string {
  return `<strong>${fieldName(field)}</strong>, ${inlineHtml(field.about)}`;
}

function scale({ least, most }: IntegerField): number[] {
  return Array.from({ length: most - least + 1 }, (_, step) => least + step);
}

function itemsAt(
  { items }: JudgedPhase,
  [across, up]: readonly [IntegerField, IntegerField],
  [x, y]: readonly [number, number],
): JudgedItem[] {
  return items.filter(({ item }) => item[across.name] === x && item[up.name] === y);
}

/** Where the items of a cell that is too small for them are listed. */
function cellAnchor({ phase }: JudgedPhase, [x, y]: readonly [number, number]): string {
  return `${phase.name}-at-${x}-${y}`;
}

function cell(
  judged: JudgedPhase,
  axes: readonly [IntegerField, IntegerField],
  at: readonly [number, number],
): string {
  const { phase, answeredBy } = judged;
  const [across, up] = axes;
  const [x, y] = at;
  const here = itemsAt(judged, axes, at);
  const heat = Math.min(HEATS - 1, Math.floor((x * y * HEATS) / (across.most * up.most + 1)));
  const owed = answeredBy?.owed !== undefined && phase.score !== undefined &&
    meets({ [across.name]: x, [up.name]: y, [phase.score.name]: x * y }, answeredBy.owed);
  const shown = here.length > SHOWN ? here.slice(0, SHOWN - 1) : here;
  const left = here.length - shown.length;
  const more = left === 0 ? "" : `<a href="#${cellAnchor(judged, at)}">+${left} more</a>`;
  return `<td class="heat${heat}${owed ? " owed" : ""}">${
    shown.map((item) => point(phase, item)).join(" ")
  }${more === "" ? "" : ` ${more}`}</td>`;
}

function point(phase: GatherPhase, item: JudgedItem): string {
  const { status, words } = statusOf(item);
  return `<a class="point ${status}" href="#${itemAnchor(phase, item)}">${icon(status)}${
    inlineHtml(item.label)
  }<span class="unseen">, ${inlineHtml(words)}</span></a>`;
}

/** The items of the cells that cannot show them all. */
function overflow(judged: JudgedPhase, axes: readonly [IntegerField, IntegerField]): string {
  const [across, up] = axes;
  const full = scale(up).reverse().flatMap((y) =>
    scale(across).flatMap((x) => {
      const here = itemsAt(judged, axes, [x, y]);
      if (here.length <= SHOWN) return [];
      return [
        `<li id="${cellAnchor(judged, [x, y])}">${capital(fieldName(across))} ${x}, ${
          fieldName(up)
        } ${y}: ${here.map((item) => point(judged.phase, item)).join(" ")}</li>`,
      ];
    })
  );
  return full.length === 0 ? "" : `<ul class="overflow">${full.join("")}</ul>`;
}

/** What the shapes of the points say, as far as they occur. */
function legend({ items }: JudgedPhase): string {
  const known = new Map(items.map((item) => {
    const { status, words } = statusOf(item);
    return [status, words];
  }));
  const order = [...LEVELS, "none"];
  const sorted = [...known].toSorted(([a], [b]) => order.indexOf(a) - order.indexOf(b));
  return sorted.map(([status, words]) =>
    `<span class="${status}">${icon(status)}${inlineHtml(words)}</span>`
  ).join(" ");
}
