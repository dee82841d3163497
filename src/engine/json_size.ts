/** How much a text of JSON may hold: objects, lists and names of values together. */
export const JSON_PARTS_MOST = 100_000;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPENING = new Set([0x7b, 0x5b]);
const CLOSING = new Set([0x7d, 0x5d]);
const COLON = 0x3a;

/**
 * Whether a text of JSON holds more than anybody can mean: ten megabytes of `{},` take hundreds as
 * values, so it is counted before it is parsed.
 */
export function isOverfull(json: string): boolean {
  if (json.length < JSON_PARTS_MOST) return false;
  let parts = 0;
  for (let at = 0; at < json.length && parts <= JSON_PARTS_MOST; at += 1) {
    const code = json.charCodeAt(at);
    if (code === QUOTE) at = endOfText(json, at);
    else if (code === COLON || OPENING.has(code)) parts += 1;
  }
  return parts > JSON_PARTS_MOST;
}

/**
 * A text of JSON with null in place of all that its outermost object holds in objects and lists.
 */
export function outermost(json: string): string {
  let depth = 0;
  let from = 0;
  let outer = "";
  for (let at = 0; at < json.length; at += 1) {
    const code = json.charCodeAt(at);
    if (code === QUOTE) at = endOfText(json, at);
    else if (OPENING.has(code)) {
      if (depth === 1) outer += `${json.slice(from, at)}null`;
      depth += 1;
    } else if (CLOSING.has(code)) {
      depth -= 1;
      if (depth === 1) from = at + 1;
    }
  }
  return outer + (depth > 1 ? "" : json.slice(from));
}

/** Where the text that begins here ends. */
function endOfText(json: string, start: number): number {
  for (let at = start + 1; at < json.length; at += 1) {
    const code = json.charCodeAt(at);
    if (code === BACKSLASH) at += 1;
    else if (code === QUOTE) return at;
  }
  return json.length;
}
