const SHOWN =
  /^(main|header|section|nav|figure|details|table|ul|ol|dl|footer|h[1-6]|summary|figcaption)$/;
const VOID = /^(meta|rect|br|path|circle|use)$/;

/**
 * The structure of a page: its landmarks, headings, lists (with how many entries they have), tables
 * and folds, one a line, set in by how deep they are; titles with their words, no other text.
 */
export function outline(page: string): string {
  const body = page.slice(page.indexOf("<body>"));
  const lines: string[] = [];
  const open: { tag: string; line: number | null; entries: number }[] = [];
  for (
    const [, close, tag = "", rest = "", text = ""] of body.matchAll(
      /<(\/?)([a-z][a-z0-9]*)([^>]*)>([^<]*)/g,
    )
  ) {
    if (close !== "") {
      const closed = open.pop();
      if (closed !== undefined && closed.line !== null && closed.entries > 0) {
        lines[closed.line] += ` (${closed.entries})`;
      }
    } else if (!VOID.test(tag)) {
      const list = open.findLast(({ tag }) => /^(ul|ol|dl|tbody)$/.test(tag));
      if (/^(li|div|tr)$/.test(tag) && list !== undefined && list === open.at(-1)) {
        list.entries += 1;
      }
      const shown = SHOWN.test(tag) || tag === "tbody";
      if (shown) {
        const depth = open.filter(({ line }) => line !== null).length;
        const [, id] = / id="([^"]*)"/.exec(rest) ?? [];
        const [, kind] = / class="([^"]*)"/.exec(rest) ?? [];
        const name = `${tag}${id === undefined ? "" : `#${id}`}${
          kind === undefined ? "" : `.${kind}`
        }`;
        lines.push(`${"  ".repeat(depth)}${name}`);
      }
      open.push({ tag, line: shown ? lines.length - 1 : null, entries: 0 });
    }
    const titled = open.findLast(({ tag }) => /^(h[1-6]|summary)$/.test(tag));
    if (text.trim() !== "" && titled !== undefined && titled.line !== null) {
      lines[titled.line] += ` ${text.trim()}`;
    }
  }
  return `${lines.join("\n")}\n`;
}
