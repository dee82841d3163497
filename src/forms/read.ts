import {
  answeredPhase,
  isOptional,
  type Item,
  itemsOf,
  labelOf,
  pendingIndexes,
  type Review,
  type Scalar,
} from "../engine/review.ts";
import { either, quote, trimmed } from "../engine/wording.ts";
import type { Field, Phase } from "../protocol/types.ts";
import {
  allFieldNames,
  COMMENT,
  FENCE,
  freeText,
  headingOf,
  namedOf,
  unescaped,
} from "./structure.ts";

/** What is wrong in a form, and where. */
export interface FormProblem {
  /** Counted from 1. */
  readonly line: number;
  /** The item, null where it is about none. */
  readonly label: string | null;
  /** The field, null where it is about none. */
  readonly field: string | null;
  readonly words: string;
  /** Whether the form is one of another review or phase. */
  readonly elsewhere?: true;
}

/** An item of a form, with the lines that it came from. */
export interface FormItem {
  readonly label: string;
  readonly item: Item;
  /** Line of its heading, and of each field that was given. */
  readonly line: number;
  readonly lines: ReadonlyMap<string, number>;
}

/** A form, read: the items that are filled in, the labels of those that are not, all problems. */
export interface ReadForm {
  readonly items: readonly FormItem[];
  readonly empty: readonly string[];
  readonly problems: readonly FormProblem[];
}

/** A part of a form from one heading to the next, as it is being read. */
interface Block {
  readonly label: string;
  readonly line: number;
  /** The target's index, for an answer. */
  readonly index: number | null;
  /** Whether its heading names an item of this form: otherwise nothing in it counts. */
  readonly known: boolean;
  readonly values: Map<string, { readonly text: string; readonly line: number }>;
  readonly text: string[];
  textLine: number;
}

/**
 * Reads a form of the open phase. Values are only brought into their types, where that is certain:
 * whether they are right is for the checks of a submission to say. Bytes that are not UTF-8 are a
 * problem of the line they stand in.
 */
export function readForm(review: Review, phase: Phase, bytes: Uint8Array): ReadForm {
  const problems: FormProblem[] = [];
  const lines = linesOf(bytes, problems);
  const start = readFrontMatter(review, phase, lines, problems);
  // What stands in a form of another phase or review is not judged by this one.
  if (problems.some(({ elsewhere }) => elsewhere)) return { items: [], empty: [], problems };
  const blocks = readBlocks(review, phase, lines, start, problems);
  const items: FormItem[] = [];
  const empty: string[] = [];
  for (const block of blocks) {
    if (!block.known) continue;
    const read = itemOf(phase, block, problems);
    if (read === null) empty.push(block.label);
    else items.push(read);
  }
  problems.sort((a, b) => a.line - b.line);
  return { items, empty, problems };
}

/** The lines of a file without BOM and carriage returns at their ends. */
function linesOf(bytes: Uint8Array, problems: FormProblem[]): string[] {
  const text = new TextDecoder().decode(bytes);
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    const line = firstBadLine(bytes);
    problems.push({
      line,
      label: null,
      field: null,
      words: "is not UTF-8: save the file as UTF-8",
    });
  }
  return text.replaceAll("\r\n", "\n").split("\n");
}

/** The first line, counted from 1, that is not UTF-8; a line feed is never part of a character. */
function firstBadLine(bytes: Uint8Array): number {
  const strict = new TextDecoder("utf-8", { fatal: true });
  let line = 1;
  for (let from = 0; from < bytes.length; line += 1) {
    const end = bytes.indexOf(10, from);
    const to = end === -1 ? bytes.length : end;
    try {
      strict.decode(bytes.subarray(from, to));
    } catch {
      break;
    }
    from = to + 1;
  }
  return line;
}

/**
 * Checks which review and phase the form is of; gives the index of the line after the front matter.
 */
