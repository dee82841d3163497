import type { ListedReview } from "../engine/results.ts";
import { valueInWords } from "../engine/judgement.ts";
import { STATUSES } from "../engine/review.ts";
import { plural } from "../engine/wording.ts";
import { MODES } from "../protocol/modes.ts";
import { type Assessment, ASSESSMENTS, OUTCOME_WORDS } from "../protocol/types.ts";
import { oneLine, visibleJson } from "../report/visible.ts";
import type { ReviewList } from "../reviews.ts";
import { type Command, EXIT, UsageError } from "./command.ts";
import { isThere } from "./data_dir.ts";
import type { Terminal } from "./terminal.ts";
import { cutToWidth, displayWidth, padToWidth } from "./width.ts";

/** `list`: all reviews, newest first. */
export const list: Command = {
  name: "list",
  words: [],
  about: "list reviews, newest first; filters combine",
  examples: ["list --status active", "list --assessment refuted --limit 5"],
  flags: [
    { name: "json", about: "print JSON" },
    { name: "status", value: "S", choices: STATUSES, about: "only reviews with this status" },
    {
      name: "mode",
      value: "M",
      choices: MODES.map(({ name }) => name),
      about: "only reviews of this mode",
    },
    {
      name: "assessment",
      value: "A",
      choices: [...Object.values(OUTCOME_WORDS), ...ASSESSMENTS],
      about: "only complete reviews with this verdict",
    },
    { name: "limit", value: "N", about: "at most the N newest of them" },
  ],
  async run({ value, on, terminal, open, dataDir }) {
    const found = (await open(dataDir)).list({
      status: value("status"),
      mode: value("mode"),
      assessment: assessmentOf(value("assessment")),
      limit: limitOf(value("limit")),
    });
    if (on("json")) {
      if (!isThere(found.data_dir)) {
        terminal.err(`warning: there is no directory ${found.data_dir}`);
      }
      terminal.out(`${visibleJson(JSON.stringify(found, null, 2))}\n`);
      return EXIT.success;
    }
    for (const { file, reason } of found.skipped ?? []) {
      terminal.err(`warning: ${file} is not a valid review: ${reason}`);
    }
    terminal.out(table(found, terminal, ["status", "mode", "assessment"].some(on)));
    return EXIT.success;
  },
};

/** The assessment that a short word stands for; anything else is left to be judged as it is. */
function assessmentOf(word: string | undefined): string | undefined {
  return ASSESSMENTS.find((assessment) => OUTCOME_WORDS[assessment] === word) ?? word;
}

function limitOf(value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  if (/^[1-9]\d{0,8}$/.test(value)) return Number(value);
  throw new UsageError(`--limit must be a whole number above 0; got ${JSON.stringify(value)}`);
}

/** The listing for people: one line a review, in columns, cut to the terminal where it is one. */
function table(
  { reviews, count, data_dir }: ReviewList,
  terminal: Terminal,
  filtered: boolean,
): string {
  if (count === 0) {
    const found = isThere(data_dir)
      ? `No ${filtered ? "matching " : ""}reviews found in`
      : "No reviews: there is no directory";
    return `${found} ${oneLine(data_dir)}\n`;
  }
  const rows = reviews.map((review) => [
    review.review_id,
    review.created_at.slice(0, 10),
    review.mode,
    stateOf(review),
  ]);
  const widths = [0, 1, 2, 3].map((column) =>
    rows.reduce((width, row) => Math.max(width, displayWidth(row[column] ?? "")), 0)
  );
  const lines = reviews.map((review, number) => {
    const cells = rows[number]?.map((cell, column) => padToWidth(cell, widths[column] ?? 0)) ?? [];
    const line = [...cells, oneLine(review.claim)].join("  ");
    const cut = terminal.columns === undefined ? line : cutToWidth(line, terminal.columns);
    return terminal.colour ? coloured(cut, review) : cut;
  });
  const left = count - reviews.length;
  if (left > 0) lines.push(`… and ${plural(left, "more review", "more reviews")}`);
  return `${lines.join("\n")}\n`;
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

/** Colours of a terminal, by what became of a review. */
const COLOURS: Readonly<Record<Assessment, number>> = {
  "claim refuted": 31,
  "claim needs revision": 33,
  "claim survives scrutiny": 32,
};

/** A line of the listing with its verdict in colour; what is not complete stays plain. */
function coloured(line: string, { assessment }: ListedReview): string {
  if (assessment === undefined) return line;
  return line.replace(assessment, `\x1b[${COLOURS[assessment]}m${assessment}\x1b[0m`);
}
