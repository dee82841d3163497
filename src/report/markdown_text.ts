import { pattern } from "../lazy.ts";
import { oneLine, visible } from "./visible.ts";

/** Keeps a name or number after `@` and `#` from becoming a mention or a reference on a forge. */
const BREAK = "\u200b";

/**
 * A client's text as inline Markdown: it shows as it was written, whatever it holds, and cannot end
 * the line, open HTML, a link, a code span or emphasis, or notify anyone. White space is collapsed.
 */
export function inline(text: string): string {
  return escape(oneLine(text));
}

/**
 * A client's text as paragraphs of Markdown, each on one line: they stay paragraphs, and none of them
 * begins a list, a quote or a heading.
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

function escapeLine(line: string): string {
  return escape(line).replace(
    /^([-+=>]|\d+(?=[.)]))/,
    (start) => /^\d/.test(start) ? `${start}\\` : `\\${start}`,
  );
}

const outerUnderscore = pattern(
  String.raw`(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])`,
  "gu",
);
const mention = pattern(String.raw`(?<![\p{L}\p{N}])@(?=[\p{L}\p{N}])`, "gu");

function escape(text: string): string {
  const money = text.split("$").length > 2;
  return text
    .replace(/[\\`*[\]<|~]/g, "\\$&")
    // An underscore inside a word is no emphasis.
    .replace(outerUnderscore(), "\\_")
    .replace(/&(?=#?\w+;)/g, "\\&")
    .replace(/(?<![^\s])#/g, "\\#")
    .replace(/\$/g, money ? "\\$" : "$$")
    .replace(mention(), `@${BREAK}`)
    .replace(/#(?=\d)/g, `#${BREAK}`);
}
