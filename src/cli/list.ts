import { STATUSES } from "../engine/review.ts";
import { plural } from "../engine/wording.ts";
import { MODES } from "../protocol/modes.ts";
import { ASSESSMENTS, OUTCOME_WORDS } from "../protocol/types.ts";
import { openListing } from "../open_reviews.ts";
import { oneLine, visibleJson } from "../report/visible.ts";
import type { ReviewList } from "../reviews.ts";
import { type Command, EXIT, type Invocation, UsageError } from "./command.ts";
import { DATA_DIR_VARIABLE, homeDataDirectory, isThere } from "./data_dir.ts";
import { reviewTable } from "./list_table.ts";

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
    { name: "limit", value: "N", about: "only the N newest" },
  ],
  run(call) {
    const { value, on, terminal, dataDir } = call;
    const found = openListing(dataDir, terminal.progress).list({
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
    if (found.reviews.length > 0) terminal.out(reviewTable(found.reviews, terminal, Date.now()));
    const note = notShown(found, ["status", "mode", "assessment"].some(on));
    if (note !== null) terminal.err(note);
    terminal.hint(whereabouts(call));
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

/** Where the reviews are and why there, for someone at a terminal. */
function whereabouts({ dataDir, dataDirWhy, environment }: Invocation): string {
  const shown = oneLine(dataDir);
  switch (dataDirWhy) {
    case "flag":
      return `in ${shown}, named by --data-dir`;
    case "variable":
      return `in ${shown}, named by ${DATA_DIR_VARIABLE}`;
    case "project":
      return `in ${shown}, this project's; others are in ${
        oneLine(homeDataDirectory(environment))
      }`;
    case "home":
      return `in ${shown}, the default`;
  }
}

/** What to say of reviews that are not shown; null where all are. */
function notShown({ count, reviews, data_dir }: ReviewList, filtered: boolean): string | null {
  const left = count - reviews.length;
  if (left > 0) return `… and ${plural(left, "more review", "more reviews")}`;
  if (count > 0) return null;
  return isThere(data_dir)
    ? `No ${filtered ? "matching " : ""}reviews found in ${data_dir}`
    : `No reviews: there is no directory ${data_dir}`;
}
