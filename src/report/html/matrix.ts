import type { JudgedItem, JudgedPhase } from "../../engine/judgement.ts";
import { conditionInWords } from "../../engine/instructions.ts";
import { meets } from "../../engine/review.ts";
import { capital, plural } from "../../engine/wording.ts";
import type { GatherPhase, IntegerField } from "../../protocol/types.ts";
import { fieldName } from "../parts.ts";
import { HEATS } from "./style.ts";
import { figure, svg } from "./svg.ts";
import { inlineHtml } from "./text.ts";

const LEFT = 46;
const BOTTOM = 40;
const SIDE = 314;
const ROW = 50;
/** Lines of labels in a cell, and the width of one of their letters. */
const LINES = 3;
const LETTER = 7.5;

/**
 * The matrix of a phase whose score is the product of two ratings: every item's label in the cell of
 * its ratings, the cells tinted by their score, those that owe an answer outlined. Nothing for a
 * phase without such a score.
 */
export function matrix(judged: JudgedPhase): string[] {
  const { phase, items } = judged;
  const axes = axesOf(phase);
  if (axes === null) return [];
  const [across, up] = axes;
  const columns = scale(across);
  const rows = scale(up).reverse();
  const width = SIDE / columns.length;
  const height = rows.length * ROW;
  const cells = rows.flatMap((y, row) =>
    columns.map((x, column) => cell(judged, axes, [x, y], LEFT + column * width, row * ROW, width))
  );
  const names = [fieldName(across), fieldName(up)] as const;
  const shape = [
    ...cells.map(({ ground }) => ground),
    ...cells.map(({ front }) => front),
    ...columns.map((x, column) =>
      `<text class="axis" x="${round(LEFT + (column + 0.5) * width)}" y="${
        height + 16
      }" text-anchor="middle">${x}</text>`
    ),
    ...rows.map((y, row) =>
      `<text class="axis" x="${LEFT - 8}" y="${
        (row + 0.5) * ROW + 4
      }" text-anchor="end">${y}</text>`
    ),
    `<text class="axis" x="${LEFT + SIDE / 2}" y="${height + 34}" text-anchor="middle">${
      inlineHtml(names[0])
    } →</text>`,
    `<text class="axis" transform="translate(12 ${height / 2}) rotate(-90)" text-anchor="middle">${
      inlineHtml(names[1])
    } →</text>`,
  ].join("");
  const owed = judged.answeredBy?.owed;
  return [
    figure(
      svg({
        id: `matrix-${phase.name}`,
        title: `${capital(phase.noun.many)} by ${names.join(" and ")}`,
        description: description(phase, items, names),
        width: LEFT + SIDE,
        height: height + BOTTOM,
      }, shape),
      `${capital(phase.noun.many)} by ${names.join(" × ")}.${
        owed === undefined || judged.answeredBy === null
          ? ""
          : ` <span class="key"></span> ${judged.answeredBy.noun.one} owed (${
            conditionInWords(owed)
          }).`
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

function scale({ least, most }: IntegerField): number[] {
  return Array.from({ length: most - least + 1 }, (_, step) => least + step);
}

function cell(
  { phase, answeredBy, items }: JudgedPhase,
  [across, up]: readonly [IntegerField, IntegerField],
  [x, y]: readonly [number, number],
  left: number,
  top: number,
  width: number,
): { ground: string; front: string } {
  const here = items.filter(({ item }) => item[across.name] === x && item[up.name] === y);
  const heat = Math.min(HEATS - 1, Math.floor((x * y * HEATS) / (across.most * up.most + 1)));
  const box = `x="${round(left)}" y="${top}" width="${round(width)}" height="${ROW}"`;
  const owed = answeredBy?.owed !== undefined && phase.score !== undefined &&
    meets({ [across.name]: x, [up.name]: y, [phase.score.name]: x * y }, answeredBy.owed);
  const inset = `x="${round(left + 2.5)}" y="${top + 2.5}" width="${round(width - 5)}" height="${
    ROW - 5
  }"`;
  return {
    ground: `<rect class="cell heat${heat}" ${box}/>${owed ? `<rect class="owed" ${inset}/>` : ""}`,
    front: labels(here, left, top, width),
  };
}

function labels(items: readonly JudgedItem[], left: number, top: number, width: number): string {
  const lines = packed(items.map(({ label }) => label), Math.floor(width / LETTER));
  const first = top + ROW / 2 + 4 - (lines.length - 1) * 7;
  return lines.map((line, row) =>
    `<text class="mark" x="${round(left + width / 2)}" y="${
      first + row * 14
    }" text-anchor="middle">${inlineHtml(line)}</text>`
  ).join("");
}

/** Words in as many lines as a cell has; what does not fit is counted in the last place. */
function packed(words: readonly string[], letters: number): string[] {
  for (let shown = Math.min(words.length, LINES * letters); shown > 0; shown -= 1) {
    const left = words.length - shown;
    const lines = inLines([...words.slice(0, shown), ...(left === 0 ? [] : [`+${left}`])], letters);
    if (lines.length <= LINES) return lines;
  }
  return words.length === 0 ? [] : [`${words.length}`];
}

function inLines(words: readonly string[], letters: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= letters) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else lines.push(word);
  }
  return lines;
}

/** What the picture shows, in words: how many there are, and which weigh most. */
function description(
  { score, noun }: GatherPhase,
  items: readonly JudgedItem[],
  names: readonly [string, string],
): string {
  const valueOf = ({ item }: JudgedItem): number =>
    Number(score === undefined ? 0 : item[score.name]);
  const greatest = Math.max(0, ...items.map(valueOf));
  const worst = items.filter((item) => valueOf(item) === greatest).map(({ label }) => label);
  return `${plural(items.length, noun.one, noun.many)}, placed by ${
    names.join(" and ")
  }. Highest ${score?.name}: ${greatest} (${worst.slice(0, 10).join(", ")}${
    worst.length > 10 ? " and others" : ""
  }). The list below gives the ratings of each.`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
