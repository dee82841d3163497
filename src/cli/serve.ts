import type { ToWorker, WorkerEnd } from "../mcp/worker.ts";
import { PROGRAM } from "../version.ts";
import { type Command, EXIT } from "./command.ts";
import { DATA_DIR_VARIABLE } from "./data_dir.ts";
import { leaveUnnamableDirectory, realDirectory, sandbox } from "./sandbox.ts";

/** Signals that end the server, and the exit code that says so: 128 and the signal's number. */
const SIGNALS: ReadonlyMap<Deno.Signal, number> = new Map(
  Deno.build.os === "windows"
    ? [["SIGINT", 130], ["SIGBREAK", 149]]
    : [["SIGHUP", 129], ["SIGINT", 130], ["SIGTERM", 143]],
);
/** How long a worker that is told to stop may take: it may be waiting for a slow reader. */
const STOP_MS = 1000;

/** `serve`: the MCP server on standard input and output, in a worker that can touch little. */
export const serve: Command = {
  name: "serve",
  words: [],
  about: "serve MCP over stdin and stdout",
  examples: ["serve", "serve --data-dir ~/decisions"],
  flags: [],
  async run({ dataDir, terminal }) {
    if (terminal.keyboard) {
      for (const line of aboutServer(dataDir)) terminal.hint(line);
    }
    const nonsense = terminal.keyboard ? NONSENSE : undefined;
    const ended = serveInWorker(realDirectory(dataDir), nonsense);
    // Looked at while the worker starts, and told at once: the first call may be a long way off.
    const { whyUnusable } = await import("./unusable.ts");
    const why = whyUnusable(dataDir);
    if (why !== null) {
      terminal.err(
        `warning: reviews cannot be kept in ${dataDir} (${why}). Calls that need it are refused until that is fixed; or name another directory with --data-dir or ${DATA_DIR_VARIABLE}.`,
      );
    }
    const { code, error } = await ended;
    if (error !== undefined) terminal.err(`error: ${error}`);
    return code;
  },
};

/** What someone should know who typed the command, or none. */
function aboutServer(directory: string): string[] {
  return [
    `${PROGRAM} is an MCP server now: it waits for a client's messages on standard input.`,
    `Reviews are kept in ${directory}.`,
    `Clients start it themselves: ${PROGRAM} setup shows how. Ctrl-C ends it.`,
    `To look around instead: ${PROGRAM} help, ${PROGRAM} demo, or ${PROGRAM} list.`,
  ];
}

/** What is said of a line that someone typed and that is no message. */
const NONSENSE = `Not an MCP message. Ctrl-C ends the server; then run ${PROGRAM} help.`;

/** The end of the server: the program's exit code, and what went wrong where something did. */
interface ServerEnd {
  readonly code: number;
  readonly error?: string;
}

/** Starts the worker on a directory and does nothing more than wait for its end. */
function serveInWorker(directory: string, nonsense?: string): Promise<ServerEnd> {
  const { promise, resolve } = Promise.withResolvers<ServerEnd>();
  leaveUnnamableDirectory();
  // The program's entry is also the worker's: an executable holds no other file to start from.
  const worker = new Worker(Deno.mainModule, {
    type: "module",
    deno: { permissions: sandbox(directory) },
  });
  const tell = (message: ToWorker): void => worker.postMessage(message);
  const fail = (error: string): void => resolve({ code: EXIT.error, error });
  worker.onmessage = ({ data: { error } }: MessageEvent<WorkerEnd>) =>
    error === undefined ? resolve({ code: EXIT.success }) : fail(error);
  worker.onerror = (event) => {
    event.preventDefault();
    fail(event.message);
  };
  tell({ serve: directory, ...(nonsense === undefined ? {} : { nonsense }) });
  for (const [signal, code] of SIGNALS) {
    Deno.addSignalListener(signal, () => {
      worker.onmessage = () => resolve({ code });
      setTimeout(() => resolve({ code }), STOP_MS);
      tell("stop");
    });
  }
  return promise;
}
