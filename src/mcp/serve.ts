import { serveStdio } from "@modelcontextprotocol/server/stdio";
import { writeToStandardError } from "../streams.ts";
import { logText } from "../report/log_text.ts";
import type { Reviews } from "../reviews.ts";
import { createChanges } from "./changes.ts";
import type { Opened } from "./opening.ts";
import { createServer } from "./server.ts";
import { LineTransport } from "./transport.ts";

/** How long the last answers may take on their way to the output. */
const ANSWER_MS = 5;

/**
 * Serves MCP on a connection until the client ends it: by ending the input or by closing the
 * output. Rejects when reading or writing fails for another reason. `nonsense` is said of a line that
 * is no message, where somebody may have typed it.
 */
export function serveUntilEnd(
  reviews: Reviews,
  opened: Opened,
  nonsense?: string,
): Promise<void> {
  const transport = new LineTransport(opened);
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const changes = createChanges(reviews, log);
  const server = serveStdio(
    ({ era }) => createServer({ reviews, changes, log }, era),
    { transport },
  );
  let failure: Error | undefined;
  transport.onfailure = (error) => failure = error;
  if (nonsense !== undefined) transport.onnonsense = () => log(nonsense);
  transport.onend = () => {
    // Whoever still waits for another writer is told so at once, and then it ends.
    reviews.stopWaiting();
    setTimeout(() => server.close(), ANSWER_MS);
  };
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
    if (failure === undefined) resolve();
    else reject(failure);
  };
  return promise;
}

/** Standard output carries only the protocol; what people should know goes to standard error. */
function log(line: string): void {
  try {
    writeToStandardError(`${logText(line)}\n`);
  } catch {
    // Nobody listens, and there is nowhere else to say so.
  }
}
