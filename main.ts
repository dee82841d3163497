/**
 * The program's entry: one catch, one exit. The server's worker starts here, too.
 *
 * @module
 */
import { run } from "./src/cli/run.ts";
import { processTerminal } from "./src/cli/terminal.ts";
import { randomId } from "./src/ids.ts";
import { serveAsWorker } from "./src/mcp/worker.ts";
import { MODES } from "./src/protocol/modes.ts";
import { createReviews, type Reviews } from "./src/reviews.ts";
import { openStore } from "./src/store/store.ts";

function open(directory: string): Reviews {
  const store = openStore(directory, {
    modes: MODES,
    newId: randomId,
    nanoseconds: () => BigInt(Date.now()) * 1_000_000n,
  });
  return createReviews({ store, modes: MODES, now: () => new Date() });
}

// In a worker `import.meta.main` is true as well.
if ("DedicatedWorkerGlobalScope" in globalThis) {
  serveAsWorker(open);
} else if (import.meta.main) {
  const terminal = processTerminal();
  try {
    const environment = (name: string) => Deno.env.get(name);
    Deno.exit(await run(Deno.args, { terminal, environment, program: import.meta.url, open }));
  } catch (error) {
    terminal.err(`error: ${error instanceof Error ? error.message : String(error)} (a bug)`);
    Deno.exit(1);
  }
}
