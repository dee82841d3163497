import { displayWidth } from "./width.ts";

/** Columns where the output is not a terminal. */
const WIDTH_UNLESS_KNOWN = 80;
/** Longer lines are hard to read, however wide the terminal. */
const WIDTH_MOST = 100;

/** The columns that running text is wrapped to. */
export function textWidth(columns: number | undefined): number {
  return Math.min(columns ?? WIDTH_UNLESS_KNOWN, WIDTH_MOST);
}

/**
 * A text in lines of at most `width` columns, broken at blanks; a longer word has a line of its
 * own. The first line begins with `head`, the others with as many blanks, or with `indent`.
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

/**
 * A Markdown document for a terminal: its long lines broken at words, what follows set in behind
 * the bullet or quoted as the line was, so that it means the same. Tables stay as they are. Without
 * columns, where a program may read it, nothing is changed.
 */
export function wrapDocument(text: string, columns: number | undefined): string {
  if (columns === undefined) return text;
  const width = textWidth(columns);
  return text.split("\n").flatMap((line) => {
    if (line.startsWith("|") || line.startsWith("#") || displayWidth(line) <= width) return [line];
    const [head = "", quote = ""] = /^((?:> ?)*) *(?:- (?:\[[ x]\] )?)?/.exec(line) ?? [];
    const indent = quote + " ".repeat(head.length - quote.length);
    return wrap(line.slice(head.length), width, head, indent);
  }).join("\n");
}
