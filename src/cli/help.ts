import { either } from "../engine/wording.ts";
import { PROGRAM, VERSION } from "../version.ts";
import { type Command, EXIT, EXIT_MEANINGS, type Flag, UsageError } from "./command.ts";
import { didYouMean } from "../engine/nearest.ts";
import { COMMON_FLAGS } from "./parse.ts";
import { padToWidth } from "./width.ts";
import { textWidth, wrap } from "./wrap.ts";

/** `help`: for the program, or for one command. */
export const help: Command = {
  name: "help",
  words: ["[COMMAND]"],
  about: "explain the program, or one command",
  examples: ["help report"],
  flags: [],
  async run({ words: [name], terminal }) {
    const { COMMANDS } = await import("./commands.ts");
    const command = COMMANDS.find((known) => known.name === name);
    if (name !== undefined && command === undefined) {
      const names = COMMANDS.map((known) => known.name);
      throw new UsageError(`unknown command ${JSON.stringify(name)}${didYouMean(name, names)}`);
    }
    const { columns } = terminal;
    terminal.out(
      command === undefined ? programHelp(COMMANDS, columns) : commandHelp(command, columns),
    );
    return EXIT.success;
  },
};

/** `version`: the same as --version. */
export const version: Command = {
  name: "version",
  words: [],
  about: "show the version",
  examples: ["version"],
  flags: [],
  run({ terminal }) {
    terminal.out(versionLine());
    return EXIT.success;
  },
};

/** The program and its version, on one line. */
export function versionLine(): string {
  return `${PROGRAM} ${VERSION}\n`;
}

/** Help for the whole program, rendered from the table of commands, as wide as the terminal. */
export function programHelp(commands: readonly Command[], terminal?: number): string {
  const width = textWidth(terminal);
  const [first] = commands;
  return [
    ...wrap(`${PROGRAM}: adversarial review of a claim before you act on it`, width),
    "",
    ...wrap(`Usage: ${PROGRAM} [command] [options]`, width),
    "",
    "Commands:",
    ...columns(
      commands.map((command) => [
        [command.name, ...command.words].join(" "),
        `${command.about}${command === first ? " (the default)" : ""}`,
      ]),
      width,
    ),
    "",
    "Options of every command:",
    ...columns(COMMON_FLAGS.map(flagLine), width),
    "",
    "Exit codes:",
    ...columns(
      exitCodes().map(({ code, meaning }) => [String(code), meaning.replaceAll("`", "")]),
      width,
    ),
    "",
    ...wrap(`More about one command: ${PROGRAM} help COMMAND`, width),
  ].join("\n") + "\n";
}

/** The exit codes with their meanings, in order. */
export function exitCodes(): { code: number; meaning: string }[] {
  const { success, error, usage, refused, content } = EXIT_MEANINGS;
  return [
    { code: EXIT.success, meaning: success },
    { code: EXIT.error, meaning: error },
    { code: EXIT.usage, meaning: usage },
    { code: EXIT.refused, meaning: refused },
    { code: EXIT.content, meaning: content },
  ];
}

/** Help for one command, as wide as the terminal. */
export function commandHelp(command: Command, terminal?: number): string {
  const width = textWidth(terminal);
  const { name, words, about, details, examples, flags } = command;
  return [
    ...wrap(`${PROGRAM} ${name}: ${about}`, width),
    "",
    ...wrap(`Usage: ${[PROGRAM, name, ...words, "[options]"].join(" ")}`, width),
    ...(details === undefined ? [] : ["", ...wrap(details, width)]),
    "",
    "Options:",
    ...columns([...flags, ...commonFlags(command)].map(flagLine), width),
    "",
    `Example${examples.length === 1 ? "" : "s"}:`,
    ...examples.map((example) => `  ${PROGRAM} ${example}`),
  ].join("\n") + "\n";
}

/** The flags of every command, in this one's words. */
function commonFlags({ dataDirAbout }: Command): readonly Flag[] {
  if (dataDirAbout === undefined) return COMMON_FLAGS;
  return COMMON_FLAGS.map((flag) =>
    flag.name === "data-dir" ? { ...flag, about: dataDirAbout } : flag
  );
}

/** How a command is called, on one line: `show <id> [--json]`. */
export function usageLine(command: Command): string {
  const flags = command.flags.map(({ name, short, value, required }) => {
    const flag = `${short === undefined ? `--${name}` : `-${short}`}${
      value === undefined ? "" : ` ${value}`
    }`;
    return required === true ? flag : `[${flag}]`;
  });
  return [command.name, ...command.words, ...flags].join(" ");
}

function flagLine({ name, short, value, choices, about, required }: Flag): [string, string] {
  const words = [`${short === undefined ? "    " : `-${short}, `}--${name}`];
  if (value !== undefined) words.push(value);
  return [
    words.join(" "),
    `${about}${choices === undefined ? "" : `: ${either(choices)}`}${
      required === true ? " (required)" : ""
    }`,
  ];
}

/** The right column keeps at least this width; where it cannot, it stands below the left one. */
const RIGHT_LEAST = 30;

/** Two columns, the right one wrapped. */
function columns(rows: readonly (readonly [string, string])[], width: number): string[] {
  const left = Math.max(...rows.map(([left]) => left.length));
  if (width - left - 4 < RIGHT_LEAST) {
    return rows.flatMap(([left, right]) => [`  ${left}`, ...wrap(right, width, "      ")]);
  }
  return rows.flatMap(([word, right]) => wrap(right, width, `  ${padToWidth(word, left)}  `));
}
