/**
 * Plays recorded reviews of the earlier program and lists every difference of facts: keys, order,
 * counts, verdicts, which items and fields an error names. Sentences are not compared.
 *
 * @module
 */
import { isObject, type ToolAnswer } from "./server_process.ts";

/** One recorded call. */
interface Step {
  readonly tool: string;
  readonly args: Record<string, unknown>;
  readonly expect: Record<string, unknown>;
}

/** One recorded review. */
export interface Scenario {
  readonly id: string;
  readonly steps: readonly Step[];
}

/** Calls a tool of the program under test. */
export type Call = (tool: string, args: Record<string, unknown>) => Promise<ToolAnswer>;

/** Plays a scenario and gives its differences, empty when all facts agree. */
export async function play({ id, steps }: Scenario, call: Call): Promise<string[]> {
  const differences: string[] = [];
  const ids = new Map<string, string>();
  for (const [number, { tool, args, expect }] of steps.entries()) {
    const answer = await call(tool, withIds(args, ids));
    const where = `${id} step ${number} ${tool}`;
    if (answer.isError !== (expect["error"] === true)) {
      differences.push(`${where}: ${answer.isError ? "refused" : "accepted"}: ${answer.text}`);
      continue;
    }
    const result = answer.content ?? {};
    const started = result["review_id"];
    if (tool === "start_review" && typeof started === "string") {
      ids.set(ids.size === 0 ? "$ID" : `$ID${ids.size + 1}`, started);
    }
    const found = answer.isError
      ? errorDifferences(answer.text, expect)
      : resultDifferences(tool, result, expect, ids);
    differences.push(...found.map((difference) => `${where}: ${difference}`));
  }
  return differences;
}

function withIds(args: Record<string, unknown>, ids: ReadonlyMap<string, string>) {
  return Object.fromEntries(
    Object.entries(args).map(([name, value]) => [
      name,
      typeof value === "string" ? ids.get(value) ?? value : value,
    ]),
  );
}

function errorDifferences(text: string, expect: Record<string, unknown>): string[] {
  const named = new Map<string, string[]>();
  for (const [, item = "", rest = ""] of text.matchAll(/^item (\d+): (.*)$/gm)) {
    const fields = /^'(\w+)'/.exec(rest);
    named.set(item, [...named.get(item) ?? [], ...(fields?.[1] === undefined ? [] : [fields[1]])]);
  }
  const differences: string[] = [];
  const items = list(expect["items"]).map(String);
  if (items.join() !== [...named.keys()].join()) {
    differences.push(`names items ${[...named.keys()]}, not ${items}: ${text}`);
  }
  for (const [item, fields] of Object.entries(record(expect["fields"]))) {
    for (const field of list(fields)) {
      if (named.get(item)?.includes(String(field))) continue;
      differences.push(`item ${item} does not name ${field}: ${text}`);
    }
  }
  const missing = expect["n_missing"];
  if (typeof missing === "number") {
    const lines = text.split("\n").filter((line) => line.startsWith("- ")).length;
    same(differences, "number of needs", lines, missing);
    if (!text.includes(String(expect["phase"]))) differences.push(`does not name the phase`);
  }
  return differences;
}

/** The facts of a result, named as the records name them. */
function factsOf(
  tool: string,
  result: Record<string, unknown>,
  ids: ReadonlyMap<string, string>,
): Record<string, unknown> {
  const facts: Record<string, unknown> = {
    ...result,
    n_missing: Array.isArray(result["missing"]) ? result["missing"].length : null,
    instructions: instructionFacts(result["instructions"]),
    next_phase: instructionFacts(result["next_phase"]),
    abandon_reason: result["abandon_reason"] ?? null,
  };
  if (tool === "get_verdict") {
    const risk = record(result["risk_score"]);
    facts["risk_value"] = risk["value"];
    facts["risk_keys"] = Object.keys(risk);
    facts["phases"] = phaseFacts(record(result["phases"]));
    facts["lenses"] = isObject(result["lenses"]) ? lensFacts(result["lenses"]) : null;
  }
  if (tool === "export_report") {
    const content = String(result["content"]);
    facts["ends_with_newline"] = content.endsWith("\n");
    if (result["format"] === "json") facts["content_keys"] = Object.keys(JSON.parse(content));
    else facts["memo"] = memoFacts(content);
  }
  if (tool === "list_reviews") {
    const names = new Map([...ids].map(([name, id]) => [id, name]));
    facts["n_skipped"] = list(result["skipped"]).length;
    facts["reviews"] = list(result["reviews"]).map(record).map((entry) => ({
      review_id: names.get(String(entry["review_id"])) ?? entry["review_id"],
      mode: entry["mode"],
      status: entry["status"],
      phase: entry["phase"],
      claim: entry["claim"],
    }));
  }
  return facts;
}

