import type { Source } from "../open_reviews.ts";
import type { Reviews } from "../reviews.ts";
import type { DataDirectory } from "./data_dir.ts";
import type { Terminal } from "./terminal.ts";

/** Exit codes: scripts rely on them, so none ever changes its meaning. */
export const EXIT = { success: 0, error: 1, usage: 2, refused: 3, content: 4 } as const;

/** What each exit code tells, for help and README. */
export const EXIT_MEANINGS: Readonly<Record<keyof typeof EXIT, string>> = {
  success: "success; the gate, if requested, passed",
  error: "an error, such as an unknown, unfinished, abandoned or invalid review",
  usage: "wrong usage",
  refused: "refused by `report --fail-on`, or overdue for `due --exit-code`",
  content: "content refused: a claim, a form, items or a reason; stderr says what was saved",
};

/** What `--json` does where something may be refused. */
export const ANSWER_AS_JSON =
  "print the answer as JSON; a refusal is printed as text, on stderr only";

/** A use that no command has; the program exits with `EXIT.usage`. */
export class UsageError extends Error {
  /** Lines that stand below the error. */
  readonly more: readonly string[];

  /** A misuse in one line, and what there is to choose from. */
  constructor(message: string, more: readonly string[] = []) {
    super(message);
    this.more = more;
  }
}

/** A flag of a command. */
export interface Flag {
  /** Without the dashes. */
  readonly name: string;
  /** One letter that stands for it. */
  readonly short?: string;
  /** Name of its value in help; absent where it takes none. */
  readonly value?: string;
  /** The values it takes, where they are a closed list. */
  readonly choices?: readonly string[];
  /** An empty value counts as not given; elsewhere it is refused. */
  readonly mayBeEmpty?: true;
  /** The command cannot do without it. */
  readonly required?: true;
  readonly about: string;
}

/** What a command is called with. */
export interface Invocation {
  /** Words that are not flags, in order; no more than the command takes. */
  readonly words: readonly string[];
  /** Value of a flag that takes one; undefined where it was not given. */
  value(flag: string): string | undefined;
  /** Whether a flag was given. */
  on(flag: string): boolean;
  readonly terminal: Terminal;
  /** A variable of the environment; undefined where it is not set. */
  environment(name: string): string | undefined;
  /** Where reviews are kept, absolute. */
  readonly dataDir: string;
  /** What led to that directory. */
  readonly dataDirWhy: DataDirectory["why"];
  /** Whether the directory was named on the command line. */
  readonly dataDirNamed: boolean;
  /** Opens the reviews in a directory; without a source, ids are random and times are real. */
  open(directory: string, source?: Source): Reviews | Promise<Reviews>;
}

/** One command: parsing, help, dispatch and the README's table all read this. */
export interface Command {
  readonly name: string;
  /** The words it takes, in order, as help shows them: `<id>`; in brackets what may be left out. */
  readonly words: readonly string[];
  /** The values that the first word takes, where they are a closed list. */
  readonly choices?: readonly string[];
  readonly about: string;
  /** More for the command's own help. */
  readonly details?: string;
  /** What --data-dir means to it, where that is something else than to the others. */
  readonly dataDirAbout?: string;
  /** Lines to try, without the program's name. */
  readonly examples: readonly string[];
  readonly flags: readonly Flag[];
  run(call: Invocation): number | Promise<number>;
}
