import type { StandardSchemaWithJSON } from "@modelcontextprotocol/server";

/** A JSON schema as it goes over the wire. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/**
 * A schema that is advertised and not enforced by the SDK: what comes in is checked by the verbs,
 * whose errors say what to send, and what goes out is typed.
 */
export function advertised<T = unknown>(schema: JsonSchema): StandardSchemaWithJSON<T, T> {
  return {
    "~standard": {
      version: 1,
      vendor: "mcp-devils-advocate",
      validate: (value) => ({ value: value as T }),
      jsonSchema: { input: () => ({ ...schema }), output: () => ({ ...schema }) },
    },
  };
}
