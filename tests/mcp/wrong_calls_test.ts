import { assert, assertEquals } from "@std/assert";
import { inFreshDirectory } from "../support/run_program.ts";
import { playReview, SCRIPTED_CLAIM, scriptedItems } from "../support/scripted_reviews.ts";
import { isObject } from "../support/server_process.ts";
import { WireSession } from "../support/wire_session.ts";

type Args = Record<string, unknown>;

/**
 * A call that a model gets wrong, what the answer has to tell it, and the call that it makes then.
 */
interface WrongCall {
  /** What was wrong. */
  readonly mistake: string;
  /** The phase that is open, or what has become of the review; absent where there is none. */
  readonly at?:
    | "counterarguments"
    | "rebuttals"
    | "setup"
    | "assumptions"
    | "complete"
    | "given up";
  readonly tool: string;
  readonly args: Args;
  /** What the answer says: the field or argument, what came, the values that are valid. */
  readonly told: readonly string[];
  readonly repair: Args | { readonly tool: string; readonly args: Args };
}

const CASE = scriptedItems("counterarguments");
const [FIRST = {}, SECOND = {}] = CASE;
const REBUTTAL = { index: 0, ...withoutIndex(scriptedItems("rebuttals")[0] ?? {}) };
const ASSUMPTION = scriptedItems("assumptions")[0] ?? {};
const CATEGORIES = "evidence, incentives, base_rates, alternatives, second_order or scope";
const MODES = "devils_advocate, premortem, assumptions, steelman or gauntlet";

function withoutIndex({ index: _, ...rest }: Args): Args {
  return rest;
}

function without(item: Args, field: string): Args {
  return Object.fromEntries(Object.entries(item).filter(([name]) => name !== field));
}

