import { assert, assertEquals } from "@std/assert";
import type { JSONRPCMessage } from "@modelcontextprotocol/server";
import { isRecord } from "../../src/engine/values.ts";
import { LineTransport } from "../../src/mcp/transport.ts";

interface Outcome {
  readonly received: readonly JSONRPCMessage[];
  readonly sent: readonly unknown[];
  readonly failures: readonly string[];
  readonly ended: boolean;
}

/** Takes an input through a transport, until the input's end or the connection's. */
async function through(
  input: readonly (string | Uint8Array<ArrayBuffer>)[],
  { answer = () => {}, write, answered = false }: {
    answer?: (message: JSONRPCMessage, transport: LineTransport) => void;
    write?: () => void;
    answered?: boolean;
  } = {},
): Promise<Outcome> {
  const received: JSONRPCMessage[] = [];
  const sent: unknown[] = [];
  const failures: string[] = [];
  const transport = new LineTransport({
    input: new Blob([...input]).stream(),
    write(bytes) {
      write?.();
      sent.push(JSON.parse(new TextDecoder().decode(bytes)));
    },
    answered,
  });
  transport.onmessage = (message) => {
    received.push(message);
    answer(message, transport);
  };
  transport.onfailure = ({ message }) => failures.push(message);
  const ended = await new Promise<boolean>((resolve) => {
    transport.onend = () => resolve(true);
    transport.onclose = () => resolve(false);
    transport.start();
  });
  return { received, sent, failures, ended };
}

const PING = '{"jsonrpc":"2.0","id":1,"method":"ping"}';

Deno.test("LineTransport passes messages on, the last one without its newline", async () => {
  const { received, ended } = await through([`${PING}\r\n\n  \n${PING.replace("1", "2")}`]);
  assertEquals(received.map((message) => "id" in message && message.id), [1, 2]);
  assertEquals(ended, true);
});

Deno.test("LineTransport waits at the end of input for answers that still come", async () => {
  const { sent, ended } = await through([`${PING}\n`], {
    answer: (_, transport) => {
      setTimeout(() => transport.send({ jsonrpc: "2.0", id: 1, result: {} }), 50);
    },
  });
  assertEquals(sent, [{ jsonrpc: "2.0", id: 1, result: {} }]);
  assertEquals(ended, true);
});

Deno.test("LineTransport drops one answer where the first request has its own already", async () => {
  const { received, sent } = await through([`${PING}\n${PING}\n`], {
    answer: (_, transport) => transport.send({ jsonrpc: "2.0", id: 1, result: {} }),
    answered: true,
  });
  assertEquals(received.length, 2);
  assertEquals(sent, [{ jsonrpc: "2.0", id: 1, result: {} }]);
});

Deno.test("LineTransport ends although a request is never answered", async () => {
  assertEquals((await through([`${PING}\n`])).ended, true);
});

Deno.test("LineTransport gives a broken line no reply and goes on", async () => {
  const { received, sent } = await through([
    `{"id":1\nnull\n1\n"x"\n{"result":1,"id":3}\n${PING}`,
  ]);
  assertEquals(received.length, 1);
  assertEquals(sent, []);
});

Deno.test("LineTransport answers what is no request but has an id", async () => {
  const { received, sent } = await through(['{"id":"a"}\n{"jsonrpc":"2.0","id":7,"method":3}\n']);
  const error = { code: -32600, message: "this is not a JSON-RPC request" };
  assertEquals(received, []);
  assertEquals(sent, [{ jsonrpc: "2.0", id: "a", error }, { jsonrpc: "2.0", id: 7, error }]);
});

Deno.test("LineTransport answers a batch as one where it was agreed on, else with an error", async () => {
  const start = (protocolVersion: string): string =>
    JSON.stringify({
      jsonrpc: "2.0",
      id: 0,
      method: "initialize",
      params: { protocolVersion, clientInfo: { name: "tests", version: "1" } },
    });
  const batch = `[${PING},5,${PING.replace("1", '"b"')},{"jsonrpc":"2.0","method":"x"}]`;
  const answer = (message: JSONRPCMessage, transport: LineTransport): void => {
    if (!("method" in message) || !("id" in message) || message.id === 0) return;
    const { id } = message;
    setTimeout(() => transport.send({ jsonrpc: "2.0", id, result: {} }), 5);
  };
  const agreed = await through(
    [`${start("2025-03-26")}\n${batch}\n[]\n${PING.replace("1", "2")}`],
    { answer },
  );
  assertEquals(agreed.sent.filter(Array.isArray), [[
    {
      jsonrpc: "2.0",
      id: null,
      error: { code: -32600, message: "this is not a JSON-RPC request" },
    },
    { jsonrpc: "2.0", id: 1, result: {} },
    { jsonrpc: "2.0", id: "b", result: {} },
  ]]);
  assertEquals(agreed.sent.length, 3);
  for (const revision of ["2024-11-05", "2025-06-18", "2025-11-25"]) {
    const { sent, received } = await through([`${start(revision)}\n${batch}\n`]);
    assertEquals(received.length, 1);
    const message = "Send each message on a line of its own: only revision 2025-03-26 has batches.";
    assertEquals(sent, [{ jsonrpc: "2.0", id: null, error: { code: -32600, message } }]);
  }
});

Deno.test("LineTransport counts what a line holds before it reads it", async () => {
  const most = "{},".repeat(3_000_000);
  const call = `{"jsonrpc":"2.0","params":{"a":[${most}{}]},"method":"tools/call","id":"x}"}`;
  const { sent, received } = await through([`${call}\n[${most}{}]\n${PING}\n`]);
  assertEquals(received.length, 1);
  assertEquals(sent.map((answer) => isRecord(answer) && answer["id"]), ["x}", null]);
});

