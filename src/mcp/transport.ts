import {
  deserializeMessage,
  type JSONRPCMessage,
  serializeMessage,
  type Transport,
} from "@modelcontextprotocol/server";

/** A line longer than this ends the connection (bytes). */
const LINE_MOST = 10 * 1024 * 1024;

/** What the transport reads from and writes to. */
export interface Streams {
  readonly input: ReadableStream<Uint8Array>;
  /** Writes all of it, or throws when nobody reads any more. */
  write(bytes: Uint8Array): void;
}

/**
 * JSON-RPC over lines. Unlike the SDK's own stdio transport it stays open at the end of input until
 * every request received has been answered, so that `printf … | server` gets all its answers, and it
 * closes quietly when the reader of its output has gone.
 */
export class LineTransport implements Transport {
  onclose?: () => void;
  onerror?: (error: Error) => void;
  onmessage?: (message: JSONRPCMessage) => void;
  readonly #streams: Streams;
  readonly #waiting = new Set<string | number>();
  #ended = false;
  #closed = false;

  /** A transport over these streams; it reads nothing before `start`. */
  constructor(streams: Streams) {
    this.#streams = streams;
  }

  /** Starts to read. */
  start(): Promise<void> {
    this.#read().catch((error) => this.onerror?.(asError(error))).finally(() => {
      this.#ended = true;
      this.#closeWhenAnswered();
    });
    return Promise.resolve();
  }

  /** Writes one message. */
  send(message: JSONRPCMessage): Promise<void> {
    if (this.#closed) return Promise.resolve();
    try {
      this.#streams.write(new TextEncoder().encode(serializeMessage(message)));
    } catch {
      // The client closed its end: there is nobody left to answer.
      return this.close();
    }
    if (!("method" in message) && message.id !== undefined) this.#waiting.delete(message.id);
    this.#closeWhenAnswered();
    return Promise.resolve();
  }

  /** Ends the connection. */
  close(): Promise<void> {
    if (!this.#closed) {
      this.#closed = true;
      this.onclose?.();
    }
    return Promise.resolve();
  }

  #closeWhenAnswered(): void {
    if (this.#ended && this.#waiting.size === 0) this.close();
  }

  async #read(): Promise<void> {
    const decoder = new TextDecoder();
    let rest = "";
    for await (const chunk of this.#streams.input) {
      rest += decoder.decode(chunk, { stream: true });
      const lines = rest.split("\n");
      rest = lines.pop() ?? "";
      for (const line of lines) this.#receive(line);
      if (rest.length > LINE_MOST) throw new Error("a line of input is too long");
      if (this.#closed) return;
    }
    this.#receive(rest + decoder.decode());
  }

  #receive(line: string): void {
    if (line.trim() === "") return;
    let message: JSONRPCMessage;
    try {
      message = deserializeMessage(line);
    } catch (error) {
      this.onerror?.(asError(error));
      return;
    }
    // A listener is answered only when somebody ends its listening, so nobody waits for that.
    if ("method" in message && "id" in message && message.method !== "subscriptions/listen") {
      this.#waiting.add(message.id);
    }
    if ("method" in message && message.method === "notifications/cancelled") {
      const id = message.params?.["requestId"];
      if (typeof id === "string" || typeof id === "number") this.#waiting.delete(id);
    }
    this.onmessage?.(message);
  }
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
