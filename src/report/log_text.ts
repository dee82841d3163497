/**
 * Keeps text from being a command. Logs of CI are read by programs that obey some lines: GitHub's runner
 * takes `::name::` after leading white space, and `##[name]` anywhere in a line; Azure's agent
 * `##vso[name]` anywhere; TeamCity `##teamcity[name]`. All of them read both streams.
 *
 * @module
 */
import { pattern } from "../lazy.ts";

const anywhere = pattern(String.raw`##(\w*)\[`, "g");
/** .NET's white space and line ends, of which JavaScript's leave out U+0085. */
const atStart = pattern(String.raw`(^|[\n\r\v\f\u0085\u2028\u2029])([\s\u0085]*):(?=:)`, "g");

/** A text as a log may hold it: a backslash shows where a command would have begun. */
export function logText(text: string): string {
  return replaced(text, { bracket: "\\[", colon: "\\:" });
}

/** The same for text that is written as XML or HTML: readers of those see it unchanged. */
export function logMarkup(text: string): string {
  return replaced(text, { bracket: "&#91;", colon: "&#58;" });
}

/** The same for JSON, which parses to the same value. There no string begins a line. */
export function logJson(json: string): string {
  return json.replace(anywhere(), "##$1\\u005b");
}

function replaced(text: string, by: { readonly bracket: string; readonly colon: string }): string {
  return text
    .replace(anywhere(), (_, name: string) => `##${name}${by.bracket}`)
    .replace(atStart(), (_, end: string, blanks: string) => `${end}${blanks}${by.colon}`);
}
