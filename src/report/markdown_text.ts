import { pattern } from "../lazy.ts";
import { oneLine, visible } from "./visible.ts";

/**
 * A client's text as inline Markdown: it shows as it was written, whatever it holds, and cannot end
 * the line, open HTML, a link, a code span or emphasis, or notify anyone. White space is collapsed.
 */
export function inline(text: string): string {
  return escape(oneLine(text));
}

/**
 * A client's text as paragraphs of Markdown, each on one line: they stay paragraphs, and none of
 * them begins a list, a quote or a heading.
 */
export function paragraphs(text: string): string[] {
  return visible(text).split(/\n\s*\n/).map((part) => escapeLine(oneLine(part)))
    .filter((part) => part !== "");
}

/** A client's text as a block quote; its lines stay lines. */
export function quoted(text: string): string {
  return visible(text).split("\n").map((line) => `> ${escapeLine(line.trim())}`.trimEnd())
    .join("\n");
}

/**
 * A line of its own cannot be a list, a heading, a quote, a row under a table's head or a command.
 */
function escapeLine(line: string): string {
  return escape(line).replace(
    /^([-+=>:/]|\d+(?=[.)]))/,
    (start) => /^\d/.test(start) ? `${start}\\` : `\\${start}`,
  );
}

/** Scripts that write without blanks, or put them elsewhere: an address ends where they begin. */
const DENSE = ["Han", "Hira", "Kana", "Hang", "Thai", "Laoo", "Khmr", "Mymr"]
  .map((script) => String.raw`\p{sc=${script}}`).join("");
/** What an address is written with. */
const SIGN = String.raw`[[\p{L}\p{M}\p{N}!-~]--[${DENSE}"<>\[\]\`]]`;
/** What else may follow the beginning of a URL: letters of every script. */
const URL_SIGN = String.raw`[[\p{L}\p{M}\p{N}!-~]--["<>\[\]\`]]`;
/** A run of such signs. */
const word = pattern(String.raw`${SIGN}*(?::\/\/|www\.)${URL_SIGN}+|${SIGN}+`, "giv");

/**
 * What some renderer or forge makes more of than text: an address (of the web, of mail, a bare name
 * of a host, which many file names look like), a mention, a reference to an issue, a request or a
 * change, the name of an emoji.
 */
const eventful = pattern(
  [
    String.raw`:\/\/|^\/\/[\p{L}\p{N}]|www\.\S|@[\p{L}\p{N}_.\-]`,
    String.raw`[\p{L}\p{N}_\-]\.\p{L}{2,}`,
    String.raw`[#!&]\d|(?<![\p{L}\p{N}])gh-\d|:[+\-]?\w[\w+\-]*:`,
    String.raw`(?<![\p{L}\p{N}_])(?=[a-f]*\d)(?=\d*[a-f])[\da-f]{7,40}(?![\p{L}\p{N}_])`,
  ].join("|"),
  "iu",
);

/**
 * The text escaped, with each eventful word as a code span: the one form in which renderers and
 * forges, with or without links for bare addresses, leave it what it is, and from which it is
 * copied as it was written.
 */
function escape(text: string): string {
  const money = text.split("$").length > 2;
  let out = "";
  let done = 0;
  for (const { 0: found, index } of text.matchAll(word())) {
    if (!eventful().test(found)) continue;
    const [start, end] = core(found);
    out += `${escapePlain(text.slice(done, index + start), money)}\`${found.slice(start, end)}\``;
    done = index + end;
  }
  return out + escapePlain(text.slice(done), money);
}

/**
 * Where in a word the address or the like stands, without the signs of the sentence around it. A
 * bracket that the word itself opens belongs to it.
 */
function core(found: string): readonly [start: number, end: number] {
  const start = found.search(/[^([{'*,;]/);
  const counts = { ")": count(found, start, "(", ")"), "}": count(found, start, "{", "}") };
  let end = found.length;
  for (; end > start; end -= 1) {
    const last = found.charAt(end - 1);
    const isOutside = last === ")" || last === "}"
      ? (counts[last] -= 1) >= 0
      : ".,:;!?'*".includes(last);
    if (!isOutside) break;
  }
  return eventful().test(found.slice(start, end)) ? [start, end] : [0, found.length];
}

/** How many more closing than opening signs there are from a place on. */
function count(text: string, start: number, opening: string, closing: string): number {
  const inside = text.slice(start);
  return inside.split(closing).length - inside.split(opening).length;
}

const outerUnderscore = pattern(
  String.raw`(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])`,
  "gu",
);

function escapePlain(text: string, money: boolean): string {
  return text
    .replace(/[\\`*[\]<|~]/g, "\\$&")
    // An underscore inside a word is not emphasis.
    .replace(outerUnderscore(), "\\_")
    .replace(/&(?=#?\w+;)/g, "\\&")
    .replace(/(?<![^\s])#/g, "\\#")
    .replace(/\$/g, money ? "\\$" : "$$");
}
