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
  const read = readWords(args, [...COMMON_FLAGS, ...commands.flatMap(({ flags }) => flags)]);
  const [first, ...words] = read.words;
  const command = first === undefined ? commands[0] : commands.find(({ name }) => name === first);
  if (command === undefined) {
    throw new UsageError(
      `${quote(first)} is no command; there are ${either(commands.map(({ name }) => name), "and")}`,
    );
  }
  const allowed = [...COMMON_FLAGS, ...command.flags];
  const stray = read.unknown[0] ??
    [...read.given.keys()].find((name) => !allowed.some((flag) => name === `--${flag.name}`));
  if (stray !== undefined) throw new UsageError(`${stray} is no option of ${command.name}`);
  const extra = words[command.words.length];
  if (extra !== undefined) {
    throw new UsageError(
      `${quote(extra)} is one word too many for ${[command.name, ...command.words].join(" ")}`,
    );
  }
  const value = (flag: string): string | undefined => read.given.get(`--${flag}`);
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
    on: (flag) => read.given.has(`--${flag}`),
  };
}

/** What stands on a command line. */
interface Words {
  /** Value by long flag (`--format`); empty for a flag that takes none. */
  readonly given: ReadonlyMap<string, string>;
  /** Flags that no command has. */
  readonly unknown: readonly string[];
  readonly words: readonly string[];
}

/** Sorts the arguments into flags and words: `--flag value`, `--flag=value`, `-f value`, `--`. */
function readWords(args: readonly string[], flags: readonly Flag[]): Words {
  const given = new Map<string, string>();
  const unknown: string[] = [];
  const words: string[] = [];
  const left = [...args];
  for (let arg = left.shift(); arg !== undefined; arg = left.shift()) {
    if (arg === "--") {
      words.push(...left.splice(0));
    } else if (!arg.startsWith("-") || arg === "-") {
      words.push(arg);
    } else {
      const [written = arg] = arg.split("=", 1);
      const inline = arg.length > written.length ? arg.slice(written.length + 1) : undefined;
      const flag = flags.find(({ name, short }) =>
        written === `--${name}` || (short !== undefined && written === `-${short}`)
      );
      if (flag === undefined) {
        unknown.push(written);
        continue;
      }
      const name = `--${flag.name}`;
      if (given.has(name)) throw new UsageError(`${name} is given twice: once is enough`);
      given.set(name, valueOf(flag, written, inline, left));
    }
  }
  return { given, unknown, words };
}

/** The value of a flag: behind its `=`, else the next argument, which is taken away. */
function valueOf(flag: Flag, written: string, inline: string | undefined, left: string[]): string {
  if (flag.value === undefined) {
    if (inline === undefined) return "";
    throw new UsageError(`${written} takes no value, got ${quote(inline)}`);
  }
  if (inline !== undefined) return inline;
  const next = left[0];
  if (next === undefined || /^-./.test(next)) {
    throw new UsageError(`${written} needs a value: ${written} ${flag.value}`);
  }
  left.shift();
  return next;
}
