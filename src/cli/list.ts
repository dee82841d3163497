import { STATUSES } from "../engine/review.ts";
import { plural } from "../engine/words.ts";
import { MODES } from "../protocol/modes.ts";
import { ASSESSMENTS } from "../protocol/types.ts";
import { oneLine, visibleJson } from "../report/visible.ts";
import { type Command, EXIT, UsageError } from "./command.ts";

/** `list`: all reviews, newest first. */
export const list: Command = {
  name: "list",
  words: [],
  about: "list reviews, newest first",
  flags: [
    { name: "json", about: "print JSON" },
    { name: "status", value: "S", choices: STATUSES, about: "only reviews that are" },
    {
      name: "mode",
      value: "M",
      choices: MODES.map(({ name }) => name),
      about: "only reviews of this mode",
    },
    {
      name: "assessment",
      value: "A",
      choices: ASSESSMENTS,
      about: "only complete reviews that came to",
    },
    { name: "limit", value: "N", about: "at most N of them" },
  ],
  run({ value, on, terminal, open, dataDir }) {
    const limit = value("limit");
    if (limit !== undefined && !/^[1-9]\d*$/.test(limit)) {
      throw new UsageError(`--limit has to be a whole number above 0, got ${limit}`);
    }
    const found = open(dataDir).list({
      status: value("status"),
      mode: value("mode"),
      assessment: value("assessment"),
      limit: limit === undefined ? undefined : Number(limit),
    });
    if (on("json")) {
      terminal.out(`${visibleJson(JSON.stringify(found, null, 2))}\n`);
      return EXIT.success;
    }
    for (const { file, reason } of found.skipped ?? []) {
      terminal.err(`warning: ${file} is not a valid review: ${reason}`);
    }
    if (found.reviews.length === 0) terminal.out(`No reviews in ${oneLine(found.data_dir)}\n`);
    for (const review of found.reviews) {
      const state = review.assessment ?? review.phase ?? review.status;
      terminal.out(
        `${review.review_id}  ${review.created_at.slice(0, 10)}  ${review.mode}  ${state}  ${
          oneLine(review.claim)
        }\n`,
      );
    }
    const left = found.count - found.reviews.length;
    if (left > 0) terminal.out(`… and ${plural(left, "more review", "more reviews")}\n`);
    return EXIT.success;
  },
};