function readFrontMatter(
  { id }: Review,
  { name }: Phase,
  lines: readonly string[],
  problems: FormProblem[],
): number {
  const wrong = (line: number, words: string): void => {
    problems.push({ line, label: null, field: null, words });
  };
  const front = `${FENCE}, review: ${id}, phase: ${name}, ${FENCE}, each on a line of its own`;
  const end = lines[0]?.trimEnd() === FENCE
    ? lines.findIndex((line, place) => place > 0 && line.trimEnd() === FENCE)
    : -1;
  if (end === -1) {
    wrong(1, `a form begins with ${front}`);
    return 0;
  }
  const keys = [["review", id, "review"], ["phase", name, "open phase"]] as const;
  for (const [key, expected, about] of keys) {
    const found = lines.slice(1, end).flatMap((line, place) => {
      const [, value] = new RegExp(`^${key}:(.*)$`).exec(line) ?? [];
      return value === undefined ? [] : [{ value: trimmed(value), line: place + 2 }];
    });
    const [first, second] = found;
    if (first === undefined) wrong(1, `the front matter has no ${key}: write ${key}: ${expected}`);
    else if (second !== undefined) wrong(second.line, `${key} is given twice`);
    else if (first.value !== expected) {
      problems.push({
        line: first.line,
        label: null,
        field: null,
        words: `${key} is ${quote(first.value)}, but the ${about} is ${expected}${
          key === "phase" ? "; form prints the open one" : ""
        }`,
        elsewhere: true,
      });
    }
  }
  return end + 1;
}

/** The parts of a form, by its headings. */
function readBlocks(
  review: Review,
  phase: Phase,
  lines: readonly string[],
  start: number,
  problems: FormProblem[],
): readonly Block[] {
  const names = allFieldNames(review.mode);
  const own = new Set(phase.fields.map(({ name }) => name));
  const expected = headingReader(review, phase);
  const blocks: Block[] = [];
  let block: Block | null = null;
  let inText = false;
  for (let at = start; at < lines.length; at += 1) {
    const line = lines[at] ?? "";
    const number = at + 1;
    const heading = headingOf(line);
    if (heading !== null) {
      const { label, index, problem } = expected(heading);
      if (problem !== null) problems.push({ line: number, label, field: null, words: problem });
      block = {
        label,
        index,
        line: number,
        known: problem === null,
        values: new Map(),
        text: [],
        textLine: number,
      };
      blocks.push(block);
      inText = false;
      continue;
    }
    if (inText) {
      block?.text.push(unescaped(line, false, names));
      continue;
    }
    if (trimmed(line) === "") continue;
    if (line.startsWith(COMMENT.begin)) {
      const end = commentEnd(lines, at);
      if (end === -1) {
        problems.push({
          line: number,
          label: block?.label ?? null,
          field: null,
          words: `this comment does not end: close it with ${COMMENT.end}`,
        });
        break;
      }
      at = end;
      continue;
    }
    if (block === null) {
      problems.push({
        line: number,
        label: null,
        field: null,
        words: "belongs to no item: an item begins with a heading such as ## " +
          `${labelOf(review.mode, phase)}1`,
      });
      // One word on it is enough: up to the first heading, the rest belongs to none either.
      while (at + 1 < lines.length && headingOf(lines[at + 1] ?? "") === null) at += 1;
      continue;
    }
    const named = namedOf(line, names);
    if (named !== null) {
      addValue(block, named, number, own, problems);
      continue;
    }
    inText = true;
    block.textLine = number;
    block.text.push(unescaped(line, true, names));
  }
  return blocks;
}

function commentEnd(lines: readonly string[], from: number): number {
  return lines.findIndex((line, place) =>
    place >= from && !line.startsWith(">") && line.trimEnd().endsWith(COMMENT.end)
  );
}

function addValue(
  block: Block,
  { name, value }: { name: string; value: string },
  line: number,
  own: ReadonlySet<string>,
  problems: FormProblem[],
): void {
  if (!block.known) return;
  const wrong = (words: string): void => {
    problems.push({ line, label: block.label, field: name, words });
  };
  if (!own.has(name)) {
    wrong(
      `is not a field of this phase, which has ${
        either([...own], "and")
      }; to begin a text that way, put a backslash in front`,
    );
  } else if (block.values.has(name)) wrong("was given more than once");
  else block.values.set(name, { text: trimmed(value), line });
}

/** What a heading names: the item's label and index, or what is wrong with it. */
type HeadingReader = (heading: { letter: string; number: number }) => {
  readonly label: string;
  readonly index: number | null;
  readonly problem: string | null;
};

