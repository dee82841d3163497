/**
 * The program's entry: one catch, one exit. The server's worker starts here, too.
 *
 * @module
 */
import type { Source } from "./src/cli/command.ts";
import { run } from "./src/cli/run.ts";
import { processTerminal } from "./src/cli/terminal.ts";
import { randomId } from "./src/ids.ts";
import { serveAsWorker } from "./src/mcp/worker.ts";
import { MODES } from "./src/protocol/modes.ts";
import { createReviews, type Reviews } from "./src/reviews.ts";
import { openStore } from "./src/store/store.ts";

const CHANCE_AND_CLOCK: Source = { newId: randomId, now: () => new Date() };

function open(directory: string, { newId, now }: Source = CHANCE_AND_CLOCK): Reviews {
  const nanoseconds = (): bigint => BigInt(now().getTime()) * 1_000_000n;
  const store = openStore(directory, { modes: MODES, newId, nanoseconds });
  return createReviews({ store, modes: MODES, now });
}

// In a worker `import.meta.main` is true as well.
if ("DedicatedWorkerGlobalScope" in globalThis) {
  serveAsWorker(open);
} else if (import.meta.main) {
  const terminal = processTerminal();
  try {
    const environment = (name: string) => Deno.env.get(name);
    Deno.exit(await run(Deno.args, { terminal, environment, open }));
  } catch (error) {
    terminal.err(`error: ${error instanceof Error ? error.message : String(error)} (a bug)`);
    Deno.exit(1);
  }
}
