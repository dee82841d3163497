import { setImmediate } from "node:timers/promises";
import {
  deserializeMessage,
  type JSONRPCMessage,
  serializeMessage,
  type Transport,
} from "@modelcontextprotocol/server";
import { linesOf } from "./lines.ts";

/** A line longer than this ends the connection (bytes). */
const LINE_MOST = 10 * 1024 * 1024;
/** How long after the end of input, and after the last answer, an open request is waited for. */
const GRACE_MS = 300;
/** JSON-RPC's code for a line that cannot be read as a message. */
const PARSE_ERROR = -32700;
/** JSON-RPC's code for a message that is no request, although it carries an id. */
const INVALID_REQUEST = -32600;
/** Errors that say that the other end is closed; the second of a socket with unread answers in it. */
const CLIENT_IS_GONE = [Deno.errors.BrokenPipe, Deno.errors.ConnectionReset];

/** What the transport reads from and writes to. */
export interface Streams {
  readonly input: AsyncIterable<Uint8Array>;
  /** Writes all of it, or throws. */
  write(bytes: Uint8Array): void;
}

/**
 * JSON-RPC over lines. Unlike the SDK's own stdio transport it stays open at the end of input until
 * the requests received have been answered, so that `printf … | server` gets all its answers, and it
 * closes quietly when the reader of its output has gone.
 */
export class LineTransport implements Transport {
  onclose?: () => void;
  onerror?: (error: Error) => void;
  onmessage?: (message: JSONRPCMessage) => void;
  /** Called once the input has ended and everything that can be answered has been. */
  onend?: () => void;
  /** Called when reading or writing failed for another reason than the client's leaving. */
  onfailure?: (error: Error) => void;
  readonly #streams: Streams;
  readonly #waiting = new Set<string | number>();
  #ended = false;
  #closed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** A transport over these streams; it reads nothing before `start`. */
  constructor(streams: Streams) {
    this.#streams = streams;
  }

  /** Starts to read. */
  start(): Promise<void> {
    this.#read().catch((error) => this.#fail("requests cannot be read", error)).finally(() => {
      this.#ended = true;
      this.#endWhenAnswered();
    });
    return Promise.resolve();
  }

  /** Writes one message; after `close`, none. */
  send(message: JSONRPCMessage): Promise<void> {
    if (this.#closed) return Promise.resolve();
    try {
      this.#streams.write(new TextEncoder().encode(serializeMessage(message)));
    } catch (error) {
      this.#fail("answers cannot be written", error);
      return this.close();
    }
    if (!("method" in message) && message.id !== undefined) this.#waiting.delete(message.id);
    this.#endWhenAnswered();
    return Promise.resolve();
  }

  /** Ends the connection. */
  close(): Promise<void> {
    if (!this.#closed) {
      this.#closed = true;
      clearTimeout(this.#timer);
      this.onclose?.();
    }
    return Promise.resolve();
  }

  /**
   * A request may stay open on purpose (a subscription) or for ever (its message made no sense to the
   * SDK), so after the end of input only those are waited for that answers still come for.
   */
  #endWhenAnswered(): void {
    if (!this.#ended || this.#closed) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.onend?.(), this.#waiting.size === 0 ? 0 : GRACE_MS);
  }

  #fail(what: string, error: unknown): void {
    // A client that closed its end is simply gone: there is nobody left to answer.
    if (CLIENT_IS_GONE.some((gone) => error instanceof gone)) return;
    this.onfailure?.(new Error(`${what}: ${asError(error).message}`));
  }

  async #read(): Promise<void> {
    for await (const line of linesOf(this.#streams.input, LINE_MOST)) {
      this.#receive(line);
      // One message a turn of the event loop: a signal does not have to wait behind a long queue.
      await setImmediate();
      if (this.#closed) return;
    }
  }

  #receive(line: Uint8Array): void {
    const { text, isUtf8 } = decoded(line);
    if (text.trim() === "") return;
    if (!isUtf8) return this.#refuse(text, PARSE_ERROR, "the line is not UTF-8");
    let message: JSONRPCMessage;
    try {
      message = deserializeMessage(text);
    } catch (error) {
      this.onerror?.(asError(error));
      return this.#refuse(text, INVALID_REQUEST, "this is no JSON-RPC request");
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

  /** Answers a line that is no message, where its id can be told; others get no reply. */
  #refuse(line: string, code: number, message: string): void {
    const id = idOf(line);
    if (id !== undefined) this.send({ jsonrpc: "2.0", id, error: { code, message } });
  }
}

/** The text of a line, and whether that is what was sent: bytes that are no UTF-8 are replaced. */
function decoded(line: Uint8Array): { text: string; isUtf8: boolean } {
  try {
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(line), isUtf8: true };
  } catch {
    return { text: new TextDecoder().decode(line), isUtf8: false };
  }
}

/** The id of something that was meant as a request; undefined where there is none. */
function idOf(line: string): string | number | undefined {
  try {
    const { id, result, error } = JSON.parse(line);
    const answers = result !== undefined || error !== undefined;
    return !answers && (typeof id === "string" || Number.isInteger(id)) ? id : undefined;
  } catch {
    return undefined;
  }
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