const TABLE: readonly WrongCall[] = [
  {
    mistake: "a mode that is none",
    tool: "start_review",
    args: { claim: SCRIPTED_CLAIM, mode: "pre-mortem" },
    told: ["mode", MODES, '"pre-mortem"'],
    repair: { claim: SCRIPTED_CLAIM, mode: "premortem" },
  },
  {
    mistake: "no mode",
    tool: "start_review",
    args: { claim: SCRIPTED_CLAIM },
    told: ["mode", MODES, "nothing"],
    repair: { claim: SCRIPTED_CLAIM, mode: "gauntlet" },
  },
  {
    mistake: "a topic in place of a claim",
    tool: "start_review",
    args: { claim: "The GIL", mode: "steelman" },
    told: ["claim", "at least 10 characters", '"The GIL"'],
    repair: { claim: "The GIL should go", mode: "steelman" },
  },
  {
    mistake: "facts as an object",
    tool: "start_review",
    args: { claim: SCRIPTED_CLAIM, mode: "steelman", context: { year: 2023 } },
    told: ["context", "text, or left out", "an object"],
    repair: { claim: SCRIPTED_CLAIM, mode: "steelman", context: "It is 2023." },
  },
  {
    mistake: "an argument by another name",
    at: "counterarguments",
    tool: "submit",
    args: { id: "$ID", items: CASE },
    told: ["review_id", "nothing", "submit takes review_id and items", 'no argument "id"'],
    repair: { review_id: "$ID", items: CASE },
  },
  {
    mistake: "no items",
    at: "counterarguments",
    tool: "submit",
    args: { review_id: "$ID" },
    told: ["items", "a non-empty list of objects", "nothing"],
    repair: { review_id: "$ID", items: CASE },
  },
  {
    mistake: "items as prose",
    at: "counterarguments",
    tool: "submit",
    args: { review_id: "$ID", items: ["The single-threaded code that everybody runs gets slower"] },
    told: [
      "its items have text, category and severity",
      "item 0",
      "an object with the fields of item_format",
      "The single-threaded code",
    ],
    repair: { review_id: "$ID", items: CASE },
  },
  {
    mistake: "the list between Markdown fences",
    at: "counterarguments",
    tool: "submit",
    args: { review_id: "$ID", items: `\`\`\`json\n${JSON.stringify(CASE)}\n\`\`\`` },
    told: ["items", "text that is not a JSON list", "with nothing around it"],
    repair: { review_id: "$ID", items: JSON.stringify(CASE) },
  },
  {
    mistake: "the list inside an object",
    at: "counterarguments",
    tool: "submit",
    args: { review_id: "$ID", items: { counterarguments: CASE } },
    told: ["items", "an object that holds a list", '"counterarguments"', "send that list itself"],
    repair: { review_id: "$ID", items: CASE },
  },
  {
    mistake: "a number as text",
    at: "counterarguments",
    tool: "submit",
    args: { review_id: "$ID", items: [{ ...FIRST, severity: "4" }] },
    told: ["item 0", "'severity'", "whole number from 1 to 5, unquoted", '"4"'],
    repair: { review_id: "$ID", items: [{ ...FIRST, severity: 4 }] },
  },
  {
    mistake: "a number off its scale",
    at: "counterarguments",
    tool: "submit",
    args: { review_id: "$ID", items: [FIRST, { ...SECOND, severity: 8 }] },
    told: ["item 1", "'severity'", "from 1 to 5", "got 8"],
    repair: { review_id: "$ID", items: [FIRST, { ...SECOND, severity: 5 }] },
  },
  {
    mistake: "the category forgotten",
    at: "counterarguments",
    tool: "submit",
    args: { review_id: "$ID", items: [without(FIRST, "category")] },
    told: ["item 0", "'category'", CATEGORIES, "nothing"],
    repair: { review_id: "$ID", items: [{ ...FIRST, category: "scope" }] },
  },
  {
    mistake: "a category of the model's own",
    at: "counterarguments",
    tool: "submit",
    args: { review_id: "$ID", items: [{ ...FIRST, category: "cost" }] },
    told: ["item 0", "'category'", CATEGORIES, '"cost"'],
    repair: { review_id: "$ID", items: [{ ...FIRST, category: "second_order" }] },
  },
  {
    mistake: "a field by another name",
    at: "counterarguments",
    tool: "submit",
    args: { review_id: "$ID", items: [{ ...without(FIRST, "text"), argument: FIRST["text"] }] },
    told: ["item 0", "'text'", "its items have text, category and severity", '"argument"'],
    repair: { review_id: "$ID", items: [FIRST] },
  },
  {
    mistake: "items of a later phase",
    at: "counterarguments",
    tool: "submit",
    args: { review_id: "$ID", items: [REBUTTAL] },
    told: ["The open phase is counterarguments", "text, category and severity", '"verdict"'],
    repair: { review_id: "$ID", items: CASE },
  },
  {
    mistake: "an evaluation in place of a reason",
    at: "counterarguments",
    tool: "submit",
    args: {
      review_id: "$ID",
      items: [{ ...FIRST, text: "This is honestly not a very good thing to do at all" }],
    },
    told: ["item 0", "'text'", "at least 4", "name concrete facts, actors or numbers"],
    repair: { review_id: "$ID", items: [FIRST] },
  },
  {
    mistake: "the claim again as its own counterargument",
    at: "counterarguments",
    tool: "submit",
    args: { review_id: "$ID", items: [{ ...FIRST, text: SCRIPTED_CLAIM }] },
    told: [
      "item 0",
      "'text'",
      "restates the claim",
      "give a reason that is not in the claim",
    ],
    repair: { review_id: "$ID", items: [FIRST] },
  },
  {
    mistake: "the same point twice",
    at: "counterarguments",
    tool: "submit",
    args: { review_id: "$ID", items: [FIRST, { ...FIRST, severity: 1 }] },
    told: ["item 1", "'text'", "item 0 of this batch", "make a different point"],
    repair: { review_id: "$ID", items: [FIRST, SECOND] },
  },
  {
    mistake: "more items for a closed phase",
    at: "rebuttals",
    tool: "submit",
    args: { review_id: "$ID", items: [FIRST] },
    told: ["The open phase is rebuttals", "index, verdict and justification", "open targets: 0, 1"],
    repair: { review_id: "$ID", items: [REBUTTAL] },
  },
  {
    mistake: "an index that is no target",
    at: "rebuttals",
    tool: "submit",
    args: { review_id: "$ID", items: [{ ...REBUTTAL, index: 99 }] },
    told: ["item 0", "'index'", "99", "open targets: 0, 1", "counted from 0"],
    repair: { review_id: "$ID", items: [REBUTTAL] },
  },
  {
    mistake: "two answers to one target",
    at: "rebuttals",
    tool: "submit",
    args: { review_id: "$ID", items: [REBUTTAL, { ...REBUTTAL, verdict: "refuted" }] },
    told: ["item 1", "'index'", "item 0 of this batch", "one answer per target"],
    repair: { review_id: "$ID", items: [REBUTTAL] },
  },
  {
    mistake: "no index",
    at: "rebuttals",
    tool: "submit",
    args: { review_id: "$ID", items: [without(REBUTTAL, "index")] },
    told: ["item 0", "'index'", "whole number", "open targets: 0, 1"],
    repair: { review_id: "$ID", items: [REBUTTAL] },
  },
  {
    mistake: "two horizons",
    at: "setup",
    tool: "submit",
    args: { review_id: "$ID", items: [{ horizon: "1 year" }, { horizon: "2 years" }] },
    told: ["exactly one item", "got 2"],
    repair: { review_id: "$ID", items: [{ horizon: "1 year" }] },
  },
  {
    mistake: "a boolean as text",
    at: "assumptions",
    tool: "submit",
    args: { review_id: "$ID", items: [{ ...ASSUMPTION, load_bearing: "true" }] },
    told: ["item 0", "'load_bearing'", "true or false, unquoted", '"true"'],
    repair: { review_id: "$ID", items: [ASSUMPTION] },
  },
  {
    mistake: "the verdict too early",
    at: "counterarguments",
    tool: "get_verdict",
    args: { review_id: "$ID" },
    told: ["counterarguments (1/2) is open", "3 more counterarguments", "get_review"],
    repair: { tool: "submit", args: { review_id: "$ID", items: CASE } },
  },
  {
    mistake: "the memo too early",
    at: "rebuttals",
    tool: "export_report",
    args: { review_id: "$ID" },
    told: ["rebuttals (2/2) is open", "rebuttal for index 0", "get_review"],
    repair: { tool: "submit", args: { review_id: "$ID", items: [REBUTTAL] } },
  },
  {
    mistake: "a format that is none",
    at: "complete",
    tool: "export_report",
    args: { review_id: "$ID", format: "pdf" },
    told: ["format", "markdown (or md) or json", '"pdf"'],
    repair: { review_id: "$ID", format: "markdown" },
  },
  {
    mistake: "a format that is no text",
    at: "complete",
    tool: "export_report",
    args: { review_id: "$ID", format: 5 },
    told: ["format", "markdown (or md) or json", "got 5"],
    repair: { review_id: "$ID" },
  },
  {
    mistake: "items for a complete review",
    at: "complete",
    tool: "submit",
    args: { review_id: "$ID", items: [FIRST] },
    told: ["complete", "get_verdict", "export_report", "start_review"],
    repair: { tool: "get_verdict", args: { review_id: "$ID" } },
  },
  {
    mistake: "a complete review given up",
    at: "complete",
    tool: "abandon_review",
    args: { review_id: "$ID", reason: "not needed" },
    told: ["complete", "no further changes"],
    repair: { tool: "get_verdict", args: { review_id: "$ID" } },
  },
  {
    mistake: "items for a review that was given up",
    at: "given up",
    tool: "submit",
    args: { review_id: "$ID", items: [FIRST] },
    told: ["abandoned", "only a test", "start_review"],
    repair: { tool: "start_review", args: { claim: SCRIPTED_CLAIM, mode: "steelman" } },
  },
  {
    mistake: "a reason forgotten",
    at: "counterarguments",
    tool: "abandon_review",
    args: { review_id: "$ID" },
    told: ["reason", "non-empty text", "nothing"],
    repair: { review_id: "$ID", reason: "settled in the meeting" },
  },
  {
    mistake: "an id from memory",
    at: "counterarguments",
    tool: "get_review",
    args: { review_id: "rev-none" },
    told: ["no review rev-none", "list_reviews"],
    repair: { tool: "list_reviews", args: {} },
  },
  {
    mistake: "a number as the id",
    at: "counterarguments",
    tool: "get_review",
    args: { review_id: 1 },
    told: ["review_id", "such as rev-k3x9", "got 1", "list_reviews"],
    repair: { review_id: "$ID" },
  },
  {
    mistake: "a state that is none",
    tool: "list_reviews",
    args: { status: "open" },
    told: ["status", "active, complete or abandoned", '"open"'],
    repair: { status: "active" },
  },
  {
    mistake: "a limit as text",
    tool: "list_reviews",
    args: { limit: "10" },
    told: ["limit", "whole number above 0, unquoted", '"10"'],
    repair: { limit: 10 },
  },
];

