import type { Reviews } from "../reviews.ts";

/** What the main thread tells the worker: serve this directory, or stop. */
export type ToWorker =
  | {
    readonly serve: string;
    /** What to say of a line that is no message; nothing where nobody types. */
    readonly nonsense?: string;
  }
  | "stop";

/** How the worker ended, told to the main thread; `error` is there when it failed. */
export interface WorkerEnd {
  readonly error?: string;
}

// What a worker has and the library that this program is checked against does not know.
declare function postMessage(message: WorkerEnd): void;

/**
 * The worker's life: waits for a directory and serves the reviews in it until the client has gone.
 * Every write to the disk is one uninterrupted step, so that `stop` finds nothing half done.
 */
export function serveAsWorker(open: (directory: string) => Reviews | Promise<Reviews>): void {
  const loading = import("./opening.ts");
  const serve = async (directory: string, nonsense?: string): Promise<void> => {
    const { openConnection, STANDARD_STREAMS } = await loading;
    const opened = await openConnection(STANDARD_STREAMS);
    // The larger part of the start, which the client's first answer does not wait for.
    const { serveUntilEnd } = await import("./serve.ts");
    await serveUntilEnd(await open(directory), opened, nonsense);
  };
  const end = (): void => postMessage({});
  const fail = (error: unknown): void =>
    postMessage({ error: error instanceof Error ? error.message : String(error) });
  const stop = (): void => {
    end();
    // Nothing new is begun while the main thread exits.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  };
  addEventListener("message", (event) => {
    if (!(event instanceof MessageEvent)) return;
    const message: ToWorker = event.data;
    if (message === "stop") stop();
    else serve(message.serve, message.nonsense).then(end, fail);
  });
  // Left alone, an error that nobody catches prints its stack.
  addEventListener("error", (event) => {
    event.preventDefault();
    fail(event.error);
  });
  addEventListener("unhandledrejection", (event) => {
    event.preventDefault();
    fail(event.reason);
  });
}
