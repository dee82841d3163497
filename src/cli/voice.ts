import { TOOLS, type Voice } from "../engine/voice.ts";
import { PROGRAM } from "../version.ts";

/** What an argument of a verb is called on the command line. */
const ARGUMENTS: Readonly<Record<string, string>> = {
  claim: "the claim",
  review_id: "the id",
};

/** To someone at a command line. */
export const COMMANDS: Voice = {
  ...TOOLS,
  list: `${PROGRAM} list`,
  show: `${PROGRAM} show`,
  read: `${PROGRAM} report`,
  start: `${PROGRAM} start`,
  argument: (name) => ARGUMENTS[name] ?? `--${name}`,
  item: (label, index) => `${label}${index + 1}`,
};
