import { byOf } from "../engine/by.ts";
import { type ErrorCode, ReviewError } from "../engine/errors.ts";
import type { Source } from "../open_reviews.ts";
import type { Progress, Reviews } from "../reviews.ts";
import { PROGRAM, VERSION } from "../version.ts";
import { type Command, EXIT, UsageError } from "./command.ts";
import { type DataDirectory, dataDirectory } from "./data_dir.ts";
import { commandHelp, programHelp, versionLine } from "./help.ts";
import { parse, type Parsed } from "./parse.ts";
import { serve } from "./serve.ts";
import type { Terminal } from "./terminal.ts";
import { COMMANDS } from "./voice.ts";

export { processEnvironment } from "./environment.ts";
export { processTerminal } from "./terminal.ts";

/** Who makes the changes that commands make. */
const COMMAND_LINE = byOf("cli", { name: "command line", version: VERSION });

/** What a run takes from outside. */
export interface Surroundings {
  readonly terminal: Terminal;
  readonly environment: (name: string) => string | undefined;
  /** As commands have them, except that these also take whom to tell how far reading has come. */
  readonly open: (
    directory: string,
    source: Source | undefined,
    tell: Progress,
  ) => Reviews | Promise<Reviews>;
}

/**
 * Runs a command line and gives its exit code. Every error that a user can fix is one line on
 * standard error; anything else is a bug and is thrown.
 */
export async function run(args: readonly string[], around: Surroundings): Promise<number> {
  const { terminal } = around;
  try {
    return await runCommand(args, around);
  } catch (error) {
    if (error instanceof UsageError) {
      const names = (await allCommands()).map(({ name }) => name);
      const command = args.find((arg) => names.includes(arg));
      const help = [PROGRAM, ...(command === undefined ? [] : [command]), "--help"].join(" ");
      terminal.err(`error: ${error.message} (see ${help})`);
      for (const line of error.more) terminal.err(line);
      return EXIT.usage;
    }
    if (error instanceof ReviewError) {
      const words = `error: ${error.inWords(COMMANDS)}`;
      // Its lines are the program's own; in any other a client's text may break lines.
      const lines = error.code === "not_complete" ? words.split("\n") : [words];
      for (const line of lines) terminal.err(line);
      return CONTENT.has(error.code) ? EXIT.content : EXIT.error;
    }
    throw error;
  }
}

/** Refusals of what was sent, rather than of the state that it met. */
const CONTENT: ReadonlySet<ErrorCode> = new Set([
  "invalid_argument",
  "invalid_items",
  "items_not_list",
]);

/** Commands that start often, each to be had without the others. */
const ALONE: ReadonlyMap<string, () => Promise<Command>> = new Map([
  ["serve", () => Promise.resolve(serve)],
  ["list", async () => (await import("./list.ts")).list],
]);

const allCommands = async (): Promise<readonly Command[]> =>
  (await import("./commands.ts")).COMMANDS;

/**
 * Takes a command line apart. Where one command alone can make sense of it, the others are not
 * loaded: they bring the whole engine along, which the main thread of the server does without.
 */
async function parsed(args: readonly string[]): Promise<Parsed> {
  const [first] = args;
  const alone = ALONE.get(first === undefined || first.startsWith("-") ? serve.name : first);
  try {
    if (alone !== undefined) return parse(args, [await alone()]);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    // What is wrong is said with all commands in view.
  }
  return parse(args, await allCommands());
}

async function runCommand(args: readonly string[], around: Surroundings): Promise<number> {
  const { terminal, environment, open } = around;
  const { command, named, words, value, on } = await parsed(args);
  if (on("help")) {
    const { columns } = terminal;
    terminal.out(
      named ? commandHelp(command, columns) : programHelp(await allCommands(), columns),
    );
    return EXIT.success;
  }
  if (on("version")) {
    terminal.out(versionLine());
    return EXIT.success;
  }
  const flag = value("data-dir");
  let found: DataDirectory | undefined;
  // Found only when asked for: `demo` runs where there is no home directory to keep reviews in.
  const dataDir = (): DataDirectory => {
    if (found !== undefined) return found;
    found = dataDirectory(flag, environment);
    for (const line of found.passedOver) terminal.err(`warning: ${line}`);
    return found;
  };
  return await command.run({
    words,
    value,
    on,
    terminal,
    environment,
    get dataDir() {
      return dataDir().path;
    },
    get dataDirWhy() {
      return dataDir().why;
    },
    dataDirNamed: flag !== undefined,
    open: async (directory, source) =>
      (await open(directory, source, terminal.progress)).as(COMMAND_LINE),
  });
}