function instructionFacts(value: unknown): Record<string, unknown> | null {
  if (!isObject(value)) return null;
  const targets = Array.isArray(value["targets"]) ? value["targets"].map(record) : null;
  return {
    keys: Object.keys(value),
    phase: value["phase"],
    step: value["step"],
    lens: value["lens"] ?? null,
    has_context: "context" in value,
    targets: targets?.map((target) => target["index"]) ?? null,
    target_keys: targets === null ? null : Object.keys(targets[0] ?? {}),
    item_fields: Object.keys(record(value["item_format"])),
  };
}

function phaseFacts(phases: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(phases).map(([name, phase]) => [
      name,
      Array.isArray(phase)
        ? phase.map(record).map(itemFacts)
        : { keys: Object.keys(record(phase)) },
    ]),
  );
}

function itemFacts(item: Record<string, unknown>): Record<string, unknown> {
  const answer = item["rebuttal"] ?? item["mitigation"] ?? item["test"] ?? item["response"] ?? null;
  const fields = record(answer);
  const word = fields["verdict"] ?? fields["residual_risk"] ?? fields["stance"] ?? null;
  return {
    index: item["index"],
    answer: typeof answer === "string" ? "answered" : word,
    score: item["score"] ?? null,
    keys: Object.keys(item),
  };
}

function lensFacts(lenses: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(lenses).map(([name, lens]) => {
      const facts = record(lens);
      return [name, {
        value: record(facts["risk_score"])["value"],
        assessment: facts["assessment"],
        phases: facts["phases"],
        keys: Object.keys(facts),
      }];
    }),
  );
}

/** Sections of a memo that the earlier program's did not have. */
const NEW_SECTIONS = new Set(["Context", "Record"]);

/**
 * What a memo holds, told in the earlier program's order: this one's begins with what to do next.
 */
function memoFacts(memo: string): Record<string, unknown> {
  const lines = memo.split("\n");
  const sections = memo.split(/^## /m).slice(1);
  const titled = (section: string): string => section.split("\n")[0] ?? "";
  const actions = sections.find((section) => titled(section) === "Next actions") ?? "";
  const lenses = sections.filter((section) =>
    !["Next actions", "Verdict", ...NEW_SECTIONS].includes(titled(section))
  );
  const items = lenses.join("\n");
  const open = actions.match(/^- \[ \] .*$/gm) ?? [];
  return {
    h1: lines.filter((line) => line.startsWith("# ")).length,
    headings: ["Verdict", ...lenses.map(titled), "Next actions"],
    n_next_actions: open.length,
    next_action_kinds: open.map((line) =>
      /counterargument|test|mitigat|conceded/.exec(line.toLowerCase())?.[0].replace(
        /^mitigat$/,
        "mitigation",
      )
    ),
    nothing_open: actions.includes("- [x] "),
    has_context: sections.some((section) => titled(section) === "Context"),
    lens_table_rows: lines.filter((line) => line.startsWith("| ")).slice(2).length,
    item_bullets: (items.match(/^- /gm) ?? []).length,
    answer_bullets: (items.match(/^ {2}- /gm) ?? []).length,
    ends_with_newline: memo.endsWith("\n"),
  };
}

/** Facts of the earlier program that are its own affair: its numbers of rules, its line counts. */
const NOT_COMPARED = new Set([
  "error",
  "keys",
  "entry_keys",
  "id_matches",
  "n_rules",
  "n_quality_checks",
  "n_lines",
  "content_equals_verdict",
  "header_bullets",
]);

function resultDifferences(
  tool: string,
  result: Record<string, unknown>,
  expect: Record<string, unknown>,
  ids: ReadonlyMap<string, string>,
): string[] {
  const differences: string[] = [];
  const facts = factsOf(tool, result, ids);
  sameOrder(differences, "keys", Object.keys(result), list(expect["keys"]));
  compare(differences, "", facts, expect);
  return differences;
}

function compare(
  differences: string[],
  path: string,
  found: Record<string, unknown>,
  expected: Record<string, unknown>,
): void {
  for (const [key, value] of Object.entries(expected)) {
    if (NOT_COMPARED.has(key)) continue;
    const own = found[key];
    if (key === "content_keys") sameOrder(differences, key, list(own), list(value));
    else if (isObject(value) && isObject(own)) compare(differences, `${path}${key}.`, own, value);
    else if (key === "next_action_kinds") same(differences, path + key, sorted(own), sorted(value));
    else if (key === "review_id" && typeof value === "string" && value.startsWith("$")) continue;
    else same(differences, path + key, own, value);
  }
}

/** Next actions stand in another order than the earlier program's. */
function sorted(value: unknown): unknown[] {
  return list(value).map(String).sort();
}

function same(differences: string[], what: string, found: unknown, expected: unknown): void {
  if (JSON.stringify(found) === JSON.stringify(expected)) return;
  differences.push(`${what} is ${JSON.stringify(found)}, not ${JSON.stringify(expected)}`);
}

/** More keys are fine; those expected come in their order. */
function sameOrder(
  differences: string[],
  what: string,
  found: readonly unknown[],
  expected: readonly unknown[],
): void {
  same(differences, what, found.filter((key) => expected.includes(key)), expected);
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function record(value: unknown): Record<string, unknown> {
  return isObject(value) ? value : {};
}
