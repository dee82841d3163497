/**
 * Stands in for jsr:@std/cli/parse-args where JSR cannot be reached: the options in use, forwarded to
 * the `parseArgs` that the runtime has built in. It reads what is in use, too: `--flag`,
 * `--flag=value`, words, and `--`. Without `links` in deno.json the real package takes its place.
 *
 * @module
 */
import { parseArgs as nodeParseArgs } from "node:util";

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
  const flags = Object.fromEntries([
    ...string.map((name) => [name, { type: "string", multiple: true }] as const),
    ...boolean.map((name) => [name, { type: "boolean" }] as const),
  ]);
  const { values, tokens } = nodeParseArgs({
    args,
    options: flags,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const result: Args = { _: [] };
  for (const name of boolean) result[name] = values[name] === true;
  for (const name of collect) result[name] = values[name] ?? [];
  for (const token of tokens) {
    if (token.kind === "positional" && unknown(token.value) !== false) result._.push(token.value);
    if (token.kind !== "option" || Object.hasOwn(flags, token.name)) continue;
    if (unknown(token.rawName, token.name, token.value ?? true) !== false) {
      result[token.name] = token.value ?? true;
    }
  }
  return result;
}
