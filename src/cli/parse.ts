import { parseArgs } from "@std/cli/parse-args";
import { either, quote } from "../engine/words.ts";
import { type Command, type Flag, UsageError } from "./command.ts";

/** Flags that every command takes, before or after its name. */
export const COMMON_FLAGS: readonly Flag[] = [
  {
    name: "data-dir",
    value: "DIR",
    about: "where the reviews are (default: $DEVILS_ADVOCATE_DIR, else ~/.mcp-devils-advocate)",
  },
  { name: "help", short: "h", about: "show this help" },
  { name: "version", short: "V", about: "show the version" },
];

/** A command line, taken apart. */
export interface Parsed {
  readonly command: Command;
  /** Whether the command was named, rather than taken as the default. */
  readonly named: boolean;
  readonly words: readonly string[];
  value(flag: string): string | undefined;
  on(flag: string): boolean;
}

/**
 * Takes a command line apart by the table of commands. The first of them is the default. Throws a
 * `UsageError` that says what to write instead.
 */
export function parse(args: readonly string[], commands: readonly Command[]): Parsed {
  const flags = [...COMMON_FLAGS, ...commands.flatMap((command) => command.flags)];
  requireValues(args, flags);
  const unknown: string[] = [];
  const parsed = parseArgs([...args], {
    string: flags.filter(({ value }) => value !== undefined).map(({ name }) => name),
    boolean: flags.filter(({ value }) => value === undefined).map(({ name }) => name),
    alias: Object.fromEntries(
      flags.flatMap(({ name, short }) => short === undefined ? [] : [[short, name]]),
    ),
    unknown: (arg) => {
      if (!arg.startsWith("-") || arg === "-") return true;
      unknown.push(arg);
      return false;
    },
  });
  const [first, ...rest] = parsed._.map(String);
  const command = commands.find(({ name }) => name === first) ?? commands[0];
  if (command === undefined) throw new Error("there are no commands");
  if (first !== undefined && command.name !== first) {
    throw new UsageError(
      `${quote(first)} is no command; there are ${either(commands.map(({ name }) => name), "and")}`,
    );
  }
  const [stray] = unknown;
  if (stray !== undefined) throw new UsageError(`${stray} is no option of ${command.name}`);
  const allowed = [...COMMON_FLAGS, ...command.flags];
  for (const { name } of flags) {
    const given = parsed[name] !== undefined && parsed[name] !== false;
    if (given && !allowed.some((flag) => flag.name === name)) {
      throw new UsageError(`--${name} is no option of ${command.name}`);
    }
  }
  const value = (flag: string): string | undefined => {
    const given = parsed[flag];
    return typeof given === "string" ? given : undefined;
  };
  for (const { name, choices } of allowed) {
    const given = value(name);
    if (choices === undefined || given === undefined || choices.includes(given)) continue;
    throw new UsageError(`--${name} has to be ${either(choices)}, got ${quote(given)}`);
  }
  return {
    command,
    named: first !== undefined,
    words: rest,
    value,
    on: (flag) => parsed[flag] === true,
  };
}

/** A flag that takes a value and stands without one would be taken as empty: it is a slip. */
function requireValues(args: readonly string[], flags: readonly Flag[]): void {
  for (const [index, arg] of args.entries()) {
    const flag = flags.find(({ name, short, value }) =>
      value !== undefined && (arg === `--${name}` || arg === `-${short}`)
    );
    const next = args[index + 1];
    if (flag === undefined || (next !== undefined && !/^--?[a-z]/.test(next))) continue;
    throw new UsageError(`${arg} needs a value: ${arg} ${flag.value}`);
  }
}
