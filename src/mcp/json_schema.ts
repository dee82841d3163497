/**
 * The few forms of JSON schema that every client understands: one type each, no union, reference or
 * boolean schema, nothing nullable, nothing empty.
 *
 * @module
 */

import type { JSONObject } from "@modelcontextprotocol/server";

/** A JSON schema as it goes over the wire. */
export type JsonSchema = JSONObject;

/** The schema of an object, as tools take and give them. */
export type ObjectSchema = JsonSchema & { type: "object" };

/** A text. */
export function text(description: string): JsonSchema {
  return { type: "string", description };
}

/** A whole number. */
export function whole(description: string): JsonSchema {
  return { type: "integer", description };
}

/** True or false. */
export function flag(description: string): JsonSchema {
  return { type: "boolean", description };
}

/** One of several words. */
export function choice(values: readonly string[], description: string): JsonSchema {
  return { type: "string", enum: [...values], description };
}

/** A list of one kind. */
export function list(items: JsonSchema, description?: string): JsonSchema {
  return { type: "array", items, ...(description === undefined ? {} : { description }) };
}

/** An object whose keys are all known. Every key is required but those in `optional`. */
export function record(
  properties: Record<string, JsonSchema>,
  optional: readonly string[] = [],
): ObjectSchema {
  const required = Object.keys(properties).filter((name) => !optional.includes(name));
  return { type: "object", properties, ...(required.length === 0 ? {} : { required }) };
}

/** An object whose keys its description names. */
export function named(description: string): JsonSchema {
  return { type: "object", description };
}

/** An object with these keys, any of which may be absent. */
export function part(properties: Record<string, JsonSchema>, description?: string): JsonSchema {
  return { type: "object", ...(description === undefined ? {} : { description }), properties };
}

/** An object whose keys depend on the protocol and whose values are of one kind. */
export function map(values: JsonSchema, description: string): JsonSchema {
  return { type: "object", description, additionalProperties: values };
}

/**
 * The same value, or null. A type would shut null out, and a union of types is what several clients
 * cannot read, so the type goes and a keyword stays that says what the value is when it is not
 * null: keywords for texts and objects leave null alone.
 */
export function orNull({ type, ...rest }: JsonSchema): JsonSchema {
  if (Array.isArray(rest["enum"])) return { ...rest, enum: [...rest["enum"], null] };
  return type === "string" ? { minLength: 1, ...rest } : rest;
}
