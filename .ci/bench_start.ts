/**
 * How large the executable is and how fast it starts, beside a bare compiled program:
 *
 *     deno task bench:start [rounds]
 *
 * The programs take turns, so that whatever else the machine does meets all of them; what counts is
 * the ratio of their medians. Fails when the executable is too large; times are only printed.
 *
 * @module
 */
import { join } from "@std/path";
import { compile } from "./compiler.ts";
import { EXECUTABLE, print } from "./tool.ts";

/** How much larger than the bare program the executable may be (bytes). */
const SIZE_MOST = 3_000_000;
const CLIENT = { name: "bench", version: "1" };
const META = "io.modelcontextprotocol";

/** A request that opens a connection, in the older era and in the newer one. */
const INITIALIZE = {
  jsonrpc: "2.0",
  id: 0,
  method: "initialize",
  params: { protocolVersion: "2025-11-25", capabilities: {}, clientInfo: CLIENT },
};
const DISCOVER = {
  jsonrpc: "2.0",
  id: 0,
  method: "server/discover",
  params: {
    _meta: {
      [`${META}/protocolVersion`]: "2026-07-28",
      [`${META}/clientInfo`]: CLIENT,
      [`${META}/clientCapabilities`]: {},
    },
  },
};
const TOOLS = { jsonrpc: "2.0", id: 1, method: "tools/list" };

/** Time from the start of a program to its end (milliseconds). */
async function untilEnd(program: string, ...args: string[]): Promise<number> {
  const start = performance.now();
  const { success } = await new Deno.Command(program, {
    args,
    stdin: "null",
    stdout: "null",
    stderr: "null",
  })
    .spawn().status;
  if (!success) throw new Error(`${program} ${args.join(" ")} failed`);
  return performance.now() - start;
}

/**
 * Time from the start of the server until it has answered these requests, each sent when the one
 * before it is answered (milliseconds).
 */
async function untilAnswers(directory: string, ...requests: object[]): Promise<number> {
  const start = performance.now();
  const args = ["--data-dir", directory];
  const server = new Deno.Command(EXECUTABLE, { args, stdin: "piped", stdout: "piped" }).spawn();
  const input = server.stdin.getWriter();
  const output = server.stdout.pipeThrough(new TextDecoderStream()).getReader();
  for (const request of requests) {
    await input.write(new TextEncoder().encode(`${JSON.stringify(request)}\n`));
    for (let answer = ""; !answer.endsWith("\n");) {
      const { value, done } = await output.read();
      if (done) throw new Error("the server ended");
      answer += value;
    }
  }
  const time = performance.now() - start;
  await input.close();
  await output.cancel();
  await server.status;
  return time;
}

function median(times: readonly number[]): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}

const rounds = Number(Deno.args[0] ?? 40);
const work = Deno.makeTempDirSync();
try {
  const bare = join(work, Deno.build.os === "windows" ? "bare.exe" : "bare");
  Deno.writeTextFileSync(join(work, "bare.js"), 'console.log("hello");\n');
  Deno.writeTextFileSync(join(work, "deno.json"), "{}");
  await compile(join(work, "bare.js"), join(work, "deno.json"), bare);
  const empty = join(work, "empty");
  Deno.mkdirSync(empty);
  const measures: readonly [name: string, aim: string, measure: () => Promise<number>][] = [
    ["bare program", "1", () => untilEnd(bare)],
    ["list of no reviews", "1.15", () => untilEnd(EXECUTABLE, "list", "--data-dir", empty)],
    ["serve to its answer to initialize", "2.8", () => untilAnswers(empty, INITIALIZE)],
    ["serve to its answer to server/discover", "2.8", () => untilAnswers(empty, DISCOVER)],
    ["serve to its list of tools", "none", () => untilAnswers(empty, INITIALIZE, TOOLS)],
  ];
  const times = measures.map((): number[] => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, [, , measure]] of measures.entries()) times[index]?.push(await measure());
  }
  const base = median(times[0] ?? []);
  for (const [index, [name, aim]] of measures.entries()) {
    const time = median(times[index] ?? []);
    print(`${name}: ${time.toFixed(1)} ms, ${(time / base).toFixed(2)} × (aim: ${aim})`);
  }
  const larger = Deno.statSync(EXECUTABLE).size - Deno.statSync(bare).size;
  print(`size: ${larger} bytes more than the bare program (most: ${SIZE_MOST})`);
  if (larger > SIZE_MOST) Deno.exit(1);
} finally {
  Deno.removeSync(work, { recursive: true });
}
