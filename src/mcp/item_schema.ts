import { isOptional } from "../engine/review.ts";
import { phasesOf } from "../protocol/modes.ts";
import type { Field, Mode, Phase } from "../protocol/types.ts";
import { choice, flag, type JsonSchema, list, part, text, whole } from "./json_schema.ts";

/** The phases of all modes, each once, in the order in which modes offer them. */
function allPhases(modes: readonly Mode[]): Phase[] {
  const phases = modes.flatMap(phasesOf).map(({ phase }) => [phase.name, phase] as const);
  return [...new Map(phases).values()];
}

/**
 * The schema of `items`: a plain list of objects whose properties are those of all phases, all
 * optional, each saying which phases it belongs to and what it takes there. No client could follow
 * a schema that changes with the phase; what a field is about, the open phase's `item_format` says.
 */
export function itemsSchema(modes: readonly Mode[]): JsonSchema {
  const phases = allPhases(modes);
  const uses = new Map<string, Use[]>();
  for (const { name, fields } of phases) {
    for (const field of fields) {
      uses.set(field.name, [...uses.get(field.name) ?? [], { field, phase: name }]);
    }
  }
  const answering = phases.filter(({ kind }) => kind === "answer").map(({ name }) => name);
  return list(
    part({
      index: whole(`${answering.join(", ")}: index of the target answered`),
      ...Object.fromEntries([...uses].map(([name, uses]) => [name, fieldSchema(uses)])),
    }),
    "One or more objects with the fields that item_format of the open phase names",
  );
}

/** A field in one phase. */
interface Use {
  readonly field: Field;
  readonly phase: string;
}

function fieldSchema(uses: readonly Use[]): JsonSchema {
  const [first] = uses;
  if (first === undefined) throw new Error("a field that no phase has");
  const description = inWords(uses);
  switch (first.field.kind) {
    case "text":
      return text(description);
    case "integer":
      return whole(description);
    case "boolean":
      return flag(description);
    case "choice": {
      const values = uses.flatMap(({ field }) => field.kind === "choice" ? field.values : []);
      return choice([...new Set(values)], description);
    }
  }
}

/**
 * `failure_causes, assumptions: 20 to 4000 characters`: phases that ask for the same are told
 * together.
 */
function inWords(uses: readonly Use[]): string {
  const phases = new Map<string, string[]>();
  for (const { field, phase } of uses) {
    const words = constraint(field);
    phases.set(words, [...phases.get(words) ?? [], phase]);
  }
  return [...phases].map(([words, names]) =>
    `${names.join(", ")}${words === "" ? "" : `: ${words}`}`
  ).join("; ");
}

/** What a field takes, as far as the schema does not say it: several clients drop all limits. */
function constraint(field: Field): string {
  switch (field.kind) {
    case "text":
      if (isOptional(field)) return `optional, one line, up to ${field.most} characters`;
      return `${field.least} to ${field.most} characters`;
    case "integer":
      return `${field.least} to ${field.most}`;
    case "choice":
    case "boolean":
      return "";
  }
}
