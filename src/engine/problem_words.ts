import { explainGateProblem } from "../gate/explain.ts";
import { LIMITS } from "../protocol/limits.ts";
import type { Cause, Problem } from "./problems.ts";
import type { Phase } from "../protocol/types.ts";
import { fieldNames } from "./check_items.ts";
import { either, plural, quote } from "./wording.ts";

/**
 * A refused batch in words: what became of it, a hint where there is one, then one line a problem, at most `LIMITS.problemsMost` of them. Each names the
 * item by its position in the batch and the field, says what came and what to send instead.
 */
export function explainProblems(
  phase: string,
  problems: readonly Problem[],
  hint: readonly string[] = [],
): string {
  const shown = problems.slice(0, LIMITS.problemsMost);
  const rest = problems.length - shown.length;
  return [
    `${phase}: ${
      plural(problems.length, "problem", "problems")
    }, so nothing of this batch was saved. Mend the items named and submit the whole batch again.`,
    ...hint,
    ...shown.map((problem) => `item ${problem.item}: ${explainCause(problem)}`),
    ...(rest > 0
      ? [`… and ${plural(rest, "more problem", "more problems")} of the same batch`]
      : []),
  ].join("\n");
}

/**
 * Says which fields the items of the open phase have, when a refused batch came with others: it was
 * meant for another phase, or a field was misnamed. Empty when there were no others.
 */
export function explainUnknownFields(phase: Phase, unknown: readonly string[]): string[] {
  if (unknown.length === 0) return [];
  const shown = unknown.slice(0, UNKNOWN_MOST).map(quote).join(", ");
  return [
    `The open phase is ${phase.name}; its items have ${
      either(fieldNames(phase), "and")
    }. Fields that it does not know: ${shown}${unknown.length > UNKNOWN_MOST ? ", …" : ""}.`,
  ];
}

/** How many unknown fields an error names. */
const UNKNOWN_MOST = 10;

function explainCause(cause: Cause): string {
  switch (cause.kind) {
    case "not_object":
      return `has to be an object with the fields of item_format, got ${quote(cause.got)}`;
    case "no_room":
      return cause.most === 1
        ? `this phase takes exactly one item, got ${cause.sent}: send a single one`
        : `the phase takes at most ${cause.most} items and has room for ${cause.room} more, got ${cause.sent}`;
    case "text_type":
      return `'${cause.field.name}' has to be text of at least ${cause.field.least} characters, got ${
        quote(cause.got)
      }`;
    case "text_short":
      return `'${cause.field.name}' ${
        cause.got === cause.counted ? "has" : `counts ${cause.got} characters of its script as`
      } ${
        plural(cause.counted, "character", "characters")
      } and needs at least ${cause.field.least}: say more of substance`;
    case "text_long":
      return `'${cause.field.name}' has ${cause.got} characters and may have at most ${cause.field.most}: shorten it or split it into items`;
    case "choice":
      return `'${cause.field.name}' has to be one of ${either(cause.field.values)}, got ${
        quote(cause.got)
      }`;
    case "integer":
      return `'${cause.field.name}' has to be a whole number from ${cause.field.least} to ${cause.field.most}, unquoted, got ${
        quote(cause.got)
      }`;
    case "boolean":
      return `'${cause.field.name}' has to be true or false, unquoted, got ${quote(cause.got)}`;
    case "index_type":
      return `'index' has to be a whole number, unquoted, got ${quote(cause.got)}; ${
        openTargets(cause.pending)
      }`;
    case "index_unknown":
      return `'index' ${cause.got} is no target of this phase; ${openTargets(cause.pending)}`;
    case "index_repeated":
      return `'index' ${cause.got} is answered by item ${cause.first} of this batch already: keep one answer for each target`;
    case "index_answered":
      return `'index' ${cause.got} was answered in an earlier submission: leave the item out; ${
        openTargets(cause.pending)
      }`;
    case "gate":
      return `'${cause.field.name}' ${explainGateProblem(cause.problem)}`;
  }
}

/** Longest list of open indexes in an error. */
const INDEXES_MOST = 20;

function openTargets(pending: readonly number[]): string {
  const shown = pending.slice(0, INDEXES_MOST).join(", ");
  return `open targets: ${shown}${pending.length > INDEXES_MOST ? ", …" : ""}`;
}
