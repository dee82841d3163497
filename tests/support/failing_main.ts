/**
 * The program with reviews that fail: in the way that the directory's name says.
 *
 * @module
 */
import { basename } from "@std/path";
import { run } from "../../src/cli/run.ts";
import { processTerminal } from "../../src/cli/terminal.ts";
import { serveAsWorker } from "../../src/mcp/worker.ts";
import type { Reviews } from "../../src/reviews.ts";

function open(directory: string): Reviews {
  const how = basename(directory);
  const error = new Error(`it failed in ${how}`);
  if (how === "timer") {
    setTimeout(() => {
      throw error;
    });
  }
  if (how === "promise") Promise.reject(error);
  throw error;
}

if ("DedicatedWorkerGlobalScope" in globalThis) serveAsWorker(open);
else {Deno.exit(
    await run(Deno.args, {
      terminal: processTerminal(),
      environment: () => "",
      open,
    }),
  );}