Deno.test("LineTransport takes null in the envelope for absent, and tells mistakes in its own words", async () => {
  const ask = (method: string, params: unknown) =>
    `${JSON.stringify({ jsonrpc: "2.0", id: 1, method, params })}\n`;
  const right = await through([
    ask("ping", null),
    ask("tools/list", { cursor: null, _meta: { progressToken: null } }),
    ask("tools/call", { name: "x", arguments: null }),
    ask("tools/call", { name: "x", arguments: { limit: null } }),
    ask("prompts/get", { name: "x", arguments: { mode: null } }),
  ]);
  assertEquals(right.sent, []);
  assertEquals(right.received.map((message) => "params" in message ? message.params : null), [
    null,
    { _meta: {} },
    { name: "x" },
    { name: "x", arguments: { limit: null } },
    { name: "x", arguments: {} },
  ]);
  const wrong: readonly (readonly [string, unknown, string])[] = [
    ["tools/list", [], "params of tools/list must be an object; got a list of 0."],
    ["tools/list", { cursor: 3 }, "cursor in params of tools/list must be text; got 3."],
    ["tools/call", {}, "name in params of tools/call must be text; got nothing."],
    [
      "tools/call",
      { name: "x", arguments: "y" },
      'arguments in params of tools/call must be an object; got "y".',
    ],
    ["resources/read", null, "uri in params of resources/read must be text; got nothing."],
    [
      "prompts/get",
      { name: "x", arguments: { a: 1 } },
      '"a" in arguments in params of prompts/get must be text; got 1.',
    ],
    [
      "initialize",
      { protocolVersion: "1" },
      "clientInfo in params of initialize must be an object; got nothing.",
    ],
    [
      "ping",
      { _meta: { "io.modelcontextprotocol/related-task": 5 } },
      "_meta of ping is not what the protocol defines.",
    ],
    [
      "subscriptions/listen",
      { notifications: { resourceSubscriptions: Array(1001).fill("reviews://") } },
      "resourceSubscriptions in notifications in params of subscriptions/listen must be a list of at most 1000; got a list of 1001.",
    ],
    ["ping", { _meta: 1 }, "_meta in params of ping must be an object; got 1."],
  ];
  for (const [method, params, message] of wrong) {
    const { sent, received } = await through([ask(method, params)]);
    assertEquals(received, []);
    assertEquals(sent, [{ jsonrpc: "2.0", id: 1, error: { code: -32602, message } }]);
  }
});

Deno.test("LineTransport writes one line a message for every reader, and no endless error", async () => {
  const written: string[] = [];
  const transport = new LineTransport({
    input: new Blob([]).stream(),
    write: (bytes) => written.push(new TextDecoder().decode(bytes)),
    answered: false,
  });
  const text = "a\u2028b\u2029c";
  await transport.send({ jsonrpc: "2.0", id: 1, result: { text } });
  const long = "x".repeat(200_000);
  const error = { code: -32602, message: long, data: { uri: long } };
  await transport.send({ jsonrpc: "2.0", id: 1, error });
  const dump = JSON.stringify([{ code: "invalid_type", path: ["params", "x"], message: long }]);
  await transport.send({ jsonrpc: "2.0", id: 1, error: { code: -32603, message: dump } });
  const [lines = "", bounded = "", own = ""] = written;
  assert(!/[\u2028\u2029]/.test(lines));
  assertEquals(JSON.parse(lines), { jsonrpc: "2.0", id: 1, result: { text } });
  assert(bounded.length < 5000);
  assertEquals(JSON.parse(own).error, {
    code: -32602,
    message:
      "params.x of this request is not what the protocol defines; this request was not carried out.",
  });
});

Deno.test("LineTransport refuses bytes that are no UTF-8 instead of replacing them", async () => {
  const [before, after] = PING.split("ping");
  const { received, sent } = await through([`${before}`, new Uint8Array([0xff]), `${after}\n`]);
  const error = { code: -32700, message: "the line is not UTF-8" };
  assertEquals(received, []);
  assertEquals(sent, [{ jsonrpc: "2.0", id: 1, error }]);
});

Deno.test("LineTransport takes 10 MiB as a line and no more", async () => {
  const most = 10 * 1024 * 1024;
  const line = (length: number): string => PING.padEnd(length);
  const at = await through([`${line(most)}\n${PING}\n`]);
  assertEquals([at.received.length, at.failures.length], [2, 0]);
  const above = await through([`${PING}\n${line(most + 1)}\n${PING}\n`]);
  assertEquals(above.received.length, 1);
  assertEquals(above.failures, [
    "requests cannot be read: a line has more than 10485760 bytes",
  ]);
});

Deno.test("LineTransport closes quietly when the client has gone, else with a failure", async () => {
  const cases: readonly [Error, string[]][] = [
    [new Deno.errors.BrokenPipe("gone"), []],
    [new Deno.errors.ConnectionReset("gone"), []],
    [new Error("no space"), ["answers cannot be written: no space"]],
  ];
  for (const [error, expected] of cases) {
    const { failures, ended } = await through([`${PING}\n`, `${PING}\n`], {
      answer: (_, transport) => transport.send({ jsonrpc: "2.0", id: 1, result: {} }),
      write: () => {
        throw error;
      },
    });
    assertEquals({ failures, ended }, { failures: expected, ended: false });
  }
  assertEquals(cases.length, 3);
});
