import { parseArgs } from "@std/cli/parse-args";
import { either, quote } from "../engine/wording.ts";
import { PROJECT_DIRECTORY } from "../version.ts";
import { type Command, type Flag, UsageError } from "./command.ts";
import { DATA_DIR_UNLESS_NAMED, DATA_DIR_VARIABLE } from "./data_dir.ts";
import { didYouMean, nearest } from "../engine/nearest.ts";

/** Flags that every command takes, before or after its name. */
export const COMMON_FLAGS: readonly Flag[] = [
  {
    name: "data-dir",
    value: "DIR",
    mayBeEmpty: true,
    about:
      `where the reviews are (default: $${DATA_DIR_VARIABLE}, else the project's ${PROJECT_DIRECTORY}, else ${DATA_DIR_UNLESS_NAMED})`,
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
 *
 * The table alone decides what an argument means. What the package gets to sort is settled: known
 * flags in the one form that has a single reading, `--flag` or `--flag=value`, then `--` and words.
 */
export function parse(args: readonly string[], commands: readonly Command[]): Parsed {
  const flags = [...COMMON_FLAGS, ...commands.flatMap((command) => command.flags)];
  const { given, words: [first, ...words] } = read(args, flags);
  const command = first === undefined ? commands[0] : commands.find(({ name }) => name === first);
  if (command === undefined) throw unknownCommand(first ?? "", commands);

  const allowed = [...COMMON_FLAGS, ...command.flags];
  const values = new Map<string, string | undefined>();
  for (const { written, flag, value } of given) {
    // Several commands may have a flag of one name, each with its own values.
    const own = allowed.find(({ name }) => name === flag?.name);
    if (flag === undefined || own === undefined) {
      const near = nearest(written.replace(/^-+/, ""), allowed.map(({ name }) => name));
      const meant = near === undefined ? "" : `; did you mean --${near}?`;
      throw new UsageError(`${command.name} has no option ${written}${meant}`);
    }
    if (value !== undefined && values.has(flag.name)) {
      throw new UsageError(`${written} was given more than once`);
    }
    if (value === "" && own.mayBeEmpty !== true) throw needsValue(written, own);
    checkChoice(`--${flag.name}`, own.choices, value, allowed);
    if (value !== "") values.set(flag.name, value);
  }
  const extra = words[command.words.length];
  if (extra !== undefined) {
    throw new UsageError(
      `unexpected argument ${quote(extra)}; write ${[command.name, ...command.words].join(" ")}`,
    );
  }
  checkChoice(`the word after ${command.name}`, command.choices, words[0]);

  const settled = [...values].map(([name, value]) =>
    value === undefined ? `--${name}` : `--${name}=${value}`
  );
  const parsed = parseArgs([...settled, "--", ...words], {
    string: allowed.filter(({ value }) => value !== undefined).map(({ name }) => name),
    boolean: allowed.filter(({ value }) => value === undefined).map(({ name }) => name),
  });
  // The package's types tell less of its answer than its documentation.
  const found = (name: string): unknown => parsed[name];
  const value = (flag: string): string | undefined => {
    const text = found(flag);
    return typeof text === "string" ? text : undefined;
  };
  const on = (flag: string): boolean => found(flag) === true || value(flag) !== undefined;
  const result = { command, named: first !== undefined, words: parsed._.map(String), value, on };
  if (!on("help") && !on("version")) requireAll(result);
  return result;
}

function unknownCommand(typed: string, commands: readonly Command[]): UsageError {
  const names = commands.map(({ name }) => name);
  const meant = didYouMean(typed, names) || `; commands are ${either(names, "and")}`;
  return new UsageError(`unknown command ${quote(typed)}${meant}`);
}

/** Refuses a value that is not one of a closed list, naming the other flag that takes it. */
function checkChoice(
  what: string,
  choices: readonly string[] | undefined,
  value: string | undefined,
  flags: readonly Flag[] = [],
): void {
  if (choices === undefined || value === undefined || choices.includes(value)) return;
  const other = flags.find(({ choices = [] }) => choices.includes(value));
  const meant = other === undefined
    ? didYouMean(value, choices)
    : `; did you mean --${other.name} ${value}?`;
  throw new UsageError(`${what} must be ${either(choices)}; got ${quote(value)}${meant}`);
}

function needsValue(written: string, { value }: Flag): UsageError {
  return new UsageError(`${written} needs a value: ${written} ${value}`);
}

/** Refuses a line that leaves out a word or a flag which its command cannot do without. */
function requireAll({ command, words, on }: Parsed): void {
  const word = command.words[words.length];
  const missing = word !== undefined && !word.startsWith("[")
    ? word
    : command.flags.filter(({ name, required }) => required === true && !on(name))
      .map(({ name, value }) => `--${name} ${value}`)[0];
  if (missing !== undefined) throw new UsageError(`${command.name} needs ${missing}`);
}

/** A flag as it was written: what it is, undefined where no command has it, and its value. */
interface Given {
  readonly written: string;
  readonly flag: Flag | undefined;
  readonly value: string | undefined;
}

/**
 * Tells flags from words. The value of a flag stands behind its `=`, else it is the next argument.
 */
function read(
  args: readonly string[],
  flags: readonly Flag[],
): { given: readonly Given[]; words: readonly string[] } {
  const given: Given[] = [];
  const words: string[] = [];
  const left = [...args];
  for (let arg = left.shift(); arg !== undefined; arg = left.shift()) {
    if (arg === "--") return { given, words: [...words, ...left] };
    if (!arg.startsWith("-") || arg === "-") {
      words.push(arg);
      continue;
    }
    const [written = arg] = arg.split("=", 1);
    const inline = arg.length > written.length ? arg.slice(written.length + 1) : undefined;
    const flag = flags.find(({ name, short }) =>
      written === `--${name}` || (short !== undefined && written === `-${short}`)
    );
    const value = flag === undefined ? inline : valueOf(flag, written, inline, left);
    given.push({ written, flag, value });
  }
  return { given, words };
}

function valueOf(
  flag: Flag,
  written: string,
  inline: string | undefined,
  left: string[],
): string | undefined {
  if (flag.value === undefined) {
    if (inline === undefined) return undefined;
    throw new UsageError(`${written} takes no value; got ${quote(inline)}`);
  }
  if (inline !== undefined) return inline;
  const next = left[0];
  if (next === undefined || /^-./.test(next)) throw needsValue(written, flag);
  left.shift();
  return next;
}
