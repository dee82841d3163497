import { serveStdio } from "@modelcontextprotocol/server/stdio";
import type { Reviews } from "../reviews.ts";
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
  serveStdio(() => createServer(reviews), { transport });
  const closed = transport.onclose;
  transport.onclose = () => {
    closed?.();
    resolve();
  };
  return promise;
}
