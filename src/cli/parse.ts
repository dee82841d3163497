import { parseArgs } from "@std/cli/parse-args";
import { either, quote } from "../engine/words.ts";
import { type Command, type Flag, UsageError } from "./command.ts";
import { DATA_DIR_UNLESS_NAMED, DATA_DIR_VARIABLE } from "./data_dir.ts";

/** Flags that every command takes, before or after its name. */
export const COMMON_FLAGS: readonly Flag[] = [
  {
    name: "data-dir",
    value: "DIR",
    about: `where the reviews are (default: $${DATA_DIR_VARIABLE}, else ${DATA_DIR_UNLESS_NAMED})`,
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
  /** Value of a flag that takes one; undefined where it was not given. */
  value(flag: string): string | undefined;
  /** Whether a flag was given, with a value or without. */
  on(flag: string): boolean;
}

/**
 * Takes a command line apart by the table of commands. The first of them is the default. Throws a
 * `UsageError` that says what to write instead.
 */
export function parse(args: readonly string[], commands: readonly Command[]): Parsed {
  const flags = [...COMMON_FLAGS, ...commands.flatMap((command) => command.flags)];
  const valued = flags.filter((flag) => flag.value !== undefined).map(({ name }) => name);
  const unknown: string[] = [];
  const parsed = parseArgs(joined(args, flags), {
    string: [...valued, "_"],
    boolean: flags.filter((flag) => flag.value === undefined).map(({ name }) => name),
    collect: valued,
    unknown(arg) {
      const isWord = !arg.startsWith("-") || arg === "-";
      if (!isWord) unknown.push(arg.split("=", 1)[0] ?? arg);
      return isWord;
    },
  });
  const values = (flag: string): unknown[] => {
    const given = parsed[flag];
    return Array.isArray(given) ? given : given === true ? [""] : [];
  };
  const [first, ...words] = parsed._.map(String);
  const command = first === undefined ? commands[0] : commands.find(({ name }) => name === first);
  if (command === undefined) {
    throw new UsageError(
      `${quote(first)} is no command; there are ${either(commands.map(({ name }) => name), "and")}`,
    );
  }
  const allowed = [...COMMON_FLAGS, ...command.flags];
  const stray = unknown[0] ??
    flags.filter(({ name }) =>
      values(name).length > 0 && !allowed.some((flag) => flag.name === name)
    )
      .map(({ name }) => `--${name}`)[0];
  if (stray !== undefined) throw new UsageError(`${stray} is no option of ${command.name}`);
  const extra = words[command.words.length];
  if (extra !== undefined) {
    throw new UsageError(
      `${quote(extra)} is one word too many for ${[command.name, ...command.words].join(" ")}`,
    );
  }
  const value = (flag: string): string | undefined => {
    const [given, again] = values(flag);
    if (again !== undefined) throw new UsageError(`--${flag} is given twice: once is enough`);
    return given === undefined ? undefined : String(given);
  };
  for (const { name, choices } of allowed) {
    const given = value(name);
    if (choices === undefined || given === undefined || choices.includes(given)) continue;
    throw new UsageError(`--${name} has to be ${either(choices)}, got ${quote(given)}`);
  }
  return {
    command,
    named: first !== undefined,
    words,
    value,
    on: (flag) => values(flag).length > 0,
  };
}

/**
 * The arguments with every flag in its long form and its value joined to it, `--output=FILE`: the one
 * form in which no value, empty or with a dash, can be taken for something else.
 */
function joined(args: readonly string[], flags: readonly Flag[]): string[] {
  const out: string[] = [];
  const left = [...args];
  for (let arg = left.shift(); arg !== undefined; arg = left.shift()) {
    if (arg === "--") return [...out, arg, ...left];
    const [written = arg] = arg.split("=", 1);
    const inline = arg.length > written.length ? arg.slice(written.length + 1) : undefined;
    const flag = flags.find(({ name, short }) =>
      written === `--${name}` || (short !== undefined && written === `-${short}`)
    );
    if (flag === undefined) out.push(arg);
    else out.push(`--${flag.name}${joinedValue(flag, written, inline, left)}`);
  }
  return out;
}

/** `=value` of a flag: what stands behind its `=`, else the next argument, which is taken away. */
function joinedValue(
  flag: Flag,
  written: string,
  inline: string | undefined,
  left: string[],
): string {
  if (flag.value === undefined) {
    if (inline === undefined) return "";
    throw new UsageError(`${written} takes no value, got ${quote(inline)}`);
  }
  if (inline !== undefined) return `=${inline}`;
  const next = left[0];
  if (next === undefined || /^-./.test(next)) {
    throw new UsageError(`${written} needs a value: ${written} ${flag.value}`);
  }
  left.shift();
  return `=${next}`;
}
