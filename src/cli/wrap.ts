import { displayWidth } from "./width.ts";

/** Columns where the output is no terminal. */
export const WIDTH_UNLESS_KNOWN = 80;
/** Longer lines are hard to read, however wide the terminal. */
const WIDTH_MOST = 100;

/** The columns that running text is wrapped to. */
export function textWidth(columns: number | undefined): number {
  return Math.min(columns ?? WIDTH_UNLESS_KNOWN, WIDTH_MOST);
}

/**
 * A text in lines of at most `width` columns, broken at blanks; a longer word has a line of its own.
 * The first line begins with `head`, the others with as many blanks, or with `indent`.
 */
export function wrap(
  text: string,
  width: number,
  head = "",
  indent: string = " ".repeat(displayWidth(head)),
): string[] {
  const lines: string[] = [];
  let line = head;
  let used = displayWidth(head);
  let empty = true;
  for (const word of text.split(/[ \n]+/)) {
    const wide = displayWidth(word);
    if (!empty && used + 1 + wide > width) {
      lines.push(line);
      line = indent;
      used = displayWidth(indent);
      empty = true;
    }
    line += empty ? word : ` ${word}`;
    used += empty ? wide : wide + 1;
    empty = false;
  }
  return [...lines, line.trimEnd()];
}
