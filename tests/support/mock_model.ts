/**
 * A model that is none, for checks of real agent programs without network or keys: it answers the
 * four kinds of model API that they speak, and takes a review through the server by doing what each
 * answer says is next. What the agents send is written to a file, one request a line.
 *
 *     deno run -A tests/support/mock_model.ts 8123 requests.jsonl [mode]
 *
 * @module
 */
import { MODES } from "../../src/protocol/modes.ts";
import { SCRIPTED_CLAIM, SCRIPTED_CONTEXT, scriptedItems } from "./scripted_reviews.ts";
import { isObject } from "./server_process.ts";

/** What the model does next: call a tool of the server, or say something. */
type Move =
  | { readonly tool: string; readonly args: Record<string, unknown> }
  | { readonly say: string };

const [port = "8123", log = "requests.jsonl", mode = MODES[0]?.name] = Deno.args;
let calls = 0;

/** The next move, from the text of the last tool result; null when there was none yet. */
function moveAfter(result: string | null): Move {
  if (result === null) {
    return {
      tool: "start_review",
      args: { claim: SCRIPTED_CLAIM, mode, context: SCRIPTED_CONTEXT },
    };
  }
  const answer = objectIn(result);
  if (answer === null) return { say: `The tool said: ${result}` };
  const open = answer["instructions"] ?? answer["next_phase"];
  const review_id = answer["review_id"];
  if (isObject(open)) {
    return { tool: "submit", args: { review_id, items: scriptedItems(open["phase"]) } };
  }
  if (answer["status"] === "complete") return { tool: "get_verdict", args: { review_id } };
  return { say: `Verdict: ${answer["assessment"]}. ${answer["assessment_reason"]}` };
}

/** The JSON object in a text, around which agents may put words of their own. */
function objectIn(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1));
    if (!isObject(value)) return null;
    // Some agents wrap the answer once more.
    for (const key of ["output", "result", "structuredContent", "structured_content"]) {
      const inner = value[key];
      if (isObject(inner)) return inner;
      if (typeof inner === "string") return objectIn(inner);
    }
    return value;
  } catch {
    return null;
  }
}

function texts(value: unknown): string {
  if (typeof value === "string") return value;
  if (Array.isArray(value)) return value.map(texts).join("");
  return isObject(value) ? texts(value["text"] ?? value["content"] ?? "") : "";
}

function list(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}

/** The name by which an agent offers a tool of the server; null when it does not offer it. */
function offered(names: readonly string[], tool: string): string | null {
  return names.find((name) => name.endsWith(tool)) ?? null;
}

function stream(events: readonly { event?: string; data: unknown }[]): Response {
  const body = events.map(({ event, data }) =>
    `${event === undefined ? "" : `event: ${event}\n`}data: ${JSON.stringify(data)}\n\n`
  ).join("");
  return new Response(body, { headers: { "content-type": "text/event-stream" } });
}

/** Messages API: Claude Code. */
function messages(request: Record<string, unknown>): Response {
  const names = list(request["tools"]).map(({ name }) => String(name));
  const blocks = list(request["messages"]).flatMap(({ content }) => list(content));
  // A search for tools that are not loaded yet is no result of the server.
  const searches = new Set(
    blocks.filter(({ name }) => name === "ToolSearch").map(({ id }) => id),
  );
  const results = blocks.filter(({ type, tool_use_id }) =>
    type === "tool_result" && !searches.has(tool_use_id)
  );
  const last = results.at(-1);
  const move = moveAfter(last === undefined ? null : texts(last["content"]));
  if ("say" in move || names.length === 0) {
    return anthropic({ type: "text", text: "say" in move ? move.say : "ok" });
  }
  const name = offered(names, move.tool);
  return name === null && names.includes("ToolSearch")
    ? anthropic({ type: "tool_use", name: "ToolSearch", input: { query: move.tool } })
    : anthropic({ type: "tool_use", name: name ?? move.tool, input: move.args });
}

function anthropic(
  block: { type: "text"; text: string } | { type: "tool_use"; name: string; input: unknown },
): Response {
  const isText = block.type === "text";
  calls += 1;
  const start = isText
    ? { type: "text", text: "" }
    : { type: "tool_use", id: `toolu_${calls}`, name: block.name, input: {} };
  const delta = isText
    ? { type: "text_delta", text: block.text }
    : { type: "input_json_delta", partial_json: JSON.stringify(block.input) };
  const usage = { input_tokens: 1, output_tokens: 1 };
  const events = [
    {
      type: "message_start",
      message: {
        id: `msg_${calls}`,
        type: "message",
        role: "assistant",
        model: "mock",
        content: [],
        stop_reason: null,
        stop_sequence: null,
        usage,
      },
    },
    { type: "content_block_start", index: 0, content_block: start },
    { type: "content_block_delta", index: 0, delta },
    { type: "content_block_stop", index: 0 },
    {
      type: "message_delta",
      delta: { stop_reason: isText ? "end_turn" : "tool_use", stop_sequence: null },
      usage,
    },
    { type: "message_stop" },
  ];
  return stream(events.map((data) => ({ event: data.type, data })));
}

