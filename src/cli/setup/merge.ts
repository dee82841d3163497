import {
  createScanner,
  getNodeValue,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from "jsonc-parser";

/** A configuration with a server in it, or why it was left alone. */
export type Merged =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly reason: string };

type JsonObject = Readonly<Record<string, unknown>>;

const BOM = "\uFEFF";

/**
 * Puts a server into the text of a JSON configuration, comments and trailing commas allowed, and
 * keeps everything else as it is written, keys that the user added to this server's entry included.
 * `entry` makes the server's entry; it is given the arguments in the entry that is there already.
 * An empty text becomes a new document. What is not understood is never rewritten.
 */
export function merge(
  written: string,
  list: string,
  name: string,
  entry: (argsBefore: readonly unknown[]) => JsonObject,
): Merged {
  const bom = written.startsWith(BOM) ? BOM : "";
  const text = written.slice(bom.length);
  if (text.trim() === "") {
    const document = { [list]: { [name]: entry([]) } };
    return { ok: true, text: `${bom}${JSON.stringify(document, null, 2)}\n` };
  }
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { allowTrailingComma: true });
  const [error] = errors;
  if (error !== undefined) {
    const line = text.slice(0, error.offset).split("\n").length;
    return refused(`it is not valid JSON (line ${line}: ${inWords(error)})`);
  }
  const odd = firstOdd(root, [list, name]);
  if (odd !== undefined) return refused(odd);
  const args = valueAt(root, [list, name, "args"])?.children ?? [];
  const wanted = entry(args.map(({ value }) => value));
  return { ok: true, text: `${bom}${put(text, [list, name], wanted)}` };
}

function refused(reason: string): Merged {
  return { ok: false, reason };
}

/** The parser's name of a mistake as words: `CloseBraceExpected` is "close brace expected". */
function inWords({ error }: ParseError): string {
  return printParseErrorCode(error).replace(/(?<=[a-z])[A-Z]/g, " $&").toLowerCase();
}

/**
 * What is on the way to a value and is no object, or is there twice; undefined where all is well.
 */
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

/** The value at a path, undefined where there is none; of two with one key, the one that counts. */
function valueAt(root: Node | undefined, path: readonly string[]): Node | undefined {
  return path.reduce<Node | undefined>(
    (node, key) =>
      node?.type === "object"
        ? node.children?.findLast(({ children }) => children?.[0]?.value === key)?.children?.[1]
        : undefined,
    root,
  );
}

/** Sets a value at a path below an object that is there; of an object, key by key. */
function put(text: string, path: readonly string[], value: unknown): string {
  const root = parseTree(text, [], { allowTrailingComma: true });
  const node = valueAt(root, path);
  if (node === undefined) {
    const key = path.at(-1) ?? "";
    const parent = path.slice(0, -1);
    const object = valueAt(root, parent);
    return object === undefined
      ? put(text, parent, { [key]: value })
      : add(text, object, key, value);
  }
  if (node.type === "object" && isObject(value)) {
    return Object.entries(value).reduce(
      (before, [key, inner]) => put(before, [...path, key], inner),
      text,
    );
  }
  const written = JSON.stringify(value);
  if (JSON.stringify(getNodeValue(node)) === written) return text;
  return text.slice(0, node.offset) + written + text.slice(endOf(node));
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function endOf({ offset, length }: Node): number {
  return offset + length;
}

/**
 * Adds a property at the end of an object, after its comments, laid out as its neighbours are: on
 * lines of its own where the closing brace begins a line, or where nothing is in the object yet.
 */
function add(text: string, object: Node, key: string, value: unknown): string {
  const last = object.children?.at(-1);
  const from = last === undefined ? object.offset + 1 : endOf(last);
  const close = endOf(object) - 1;
  const kept = text.slice(from, close).trimEnd();
  const space = text.slice(from + kept.length, close);
  const ended = startsWithComma(kept);
  const before = text.slice(0, from) + (last === undefined || ended ? "" : ",") + kept;
  const after = (ended ? "," : "") + space + text.slice(close);
  const isEmpty = last === undefined && kept === "";
  const hasLine = /[\r\n]/.test(space);
  if (!isEmpty && !hasLine) {
    return `${before} ${JSON.stringify(key)}: ${JSON.stringify(value)}${after}`;
  }
  const eol = text.includes("\r\n") ? "\r\n" : "\n";
  const unit = /^\t/m.test(text) ? "\t" : /\n( +)"/.exec(text)?.[1] ?? "  ";
  const outer = indentAt(text, last?.offset ?? object.offset);
  const indent = last === undefined ? outer + unit : outer;
  const lines = JSON.stringify({ [key]: value }, null, unit).split("\n").slice(1, -1)
    .map((line) => `${eol}${indent}${line.slice(unit.length)}`).join("");
  return before + lines + (hasLine ? "" : eol + outer) + after;
}

/** Whether a comma comes first, comments aside. */
function startsWithComma(text: string): boolean {
  const scanner = createScanner(text, true);
  scanner.scan();
  return text[scanner.getTokenOffset()] === ",";
}

/** The blanks that the line of an offset begins with. */
function indentAt(text: string, offset: number): string {
  const line = text.slice(text.lastIndexOf("\n", offset - 1) + 1, offset);
  return /^[ \t]*/.exec(line)?.[0] ?? "";
}
