import { assert, assertEquals, assertThrows } from "@std/assert";
import {
  InMemoryTransport,
  type JSONRPCMessage,
  ProtocolError,
} from "@modelcontextprotocol/server";
import { ReviewError } from "../../src/engine/errors.ts";
import { createChanges } from "../../src/mcp/changes.ts";
import { answering, messageFor } from "../../src/mcp/failures.ts";
import { createServer } from "../../src/mcp/server.ts";
import { MODES } from "../../src/protocol/modes.ts";
import { createReviews, type Reviews } from "../../src/reviews.ts";
import { inFreshDirectory } from "../support/run_program.ts";
import { openStore } from "../../src/store/store.ts";
import { openGate } from "../../src/gate/phase_gate.ts";

Deno.test("messageFor() gives a mistake's own words and keeps a bug's to the log", () => {
  const lines: string[] = [];
  const log = (line: string) => void lines.push(line);
  assertEquals(
    messageFor(new ReviewError("abandoned", "it was given up"), "submit", log),
    "it was given up",
  );
  assertEquals(lines, []);
  const told = messageFor(new TypeError("x is undefined\n  at secret.ts:1"), "submit", log);
  assert(told.startsWith("submit failed because of a bug"));
  assert(!told.includes("secret") && !told.includes("\n"));
  assertEquals(lines.length, 1);
  assert(lines[0]?.includes("submit: TypeError: x is undefined") && !lines[0].includes("\n"));
});

Deno.test("answering() tells invalid params from internal errors, and passes the protocol's own", () => {
  const lines: string[] = [];
  const code = (thrown: unknown) =>
    assertThrows(() =>
      answering("prompts/get", (line) => void lines.push(line), () => {
        throw thrown;
      }), ProtocolError).code;
  assertEquals(code(new ReviewError("invalid_argument", "no")), -32602);
  assertEquals(code(new ProtocolError(-32001, "own")), -32001);
  assertEquals(lines, []);
  assertEquals(code("thrown text"), -32603);
  assertEquals(lines.length, 1);
});

Deno.test("a bug in a tool is told as one, leaks nothing, and leaves the server running", async () => {
  await inFreshDirectory(async (directory) => {
    const store = openStore(directory, {
      modes: MODES,
      gate: openGate,
      newId: () => "rev-bugs",
      nanoseconds: () => 0n,
    });
    const reviews = createReviews({ store, modes: MODES, gate: openGate, now: () => new Date(0) });
    const broken: Reviews = {
      ...reviews,
      as: () => broken,
      verdict(): never {
        throw new TypeError("Cannot read properties of undefined");
      },
    };
    const lines: string[] = [];
    const log = (line: string) => void lines.push(line);
    const changes = createChanges(broken, log);
    const server = createServer({ reviews: broken, changes, log }, "legacy");
    const [near, far] = InMemoryTransport.createLinkedPair();
    const answers: JSONRPCMessage[] = [];
    const came = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    near.onmessage = (message) => {
      answers.push(message);
      came[answers.length - 1]?.resolve();
    };
    await server.connect(far);
    const call = (id: number, name: string, args: Record<string, unknown>) =>
      near.send({ jsonrpc: "2.0", id, method: "tools/call", params: { name, arguments: args } });
    await call(1, "get_verdict", { review_id: "rev-bugs" });
    await came[0]?.promise;
    await call(2, "list_reviews", {});
    await came[1]?.promise;
    const [bug = "", next = ""] = answers.map((answer) => JSON.stringify(answer));
    assert(bug.includes('"isError":true') && bug.includes("get_verdict failed because of a bug"));
    assert(!bug.includes("properties of undefined") && !bug.includes("structuredContent"));
    assert(next.includes('"count":0'));
    assertEquals(lines, [
      "mcp-devils-advocate: bug in get_verdict: TypeError: Cannot read properties of undefined",
    ]);
    await server.close();
  });
});