/** Responses API: Codex. */
function responses(request: Record<string, unknown>): Response {
  const items = list(request["input"]);
  const last = items.filter(({ type }) => type === "function_call_output").at(-1);
  const move = moveAfter(last === undefined ? null : texts(last["output"]));
  calls += 1;
  const item = "say" in move
    ? {
      type: "message",
      id: `item_${calls}`,
      role: "assistant",
      content: [{ type: "output_text", text: move.say }],
    }
    : {
      type: "function_call",
      id: `item_${calls}`,
      call_id: `call_${calls}`,
      arguments: JSON.stringify(move.args),
      ...functionName(list(request["tools"]), move.tool),
    };
  const usage = { input_tokens: 1, output_tokens: 1, total_tokens: 2 };
  const events = [
    { type: "response.created", response: { id: `resp_${calls}` } },
    { type: "response.output_item.done", output_index: 0, item },
    { type: "response.completed", response: { id: `resp_${calls}`, output: [item], usage } },
  ];
  return stream(events.map((data) => ({ event: data.type, data })));
}

/** Codex offers the tools of a server in a namespace. */
function functionName(tools: readonly Record<string, unknown>[], tool: string) {
  for (const { name, tools: inner } of tools) {
    const found = offered(list(inner).map((one) => String(one["name"])), tool);
    if (found !== null) return { name: found, namespace: name };
  }
  return { name: offered(tools.map(({ name }) => String(name)), tool) ?? tool };
}

/** Chat completions: opencode. */
function chat(request: Record<string, unknown>): Response {
  const names = list(request["tools"]).flatMap(({ function: one }) =>
    isObject(one) ? [String(one["name"])] : []
  );
  const last = list(request["messages"]).filter(({ role }) => role === "tool").at(-1);
  const move = moveAfter(last === undefined ? null : texts(last["content"]));
  calls += 1;
  const say = "say" in move ? move.say : names.length === 0 ? "A review" : null;
  const delta = say !== null || "say" in move ? { role: "assistant", content: say } : {
    role: "assistant",
    tool_calls: [{
      index: 0,
      id: `call_${calls}`,
      type: "function",
      function: {
        name: offered(names, move.tool) ?? move.tool,
        arguments: JSON.stringify(move.args),
      },
    }],
  };
  const chunk = (choice: unknown) => ({
    data: {
      id: `chat_${calls}`,
      object: "chat.completion.chunk",
      created: 0,
      model: "mock",
      choices: [choice],
    },
  });
  return stream([
    chunk({ index: 0, delta, finish_reason: null }),
    chunk({ index: 0, delta: {}, finish_reason: say === null ? "tool_calls" : "stop" }),
  ]);
}

/** generateContent: Gemini CLI. */
function generate(request: Record<string, unknown>, streaming: boolean): Response {
  const names = list(request["tools"]).flatMap(({ functionDeclarations }) =>
    list(functionDeclarations).map(({ name }) => String(name))
  );
  const parts = list(request["contents"]).flatMap(({ parts }) => list(parts));
  const last = parts.map(({ functionResponse }) => functionResponse).filter(isObject).at(-1);
  const move = moveAfter(last === undefined ? null : JSON.stringify(last["response"]));
  const part = "say" in move || names.length === 0
    ? { text: "say" in move ? move.say : "{}" }
    : { functionCall: { name: offered(names, move.tool) ?? move.tool, args: move.args } };
  const data = {
    candidates: [{ content: { role: "model", parts: [part] }, finishReason: "STOP", index: 0 }],
    usageMetadata: { promptTokenCount: 1, candidatesTokenCount: 1, totalTokenCount: 2 },
  };
  return streaming ? stream([{ data }]) : Response.json(data);
}

Deno.serve({ port: Number(port), hostname: "127.0.0.1", onListen: () => {} }, async (request) => {
  const { pathname } = new URL(request.url);
  const body: unknown = await request.json().catch(() => ({}));
  if (!isObject(body)) return Response.json({});
  Deno.writeTextFileSync(log, `${JSON.stringify({ pathname, body })}\n`, { append: true });
  if (pathname.endsWith("/count_tokens")) return Response.json({ input_tokens: 1 });
  if (pathname.endsWith("/messages")) return messages(body);
  if (pathname.endsWith("/responses")) return responses(body);
  if (pathname.endsWith("/chat/completions")) return chat(body);
  if (/:(stream)?[gG]enerateContent$/.test(pathname)) {
    return generate(body, pathname.includes(":stream"));
  }
  return Response.json({});
});
