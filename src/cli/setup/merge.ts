import {
  applyEdits,
  type Edit,
  findNodeAtLocation,
  getNodeValue,
  modify,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from "jsonc-parser";

/** A configuration with a server in it, or why it was left alone. */
export type Merged =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly reason: string };

const BOM = "\uFEFF";

/**
 * Puts a server into the text of a JSON configuration, comments and trailing commas allowed, and
 * keeps everything else as it is written, keys that the user added to this server's entry included.
 * An empty text becomes a new document. What is not understood is never rewritten.
 */
export function merge(
  written: string,
  list: string,
  name: string,
  entry: Readonly<Record<string, unknown>>,
): Merged {
  const bom = written.startsWith(BOM) ? BOM : "";
  const text = written.slice(bom.length);
  if (text.trim() === "") {
    return { ok: true, text: `${bom}${JSON.stringify({ [list]: { [name]: entry } }, null, 2)}\n` };
  }
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { allowTrailingComma: true });
  const [error] = errors;
  if (error !== undefined) {
    const line = text.slice(0, error.offset).split("\n").length;
    return refused(`it is not valid JSON (line ${line}: ${printParseErrorCode(error.error)})`);
  }
  const odd = firstOdd(root, [list, name]);
  if (odd !== undefined) return refused(odd);
  // Where the server is there already, only what this program sets is set.
  const edits: [string[], unknown][] = valueAt(text, [list, name]) === undefined
    ? [[[list, name], entry]]
    : Object.entries(entry).map(([key, value]) => [[list, name, key], value]);
  const merged = edits.reduce(
    (before, [path, value]) =>
      JSON.stringify(valueAt(before, path)) === JSON.stringify(value)
        ? before
        : applyEdits(before, laidOut(before, modify(before, path, value, {}))),
    text,
  );
  return { ok: true, text: `${bom}${merged}` };
}

/**
 * Edits that put a new property on lines of its own, indented as its neighbours are. The library's
 * own formatting also lays the neighbours out anew.
 */
function laidOut(text: string, edits: Edit[]): Edit[] {
  const unit = /^\t/m.test(text) ? "\t" : /\n( +)"/.exec(text)?.[1] ?? "  ";
  const eol = text.includes("\r\n") ? "\r\n" : "\n";
  return edits.map((edit) => {
    const [, comma = "", property] = /^(,?)(".*)$/s.exec(edit.content) ?? [];
    if (edit.length > 0 || property === undefined) return edit;
    const line = text.slice(0, edit.offset).split("\n").at(-1) ?? "";
    const outer = /^[ \t]*/.exec(line)?.[0] ?? "";
    const indent = comma === "" ? `${outer}${unit}` : outer;
    const lines = JSON.stringify(JSON.parse(`{${property}}`), null, unit).split("\n").slice(1, -1)
      .map((written) => `${eol}${indent}${written.slice(unit.length)}`);
    const end = text[edit.offset] === "}" ? `${eol}${outer}` : "";
    return { ...edit, content: `${comma}${lines.join("")}${end}` };
  });
}

function refused(reason: string): Merged {
  return { ok: false, reason };
}

/** What is on the way to a value and is no object, or is there twice; undefined where all is well. */
function firstOdd(root: Node | undefined, path: readonly string[]): string | undefined {
  let node = root;
  let where = "its top level";
  for (const key of path) {
    if (node === undefined) return undefined;
    if (node.type !== "object") return `${where} is not an object`;
    const found = (node.children ?? []).filter(({ children }) => children?.[0]?.value === key);
    if (found.length > 1) return `it has the key "${key}" more than once`;
    node = found[0]?.children?.[1];
    where = `"${key}"`;
  }
  return node === undefined || node.type === "object" ? undefined : `${where} is not an object`;
}

/** The value at a path of a document, undefined where there is none. */
function valueAt(text: string, path: string[]): unknown {
  const root = parseTree(text, [], { allowTrailingComma: true });
  const node = root === undefined ? undefined : findNodeAtLocation(root, path);
  return node === undefined ? undefined : getNodeValue(node);
}
