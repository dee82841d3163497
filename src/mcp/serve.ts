import { serveStdio } from "@modelcontextprotocol/server/stdio";
import type { Reviews } from "../reviews.ts";
import { createChanges } from "./changes.ts";
import { createServer } from "./server.ts";
import { LineTransport } from "./transport.ts";

/** Serves MCP on standard input and output until the client ends the connection. */
export function serveStdioUntilEnd(reviews: Reviews): Promise<void> {
  const transport = new LineTransport({
    input: Deno.stdin.readable,
    write(bytes) {
      for (let written = 0; written < bytes.length;) {
        written += Deno.stdout.writeSync(bytes.subarray(written));
      }
    },
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  const changes = createChanges(reviews, log);
  serveStdio(({ era }) => createServer({ reviews, changes, log }, era), { transport });
  const received = transport.onmessage;
  transport.onmessage = (message) => {
    // The SDK answers this one itself and tells nobody.
    if ("method" in message && message.method === "subscriptions/listen") changes.start();
    received?.(message);
  };
  const closed = transport.onclose;
  transport.onclose = () => {
    changes.stop();
    closed?.();
    resolve();
  };
  return promise;
}

/** Standard output carries only the protocol; what people should know goes to standard error. */
function log(line: string): void {
  try {
    Deno.stderr.writeSync(new TextEncoder().encode(`${line}\n`));
  } catch {
    // Nobody listens, and there is nowhere else to say so.
  }
}
