/**
 * The sandbox from outside: what the server asks of the system, from its second answer on, while a
 * hostile client tries to lead it out of the data directory.
 *
 * @module
 */
import { assert, assertEquals } from "@std/assert";
import { dirname, join } from "@std/path";
import { inFreshDirectory } from "../support/run_program.ts";
import { playReview } from "../support/scripted_reviews.ts";
import { type Message, ServerProcess } from "../support/server_process.ts";
import { canTrace } from "../support/tracing.ts";

/** Read by the runtime when it starts a thread, about the machine; no answer depends on it. */
const READ_BY_THE_RUNTIME = new Set([
  "/proc/sys/vm/overcommit_memory", // its memory allocator: may it reserve what it does not use yet
  "/sys/devices/system/cpu/online", // its thread pools: how many processors are there
  "/sys/devices/system/cpu/cpu0/tsc_freq_khz", // its clock: how fast the processor counts
]);

/**
 * `deno run` itself looks for a newer Deno half a second after its start; the executable does not.
 */
const NO_UPDATE_CHECK = { DENO_NO_UPDATE_CHECK: "1" };

/** A call of a trace: its name, the rest of its line, and the files named there. */
interface Call {
  readonly name: string;
  readonly line: string;
  readonly paths: readonly string[];
}

/**
 * The calls of a trace after the server's second answer was written: the first one comes before all
 * of the program is loaded, which `deno run` reads from its files.
 */
function callsAfterStart(trace: string): Call[] {
  const lines = trace.split("\n");
  const [, second] = [...lines.keys()].filter((at) => /\bwrite\(1,/.test(lines[at] ?? ""));
  assert(second !== undefined, "the trace holds no two answers");
  return lines.slice(second + 1).flatMap((line) => {
    const name = /^\d+ +(\w+)\(/.exec(line)?.[1];
    if (name === undefined || name === "write") return [];
    return [{ name, line, paths: [...line.matchAll(/"(\/[^"]*)"/g)].map(([, path = ""]) => path) }];
  });
}

/** Calls that leave the directory; looking up its own ancestors is how the system finds it. */
function leaving(calls: readonly Call[], directory: string): string[] {
  const ancestors = new Set<string>();
  for (let path = dirname(directory); path !== dirname(path); path = dirname(path)) {
    ancestors.add(path);
  }
  const isInside = (path: string): boolean =>
    path === directory || path.startsWith(`${directory}/`);
  return calls.filter(({ name, line, paths }) => {
    if (name === "exit_group" || name === "getcwd") return false;
    if (name === "clone" || name === "clone3") return !line.includes("CLONE_THREAD");
    // Waiting at a socket takes another call that makes one: the runtime has a pair for signals.
    if (name === "recvfrom" || line.includes("AT_EMPTY_PATH")) return false;
    if (name === "readlink") return !paths.every((path) => isInside(path) || ancestors.has(path));
    const isRead = name === "openat" && line.includes("O_RDONLY");
    return paths.length === 0 ||
      !paths.every((path) => isInside(path) || (isRead && READ_BY_THE_RUNTIME.has(path)));
  }).map(({ line }) => line);
}

/** Arguments that try to lead out. */
function hostileCalls(outside: string): [string, Message][] {
  const ids = [
    "../../etc/passwd",
    `${outside}/secret`,
    `file://${outside}/secret`,
    "rev-link",
    "rev-dirr",
    "rev-dirr/../../outside/secret",
    "rev-a\u0000b",
    "..%2f..%2fetc%2fpasswd",
    "",
  ];
  const claim = `Reading file://${outside}/secret and running $(touch ${outside}/run) is harmless.`;
  return [
    ["start_review", { claim, mode: `../${outside}`, context: `@${outside}/secret` }],
    ["start_review", { claim, mode: "steelman", context: `include ${outside}/secret` }],
    ...ids.flatMap((review_id): [string, Message][] => [
      ["get_review", { review_id }],
      ["submit", {
        review_id,
        items: [{ text: "The file is outside, so nothing may come back." }],
      }],
      ["get_verdict", { review_id }],
      ["export_report", { review_id, format: `../${outside}/report` }],
      ["abandon_review", { review_id, reason: "It was never here to begin with." }],
    ]),
    ["list_reviews", { status: outside }],
    ["list_reviews", {}],
  ];
}

Deno.test({
  name: "the server touches nothing outside its directory once it has started (needs strace)",
  ignore: !canTrace(),
  async fn() {
    await inFreshDirectory(async (parent) => {
      const real = Deno.realPathSync(parent);
      const directory = join(real, "data dir");
      const outside = join(real, "outside");
      Deno.mkdirSync(directory);
      Deno.mkdirSync(outside);
      Deno.writeTextFileSync(join(outside, "secret"), "nobody may read this");
      Deno.symlinkSync(join(outside, "secret"), join(directory, "rev-link.json"));
      Deno.symlinkSync(outside, join(directory, "rev-dirr.json"));
      const trace = join(real, "trace");
      const wrapper = ["strace", "-f", "-qq", "-s", "0", "-o", trace];
      const calls = ["-e", "trace=%file,%network,%process,write"];
      const answers: string[] = [];
      {
        await using server = await ServerProcess.start(
          directory,
          NO_UPDATE_CHECK,
          [...wrapper, ...calls],
        );
        await server.call("list_reviews", {});
        for (const [tool, args] of hostileCalls(outside)) {
          answers.push((await server.call(tool, args)).text);
        }
        const uris = [
          `file://${outside}/secret`,
          "review://../outside/secret",
          "review://rev-link",
        ];
        for (const uri of [...uris, "review://rev-dirr%2f..%2fsecret", "reviews://../"]) {
          answers.push(JSON.stringify(await server.request("resources/read", { uri })));
        }
        await playReview(
          async (tool, args) => (await server.call(tool, args)).content ?? {},
          "gauntlet",
        );
      }
      const made = callsAfterStart(Deno.readTextFileSync(trace));
      assert(made.some(({ name }) => /^(rename|link)/.test(name)), "the trace holds no write");
      assert(made.length > 500, `only ${made.length} calls were seen`);
      assertEquals(leaving(made, directory), []);
      assertEquals(answers.filter((answer) => answer.includes("nobody may read this")), []);
      assertEquals([...Deno.readDirSync(outside)].map(({ name }) => name), ["secret"]);
    });
  },
});
