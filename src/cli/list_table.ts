import { valueInWords } from "../engine/judgement.ts";
import type { ListedReview } from "../engine/results.ts";
import { OUTCOME_WORDS } from "../protocol/types.ts";
import { oneLine } from "../report/visible.ts";
import type { Terminal } from "./terminal.ts";
import { cutToWidth, displayWidth, padToWidth } from "./width.ts";

/** One column: its title, what it shows of a review, and its colour on a terminal. */
interface Column {
  readonly title: string;
  readonly cell: (review: ListedReview) => string;
  readonly colour?: (review: ListedReview) => number;
}

const ID: Column = { title: "ID", cell: ({ review_id }) => review_id };
const DATE: Column = { title: "STARTED", cell: ({ created_at }) => created_at.slice(0, 10) };
const MODE: Column = { title: "MODE", cell: ({ mode }) => mode };
const STATE: Column = { title: "STATUS", cell: stateOf, colour: colourOf };
const SHORT_STATE: Column = { title: "STATUS", cell: shortStateOf, colour: colourOf };

/** A claim has at least this many columns, where any layout leaves them. */
const CLAIM_LEAST = 28;
const GAP = "  ";

/**
 * Reviews in columns, one line per review. On a terminal they have a header, the time since they
 * were started in place of the date, and as many columns as fit before the claim.
 */
export function reviewTable(
  reviews: readonly ListedReview[],
  { columns, colour }: Pick<Terminal, "columns" | "colour">,
  now: number,
): string {
  if (columns === undefined) {
    return rows(reviews, [ID, DATE, MODE, STATE], Infinity, false).slice(1).join("");
  }
  const age: Column = { title: "AGE", cell: ({ created_at }) => ageOf(created_at, now) };
  // From the widest to the narrowest: the claim is lost last.
  const layouts = [
    [ID, age, MODE, STATE],
    [ID, age, STATE],
    [ID, age, SHORT_STATE],
    [ID, SHORT_STATE],
    [ID],
  ];
  const room = (layout: readonly Column[]): number =>
    layout.reduce((left, column) => left - widthOf(reviews, column) - GAP.length, columns);
  const fits = layouts.find((layout) => room(layout) >= CLAIM_LEAST) ?? [ID];
  return rows(reviews, fits, columns, colour).join("");
}

/** The header, then a line per review, none wider than `most`. */
function rows(
  reviews: readonly ListedReview[],
  layout: readonly Column[],
  most: number,
  colour: boolean,
): string[] {
  const widths = layout.map((column) => widthOf(reviews, column));
  const left = most - widths.reduce((sum, width) => sum + width + GAP.length, 0);
  const line = (cells: readonly string[], claim: string): string =>
    `${[...cells, cutToWidth(claim, Math.max(1, left))].join(GAP).trimEnd()}\n`;
  const header = line(layout.map(({ title }, at) => padToWidth(title, widths[at] ?? 0)), "CLAIM");
  return [
    colour ? `\x1b[1m${header.trimEnd()}\x1b[0m\n` : header,
    ...reviews.map((review) => {
      const cells = layout.map((column, at) => {
        const cell = column.cell(review);
        const shown = colour && column.colour !== undefined
          ? `\x1b[${column.colour(review)}m${cell}\x1b[0m`
          : cell;
        return shown + " ".repeat(Math.max(0, (widths[at] ?? 0) - displayWidth(cell)));
      });
      return line(cells, oneLine(review.claim));
    }),
  ];
}

function widthOf(reviews: readonly ListedReview[], { title, cell }: Column): number {
  return reviews.reduce((most, review) => Math.max(most, displayWidth(cell(review))), title.length);
}

/** What became of a review, or what it waits for, and what else one should know of it. */
function stateOf(review: ListedReview): string {
  const { assessment, phase, status, decision, revised_by, sealed } = review;
  return [
    assessment ?? (phase === null ? status : `${status}: ${phase}`),
    ...(decision === undefined ? [] : [`decided: ${valueInWords(decision.outcome)}`]),
    ...(revised_by === undefined ? [] : [`revised by ${revised_by}`]),
    ...(sealed ? [] : ["unsealed"]),
  ].join(", ");
}

function shortStateOf({ assessment, status }: ListedReview): string {
  return assessment === undefined ? status : OUTCOME_WORDS[assessment];
}

/**
 * Colours of a terminal by what became of a review: red, yellow, green; cyan while it is active.
 */
function colourOf(review: ListedReview): number {
  return COLOURS.get(shortStateOf(review)) ?? 0;
}

const COLOURS: ReadonlyMap<string, number> = new Map([
  ["refuted", 31],
  ["revision", 33],
  ["survives", 32],
  ["active", 36],
  ["abandoned", 2],
]);

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The time since a moment in its largest unit: `5m`, `3h`, `12d`, `7mo`, `2y`. */
function ageOf(time: string, now: number): string {
  const passed = Math.max(0, now - Date.parse(time));
  if (passed < HOUR) return `${Math.floor(passed / MINUTE)}m`;
  if (passed < DAY) return `${Math.floor(passed / HOUR)}h`;
  const days = Math.floor(passed / DAY);
  if (days < 60) return `${days}d`;
  return days < 730 ? `${Math.floor(days / 30.44)}mo` : `${Math.floor(days / 365.25)}y`;
}
