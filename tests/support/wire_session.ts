import { isObject, type Message, programCommand } from "./server_process.ts";

/** The name of a protocol revision, as its messages carry it. */
export type Revision =
  | "2024-10-07"
  | "2024-11-05"
  | "2025-03-26"
  | "2025-06-18"
  | "2025-11-25"
  | "2026-07-28";

/** How long a message may take before a test gives up on it: only a fault lasts as long. */
const PATIENCE_MS = 20_000;

const CLIENT = { name: "tests", version: "1" };

/**
 * A server as a process of its own, spoken to in raw JSON-RPC of one revision. Keeps every message
 * that came over the wire, with the method that each response answers.
 */
export class WireSession implements AsyncDisposable {
  /** Everything received, in order. */
  readonly received: { message: Message; answers: string | undefined }[] = [];
  readonly revision: Revision;
  /**
   * What the client calls itself; null for one that does not say, which only the newer era knows.
   */
  client: Message | null;
  readonly #process: Deno.ChildProcess;
  readonly #writer: WritableStreamDefaultWriter<Uint8Array>;
  readonly #methods = new Map<number, string>();
  readonly #reading: Promise<void>;
  #arrived = Promise.withResolvers<void>();

  private constructor(directory: string, revision: Revision, client: Message) {
    this.revision = revision;
    this.client = client;
    const [command = "", ...args] = [...programCommand(), "serve", "--data-dir", directory];
    this.#process = new Deno.Command(command, {
      args,
      stdin: "piped",
      stdout: "piped",
      stderr: "inherit",
    }).spawn();
    this.#writer = this.#process.stdin.getWriter();
    this.#reading = this.#read();
  }

  /** Starts a server on a directory and opens a session, as clients of the revision do. */
  static async open(
    directory: string,
    revision: Revision,
    client: Message = CLIENT,
  ): Promise<WireSession> {
    const session = new WireSession(directory, revision, client);
    if (session.modern) await session.request("server/discover", {});
    else {
      await session.request("initialize", {
        protocolVersion: revision,
        capabilities: {},
        clientInfo: session.client,
      });
      await session.send({ jsonrpc: "2.0", method: "notifications/initialized" });
    }
    return session;
  }

  /** Whether the revision is of the newer era, which has no session of its own. */
  get modern(): boolean {
    return this.revision === "2026-07-28";
  }

  /** Writes one message. */
  async send(message: Message): Promise<void> {
    await this.#writer.write(new TextEncoder().encode(`${JSON.stringify(message)}\n`));
  }

  /** Sends a request without waiting; gives its id. */
  async ask(method: string, params: Message): Promise<number> {
    const id = this.#methods.size + 1;
    this.#methods.set(id, method);
    const envelope = {
      "io.modelcontextprotocol/protocolVersion": this.revision,
      ...(this.client === null ? {} : { "io.modelcontextprotocol/clientInfo": this.client }),
      "io.modelcontextprotocol/clientCapabilities": {},
    };
    const sent = this.modern ? { ...params, _meta: envelope } : params;
    await this.send({ jsonrpc: "2.0", id, method, params: sent });
    return id;
  }

  /** Sends a request and gives the whole response. */
  async request(method: string, params: Message): Promise<Message> {
    const id = await this.ask(method, params);
    return await this.waitFor((message) => message["id"] === id && !("method" in message));
  }

  /** Sends a request and gives its result; throws when it is an error. */
  async result(method: string, params: Message): Promise<Message> {
    const { result, error } = await this.request(method, params);
    if (!isObject(result)) throw new Error(`${method}: ${JSON.stringify(error)}`);
    return result;
  }

  /** Calls a tool and gives its structured content; throws when it is an error. */
  async call(name: string, args: Message): Promise<Message> {
    const result = await this.result("tools/call", { name, arguments: args });
    const content = result["structuredContent"];
    if (!isObject(content)) throw new Error(`${name}: ${JSON.stringify(result)}`);
    return content;
  }

  /** The first message received, or still to come, that fits. */
  async waitFor(fits: (message: Message) => boolean, from = 0): Promise<Message> {
    const impatient = AbortSignal.timeout(PATIENCE_MS);
    const late = new Promise<never>((_, reject) =>
      impatient.addEventListener("abort", () => reject(new Error("the message never came")))
    );
    // Nobody waits for it any more when the message is there at once.
    late.catch(() => {});
    while (true) {
      const found = this.received.slice(from).find(({ message }) => fits(message));
      if (found !== undefined) return found.message;
      await Promise.race([this.#arrived.promise, late]);
    }
  }

  /** Ends the input and gives the exit code, once the server has ended. */
  async end(): Promise<number> {
    await this.#writer.close().catch(() => {});
    const { code } = await this.#process.status;
    await this.#reading;
    return code;
  }

  /** Ends the session. */
  async [Symbol.asyncDispose](): Promise<void> {
    await this.end();
  }

  async #read(): Promise<void> {
    let rest = "";
    for await (const text of this.#process.stdout.pipeThrough(new TextDecoderStream())) {
      const lines = (rest + text).split("\n");
      rest = lines.pop() ?? "";
      for (const line of lines) {
        const message: Message = JSON.parse(line);
        const answers = "method" in message ? undefined : this.#methods.get(Number(message["id"]));
        this.received.push({ message, answers });
      }
      this.#arrived.resolve();
      this.#arrived = Promise.withResolvers();
    }
    // Whoever still waits waits for nothing.
    this.#arrived.resolve();
  }
}
