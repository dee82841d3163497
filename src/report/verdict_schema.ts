import { answeringPhase, takesOne } from "../engine/review.ts";
import { REVIEW_ID } from "../protocol/limits.ts";
import { phasesOf } from "../protocol/modes.ts";
import {
  type AnswerPhase,
  ASSESSMENTS,
  type Field,
  type GatherPhase,
  type Lens,
  type Mode,
} from "../protocol/types.ts";

/** A JSON Schema, or a part of one. */
export interface JsonSchema {
  readonly [keyword: string]: unknown;
}

const text: JsonSchema = { type: "string" };
const texts: JsonSchema = { type: "array", items: text };
const time: JsonSchema = { type: "string", format: "date-time" };

/**
 * The JSON Schema (2020-12) of a verdict report, from the definitions of the modes: one form a mode.
 * It is closed: a report has these keys and no others.
 */
export function verdictSchema(modes: readonly Mode[]): JsonSchema {
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    title: "Verdict report of mcp-devils-advocate",
    oneOf: modes.map(modeSchema),
    $defs: {
      outcome: { enum: [...ASSESSMENTS] },
      risk: object({
        value: { type: "number", minimum: 0 },
        scale: { ...text, description: "the values that it can have" },
        explanation: { ...text, description: "what the value counts" },
      }),
    },
  };
}

const outcome: JsonSchema = { $ref: "#/$defs/outcome" };
const risk: JsonSchema = { $ref: "#/$defs/risk" };

function modeSchema(mode: Mode): JsonSchema {
  const gathers = phasesOf(mode).flatMap(({ lens, phase }) =>
    phase.kind === "gather" ? [[phase.name, phaseSchema(phase, lens)] as const] : []
  );
  const heads = mode.lenses.flatMap(({ headline }) =>
    headline === undefined
      ? []
      : [[headline.field, { ...text, description: headline.title }] as const]
  );
  const lens = (lens: Lens): JsonSchema =>
    object({
      phases: { const: lens.phases.map(({ name }) => name) },
      risk_score: risk,
      assessment: outcome,
      assessment_reason: text,
    });
  return {
    title: mode.title,
    ...object({
      review_id: { type: "string", pattern: `^${REVIEW_ID}$` },
      claim: text,
      mode: { const: mode.name },
      context: text,
      created_at: time,
      completed_at: time,
      skipped_phases: texts,
      ...(mode.combined === undefined ? {} : {
        lenses: object(Object.fromEntries(mode.lenses.map((one) => [one.name, lens(one)]))),
      }),
      phases: object(Object.fromEntries(gathers)),
      risk_score: risk,
      assessment: outcome,
      assessment_reason: text,
      warnings: { ...texts, description: "what was not really tested" },
      ...Object.fromEntries(heads),
    }),
  };
}

function phaseSchema(phase: GatherPhase, lens: Lens): JsonSchema {
  if (takesOne(phase)) return object(fieldSchemas(phase.fields));
  const answeredBy = answeringPhase(lens, phase);
  const item = object({
    index: { type: "integer", minimum: 0 },
    ...fieldSchemas(phase.fields),
    ...(phase.score === undefined ? {} : { [phase.score.name]: { type: "integer" } }),
    ...(answeredBy === null ? {} : { [answeredBy.nested]: answerSchema(answeredBy) }),
    ...(answeredBy?.notOwed === undefined ? {} : {
      note: { ...text, description: "why it was not answered" },
    }),
  }, ["note"]);
  return { type: "array", minItems: phase.least, maxItems: phase.most, items: item };
}

/** An answer as a report nests it: its only field's value, or its fields; null when none was owed. */
function answerSchema({ fields, owed }: AnswerPhase): JsonSchema {
  const schemas = fieldSchemas(fields);
  const [only, ...others] = Object.values(schemas);
  const answer = only !== undefined && others.length === 0 ? only : object(schemas);
  return owed === undefined ? answer : { anyOf: [answer, { type: "null" }] };
}

function fieldSchemas(fields: readonly Field[]): Record<string, JsonSchema> {
  return Object.fromEntries(
    fields.map((field) => [field.name, { ...valueSchema(field), description: field.about }]),
  );
}

function valueSchema(field: Field): JsonSchema {
  switch (field.kind) {
    case "text":
      return { type: "string", minLength: 1, maxLength: field.most };
    case "choice":
      return { enum: field.values };
    case "integer":
      return { type: "integer", minimum: field.least, maximum: field.most };
    case "boolean":
      return { type: "boolean" };
  }
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
