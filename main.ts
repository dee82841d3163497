/**
 * The program's entry: one catch, one exit. The server's worker also starts here.
 *
 * Either loads only its own part, since loading is most of a start: the main thread of the server
 * needs no reviews, and its worker no command line.
 *
 * @module
 */
import { serveAsWorker } from "./src/mcp/worker.ts";
import type { Source } from "./src/open_reviews.ts";
import type { Progress, Reviews } from "./src/reviews.ts";

async function open(directory: string, source?: Source, tell?: Progress): Promise<Reviews> {
  const [{ openReviews }, { openGate }] = await Promise.all([
    import("./src/open_reviews.ts"),
    import("./src/gate/phase_gate.ts"),
  ]);
  return openReviews(directory, openGate, source, tell);
}

// In a worker `import.meta.main` is true as well.
if ("DedicatedWorkerGlobalScope" in globalThis) {
  serveAsWorker(open);
} else if (import.meta.main) {
  const { processEnvironment, processTerminal, run } = await import("./src/cli/run.ts");
  const terminal = processTerminal();
  try {
    const environment = processEnvironment;
    Deno.exit(await run(Deno.args, { terminal, environment, open }));
  } catch (error) {
    terminal.err(`error: ${error instanceof Error ? error.message : String(error)} (a bug)`);
    Deno.exit(1);
  }
}