/** Brings a new review to where a wrong call finds it, and gives its id. */
async function reach(session: WireSession, at: WrongCall["at"]): Promise<string> {
  const call = (name: string, args: Args) => session.call(name, args);
  const start = async (mode: string) =>
    String((await call("start_review", { claim: SCRIPTED_CLAIM, mode }))["review_id"]);
  switch (at) {
    case "setup":
      return await start("premortem");
    case "assumptions":
      return await start("assumptions");
    case "complete":
      return (await playReview(call, "devils_advocate")).id;
    case "counterarguments":
      return await start("devils_advocate");
    case "rebuttals": {
      const review_id = await start("devils_advocate");
      await call("submit", { review_id, items: CASE });
      return review_id;
    }
    case "given up": {
      const review_id = await start("devils_advocate");
      await call("abandon_review", { review_id, reason: "only a test" });
      return review_id;
    }
    case undefined:
      return "";
  }
}

function withId(args: Args, id: string): Args {
  return Object.fromEntries(
    Object.entries(args).map(([name, value]) => [name, value === "$ID" ? id : value]),
  );
}

function isCall(repair: WrongCall["repair"]): repair is { tool: string; args: Args } {
  return typeof repair["tool"] === "string" && isObject(repair["args"]);
}

Deno.test("every wrong call is told what to send instead, and that call works", async () => {
  let taught = 0;
  await inFreshDirectory(async (directory) => {
    await using session = await WireSession.open(directory, "2025-11-25");
    for (const { mistake, at, tool, args, told, repair } of TABLE) {
      const id = await reach(session, at);
      const result = await session.result("tools/call", {
        name: tool,
        arguments: withId(args, id),
      });
      assertEquals([result["isError"], result["structuredContent"]], [true, undefined], mistake);
      const { content } = result;
      assert(Array.isArray(content) && content.length === 1);
      const text = String(content[0].text);
      for (const part of told) assert(text.includes(part), `${mistake}: no "${part}" in\n${text}`);
      const next = isCall(repair) ? repair : { tool, args: repair };
      await session.call(next.tool, withId(next.args, id));
      taught += 1;
    }
  });
  assert(taught >= 20, `only ${taught} wrong calls`);
});

