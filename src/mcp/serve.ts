import { serveStdio } from "@modelcontextprotocol/server/stdio";
import type { Reviews } from "../reviews.ts";
import { writeOut } from "./output.ts";
import { createServer } from "./server.ts";
import { LineTransport } from "./transport.ts";

/**
 * Serves MCP on standard input and output until the client ends the connection: by ending the input
 * or by closing the output. Rejects when reading or writing fails for another reason.
 */
export function serveStdioUntilEnd(reviews: Reviews): Promise<void> {
  const transport = new LineTransport({ input: Deno.stdin.readable, write: writeOut });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const server = serveStdio(() => createServer(reviews), { transport });
  let failure: Error | undefined;
  transport.onfailure = (error) => failure = error;
  transport.onend = () => server.close();
  const closed = transport.onclose;
  transport.onclose = () => {
    closed?.();
    if (failure === undefined) resolve();
    else reject(failure);
  };
  return promise;
}