/** Tells which headings a form of the phase can have, in the order in which they come. */
function headingReader(review: Review, phase: Phase): HeadingReader {
  const letter = labelOf(review.mode, phase);
  const seen = new Set<number>();
  const saved = itemsOf(review, phase.name);
  const pending = phase.kind === "answer" ? pendingIndexes(review, phase) : [];
  const answered = new Set(saved.map((item) => item["index"]));
  const targetCount = phase.kind === "answer"
    ? itemsOf(review, answeredPhase(review.mode, phase).name).length
    : 0;
  let next = saved.length + 1;
  const problemOf = (given: string, number: number): string | null => {
    if (given !== "" && given !== letter.toUpperCase()) {
      return `does not name an item of this form, whose labels begin with ${letter}`;
    }
    if (seen.has(number)) return "already has a heading";
    if (phase.kind === "gather") {
      if (number >= 1 && number <= saved.length) {
        return `is already saved; the next one is ${letter}${next}`;
      }
      return number === next
        ? null
        : `does not name an item of this form; the next one is ${letter}${next}`;
    }
    if (pending.includes(number - 1)) return null;
    if (answered.has(number - 1)) return "is already answered: leave it out";
    if (number >= 1 && number <= targetCount) return "needs no answer: leave it out";
    return `does not name an item of this form, which has ${
      either(pending.map((index) => `${letter}${index + 1}`), "and")
    }`;
  };
  return ({ letter: given, number }) => {
    const label = `${given === "" ? letter : given}${number}`;
    const problem = problemOf(given, number);
    if (given === "" || given === letter.toUpperCase()) {
      seen.add(number);
      if (number >= next) next = number + 1;
    }
    return { label, index: phase.kind === "answer" ? number - 1 : null, problem };
  };
}

/** The item of a block; null where nothing is filled in. */
function itemOf(phase: Phase, block: Block, problems: FormProblem[]): FormItem | null {
  const free = freeText(phase);
  const text = trimmed(block.text.join("\n"));
  const item: Record<string, Scalar> = {};
  const lines = new Map<string, number>();
  if (block.index !== null) item["index"] = block.index;
  for (const field of phase.fields) {
    const given = block.values.get(field.name);
    if (given === undefined || given.text === "") continue;
    item[field.name] = valueOf(field, given.text);
    lines.set(field.name, given.line);
  }
  if (text !== "") {
    if (item[free.name] !== undefined) {
      problems.push({
        line: block.textLine,
        label: block.label,
        field: free.name,
        words: "was given more than once: on a line of its own, and as free text",
      });
    } else {
      item[free.name] = text;
      lines.set(free.name, block.textLine);
    }
  }
  problems.push(...swallowedFields(phase, block, item));
  if (lines.size === 0) return null;
  return { label: block.label, item, line: block.line, lines };
}

/**
 * Fields that are missing although they stand in the text: a line above them, a misspelt name for
 * instance, began it. Without them the item is refused in any case, so nothing is taken from a
 * text.
 */
function swallowedFields(phase: Phase, block: Block, item: Item): FormProblem[] {
  const missing = new Set(
    phase.fields.filter((field) => !isOptional(field) && item[field.name] === undefined)
      .map(({ name }) => name),
  );
  return block.text.flatMap((line, place) => {
    const named = namedOf(line, missing);
    if (named === null) return [];
    return [{
      line: block.textLine + place,
      label: block.label,
      field: named.name,
      words: `is part of the text, which begins at line ${block.textLine} with ${
        quote(trimmed(block.text[0] ?? ""))
      }: fields come before the text`,
    }];
  });
}

/** A value in its field's type where it is certain what was meant; else as it was written. */
function valueOf(field: Field, text: string): Scalar {
  switch (field.kind) {
    case "text":
      return text;
    case "choice": {
      const word = text.toLowerCase().replace(/[ -]/g, "_");
      return field.values.find((value) => value.toLowerCase() === word) ?? text;
    }
    case "integer":
      return /^[0-9]+$/.test(text) ? Number(text) : text;
    case "boolean": {
      const word = text.toLowerCase();
      if (word === "true" || word === "yes") return true;
      return word === "false" || word === "no" ? false : text;
    }
  }
}
