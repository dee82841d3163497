import { explainGateProblem } from "../gate/rules.ts";
import { LIMITS } from "../protocol/limits.ts";
import type { Cause, Problem } from "./problems.ts";
import type { Phase } from "../protocol/types.ts";
import { fieldNames, type UnknownField } from "./check_items.ts";
import { isOptional } from "./review.ts";
import { TOOLS, type Voice } from "./voice.ts";
import { either, plural, quote } from "./wording.ts";

/**
 * A refused batch in words: what became of it, a hint where there is one, then one line per
 * problem, at most `LIMITS.problemsMost` of them. Each names the item by its position in the batch
 * and the field, says what was received and what to send instead.
 */
export function explainProblems(
  phase: string,
  problems: readonly Problem[],
  hint: readonly string[] = [],
  voice: Voice = TOOLS,
): string {
  const shown = problems.slice(0, LIMITS.problemsMost);
  const rest = problems.length - shown.length;
  return [
    `${phase}: ${
      plural(problems.length, "problem", "problems")
    }; nothing in this batch was saved. Fix the items below and resubmit the whole batch.`,
    ...hint,
    ...shown.map((problem) => {
      const { field, words } = causeInWords(problem, voice);
      return `item ${problem.item}: ${field === null ? "" : `'${field}' `}${words}`;
    }),
    ...(rest > 0
      ? [`… and ${plural(rest, "more problem", "more problems")} of the same batch`]
      : []),
  ].join("\n");
}

/**
 * Says which fields the items of the open phase have, when a refused batch came with others, meant
 * for another phase or misnamed, or with items without fields. Empty where neither is the case.
 */
export function explainFields(
  phase: Phase,
  unknown: readonly UnknownField[],
  problems: readonly Cause[],
): string[] {
  if (unknown.length === 0 && !problems.some(({ kind }) => kind === "not_object")) return [];
  const optional = phase.fields.filter(isOptional).map(({ name }) => name);
  const needed = fieldNames(phase).filter((name) => !optional.includes(name));
  const may = optional.length === 0 ? "" : `, and may have ${either(optional, "and")}`;
  const others = unknown.length === 0 ? "" : ` Unknown fields: ${unknownInWords(unknown)}.`;
  return [
    `The open phase is ${phase.name}; its items have ${either(needed, "and")}${may}.${others}`,
  ];
}

/** The same of a batch that was accepted: what was sent in those fields is not kept. */
export function explainDroppedFields(unknown: readonly UnknownField[]): string[] {
  return unknown.length === 0
    ? []
    : [`Not kept, since the phase has no such field: ${unknownInWords(unknown)}.`];
}

function unknownInWords(unknown: readonly UnknownField[]): string {
  const shown = unknown.slice(0, UNKNOWN_MOST).map(({ name, meant }) =>
    meant === null ? quote(name) : `${quote(name)} (did you mean ${meant}?)`
  );
  return [...shown, ...(unknown.length > UNKNOWN_MOST ? ["…"] : [])].join(", ");
}

/** How many unknown fields a sentence names. */
const UNKNOWN_MOST = 10;

/** What is wrong with an item: the field, null where it is the item as a whole, and the rest. */
export function causeInWords(
  cause: Cause,
  voice: Voice,
): { readonly field: string | null; readonly words: string } {
  switch (cause.kind) {
    case "not_object":
    case "no_room":
      return { field: null, words: wordsOf(cause, voice) };
    case "index_type":
    case "index_unknown":
    case "index_repeated":
    case "index_answered":
      return { field: "index", words: wordsOf(cause, voice) };
    default:
      return { field: cause.field.name, words: wordsOf(cause, voice) };
  }
}

function wordsOf(cause: Cause, voice: Voice): string {
  switch (cause.kind) {
    case "not_object":
      return `must be an object with the fields of item_format; got ${quote(cause.got)}`;
    case "no_room":
      return cause.most === 1
        ? `this phase takes exactly one item; got ${cause.sent}`
        : `the phase takes at most ${cause.most} items and has room for ${cause.room} more; got ${cause.sent}`;
    case "text_lines":
      return `must stay on one line; got ${quote(cause.got)}`;
    case "text_type":
      if (isOptional(cause.field)) return `must be text, or left out; got ${quote(cause.got)}`;
      return `must be text of at least ${cause.field.least} characters; got ${quote(cause.got)}`;
    case "text_short": {
      const length = plural(cause.got, "character", "characters");
      const counted = cause.got === cause.counted
        ? ""
        : `, counted as ${cause.counted} for its script`;
      return `has ${length}${counted}; at least ${cause.field.least} are needed: add substance`;
    }
    case "text_long":
      return `has ${cause.got} characters; at most ${cause.field.most} are allowed: shorten it`;
    case "choice":
      return `must be one of ${either(cause.field.values)}; got ${quote(cause.got)}`;
    case "integer":
      return `must be a whole number from ${cause.field.least} to ${cause.field.most}${voice.unquoted}; got ${
        quote(cause.got)
      }`;
    case "boolean":
      return `must be true or false${voice.unquoted}; got ${quote(cause.got)}`;
    case "index_type":
      return `must be a whole number${voice.unquoted}; got ${quote(cause.got)}; ${
        openTargets(cause.pending)
      }`;
    case "index_unknown":
      return `${cause.got} is not a target of this phase; ${
        openTargets(cause.pending)
      } (counted from 0)`;
    case "index_repeated":
      return `${cause.got} is already answered by ${
        voice.sent(cause.first)
      }: send one answer per target`;
    case "index_answered":
      return `${cause.got} was answered in an earlier submission: leave the item out; ${
        openTargets(cause.pending)
      }`;
    case "gate":
      return explainGateProblem(cause.problem, { batch: voice.sent, saved: voice.saved });
  }
}

/** Longest list of open indexes in an error. */
const INDEXES_MOST = 20;

function openTargets(pending: readonly number[]): string {
  const shown = pending.slice(0, INDEXES_MOST).join(", ");
  return `open targets: ${shown}${pending.length > INDEXES_MOST ? ", …" : ""}`;
}
