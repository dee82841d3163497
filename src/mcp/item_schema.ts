import { phasesOf } from "../protocol/modes.ts";
import type { Field, Mode } from "../protocol/types.ts";
import type { JsonSchema } from "./advertised.ts";

/**
 * The schema of `items`: a plain list of objects whose properties are those of all phases, each
 * saying which phases it belongs to. Clients cannot follow a schema that changes with the phase.
 */
export function itemsSchema(modes: readonly Mode[]): JsonSchema {
  const phases = new Map(
    modes.flatMap((mode) => phasesOf(mode)).map(({ phase }) => [phase.name, phase]),
  );
  const uses = new Map<string, { field: Field; phases: string[] }>();
  for (const phase of phases.values()) {
    for (const field of phase.fields) {
      const use = uses.get(field.name) ?? { field, phases: [] };
      use.phases.push(phase.name);
      uses.set(field.name, use);
    }
  }
  const answering = [...phases.values()].filter(({ kind }) => kind === "answer");
  const properties = Object.fromEntries(
    [...uses.values()].map(({ field, phases }) =>
      [field.name, fieldSchema(field, `In ${phases.join(", ")}`)] as const
    ),
  );
  return {
    type: "array",
    description:
      "One object for each item, with the fields that the open phase's item_format names, and no others.",
    items: {
      type: "object",
      properties: {
        index: {
          type: "integer",
          description: `In ${
            answering.map(({ name }) => name).join(", ")
          }: index of the target that this item answers.`,
        },
        ...properties,
      },
    },
  };
}

function fieldSchema(field: Field, where: string): JsonSchema {
  switch (field.kind) {
    case "text":
      return { type: "string", description: `${where}: ${field.about}.` };
    case "choice":
      return { type: "string", enum: field.values, description: `${where}: ${field.about}.` };
    case "integer":
      return {
        type: "integer",
        description: `${where}: ${field.least} to ${field.most}; ${field.about}.`,
      };
    case "boolean":
      return { type: "boolean", description: `${where}: ${field.about}.` };
  }
}
