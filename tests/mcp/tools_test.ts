import { assert, assertEquals } from "@std/assert";
import { SERVER_INSTRUCTIONS } from "../../src/mcp/server_instructions.ts";
import { toolList } from "../../src/mcp/tools.ts";
import { MODES, phasesOf } from "../../src/protocol/modes.ts";
import { isObject } from "../support/server_process.ts";

const TOOLS = toolList(MODES);
const NAMES = TOOLS.map(({ name }) => name);

/** Every schema inside of one, with its path: itself, properties, items, values of maps. */
function* parts(schema: unknown, path: string): Generator<[string, unknown]> {
  yield [path, schema];
  if (!isObject(schema)) return;
  const { properties, items, additionalProperties } = schema;
  for (const [name, part] of Object.entries(isObject(properties) ? properties : {})) {
    yield* parts(part, `${path}.${name}`);
  }
  if (items !== undefined) yield* parts(items, `${path}[]`);
  if (additionalProperties !== undefined) yield* parts(additionalProperties, `${path}{}`);
}

function schemas(): [string, unknown][] {
  return TOOLS.flatMap(({ name, inputSchema, outputSchema }) => [
    ...parts(inputSchema, `${name} in`),
    ...parts(outputSchema, `${name} out`),
  ]);
}

Deno.test("toolList() has the seven tools in their order", () => {
  assertEquals(NAMES, [
    "start_review",
    "submit",
    "get_verdict",
    "export_report",
    "get_review",
    "list_reviews",
    "abandon_review",
  ]);
});

Deno.test("toolList() has no union, reference, nullable, boolean or empty schema anywhere", () => {
  const keywords = new Set([
    "type",
    "description",
    "properties",
    "required",
    "items",
    "enum",
    "additionalProperties",
    "minLength",
  ]);
  const wrong: string[] = [];
  let seen = 0;
  for (const [path, schema] of schemas()) {
    seen += 1;
    if (!isObject(schema)) {
      wrong.push(`${path} is ${schema}`);
      continue;
    }
    const { description: _, type, items, ...rest } = schema;
    for (const keyword of Object.keys(schema)) {
      if (!keywords.has(keyword)) wrong.push(`${path} has ${keyword}`);
    }
    if (type !== undefined && typeof type !== "string") wrong.push(`${path} has several types`);
    if (type === undefined && Object.keys(rest).length === 0) wrong.push(`${path} is empty`);
    if (type === "array" && items === undefined) wrong.push(`${path} has no items`);
  }
  assert(seen > 100, `only ${seen} schemas were seen`);
  assertEquals(wrong, []);
});

Deno.test("toolList() gives no type only to what can be null", () => {
  const untyped = schemas().filter(([, schema]) => isObject(schema) && !("type" in schema))
    .map(([path]) => path);
  assertEquals(untyped, ["get_review out.phase", "get_review out.step"]);
});

Deno.test("toolList() describes every argument and every key of an answer", () => {
  let seen = 0;
  const bare = schemas().filter(([path, schema]) => {
    if (!/ (in|out)\.[\w.[\]]+$/.test(path) || path.endsWith("[]")) return false;
    seen += 1;
    return isObject(schema) && typeof schema["description"] !== "string";
  }).map(([path]) => path);
  assert(seen > 60, `only ${seen} keys were seen`);
  // Lists of a verdict whose items tell their keys themselves.
  assertEquals(bare.filter((path) => !path.startsWith("get_verdict out.phases.")), []);
});

Deno.test("toolList() tells every field of an item with its phases, limits and words", () => {
  const submit = TOOLS.find(({ name }) => name === "submit");
  const items = submit?.inputSchema.properties?.["items"];
  assert(isObject(items) && items["type"] === "array");
  const item = items["items"];
  assert(isObject(item) && isObject(item["properties"]));
  const { properties } = item;
  assertEquals("required" in item, false);
  let seen = 0;
  for (const { phase } of MODES.flatMap(phasesOf)) {
    for (const field of phase.fields) {
      const schema = properties[field.name];
      assert(isObject(schema), field.name);
      const description = String(schema["description"]);
      assert(description.includes(phase.name), `${phase.name} ${field.name}: ${description}`);
      if (field.kind === "text") {
        const limits = field.optional === true
          ? `optional, one line, up to ${field.most} characters`
          : `${field.least} to ${field.most} characters`;
        assert(description.includes(limits));
      }
      if (field.kind === "integer") {
        assert(description.includes(`${field.least} to ${field.most}`));
      }
      if (field.kind === "choice") assertEquals(schema["enum"], [...field.values]);
      seen += 1;
    }
    if (phase.kind === "answer") {
      const index = properties["index"];
      assert(isObject(index) && String(index["description"]).includes(phase.name));
    }
  }
  assert(seen > 20);
  assertEquals(Object.keys(properties), [
    "index",
    "text",
    "category",
    "severity",
    "verdict",
    "justification",
    "source",
    "horizon",
    "likelihood",
    "impact",
    "action",
    "residual_risk",
    "load_bearing",
    "evidence",
    "test",
    "stance",
  ]);
});

Deno.test("toolList() has a title, a description that fits, and true annotations", () => {
  const marks: Record<string, string> = {};
  for (const { name, title, description = "", annotations = {} } of TOOLS) {
    assert(/^[a-z_]+$/.test(name));
    assert(title !== undefined && title !== "");
    assert(description.length > 150 && description.length < 1_000, `${name} ${description.length}`);
    const others = NAMES.filter((other) => other !== name && description.includes(other));
    assert(others.length > 0, `${name} names no sibling`);
    assertEquals(annotations.openWorldHint, false);
    marks[name] = [
      annotations.readOnlyHint ? "reads" : "writes",
      annotations.destructiveHint ? "destroys" : "keeps",
      annotations.idempotentHint ? "may repeat" : "adds again",
    ].join(", ");
  }
  assertEquals(marks, {
    start_review: "writes, keeps, adds again",
    submit: "writes, keeps, may repeat",
    get_verdict: "reads, keeps, may repeat",
    export_report: "reads, keeps, may repeat",
    get_review: "reads, keeps, may repeat",
    list_reviews: "reads, keeps, may repeat",
    abandon_review: "writes, destroys, may repeat",
  });
});

Deno.test("SERVER_INSTRUCTIONS names every tool and is shown whole", () => {
  assert(SERVER_INSTRUCTIONS.length < 2_048);
  assertEquals(NAMES.filter((name) => !SERVER_INSTRUCTIONS.includes(name)), []);
});
