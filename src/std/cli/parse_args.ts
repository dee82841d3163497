/**
 * Stands in for jsr:@std/cli/parse-args where JSR cannot be reached: the options in use, for the forms
 * in use, `--flag`, `--flag=value`, words, and `--`. Written out and not forwarded to the runtime's
 * `node:util`, whose loading would be a tenth of a start. Without `links` in deno.json the real
 * package takes its place.
 *
 * @module
 */

/** The options in use. */
export interface ParseOptions {
  /** Flags that take a value; `_` keeps the words from becoming numbers. */
  string?: readonly string[];
  /** Flags that take none; `false` where they are absent. */
  boolean?: readonly string[];
  /** Flags whose values are gathered in an array. */
  collect?: readonly string[];
  /** Called for every word, and for every flag that no option names; `false` drops it. */
  unknown?: (arg: string, key?: string, value?: unknown) => unknown;
}

/** The values by flag name, words under `_`. */
export interface Args {
  _: (string | number)[];
  [flag: string]: unknown;
}

/** Parses command-line words by the options. */
export function parseArgs(args: string[], options: ParseOptions = {}): Args {
  const { string = [], boolean = [], collect = [], unknown = () => true } = options;
  const words: string[] = [];
  const collected = new Map(collect.map((name): [string, string[]] => [name, []]));
  const result: Args = { _: words };
  for (const name of boolean) result[name] = false;
  const end = args.includes("--") ? args.indexOf("--") : args.length;
  for (const arg of args.slice(0, end)) {
    const [, name = "", value] = /^--([^=]+)(?:=([^]*))?$/.exec(arg) ?? [];
    if (boolean.includes(name)) result[name] = value !== "false";
    else if (collected.has(name)) collected.get(name)?.push(value ?? "");
    else if (string.includes(name)) result[name] = value ?? "";
    else if (unknown(arg, name, value ?? true) !== false) words.push(arg);
  }
  words.push(...args.slice(end + 1));
  for (const [name, values] of collected) result[name] = values;
  return result;
}
