/**
 * Makes the compact copies of the specification's schemas among the fixtures: only the definitions
 * that the wire tests use and what these refer to, without descriptions.
 *
 *     deno run -A tests/support/prune_mcp_schema.ts 2025-11-25 schema.json
 *
 * The file is `schema/<revision>/schema.json` of github.com/modelcontextprotocol/modelcontextprotocol.
 *
 * @module
 */
import { MESSAGES } from "./wire_schema.ts";

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const [revision = "", path = ""] = Deno.args;
const { $schema, $defs: all } = JSON.parse(Deno.readTextFileSync(path));
const kept: Record<string, Json> = {};
const waiting = Object.values(MESSAGES[revision] ?? {});
for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
  if (name in kept) continue;
  if (!(name in all)) throw new Error(`${revision} has no ${name}`);
  const definition = bare(all[name]);
  kept[name] = definition;
  for (const [, next = ""] of JSON.stringify(definition).matchAll(/"#\/\$defs\/(\w+)"/g)) {
    waiting.push(next);
  }
}
Deno.writeTextFileSync(
  new URL(`../fixtures/mcp_schema_${revision}.json`, import.meta.url),
  `${JSON.stringify({ $schema, $defs: kept })}\n`,
);

/** A schema without the descriptions of itself and its parts. */
function bare(schema: Json): Json {
  if (Array.isArray(schema)) return schema.map(bare);
  if (typeof schema !== "object" || schema === null) return schema;
  return Object.fromEntries(
    Object.entries(schema).flatMap(([key, value]) =>
      key === "description" && typeof value === "string" ? [] : [[key, bare(value)]]
    ),
  );
}
