import { assertEquals } from "@std/assert";
import type { JSONRPCMessage } from "@modelcontextprotocol/server";
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
  { answer = () => {}, write }: {
    answer?: (message: JSONRPCMessage, transport: LineTransport) => void;
    write?: () => void;
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

Deno.test("LineTransport ends although a request is never answered", async () => {
  assertEquals((await through([`${PING}\n`])).ended, true);
});

Deno.test("LineTransport gives a broken line no reply and goes on", async () => {
  const { received, sent } = await through([
    `{"id":1\nnull\n[1]\n"x"\n{"result":1,"id":3}\n${PING}`,
  ]);
  assertEquals(received.length, 1);
  assertEquals(sent, []);
});

Deno.test("LineTransport answers what is no request but has an id", async () => {
  const { received, sent } = await through(['{"id":"a"}\n{"jsonrpc":"2.0","id":7,"method":3}\n']);
  const error = { code: -32600, message: "this is no JSON-RPC request" };
  assertEquals(received, []);
  assertEquals(sent, [{ jsonrpc: "2.0", id: "a", error }, { jsonrpc: "2.0", id: 7, error }]);
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
