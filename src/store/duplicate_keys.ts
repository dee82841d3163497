import { isRecord } from "../engine/values.ts";

/** Strings, and what stands between values. */
const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\]:,]/gs;

/** A colon in a string that is written by its number. */
const HIDDEN_COLONS = ["\\u003a", "\\u003A"];

/**
 * A key that an object of a JSON text has twice; undefined where there is none. Parsers keep one of
 * the two, and not all of them the same. `value` is what the text was parsed as: whatever it lost
 * of the text had a colon after its key, so that a text with as many colons as the value accounts
 * for is not searched.
 */
export function duplicateKey(text: string, value: unknown): string | undefined {
  if (!isRecord(value)) return undefined;
  const hidden = HIDDEN_COLONS.some((written) => text.includes(written));
  if (!hidden && colonsIn(text) === colonsOf(value)) return undefined;
  /** The keys of each open object; null for a list. */
  const open: (Set<string> | null)[] = [];
  let last = "";
  for (const [token] of text.matchAll(TOKEN)) {
    if (token === "{") open.push(new Set());
    else if (token === "[") open.push(null);
    else if (token === "}" || token === "]") open.pop();
    else if (token === ":") {
      const key: string = JSON.parse(last);
      const keys = open.at(-1);
      if (keys?.has(key)) return key;
      keys?.add(key);
    } else if (token !== ",") last = token;
  }
  return undefined;
}

/** How many colons a value takes in JSON: one after each key, and those of its strings. */
function colonsOf(value: unknown): number {
  if (typeof value === "string") return colonsIn(value);
  let colons = 0;
  if (Array.isArray(value)) {
    for (const inner of value) colons += colonsOf(inner);
  } else if (isRecord(value)) {
    for (const key of Object.keys(value)) colons += 1 + colonsIn(key) + colonsOf(value[key]);
  }
  return colons;
}

function colonsIn(text: string): number {
  let colons = 0;
  for (let at = text.indexOf(":"); at !== -1; at = text.indexOf(":", at + 1)) colons += 1;
  return colons;
}
