import { isRecord } from "../engine/values.ts";

/** Strings, and what stands between values. */
const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\]:,]/gs;
/** A file's `created_ns` may be more than a number holds, so that it is not written as it was read. */
const CREATED_NS = /("created_ns": )\d+/;

/**
 * A key that an object of a JSON text has twice; undefined where there is none. Parsers keep one of
 * the two, and not all of them the same. `value` is what the text was parsed as: a text that is
 * just how that would be written, as nearly all are, cannot have any and is not searched.
 */
export function duplicateKey(text: string, value: unknown): string | undefined {
  if (!isRecord(value)) return undefined;
  const written = JSON.stringify(value, null, 2).replace(CREATED_NS, "$1");
  if (text.trimEnd().replace(CREATED_NS, "$1") === written) return undefined;
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
