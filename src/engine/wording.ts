import { pattern } from "../lazy.ts";
import { LIMITS } from "../protocol/limits.ts";

/** Length in code points. */
export function codePoints(text: string): number {
  let count = text.length;
  // Each pair of surrogates is one; an iterator would make a string of every letter.
  for (let at = 1; at < text.length; at += 1) {
    const isPair = (text.charCodeAt(at) & 0xfc00) === 0xdc00 &&
      (text.charCodeAt(at - 1) & 0xfc00) === 0xd800;
    if (isPair) count -= 1;
  }
  return count;
}

/**
 * The first code points of a text, with an ellipsis in place of the rest; at most `most` in all.
 */
export function clip(text: string, most: number): string {
  let count = 0;
  let end = 0;
  for (const char of text) {
    count += 1;
    if (count < most) end += char.length;
    if (count > most) return `${text.slice(0, end)}…`;
  }
  return text;
}

/** A claim on one line, cut for a listing. */
export function snippet(claim: string): string {
  return clip(claim.replace(/\s+/gu, " ").trim(), LIMITS.snippetMost);
}

/** A bad value, out of JSON, as an error shows it: at most `LIMITS.quoteMost` code points. */
export function quote(value: unknown): string {
  if (value === undefined) return "nothing";
  // A long text is cut before it is escaped, so that 2 MB of input costs no more than it shows.
  const short = typeof value === "string" ? value.slice(0, 2 * LIMITS.quoteMost) : value;
  if (Array.isArray(short)) return `a list of ${short.length}`;
  if (typeof short === "object" && short !== null) return "an object";
  return clip(JSON.stringify(short), LIMITS.quoteMost);
}

/** `1 item`, `3 items`. */
export function plural(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** `a, b or c`. */
export function either(words: readonly string[], joiner = "or"): string {
  if (words.length < 2) return words.join("");
  return `${words.slice(0, -1).join(", ")} ${joiner} ${words.at(-1)}`;
}

/**
 * A text with its placeholders filled: `{name}` by the value, `{name:one|many}` by the value and
 * the word that fits it, `{name:zero|one|many}` by the first word alone where the value is 0, and
 * `{name?one|many}` by the word that fits. A bug when a name has no value.
 *
 * ```ts
 * import { assertEquals } from "@std/assert";
 *
 * const text = "{points:no points|point|points} left, {high:cause|causes} at risk";
 * assertEquals(fill(text, { points: 0, high: 1 }), "no points left, 1 cause at risk");
 * ```
 */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)(?:([:?])([^}]*))?\}/g, (_, name: string, sign, words) => {
    const value = values[name];
    if (value === undefined) throw new Error(`nothing to fill {${name}} with`);
    if (sign === undefined) return String(value);
    const [many = "", one = "", zero] = String(words).split("|").reverse();
    if (value === 0 && zero !== undefined) return zero;
    return sign === "?" ? (value === 1 ? one : many) : plural(Number(value), one, many);
  });
}

/** A text with its first letter in upper case. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What ends a line, here or where a text is shown. */
const lineEnd = pattern(String.raw`[\n\v\f\r\u0085\u2028\u2029]`, "u");

/** Whether a text stays on one line. */
export function isOneLine(text: string): boolean {
  return !lineEnd().test(text);
}

/** A text on one line: each run of white space a single blank, none at the ends. */
export function inOneLine(text: string): string {
  return text.replace(/[\s\u0085]+/gu, " ").trim();
}

/** White space; some systems count the information separators as blanks. */
const space = pattern(String.raw`[\p{White_Space}\u001c-\u001f\ufeff]`, "u");

/** A text without leading and trailing Unicode white space; inner white space stays. */
export function trimmed(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && space().test(text.charAt(start))) start += 1;
  while (end > start && space().test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}
