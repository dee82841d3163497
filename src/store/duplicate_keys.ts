import { isRecord } from "../engine/values.ts";

/** Strings, and what stands between values. */
const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\]:,]/gs;
/**
 * A key that an object of a JSON text has twice; undefined where there is none. Parsers keep one of
 * the two, and not all of them the same. `value` is what the text was parsed as: a text that is
 * just how that would be written, as nearly all are, cannot have any and is not searched.
 */
export function duplicateKey(text: string, value: unknown): string | undefined {
  if (!isRecord(value)) return undefined;
  if (isAsWritten(text, JSON.stringify(value, null, 2))) return undefined;
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

/** How a file names the number that may be more than a double holds, and so is written otherwise. */
const CREATED_NS = '"created_ns": ';

/** Whether a text is what was written, but for the digits of `created_ns` and a last line feed. */
function isAsWritten(text: string, written: string): boolean {
  const found = text.indexOf(CREATED_NS);
  const at = found === -1 ? 0 : found + CREATED_NS.length;
  const rest = text.slice(endOfDigits(text, at));
  return text.slice(0, at) === written.slice(0, at) &&
    (rest.endsWith("\n") ? rest.slice(0, -1) : rest) === written.slice(endOfDigits(written, at));
}

function endOfDigits(text: string, from: number): number {
  let end = from;
  while (text.charAt(end) >= "0" && text.charAt(end) <= "9") end += 1;
  return end;
}
