import { fromFileUrl } from "@std/path/from-file-url";

/** Path of the program's entry. */
export const MAIN = fromFileUrl(new URL("../../main.ts", import.meta.url));

/** The command that starts the program under test: `deno run`, or the executable that is named. */
export function programCommand(): string[] {
  const executable = Deno.env.get("DEVILS_ADVOCATE_EXECUTABLE");
  if (executable !== undefined && executable !== "") return [executable];
  return [
    Deno.execPath(),
    "run",
    "--quiet",
    "--frozen",
    "--no-prompt",
    "--permission-set",
    MAIN,
  ];
}

/** A JSON-RPC message as it came over the wire. */
export type Message = Record<string, unknown>;

/** A tool's answer. */
export interface ToolAnswer {
  readonly isError: boolean;
  readonly text: string;
  /** What `structuredContent` holds; undefined for an error. */
  readonly content: Record<string, unknown> | undefined;
}

/** The server as a process of its own, spoken to line by line. */
export class ServerProcess implements AsyncDisposable {
  readonly process: Deno.ChildProcess;
  readonly #writer: WritableStreamDefaultWriter<Uint8Array>;
  /** Requests that wait for an answer, in whatever order answers come. */
  readonly #waiting = new Map<unknown, PromiseWithResolvers<Message>>();
  readonly #reading: Promise<void>;
  #ended = false;
  #id = 0;

  private constructor(directory: string, env: Record<string, string>, wrapper: readonly string[]) {
    const [command = "", ...args] = [
      ...wrapper,
      ...programCommand(),
      "serve",
      "--data-dir",
      directory,
    ];
    this.process = new Deno.Command(command, {
      args,
      env,
      stdin: "piped",
      stdout: "piped",
      stderr: "inherit",
    }).spawn();
    this.#writer = this.process.stdin.getWriter();
    this.#reading = this.#read();
  }

  async #read(): Promise<void> {
    for await (const line of linesOf(this.process.stdout)) {
      const message: Message = JSON.parse(line);
      this.#waiting.get(message["id"])?.resolve(message);
    }
    this.#ended = true;
    for (const { reject } of this.#waiting.values()) {
      reject(new Error("the server ended before it answered"));
    }
  }

  /**
   * Starts a server on a directory and opens a 2025-11-25 session. `wrapper` is a command that
   * prepares something and then runs the one that follows it.
   */
  static async start(
    directory: string,
    env: Record<string, string> = {},
    wrapper: readonly string[] = [],
  ): Promise<ServerProcess> {
    const server = new ServerProcess(directory, env, wrapper);
    await server.request("initialize", {
      protocolVersion: "2025-11-25",
      capabilities: {},
      clientInfo: { name: "tests", version: "1" },
    });
    await server.send({ jsonrpc: "2.0", method: "notifications/initialized" });
    return server;
  }

  /** Writes one message. */
  async send(message: Message): Promise<void> {
    await this.#writer.write(new TextEncoder().encode(`${JSON.stringify(message)}\n`));
  }

  /** Sends a request and waits for its answer. */
  async request(method: string, params: Message): Promise<Message> {
    this.#id += 1;
    const id = this.#id;
    const waiting = Promise.withResolvers<Message>();
    this.#waiting.set(id, waiting);
    waiting.promise.catch(() => {});
    if (this.#ended) waiting.reject(new Error("the server ended before it answered"));
    try {
      await this.send({ jsonrpc: "2.0", id, method, params });
      return await waiting.promise;
    } finally {
      this.#waiting.delete(id);
    }
  }

  /** Calls a tool. */
  async call(name: string, args: Message): Promise<ToolAnswer> {
    const { result, error } = await this.request("tools/call", { name, arguments: args });
    if (!isObject(result)) throw new Error(`${name}: ${JSON.stringify(error)}`);
    const { content, structuredContent, isError } = result;
    const [block] = Array.isArray(content) ? content : [];
    return {
      isError: isError === true,
      text: isObject(block) ? String(block["text"]) : "",
      content: isObject(structuredContent) ? structuredContent : undefined,
    };
  }

  /** Ends the input and waits for the process. */
  async [Symbol.asyncDispose](): Promise<void> {
    await this.#writer.close().catch(() => {});
    await this.process.status;
    await this.#reading;
  }
}

/** Whether a value is an object with keys. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

async function* linesOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  let rest = "";
  for await (const text of stream.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + text).split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
}
