/**
 * Makes a client's text safe to show: what a terminal obeys and what nobody would see becomes
 * visible, and the text reads in the order in which it was written. Line feeds and tabs stay.
 *
 * @module
 */
import { pattern } from "../lazy.ts";
import { logJson } from "./log_text.ts";

/** Control characters, and those that change the reading direction of what follows. */
const ACTS = String.raw`\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u202a-\u202e\u2066-\u2069`;
/**
 * Characters that show as nothing and that no writing needs: annotation marks, tags and deprecated
 * controls. A whole message fits into them that a model reads and a person does not see.
 */
const UNSEEN = String
  .raw`\u2061-\u2065\u206a-\u206f\ufff0-\ufffb\u{e0000}-\u{e00ff}\u{e01f0}-\u{e0fff}`;
/**
 * The same made of variation selectors: an honest one stands alone, one of the upper ones on Han.
 */
const STRAY_SELECTOR = String.raw`(?<=[\ufe00-\ufe0f])[\ufe00-\ufe0f]|` +
  String.raw`(?<!\p{sc=Han})[\u{e0100}-\u{e01ef}]`;
/** The three flags that are written with tags: England, Scotland, Wales. */
const FLAG = String.raw`\u{1f3f4}\u{e0067}\u{e0062}(?:\u{e0065}\u{e006e}\u{e0067}|` +
  String.raw`\u{e0073}\u{e0063}\u{e0074}|\u{e0077}\u{e006c}\u{e0073})\u{e007f}`;

/** One unsafe character, or a flag, which is not unsafe. */
const unsafe = pattern(`${FLAG}|[${ACTS}${UNSEEN}]|${STRAY_SELECTOR}`, "gu");
/** For JSON also: what some readers of lines take for the end of one. */
const unsafeInJson = pattern(`${FLAG}|[${ACTS}${UNSEEN}\\u2028\\u2029]|${STRAY_SELECTOR}`, "gu");

/** Most texts: nothing in them is unsafe. */
const PLAIN = /^[\t\n\x20-\x7e]*$/;

/** A text without control sequences, unseen characters and overrides of the reading direction. */
export function visible(text: string): string {
  if (PLAIN.test(text)) return text;
  return withoutPairs(text.replace(/\r\n?/g, "\n")).replace(unsafe(), shown);
}

/** What is shown for an unsafe character. */
function shown(char: string): string {
  const code = char.codePointAt(0) ?? 0;
  if (isFlag(char)) return char;
  if (code < 0x20) return String.fromCharCode(0x2400 + code);
  if (code === 0x7f) return "\u2421";
  // An Arabic letter mark, and the signs that formulas are copied with.
  if (code === 0x061c || (code >= 0x2061 && code <= 0x2064)) return "";
  return "\ufffd";
}

function isFlag(match: string): boolean {
  return match.length > 2;
}

const POP_EMBEDDING = "\u202c";
const POP_ISOLATE = "\u2069";

/**
 * A text without the marks of direction that stand in pairs, as phones put them around numbers:
 * they do no more than what they enclose does by itself, and an override without its mark is
 * harmless.
 */
function withoutPairs(text: string): string {
  const paired = new Set<number>();
  let open: { readonly index: number; readonly end: string }[] = [];
  for (const { 0: mark, index } of text.matchAll(/[\u202a-\u202e\u2066-\u2069]/g)) {
    if (mark !== POP_EMBEDDING && mark !== POP_ISOLATE) {
      open.push({
        index,
        end: mark < POP_ISOLATE && mark > "\u202e" ? POP_ISOLATE : POP_EMBEDDING,
      });
      continue;
    }
    // The end of an isolate ends what was opened in it; the end of an embedding only itself.
    const place = mark === POP_ISOLATE
      ? open.findLastIndex(({ end }) => end === mark)
      : open.at(-1)?.end === mark
      ? open.length - 1
      : -1;
    const opening = open[place];
    if (opening === undefined) continue;
    paired.add(opening.index).add(index);
    open = open.slice(0, place);
  }
  // Of a text that was cut short the second of a pair may be what is missing.
  if (text.endsWith("…")) open.forEach(({ index }) => paired.add(index));
  return paired.size === 0
    ? text
    : text.replace(/[\u202a-\u202e\u2066-\u2069]/g, (mark, index) => paired.has(index) ? "" : mark);
}

/** A text on one line: white space of every kind collapsed to single blanks. */
export function oneLine(text: string): string {
  return visible(text).replace(/\s+/gu, " ").trim();
}

/** JSON text whose strings hold no unsafe character as such; it parses to the same value. */
export function visibleJson(json: string): string {
  return logJson(json).replace(
    unsafeInJson(),
    (match) => isFlag(match) ? match : escapedInJson(match),
  );
}

/** Escapes a character for a string in JSON. */
function escapedInJson(char: string): string {
  return char.replace(
    /[^]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
