import { ReviewError } from "../engine/errors.ts";
import { PROGRAM, VERSION } from "../version.ts";
import { type Command, EXIT, type Invocation, UsageError } from "./command.ts";
import { dataDirectory } from "./data_dir.ts";
import { commandHelp, programHelp } from "./help.ts";
import { parse } from "./parse.ts";
import { serve } from "./serve.ts";
import type { Terminal } from "./terminal.ts";

export { processTerminal } from "./terminal.ts";

/** What a run takes from outside. */
export interface Surroundings {
  readonly terminal: Terminal;
  readonly environment: (name: string) => string | undefined;
  readonly open: Invocation["open"];
}

/**
 * Runs a command line and gives its exit code. Every error that a user can mend is one line on
 * standard error; anything else is a bug and is thrown.
 */
export async function run(args: readonly string[], around: Surroundings): Promise<number> {
  const { terminal } = around;
  try {
    return await runCommand(args, around);
  } catch (error) {
    if (error instanceof UsageError) {
      terminal.err(`error: ${error.message} (see ${PROGRAM} --help)`);
      return EXIT.usage;
    }
    if (error instanceof ReviewError) {
      terminal.err(`error: ${inCommands(error.message)}`);
      return EXIT.error;
    }
    throw error;
  }
}

/** The commands that do what the tools do which errors advise. */
const COMMAND_OF: Readonly<Record<string, string>> = { list_reviews: "list", get_review: "show" };

/** An error's message for someone at a command line, who has commands and no tools. */
function inCommands(message: string): string {
  return message.replace(/\b(list_reviews|get_review)\b/g, (tool) => COMMAND_OF[tool] ?? tool);
}

/**
 * The commands that a command line can mean. The line that clients start the server with means no
 * other, so that they are left unloaded: they bring the engine along, which the worker has, too.
 */
async function commandsFor(args: readonly string[]): Promise<readonly Command[]> {
  const others = args.filter((arg, at) =>
    arg !== serve.name && !arg.startsWith("--data-dir") && args[at - 1] !== "--data-dir"
  );
  return others.length === 0 ? [serve] : (await import("./commands.ts")).COMMANDS;
}

async function runCommand(args: readonly string[], around: Surroundings): Promise<number> {
  const { terminal, environment, open } = around;
  const commands = await commandsFor(args);
  const parsed = parse(args, commands);
  const { command, named, words, value, on } = parsed;
  if (on("help")) {
    terminal.out(named ? commandHelp(command) : programHelp(commands));
    return EXIT.success;
  }
  if (on("version")) {
    terminal.out(`${PROGRAM} ${VERSION}\n`);
    return EXIT.success;
  }
  const flag = value("data-dir");
  return await command.run({
    words,
    value,
    on,
    terminal,
    // Found only when asked for: `demo` runs where there is no home directory to keep reviews in.
    get dataDir() {
      return dataDirectory(flag, environment);
    },
    dataDirNamed: flag !== undefined && flag !== "",
    open,
  });
}
