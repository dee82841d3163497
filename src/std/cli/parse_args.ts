/**
 * Stands in for jsr:@std/cli/parse-args where JSR cannot be reached: the options in use (string and
 * boolean flags, short aliases, a callback for unknown flags), forwarded to the `parseArgs` that the
 * runtime has built in. Without `links` in deno.json the real package takes its place.
 *
 * @module
 */
import { parseArgs as nodeParseArgs } from "node:util";

/** The options in use. */
export interface ParseOptions {
  /** Flags that take a value; `""` where it is missing. */
  string?: readonly string[];
  /** Flags that take none; `false` where they are absent. */
  boolean?: readonly string[];
  /** Other words for a flag. */
  alias?: Readonly<Record<string, string>>;
  /** Flags that may be repeated; their values are arrays. */
  collect?: readonly string[];
  /** Called for every flag that no option names; `false` drops it. */
  unknown?: (arg: string, key?: string, value?: unknown) => unknown;
}

/** The values by flag name, positional words under `_`. */
export interface Args {
  _: (string | number)[];
  [flag: string]: unknown;
}

/** Parses command-line words by the options. */
export function parseArgs(args: string[], options: ParseOptions = {}): Args {
  const strings = new Set(options.string ?? []);
  const booleans = new Set(options.boolean ?? []);
  const canonical = new Map(
    Object.entries(options.alias ?? {}).flatMap(([name, other]) =>
      strings.has(other) || booleans.has(other) ? [[name, other]] : [[other, name]]
    ),
  );
  const types: Record<string, { type: "string" | "boolean"; multiple: true; short?: string }> = {};
  for (const name of strings) types[name] = { type: "string", multiple: true };
  for (const name of booleans) types[name] = { type: "boolean", multiple: true };
  for (const [other, name] of canonical) {
    const type = types[name];
    if (type === undefined) continue;
    if (other.length === 1) type.short = other;
    else types[other] = { type: type.type, multiple: true };
  }
  const { tokens } = nodeParseArgs({
    args,
    options: types,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const result: Args = { _: [] };
  for (const name of booleans) result[name] = false;
  for (const name of options.collect ?? []) result[name] = [];
  for (const token of tokens) {
    if (token.kind === "positional") result._.push(token.value);
    if (token.kind !== "option") continue;
    const name = canonical.get(token.name) ?? token.name;
    if (!strings.has(name) && !booleans.has(name)) {
      const value = token.value ?? true;
      if (options.unknown?.(token.rawName, token.name, value) === false) continue;
      result[name] = value;
      continue;
    }
    const value = strings.has(name) ? token.value ?? "" : token.value !== "false";
    const held = result[name];
    if (Array.isArray(held)) held.push(value);
    else result[name] = value;
  }
  return result;
}
