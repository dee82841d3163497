import { assert, assertEquals } from "@std/assert";
import { join } from "@std/path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { toolList } from "../../src/mcp/tools.ts";
import { MODES } from "../../src/protocol/modes.ts";
import { inFreshDirectory } from "../support/run_program.ts";
import { playReview, SCRIPTED_CLAIM, scriptedItems } from "../support/scripted_reviews.ts";
import { isObject } from "../support/server_process.ts";
import { WireSession } from "../support/wire_session.ts";

const TOOLS = toolList(MODES);

/**
 * Keys of a value that its schema does not tell: neither as a property, nor as a key of a map, nor,
 * inside of an answer, in the words of the description.
 */
function untold(value: unknown, schema: unknown, path: string): string[] {
  if (!isObject(schema)) return [`${path} has no schema`];
  if (Array.isArray(value)) {
    return value.flatMap((item) => untold(item, schema["items"], `${path}[]`));
  }
  if (!isObject(value)) return [];
  const { properties, additionalProperties, description } = schema;
  return Object.entries(value).flatMap(([key, inner]) => {
    if (isObject(properties) && key in properties) {
      return untold(inner, properties[key], `${path}.${key}`);
    }
    if (additionalProperties !== undefined) {
      return untold(inner, additionalProperties, `${path}{}`);
    }
    const named = new RegExp(`\\b${key}\\b`).test(String(description)) && path.includes(".");
    return named ? [] : [`${path}.${key}`];
  });
}

Deno.test("resultSchemas() tell exactly what every tool answers, in every state", async () => {
  const schemas = new Map(TOOLS.map(({ name, outputSchema }) => [name, outputSchema]));
  const ajv = new Ajv2020({ strict: false });
  const seen = new Map<string, Set<string>>();
  await inFreshDirectory(async (directory) => {
    Deno.writeTextFileSync(join(directory, "rev-odd0.json"), "{}");
    await using session = await WireSession.open(directory, "2025-11-25");
    const call = async (name: string, args: Record<string, unknown>) => {
      const answer = await session.call(name, args);
      const schema = schemas.get(name);
      assert(schema !== undefined && isObject(schema["properties"]));
      const strict: Record<string, unknown> = { ...schema, additionalProperties: false };
      assert(ajv.validate(strict, answer), `${name}: ${ajv.errorsText()}`);
      assertEquals(untold(answer, schema, name), []);
      const keys = seen.get(name) ?? new Set();
      for (const key of Object.keys(answer)) keys.add(key);
      seen.set(name, keys);
      return answer;
    };
    for (const { name } of MODES) {
      const { id } = await playReview(call, name);
      await call("get_review", { review_id: id });
    }
    const { review_id } = await call("start_review", { claim: SCRIPTED_CLAIM, mode: "premortem" });
    await call("submit", { review_id, items: scriptedItems("setup") });
    await call("submit", { review_id, items: scriptedItems("failure_causes").slice(0, 1) });
    await call("get_review", { review_id });
    await call("abandon_review", { review_id, reason: "only a test" });
    await call("get_review", { review_id });
    await call("list_reviews", {});
    for (let odd = 10; odd < 40; odd += 1) {
      Deno.writeTextFileSync(join(directory, `rev-od${odd}.json`), "{}");
    }
    await call("list_reviews", {});
  });
  for (const [name, schema] of schemas) {
    assert(isObject(schema) && isObject(schema["properties"]));
    // Nothing is declared that never comes, but for what no tool can set.
    const keys = [...seen.get(name) ?? []];
    if (name === "get_verdict") keys.push("decision", "revises");
    // Of texts that are nearly generic, and of what a disk turns out to lack.
    if (Object.hasOwn(schema["properties"], "notices") && !keys.includes("notices")) {
      keys.push("notices");
    }
    assertEquals(keys.sort(), Object.keys(schema["properties"]).sort(), name);
  }
});
