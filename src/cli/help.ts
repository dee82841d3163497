import { either } from "../engine/words.ts";
import { PROGRAM } from "../version.ts";
import { type Command, EXIT, EXIT_MEANINGS, type Flag } from "./command.ts";
import { COMMON_FLAGS } from "./parse.ts";

/** Help for the whole program, rendered from the table of commands. */
export function programHelp(commands: readonly Command[]): string {
  const [first] = commands;
  return [
    `${PROGRAM}: adversarial review of a claim before you act on it`,
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
    "Exit codes:",
    ...columns(exitCodes().map(({ code, meaning }) => [String(code), meaning.replaceAll("`", "")])),
    "",
    `More about one command: ${PROGRAM} <command> --help`,
  ].join("\n") + "\n";
}

/** The exit codes with their meanings, in order. */
export function exitCodes(): { code: number; meaning: string }[] {
  const { success, error, usage, refused } = EXIT_MEANINGS;
  return [
    { code: EXIT.success, meaning: success },
    { code: EXIT.error, meaning: error },
    { code: EXIT.usage, meaning: usage },
    { code: EXIT.refused, meaning: refused },
  ];
}

/** Help for one command. */
export function commandHelp(command: Command): string {
  return [
    ...wrapped(`${PROGRAM} ${command.name}: ${command.about}`, WIDTH),
    "",
    `Usage: ${[PROGRAM, command.name, ...command.words, "[options]"].join(" ")}`,
    ...(command.details === undefined ? [] : ["", ...wrapped(command.details, WIDTH)]),
    "",
    "Options:",
    ...columns([...command.flags, ...COMMON_FLAGS].map(flagLine)),
  ].join("\n") + "\n";
}

/** How a command is called, on one line: `show <id> [--json]`. */
export function usageLine(command: Command): string {
  const flags = command.flags.map(({ name, short, value }) =>
    `[${short === undefined ? `--${name}` : `-${short}`}${value === undefined ? "" : ` ${value}`}]`
  );
  return [command.name, ...command.words, ...flags].join(" ");
}

function flagLine({ name, short, value, choices, about }: Flag): [string, string] {
  const words = [`${short === undefined ? "    " : `-${short}, `}--${name}`];
  if (value !== undefined) words.push(value);
  return [words.join(" "), choices === undefined ? about : `${about}: ${either(choices)}`];
}

/** Help fits a terminal of this width. */
const WIDTH = 80;

/** Two columns, the right one wrapped. */
function columns(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.flatMap(([left, right]) =>
    wrapped(right, WIDTH - width - 4).map((line, number) =>
      `  ${(number === 0 ? left : "").padEnd(width)}  ${line}`
    )
  );
}

function wrapped(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    if (last === undefined || last.length + 1 + word.length > width) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
}
