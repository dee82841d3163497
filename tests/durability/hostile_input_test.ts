import { assert, assertEquals } from "@std/assert";
import { CLAIM, pick, type Random, seeded, sentence } from "../support/load.ts";
import { inFreshDirectory, runProgram } from "../support/run_program.ts";
import { SCALE } from "../support/scale.ts";
import { isObject, programCommand } from "../support/server_process.ts";

const LINES = 5_000 * SCALE;
/** Of so many lines one is very long, or nests very deeply. */
const LARGE_EVERY = 250;
/** The longest that an error may be, and the most memory that a server may take (bytes). */
const ERROR_MOST = 20_000;
const MEMORY_MOST = 400 * 1024 * 1024;

const TOOLS = [
  "start_review",
  "submit",
  "get_verdict",
  "export_report",
  "get_review",
  "list_reviews",
  "abandon_review",
] as const;
const NASTY = [
  "\u0000",
  "\u001b]0;title\u0007\u001b[2J",
  "\ud800",
  "\udc00 lone",
  "\u202e reversed",
  "\u2028\u2029",
  "../../etc/passwd",
  "rev-../x",
  "__proto__",
  "constructor",
  "${7*7} {{x}} %s %n",
  "😀".repeat(50),
  "9".repeat(400),
  "",
  " ",
] as const;

/** A value of any type, nested a little. */
function value(random: Random, depth = 0): unknown {
  const kind = Math.floor(random() * (depth > 3 ? 6 : 9));
  switch (kind) {
    case 0:
      return null;
    case 1:
      return random() < 0.5;
    case 2:
      return pick(random, [0, -1, 2.5, 1e308, -0, 2 ** 53, 1e21, 3]);
    case 3:
    case 4:
      return pick(random, NASTY);
    case 5:
      return sentence(random);
    case 6:
      return Array.from({ length: Math.floor(random() * 5) }, () => value(random, depth + 1));
    default:
      return object(random, depth);
  }
}

const KEYS = [
  "review_id",
  "items",
  "claim",
  "mode",
  "context",
  "reason",
  "limit",
  "status",
  "format",
  "text",
  "severity",
  "category",
  "index",
  "__proto__",
  "constructor",
  "toJSON",
  "\u0000",
] as const;

function object(random: Random, depth: number): unknown {
  const length = Math.floor(random() * 6);
  return Object.fromEntries(
    Array.from({ length }, () => [pick(random, KEYS), value(random, depth + 1)]),
  );
}

/** Arguments that are right, with one of them spoiled now and then. */
function toolArguments(random: Random, tool: string, review: string): unknown {
  if (random() < 0.3) return value(random);
  const args = {
    // The review stays open: most problems are found in an open one.
    review_id: tool !== "abandon_review" && random() < 0.5 ? review : pick(random, NASTY),
    claim: CLAIM,
    mode: pick(random, ["gauntlet", "steelman", "nonsense"]),
    items: [{ text: sentence(random), category: "scope", severity: 3 }, value(random)],
    reason: "fuzz",
  };
  const spoiled = random() < 0.7 ? [[pick(random, KEYS), value(random)]] : [];
  return Object.fromEntries([...Object.entries(args), ...spoiled]);
}

/** Lines that are no JSON-RPC request; no answer is owed. */
function malformed(random: Random): string {
  const json = JSON.stringify(value(random)) ?? "";
  return pick(random, [
    "{",
    "]",
    "nul",
    '{"jsonrpc":"2.0","id":',
    json,
    json.slice(0, json.length / 2),
    JSON.stringify({ jsonrpc: "2.0", method: value(random), params: value(random) }),
    JSON.stringify({ jsonrpc: "1.0", id: "x", method: "tools/list" }),
    JSON.stringify({ jsonrpc: "2.0", id: null, method: "tools/list" }),
    JSON.stringify({ jsonrpc: "2.0", id: { a: 1 }, method: "ping" }),
    JSON.stringify({ jsonrpc: "2.0", id: -7, result: value(random) }),
    JSON.stringify({
      jsonrpc: "2.0",
      method: "notifications/cancelled",
      params: { requestId: {} },
    }),
    JSON.stringify([{ jsonrpc: "2.0", id: "b", method: "ping" }]),
    "\u0000\u0001\ufffd",
    "[".repeat(1_000),
  ]);
}

/** A line that is very long or nests very deeply, with the id of an answer that is owed. */
function large(random: Random, id: number, review: string): string {
  const long = "x".repeat(2 * 1024 * 1024);
  const nested = "[".repeat(100_000) + "]".repeat(100_000);
  const name = pick(random, ["submit", "start_review", "get_review", "abandon_review"]);
  const args = pick(random, [
    { review_id: long, items: long, claim: long, mode: "steelman", reason: long },
    { review_id: review, items: [{ text: long, category: long, severity: long }] },
    { review_id: review, items: nested, claim: nested, mode: nested, reason: nested },
    { review_id: review, items: Array.from({ length: 50_000 }, () => 0), claim: CLAIM },
    {
      review_id: review,
      items: Array.from({ length: 900 }, () => ({ text: long.slice(0, 9_000) })),
    },
  ]);
  const line = JSON.stringify({
    jsonrpc: "2.0",
    id,
    method: "tools/call",
    params: { name, arguments: { ...args, deep: "DEEP" } },
  });
  return line.replace('"DEEP"', random() < 0.5 ? nested : "0");
}

