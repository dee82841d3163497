import type { Due } from "../engine/due.ts";
import { plural, quote } from "../engine/wording.ts";
import { openListing } from "../open_reviews.ts";
import { oneLine, visibleJson } from "../report/visible.ts";
import type { DueList } from "../reviews.ts";
import { type Command, EXIT, type Invocation, UsageError } from "./command.ts";
import { dayValue, localDay } from "./day_value.ts";
import type { Terminal } from "./terminal.ts";
import { cutToWidth, displayWidth, padToWidth } from "./width.ts";

/** `due`: what is open with a day, over all reviews. */
export const due: Command = {
  name: "due",
  words: [],
  about: "list planned actions and decisions to review, overdue first",
  details:
    "Only the newest complete review in a chain of revisions counts. After a no_go or revise decision, its actions are no longer due.",
  examples: ["due --within 14", "due --json --as-of 2027-01-31", "due --exit-code"],
  flags: [
    { name: "as-of", value: "DATE", about: "as if today were DATE (YYYY-MM-DD; default: today)" },
    { name: "within", value: "DAYS", about: "at most DAYS ahead" },
    { name: "json", about: "print JSON" },
    {
      name: "exit-code",
      about: "exit 3 if anything is overdue, 1 if a file is not a valid review",
    },
  ],
  run(call) {
    const today = dayValue(call, "as-of") ?? localDay(new Date());
    const within = daysOf(call.value("within"));
    const found = openListing(call.dataDir, call.terminal.progress).due(today, within);
    print(call, found);
    if (!call.on("exit-code")) return EXIT.success;
    if ((found.skipped ?? []).length > 0) return EXIT.error;
    return found.due.some(({ overdue }) => overdue) ? EXIT.refused : EXIT.success;
  },
};

function daysOf(value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  if (/^\d{1,6}$/.test(value)) return Number(value);
  throw new UsageError(`--within must be a whole number of days; got ${quote(value)}`);
}

function print({ on, terminal, dataDir }: Invocation, found: DueList): void {
  if (on("json")) return terminal.out(`${visibleJson(JSON.stringify(found, null, 2))}\n`);
  for (const { file, reason } of found.skipped ?? []) {
    terminal.err(`warning: ${file} is not a valid review: ${reason}`);
  }
  if (found.count === 0) terminal.err(`Nothing is due in ${oneLine(dataDir)}`);
  else terminal.out(`${table(found.due, terminal).join("\n")}\n`);
}

/** One line per entry, in columns, cut to the terminal where it is one. */
function table(due: readonly Due[], { columns, colour }: Terminal): string[] {
  const rows = due.map((entry) => [
    entry.due,
    whenInWords(entry),
    entry.review_id,
    entry.label ?? entry.kind,
    oneLine(entry.owner ?? "–"),
  ]);
  const widths = [0, 1, 2, 3, 4].map((column) =>
    rows.reduce((width, row) => Math.max(width, displayWidth(row[column] ?? "")), 0)
  );
  return due.map((entry, number) => {
    const cells = rows[number]?.map((cell, column) => padToWidth(cell, widths[column] ?? 0)) ?? [];
    const line = [...cells, oneLine(entry.text)].join("  ");
    const cut = columns === undefined ? line : cutToWidth(line, columns);
    return colour && entry.overdue ? `\x1b[31m${cut}\x1b[0m` : cut;
  });
}

function whenInWords({ days }: Due): string {
  if (days === 0) return "today";
  return days < 0
    ? `overdue by ${plural(-days, "day", "days")}`
    : `in ${plural(days, "day", "days")}`;
}
