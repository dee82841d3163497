/**
 * What a line of a form is: SPEC of the format, shared by writing and reading.
 *
 * @module
 */
import { MODES } from "../protocol/modes.ts";
import type { Mode, Phase, TextField } from "../protocol/types.ts";

/** The line above and below the front matter. */
export const FENCE = "---";
/** What a comment begins and ends with. */
export const COMMENT = { begin: "<!--", end: "-->" } as const;

/** A heading's letters and number: `C1`, or `1`. Nothing else behind `## ` begins an item. */
const HEADING = /^## +([A-Za-z]?)(\d+)\s*$/;
/** A field with its value: the rest of the line. */
const NAMED = /^([a-z][a-z_]*):(.*)$/s;

/** The label that a heading names: its letter, empty where it has none, and its number. */
export function headingOf(line: string): { letter: string; number: number } | null {
  const [, letter, digits] = HEADING.exec(line) ?? [];
  return letter === undefined ? null : { letter: letter.toUpperCase(), number: Number(digits) };
}

/** The field that a line names, if it is one of these names, and what stands behind it. */
export function namedOf(
  line: string,
  names: ReadonlySet<string>,
): { name: string; value: string } | null {
  const [, name, value] = NAMED.exec(line) ?? [];
  if (name === undefined || value === undefined || !names.has(name)) return null;
  return { name, value };
}

/** Names of the fields of every phase that there is: before a text they are never text. */
export function allFieldNames(mode: Mode): ReadonlySet<string> {
  const phases = [mode, ...MODES].flatMap(({ lenses }) => lenses.flatMap((lens) => lens.phases));
  return new Set(phases.flatMap(({ fields }) => fields.map(({ name }) => name)));
}

/** The field that the free text of an item is: the first text field. A bug where there is none. */
export function freeText(phase: Phase): TextField {
  for (const field of phase.fields) if (field.kind === "text") return field;
  throw new Error(`${phase.name} has no text`);
}

/**
 * Whether a line of a text would be structure: a heading anywhere, a comment or a named field where
 * the text begins. With backslashes in front it would also be structure, since reading takes one off.
 */
function isStructure(line: string, first: boolean, names: ReadonlySet<string>): boolean {
  const bare = line.replace(/^\\+/, "");
  if (headingOf(bare) !== null) return true;
  return first && (bare.startsWith(COMMENT.begin) || namedOf(bare, names) !== null);
}

/** A line of a text as a form holds it: with a backslash where it would be structure. */
export function escaped(line: string, first: boolean, names: ReadonlySet<string>): string {
  return isStructure(line, first, names) ? `\\${line}` : line;
}

/** A line of a text as it was before `escaped`. */
export function unescaped(line: string, first: boolean, names: ReadonlySet<string>): string {
  return line.startsWith("\\") && isStructure(line, first, names) ? line.slice(1) : line;
}
