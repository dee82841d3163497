import type { Shape } from "../engine/shape.ts";
import { verdictShape } from "../engine/verdict_report.ts";
import type { Mode } from "../protocol/types.ts";

/** A JSON Schema, or a part of one. */
export interface JsonSchema {
  readonly [keyword: string]: unknown;
}

/**
 * The JSON Schema (2020-12) of a verdict report, from the definitions of the modes: one form per
 * mode. It is closed: a report has these keys and no others.
 */
export function verdictSchema(modes: readonly Mode[]): JsonSchema {
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    title: "Verdict report of mcp-devils-advocate",
    oneOf: modes.map((mode) => ({ title: mode.title, ...schemaOf(verdictShape([mode])) })),
  };
}

function schemaOf(shape: Shape): JsonSchema {
  const { about, nullable } = shape;
  const told = about === undefined ? {} : { description: about };
  const value = valueSchema(shape);
  return nullable === true ? { anyOf: [value, { type: "null" }], ...told } : { ...value, ...told };
}

function valueSchema(shape: Shape): JsonSchema {
  switch (shape.kind) {
    case "text": {
      const { least, most, pattern, format } = shape;
      return { type: "string", ...given({ minLength: least, maxLength: most, pattern, format }) };
    }
    case "number":
    case "whole": {
      const type = shape.kind === "number" ? "number" : "integer";
      return { type, ...given({ minimum: shape.least, maximum: shape.most }) };
    }
    case "flag":
      return { type: "boolean" };
    case "scalar":
      return { anyOf: [{ type: "string" }, { type: "number" }, { type: "boolean" }] };
    case "choice":
      return { enum: shape.values };
    case "list":
      return {
        type: "array",
        ...given({ minItems: shape.least, maxItems: shape.most }),
        items: schemaOf(shape.items),
      };
    case "map":
      return object(Object.fromEntries(shape.keys.map((key) => [key, schemaOf(shape.values)])));
    case "record": {
      const keys = Object.entries(shape.keys).map(([key, inner]) => [key, schemaOf(inner)]);
      return object(Object.fromEntries(keys), shape.optional);
    }
  }
}

/** The keywords that have a value. */
function given(keywords: JsonSchema): JsonSchema {
  return Object.fromEntries(Object.entries(keywords).filter(([, value]) => value !== undefined));
}

function object(
  properties: Readonly<Record<string, JsonSchema>>,
  optional: readonly string[] = [],
): JsonSchema {
  return {
    type: "object",
    properties,
    required: Object.keys(properties).filter((name) => !optional.includes(name)),
    additionalProperties: false,
  };
}
