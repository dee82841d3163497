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
const INITIALIZE = new TextEncoder().encode(`${
  JSON.stringify({
    jsonrpc: "2.0",
    id: 0,
    method: "initialize",
    params: {
      protocolVersion: "2025-11-25",
      capabilities: {},
      clientInfo: { name: "bench", version: "1" },
    },
  })
}\n`);

/** Time from the start of a program to its end (milliseconds). */
async function untilEnd(program: string, ...args: string[]): Promise<number> {
  const start = performance.now();
  const { success } = await new Deno.Command(program, { args, stdin: "null", stdout: "null" })
    .spawn().status;
  if (!success) throw new Error(`${program} ${args.join(" ")} failed`);
  return performance.now() - start;
}

/** Time from the start of the server to its answer to `initialize` (milliseconds). */
async function untilAnswer(program: string, ...args: string[]): Promise<number> {
  const start = performance.now();
  const server = new Deno.Command(program, { args, stdin: "piped", stdout: "piped" }).spawn();
  const input = server.stdin.getWriter();
  await input.write(INITIALIZE);
  const output = server.stdout.getReader();
  await output.read();
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
  const measures: readonly [name: string, most: number, measure: () => Promise<number>][] = [
    ["bare program", 1, () => untilEnd(bare)],
    ["list of no reviews", 1.35, () => untilEnd(EXECUTABLE, "list", "--data-dir", empty)],
    ["serve to its first answer", 4, () => untilAnswer(EXECUTABLE, "--data-dir", empty)],
  ];
  const times = measures.map((): number[] => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, [, , measure]] of measures.entries()) times[index]?.push(await measure());
  }
  const base = median(times[0] ?? []);
  for (const [index, [name, most]] of measures.entries()) {
    const time = median(times[index] ?? []);
    print(`${name}: ${time.toFixed(1)} ms, ${(time / base).toFixed(2)} × (aim: ${most} ×)`);
  }
  const larger = Deno.statSync(EXECUTABLE).size - Deno.statSync(bare).size;
  print(`size: ${larger} bytes more than the bare program (most: ${SIZE_MOST})`);
  if (larger > SIZE_MOST) Deno.exit(1);
} finally {
  Deno.removeSync(work, { recursive: true });
}
