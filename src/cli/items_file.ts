import { causeInWords } from "../engine/problem_words.ts";
import type { Problem } from "../engine/problems.ts";
import { type Item, itemsOf, labelOf, type Review } from "../engine/review.ts";
import type { Voice } from "../engine/voice.ts";
import { either, plural } from "../engine/wording.ts";
import { readForm } from "../forms/read.ts";
import { LIMITS } from "../protocol/limits.ts";
import type { Phase } from "../protocol/types.ts";
import type { Input } from "./read_input.ts";
import { COMMANDS } from "./voice.ts";

/** One problem in a file of items: where it is, and what. */
export interface PlacedProblem {
  /** Counted from 1; null where only the item is known. */
  readonly line: number | null;
  /** The item and field that it is about: `C2 justification`. */
  readonly about: string;
  readonly words: string;
}

/** The items of a file, and how problems with them are shown in it. */
export interface ItemsFile {
  readonly items: readonly unknown[];
  /** Problems with the file's form. With any of them, nothing in it may be saved. */
  readonly problems: readonly PlacedProblem[];
  /** What was left out, for people. */
  readonly notes: readonly string[];
  /** What its items are called. */
  readonly voice: Voice;
  /** Where a problem that the checks found is. */
  place(problem: Problem): PlacedProblem;
}

/** Reads items for the open phase: a JSON array, JSON Lines, or a form. */
export function readItems(review: Review, phase: Phase, input: Input): ItemsFile {
  const [first] = new TextDecoder().decode(input.bytes.subarray(0, 1024)).trimStart();
  return first === "[" || first === "{" ? readJson(input) : readFormFile(review, phase, input);
}

/** A refusal as compilers print one: a line per problem, in the order of the file. */
export function problemLines(file: string, problems: readonly PlacedProblem[]): string[] {
  const shown = problems.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0))
    .slice(0, LIMITS.problemsMost);
  const rest = problems.length - shown.length;
  return [
    ...shown.map(({ line, about, words }) => {
      const place = line === null ? file : `${file}:${line}`;
      return about === "" ? `${place}: ${words}` : `${place}: ${about}: ${words}`;
    }),
    ...(rest === 0 ? [] : [`… and ${plural(rest, "more problem", "more problems")}`]),
  ];
}

function readFormFile(review: Review, phase: Phase, input: Input): ItemsFile {
  const { items, empty, problems } = readForm(review, phase, input.bytes);
  const named = (item: Item | undefined, place: number): string => {
    const index = phase.kind === "answer" ? Number(item?.["index"] ?? place) : place;
    const label = `${labelOf(review.mode, phase)}${index + 1}`;
    return phase.kind === "answer" ? `the ${phase.noun.one} for ${label}` : label;
  };
  const stored = itemsOf(review, phase.name);
  const voice: Voice = {
    ...COMMANDS,
    unquoted: "",
    sent: (position) => named(items[position]?.item, stored.length + position),
    saved: (position) => named(stored[position], position),
  };
  const found = problems.map(({ line, label, field, words }) => ({
    line,
    about: [label, field].filter((part) => part !== null).join(" "),
    words,
  }));
  if (items.length === 0 && problems.length === 0) {
    found.push({ line: 1, about: "", words: "nothing is filled in" });
  }
  return {
    voice,
    items: items.map(({ item }) => item),
    problems: found,
    notes: empty.length === 0 || items.length === 0 ? [] : [
      `${plural(empty.length, "item was", "items were")} left empty and not sent: ${
        either(empty, "and")
      }`,
    ],
    place(problem) {
      const item = items[problem.item];
      const { field, words } = causeInWords(problem, voice);
      const line = (field === null ? undefined : item?.lines.get(field)) ?? item?.line ?? 1;
      return { line, about: [item?.label ?? "", field ?? ""].join(" ").trim(), words };
    },
  };
}

function readJson(input: Input): ItemsFile {
  const { values, lines, problems } = parseValues(input);
  return {
    voice: COMMANDS,
    items: values,
    problems,
    notes: [],
    place(problem) {
      const { field, words } = causeInWords(problem, COMMANDS);
      return {
        line: lines[problem.item] ?? null,
        about: `item ${problem.item}${field === null ? "" : ` ${field}`}`,
        words,
      };
    },
  };
}

interface Values {
  readonly values: readonly unknown[];
  /** The line of each value, where it has one of its own. */
  readonly lines: readonly number[];
  readonly problems: readonly PlacedProblem[];
}

/** The value of a file of JSON, or what is wrong with it. */
export function parseJson(
  { bytes }: Input,
): { readonly value?: unknown; readonly problem?: PlacedProblem; readonly text: string } {
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    const problem = { line: 1, about: "", words: "is not UTF-8: save the file as UTF-8" };
    return { problem, text: "" };
  }
  try {
    return { value: JSON.parse(text), text };
  } catch (error) {
    return { problem: syntaxProblem(text, error, 0), text };
  }
}

/** The items of a JSON array, of one JSON object, or of JSON Lines. */
function parseValues(input: Input): Values {
  const { value, problem, text } = parseJson(input);
  if (problem === undefined) {
    return { values: Array.isArray(value) ? value : [value], lines: [], problems: [] };
  }
  if (!text.trimStart().startsWith("{")) return { values: [], lines: [], problems: [problem] };
  const values: unknown[] = [];
  const lines: number[] = [];
  const problems: PlacedProblem[] = [];
  for (const [place, line] of text.split("\n").entries()) {
    if (line.trim() === "") continue;
    try {
      values.push(JSON.parse(line));
      lines.push(place + 1);
    } catch (error) {
      problems.push(syntaxProblem(line, error, place));
    }
  }
  return { values, lines, problems };
}

/** What the parser says is wrong with JSON, `before` lines into a file. */
function syntaxProblem(text: string, error: unknown, before: number): PlacedProblem {
  const message = error instanceof Error ? error.message : String(error);
  const [, position] = /at position (\d+)/.exec(message) ?? [];
  const line = text.slice(0, position === undefined ? text.length : Number(position)).split("\n");
  return {
    line: before + line.length,
    about: "",
    words: `is not JSON: ${message.replace(/ in JSON at position.*$/s, "")}`,
  };
}
