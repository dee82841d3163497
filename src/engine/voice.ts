/**
 * How a sentence addresses its reader: over MCP by tools and indexes, on a command line by commands
 * and labels. Words that need it are given one; nothing is replaced in a finished sentence.
 */
export interface Voice {
  /** What lists reviews, shows one, gives a complete one, begins one: names to call or to run. */
  readonly list: string;
  readonly show: string;
  readonly read: string;
  readonly start: string;
  /** What an argument is called: `claim`, or `--context`. */
  argument(name: string): string;
  /** An item by its phase's label and its place: `index 2`, or `C3`. */
  item(label: string, index: number): string;
  /** Added to what a number or yes-or-no must be, where it can come with quotes around it. */
  readonly unquoted: string;
  /** An item that was sent with the one that is refused, or saved before it, by its place. */
  sent(position: number): string;
  saved(position: number): string;
}

/** To a client of the server. */
export const TOOLS: Voice = {
  list: "list_reviews",
  show: "get_review",
  read: "get_verdict or export_report",
  start: "start_review",
  unquoted: ", unquoted",
  argument: (name) => name,
  item: (_, index) => `index ${index}`,
  sent: (position) => `item ${position} of this batch`,
  saved: (position) => `saved item ${position}`,
};
