import type { JudgedItem, JudgedPhase } from "../../engine/judgement.ts";
import { capital, clip } from "../../engine/wording.ts";
import type { IntegerField } from "../../protocol/types.ts";
import { fieldName } from "../parts.ts";
import { figure, svg } from "./svg.ts";
import { inlineHtml } from "./text.ts";

const LABEL = 40;
const TRACK = 190;
const WIDTH = 360;
const ROW = 24;
/** Letters of the word beside a bar: what fits behind the longest one. */
const OUTCOME_MOST = 18;
/** Rows of a chart; what is rated lower is only counted. */
const ROWS = 20;

/**
 * A bar for every item by each of its ratings (those that no score is made of), the highest first,
 * with what became of the item beside it. Nothing for a phase without ratings.
 */
export function bars(judged: JudgedPhase): string[] {
  const factors: readonly string[] = judged.phase.score?.factors ?? [];
  return judged.phase.fields.flatMap((field) =>
    field.kind === "integer" && !factors.includes(field.name) ? [chart(judged, field)] : []
  );
}

function chart(judged: JudgedPhase, field: IntegerField): string {
  const { phase } = judged;
  const rated = (item: JudgedItem): number => Number(item.item[field.name]);
  const sorted = judged.items.toSorted((a, b) => rated(b) - rated(a) || a.index - b.index);
  const shown = sorted.slice(0, ROWS);
  const left = sorted.length - shown.length;
  const name = fieldName(field);
  const outcomes = shown.map((item) => outcomeOf(judged, item));
  const rows = shown.map((item, row) => {
    const { state, words } = outcomes[row] ?? { state: null, words: "" };
    const top = row * ROW;
    const length = Math.round((rated(item) / Math.max(1, field.most)) * TRACK);
    return [
      `<text class="mark" x="0" y="${top + 16}">${inlineHtml(item.label)}</text>`,
      `<rect class="track" x="${LABEL}" y="${top + 5}" width="${TRACK}" height="14" rx="3"/>`,
      `<rect class="bar ${state ?? ""}" x="${LABEL}" y="${
        top + 5
      }" width="${length}" height="14" rx="3"/>`,
      `<text x="${LABEL + TRACK + 8}" y="${top + 16}">${rated(item)}</text>`,
      `<text class="${state === null ? "axis" : `${state}-text`}" x="${LABEL + TRACK + 26}" y="${
        top + 16
      }">${inlineHtml(clip(words, OUTCOME_MOST))}</text>`,
    ].join("");
  });
  return figure(
    svg({
      id: `bars-${phase.name}-${field.name}`,
      title: `${capital(phase.noun.many)} by ${name}`,
      description: shown.map((item, row) =>
        `${item.label}: ${rated(item)} of ${field.most}, ${outcomes[row]?.words}`
      ).join("; "),
      width: WIDTH,
      height: shown.length * ROW,
    }, rows.join("")),
    `${capital(phase.noun.many)} by ${inlineHtml(name)}, ${field.least} to ${field.most}.${
      left > 0 ? ` ${left} more are in the list below.` : ""
    }`,
  );
}

/** What became of an item, in a word or two: the answer's choice, or that none was owed. */
function outcomeOf(
  { answeredBy }: JudgedPhase,
  { answer, standing }: JudgedItem,
): { state: "open" | "closed" | null; words: string } {
  if (answeredBy === null) return { state: null, words: "" };
  if (answer === null || standing === null) {
    return { state: null, words: `no ${answeredBy.noun.one} owed` };
  }
  return { state: standing.level === "low" ? "closed" : "open", words: standing.words };
}
