/**
 * Makes a client's text safe to show: control characters become their visible signs, and characters
 * that reverse the reading direction of what follows become U+FFFD. Line feeds and tabs stay.
 *
 * @module
 */

// deno-lint-ignore no-control-regex -- control characters are what this is about
const UNSAFE = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u202a-\u202e\u2066-\u2069]/g;

/** A text without control sequences and without overrides of the reading direction. */
export function visible(text: string): string {
  return text.replace(/\r\n?/g, "\n").replace(UNSAFE, (char) => {
    const code = char.charCodeAt(0);
    if (code < 0x20) return String.fromCharCode(0x2400 + code);
    return code === 0x7f ? "\u2421" : "\ufffd";
  });
}

/** A text on one line: white space of every kind collapsed to single blanks. */
export function oneLine(text: string): string {
  return visible(text).replace(/\s+/gu, " ").trim();
}

/** JSON text whose strings hold no raw control or reversing character; it parses to the same value. */
export function visibleJson(json: string): string {
  return json.replace(
    UNSAFE,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
