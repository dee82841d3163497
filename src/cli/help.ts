import { either } from "../engine/words.ts";
import { PROGRAM } from "../version.ts";
import type { Command, Flag } from "./command.ts";
import { COMMON_FLAGS } from "./parse.ts";

/** Help for the whole program, rendered from the table of commands. */
export function programHelp(commands: readonly Command[]): string {
  const [first] = commands;
  return [
    `${PROGRAM}: put a claim through an adversarial review before you act on it`,
    "",
    `Usage: ${PROGRAM} [command] [options]`,
    "",
    "Commands:",
    ...columns(
      commands.map((command) => [
        [command.name, ...command.words].join(" "),
        `${command.about}${command === first ? " (the default)" : ""}`,
      ]),
    ),
    "",
    "Options of every command:",
    ...columns(COMMON_FLAGS.map(flagLine)),
    "",
    EXIT_CODES,
    `More about one command: ${PROGRAM} <command> --help`,
  ].join("\n") + "\n";
}

const EXIT_CODES = "Exit codes: 0 success, 1 error, 2 wrong usage, 3 refused by report --fail-on";

/** Help for one command. */
export function commandHelp(command: Command): string {
  return [
    `${PROGRAM} ${command.name}: ${command.about}`,
    "",
    `Usage: ${[PROGRAM, command.name, ...command.words, "[options]"].join(" ")}`,
    ...(command.details === undefined ? [] : ["", command.details]),
    "",
    "Options:",
    ...columns([...command.flags, ...COMMON_FLAGS].map(flagLine)),
  ].join("\n") + "\n";
}

function flagLine({ name, short, value, choices, about }: Flag): [string, string] {
  const words = [`${short === undefined ? "    " : `-${short}, `}--${name}`];
  if (value !== undefined) words.push(value);
  return [words.join(" "), choices === undefined ? about : `${about}: ${either(choices)}`];
}

function columns(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`);
}