Deno.test("what clients add or leave empty on their own is no mistake", async () => {
  await inFreshDirectory(async (directory) => {
    await using session = await WireSession.open(directory, "2025-11-25");
    const { review_id } = await session.call("start_review", {
      claim: SCRIPTED_CLAIM,
      mode: "devils_advocate",
      context: null,
      wait_for_previous: true,
    });
    const items = JSON.stringify(JSON.stringify(CASE));
    await session.call("submit", { review_id, items, wait_for_previous: false });
    await session.call("list_reviews", { limit: null, status: null });
    const { id } = await playReview((name, args) => session.call(name, args), "steelman");
    await session.call("export_report", { review_id: id });
    // No arguments at all, where all are optional.
    const { structuredContent } = await session.result("tools/call", { name: "list_reviews" });
    assert(isObject(structuredContent));
    assertEquals(structuredContent["count"], 2);
  });
});

Deno.test("a tool that is none is refused with the names of the tools", async () => {
  await inFreshDirectory(async (directory) => {
    await using session = await WireSession.open(directory, "2025-11-25");
    const { error } = await session.request("tools/call", { name: "finish_review" });
    assert(isObject(error));
    assertEquals(error["code"], -32602);
    for (const name of ["finish_review", "submit", "get_verdict"]) {
      assert(String(error["message"]).includes(name));
    }
    const odd = await session.request("tools/call", { name: "submit", arguments: "{}" });
    assert(isObject(odd["error"]));
    assertEquals(odd["error"]["code"], -32602);
  });
});
