import type { Reviews } from "../reviews.ts";
import type { Terminal } from "./terminal.ts";

/** Exit codes (SPEC section 9). */
export const EXIT = { success: 0, error: 1, usage: 2, refused: 3 } as const;

/** A use that no command has; the program exits with `EXIT.usage`. */
export class UsageError extends Error {}

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
  readonly about: string;
}

/** What a command is called with. */
export interface Invocation {
  /** Words that are no flags, in order. */
  readonly words: readonly string[];
  /** Value of a flag that takes one; undefined where it was not given. */
  value(flag: string): string | undefined;
  /** Whether a flag that takes no value was given. */
  on(flag: string): boolean;
  readonly terminal: Terminal;
  /** Where reviews are kept, absolute. */
  readonly dataDir: string;
  /** Whether the directory was named on the command line. */
  readonly dataDirNamed: boolean;
  /** URL of the program's own module: the server's worker starts from it, too. */
  readonly program: string;
  /** Opens the reviews in a directory. */
  open(directory: string): Reviews;
}

/** One command: parsing, help and dispatch all read this. */
export interface Command {
  readonly name: string;
  /** The words it takes, in order, as help shows them. */
  readonly words: readonly string[];
  readonly about: string;
  /** More for the command's own help. */
  readonly details?: string;
  readonly flags: readonly Flag[];
  run(call: Invocation): number | Promise<number>;
}
