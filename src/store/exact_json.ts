/**
 * JSON that survives a rewrite: a number that a double cannot hold (an integer above 2^53, such as
 * `created_ns`) is kept as its own source text.
 *
 * @module
 */

/** What a reviver is told of the value's source; TypeScript's library does not know it yet. */
interface ReviverContext {
  readonly source?: string;
}
type Reviver = (key: string, value: unknown, context?: ReviverContext) => unknown;

/** A number as it is written in JSON. */
export function rawNumber(source: string): unknown {
  const rawJSON: unknown = Reflect.get(JSON, "rawJSON");
  if (typeof rawJSON !== "function") throw new Error("this runtime has no JSON.rawJSON");
  return rawJSON(source);
}

/** Parses JSON; numbers that would change when written again are kept as their source. */
export function parseExact(text: string): unknown {
  const keepSource: Reviver = (_key, value, context) =>
    typeof value === "number" && context?.source !== undefined && context.source !== String(value)
      ? rawNumber(context.source)
      : value;
  return JSON.parse(text, keepSource);
}