/** A request that is well formed, whatever its arguments are. */
function request(random: Random, id: number, review: string): string {
  const tool = pick(random, TOOLS);
  const [method, params] = pick(random, [
    ["tools/call", { name: tool, arguments: toolArguments(random, tool, review) }],
    ["tools/call", { name: tool, arguments: toolArguments(random, tool, review) }],
    ["tools/call", { name: tool, arguments: object(random, 0) }],
    ["tools/call", { name: pick(random, NASTY), arguments: {} }],
    ["tools/list", {}],
    ["ping", {}],
    [`nonsense/${tool}`, object(random, 0)],
    ["resources/read", { uri: `reviews://${pick(random, NASTY)}` }],
  ]);
  return JSON.stringify({ jsonrpc: "2.0", id, method, params });
}

/** All text of an answer that a client would show as an error. */
function errorLength(message: Record<string, unknown>): number {
  const { error, result } = message;
  if (error !== undefined) return JSON.stringify(error).length;
  return isObject(result) && result["isError"] === true ? JSON.stringify(result).length : 0;
}

/**
 * The most memory that a process has held so far (bytes); undefined where the system does not say.
 */
function peakMemory(pid: number): number | undefined {
  try {
    const kilobytes = /VmHWM:\s+(\d+) kB/.exec(Deno.readTextFileSync(`/proc/${pid}/status`))?.[1];
    return kilobytes === undefined ? undefined : Number(kilobytes) * 1024;
  } catch {
    return undefined;
  }
}

Deno.test(`the server answers every request among ${LINES} lines of nonsense`, async () => {
  await inFreshDirectory(async (directory) => {
    const [command = "", ...args] = programCommand();
    const process = new Deno.Command(command, {
      args: [...args, "serve", "--data-dir", directory],
      stdin: "piped",
      stdout: "piped",
      stderr: "piped",
    }).spawn();
    const random = seeded(2026);
    const owed = new Set<number>([0]);
    const answered = new Map<unknown, number>();
    let longestError = 0;
    let review = "";

    const read = (async () => {
      let rest = "";
      for await (const text of process.stdout.pipeThrough(new TextDecoderStream())) {
        const lines = (rest + text).split("\n");
        rest = lines.pop() ?? "";
        for (const line of lines) {
          const message: unknown = JSON.parse(line);
          assert(isObject(message), line);
          answered.set(message["id"], (answered.get(message["id"]) ?? 0) + 1);
          if (message["id"] === 1) review = /rev-[a-z0-9]{4}/.exec(line)?.[0] ?? "";
          longestError = Math.max(longestError, errorLength(message));
        }
      }
      assertEquals(rest, "", "something that is no line was written");
    })();
    const complaints = new Response(process.stderr).text();

    const writer = process.stdin.getWriter();
    const write = (line: string) => writer.write(new TextEncoder().encode(`${line}\n`));
    await write(JSON.stringify({
      jsonrpc: "2.0",
      id: 0,
      method: "initialize",
      params: {
        protocolVersion: "2025-11-25",
        capabilities: {},
        clientInfo: { name: "fuzz", version: "1" },
      },
    }));
    await write(JSON.stringify({ jsonrpc: "2.0", method: "notifications/initialized" }));
    owed.add(1);
    await write(JSON.stringify({
      jsonrpc: "2.0",
      id: 1,
      method: "tools/call",
      params: { name: "start_review", arguments: { claim: CLAIM, mode: "gauntlet" } },
    }));
    while (review === "") await new Promise((resolve) => setTimeout(resolve, 20));
    for (let id = 2; id <= LINES; id += 1) {
      if (id % LARGE_EVERY === 0) {
        owed.add(id);
        await write(large(random, id, review));
      } else if (random() < 0.6) {
        owed.add(id);
        await write(request(random, id, review));
      } else await write(malformed(random));
    }
    const last = LINES + 1;
    owed.add(last);
    await write(JSON.stringify({ jsonrpc: "2.0", id: last, method: "ping" }));
    while (!answered.has(last)) await new Promise((resolve) => setTimeout(resolve, 20));
    const memory = peakMemory(process.pid);
    await writer.close();
    const { code } = await process.status;
    await read;

    const unanswered = [...owed].filter((id) => answered.get(id) !== 1);
    assertEquals(unanswered, [], "requests without exactly one answer");
    assertEquals(code, 0);
    assert(owed.size > LINES / 2, `only ${owed.size} requests were owed an answer`);
    assert(longestError > 500 && longestError < ERROR_MOST, `an error has ${longestError} bytes`);
    assert(memory === undefined || memory < MEMORY_MOST, `${memory} bytes of memory`);
    assert((await complaints).length < ERROR_MOST);
    const { stdout } = await runProgram(["list", "--json", "--data-dir", directory]);
    const { count, skipped } = JSON.parse(stdout);
    assert(count > 50, `only ${count} reviews came of it`);
    assertEquals(skipped, undefined);
  });
});
