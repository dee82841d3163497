/**
 * Stands in for jsr:@std/cli/parse-args where JSR cannot be reached: the options in use, for the forms
 * in use, `--flag`, `--flag=value`, then `--` and words. Written out and not forwarded to the runtime's
 * `node:util`, whose loading would be a tenth of a start. Without `links` in deno.json the real
 * package takes its place.
 *
 * @module
 */

/** The options in use. */
export interface ParseOptions {
  /** Flags that take a value. */
  string?: readonly string[];
  /** Flags that take none; `false` where they are absent. */
  boolean?: readonly string[];
}

/** The values by flag name, words under `_`. */
export interface Args {
  _: (string | number)[];
  [flag: string]: unknown;
}

/** Parses settled command-line words by the options. */
export function parseArgs(args: string[], options: ParseOptions = {}): Args {
  const { string = [], boolean = [] } = options;
  const end = args.indexOf("--");
  const result: Args = { _: args.slice(end + 1) };
  for (const name of boolean) result[name] = false;
  for (const arg of args.slice(0, end)) {
    const [, name = "", value] = /^--([^=]+)(?:=(.+))?$/s.exec(arg) ?? [];
    if (string.includes(name)) result[name] = value;
    else if (boolean.includes(name)) result[name] = true;
    else throw new Error(`${arg} is not settled`);
  }
  return result;
}
