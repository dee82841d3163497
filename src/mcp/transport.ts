import { setImmediate } from "node:timers/promises";
import {
  type JSONRPCMessage,
  parseJSONRPCMessage,
  type Transport,
} from "@modelcontextprotocol/server";
import { isOverfull, JSON_PARTS_MOST, outermost } from "../engine/json_size.ts";
import { isRecord } from "../engine/values.ts";
import { linesOf } from "./lines.ts";
import type { Opened, Streams } from "./opening.ts";
import { mistakeIn, readable, type WireError, withoutNulls } from "./requests.ts";

/** A line longer than this ends the connection (bytes). */
const LINE_MOST = 10 * 1024 * 1024;
/** How long after the end of input, and after the last answer, an open request is waited for. */
const GRACE_MS = 300;
/** JSON-RPC's code for a line that cannot be read as a message. */
const PARSE_ERROR = -32700;
/** JSON-RPC's code for a message that is not a request, although it carries an id. */
const INVALID_REQUEST = -32600;
/** JSON-RPC's code for a request whose params are not what the method takes. */
const INVALID_PARAMS = -32602;
/**
 * The only revision with batches: an older one had no lines of several messages, the next ones
 * dropped them.
 */
const WITH_BATCHES = "2025-03-26";
/** How many messages a batch may hold. */
const BATCH_MOST = 100;
/** How long an id may be, which every answer repeats (UTF-16 units). */
const ID_MOST = 1000;
/**
 * Errors that say that the other end is closed; the second of a socket with unread answers in it.
 */
const CLIENT_IS_GONE = [Deno.errors.BrokenPipe, Deno.errors.ConnectionReset];

type Id = string | number;

/** A request that waits for its answer. */
interface Waiting {
  readonly method: string;
  readonly batch: Batch | null;
  /** Whether the client has its answer already, so that the one to come is dropped. */
  readonly answered: boolean;
}

const UNKNOWN: Waiting = { method: "this request", batch: null, answered: false };

/** Messages that came as one and are answered as one. */
interface Batch {
  readonly waiting: Set<Id>;
  readonly answers: unknown[];
  /** Whether all its messages have been looked at. */
  read: boolean;
}

/**
 * JSON-RPC over lines. Unlike the SDK's own stdio transport it stays open at the end of input until
 * the requests received have been answered, so that `printf … | server` gets all its answers, and
 * it closes quietly when the reader of its output has gone.
 */
export class LineTransport implements Transport {
  onclose?: () => void;
  onerror?: (error: Error) => void;
  onmessage?: (message: JSONRPCMessage) => void;
  /** Called once the input has ended and everything that can be answered has been. */
  onend?: () => void;
  /** Called when reading or writing failed for another reason than the client's leaving. */
  onfailure?: (error: Error) => void;
  /** Called when something was received that is no message and gets no answer. */
  onnonsense?: () => void;
  readonly #streams: Streams;
  readonly #waiting = new Map<Id, Waiting>();
  /** Whether the client asked for the revision that has batches. */
  #batches = false;
  /** Whether the next request, the first one, has its answer already. */
  #answeredFirst: boolean;
  #ended = false;
  #closed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** A transport over an opened connection; it reads nothing before `start`. */
  constructor(opened: Opened) {
    this.#streams = opened;
    this.#answeredFirst = opened.answered;
  }

  /** Starts to read. */
  start(): Promise<void> {
    this.#read().catch((error) => this.#fail("requests cannot be read", error)).finally(() => {
      this.#ended = true;
      this.#endWhenAnswered();
    });
    return Promise.resolve();
  }

  /**
   * Writes one message, an answer within a batch once all of it is answered; after `close`, none.
   */
  send(message: JSONRPCMessage): Promise<void> {
    if (this.#closed) return Promise.resolve();
    if ("method" in message || message.id === undefined) return this.#write(message);
    const { method, batch, answered } = this.#waiting.get(message.id) ?? UNKNOWN;
    this.#waiting.delete(message.id);
    if (answered) {
      this.#endWhenAnswered();
      return Promise.resolve();
    }
    const answer = "error" in message
      ? { ...message, error: readable(message.error, method) }
      : message;
    if (batch === null) return this.#write(answer);
    batch.answers.push(answer);
    return this.#answered(batch, message.id);
  }

  #write(value: unknown): Promise<void> {
    if (this.#closed) return Promise.resolve();
    try {
      this.#streams.write(new TextEncoder().encode(`${onOneLine(JSON.stringify(value))}\n`));
    } catch (error) {
      this.#fail("answers cannot be written", error);
      return this.close();
    }
    this.#endWhenAnswered();
    return Promise.resolve();
  }

  /** One request of a batch fewer waits; the answer to the last one takes all of them along. */
  #answered(batch: Batch, id?: Id): Promise<void> {
    if (id !== undefined) batch.waiting.delete(id);
    if (!batch.read || batch.waiting.size > 0 || batch.answers.length === 0) {
      return Promise.resolve();
    }
    return this.#write(batch.answers);
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
   * A request may stay open on purpose (a subscription) or forever (its message made no sense to
   * the SDK), so after the end of input only those whose answers still come are waited for.
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
      // One message per turn of the event loop: a signal does not have to wait behind a long queue.
      await setImmediate();
      if (this.#closed) return;
    }
  }

  #receive(line: Uint8Array): void {
    const { text, isUtf8 } = decoded(line);
    if (text.trim() === "") return;
    if (!isUtf8) return this.#refuse(parsed(text), PARSE_ERROR, "the line is not UTF-8");
    if (isOverfull(text)) {
      const isBatch = text.trimStart().startsWith("[");
      return this.#refuse(
        isBatch ? undefined : parsed(outermost(text)),
        isBatch ? INVALID_REQUEST : INVALID_PARAMS,
        `The message holds more than ${JSON_PARTS_MOST} values; none of it was read or saved. A phase takes at most 1,000 items.`,
        isBatch ? "alone" : null,
      );
    }
    const value = parsed(text);
    if (Array.isArray(value)) this.#receiveBatch(value);
    else this.#accept(value, null);
  }

  #receiveBatch(values: readonly unknown[]): void {
    const refuse = (message: string): void => {
      this.#write(errorOf(null, { code: INVALID_REQUEST, message }));
    };
    if (!this.#batches) {
      return refuse(
        `Send each message on a line of its own: only revision ${WITH_BATCHES} has batches.`,
      );
    }
    if (values.length === 0 || values.length > BATCH_MOST) {
      return refuse(`A batch holds 1 to ${BATCH_MOST} messages; got ${values.length}.`);
    }
    const batch: Batch = { waiting: new Set(), answers: [], read: false };
    for (const value of values) this.#accept(value, batch);
    batch.read = true;
    this.#answered(batch);
  }

  /**
   * Passes a message on, or answers it where it is not one, or one with params that its method does
   * not take.
   */
  #accept(value: unknown, batch: Batch | null): void {
    const sent = isRecord(value) ? withoutNulls(value) : value;
    const wrong = mistakeOf(sent);
    if (wrong !== null) return this.#refuse(sent, INVALID_PARAMS, wrong, batch);
    let message: JSONRPCMessage;
    try {
      message = parseJSONRPCMessage(sent);
    } catch (error) {
      this.onerror?.(asError(error));
      const method = methodOf(sent);
      return method === null
        ? this.#refuse(sent, INVALID_REQUEST, "this is not a JSON-RPC request", batch)
        : this.#refuse(
          sent,
          INVALID_PARAMS,
          `_meta of ${method} is not what the protocol defines.`,
          batch,
        );
    }
    if ("method" in message && "id" in message) {
      const { id, method, params } = message;
      if (typeof id === "string" && id.length > ID_MOST) {
        return this.#refuse(
          {},
          INVALID_REQUEST,
          `The id has ${id.length} characters; at most ${ID_MOST} are allowed.`,
          batch ?? "alone",
        );
      }
      if (method === "initialize" && batch !== null) {
        return this.#refuse(
          { id },
          INVALID_REQUEST,
          "initialize must be sent alone, not in a batch.",
          batch,
        );
      }
      if (batch !== null && this.#waiting.has(id)) {
        return this.#refuse(
          { id },
          INVALID_REQUEST,
          "This id is already used by a request that is still open.",
          batch,
        );
      }
      if (method === "initialize") this.#batches = params?.["protocolVersion"] === WITH_BATCHES;
      // A listener is answered only when somebody ends its listening, so nobody waits for that.
      if (method !== "subscriptions/listen") {
        this.#waiting.set(id, { method, batch, answered: this.#answeredFirst });
      }
      this.#answeredFirst = false;
      batch?.waiting.add(id);
    }
    if ("method" in message && message.method === "notifications/cancelled") {
      const id = message.params?.["requestId"];
      if (typeof id === "string" || typeof id === "number") this.#forget(id);
    }
    this.onmessage?.(message);
  }

  /** A request that is no longer to be answered. */
  #forget(id: Id): void {
    const batch = this.#waiting.get(id)?.batch ?? null;
    this.#waiting.delete(id);
    if (batch !== null) this.#answered(batch, id);
  }

  /** Answers what is not a message, where its id can be told; others get a reply in a batch only. */
  #refuse(
    value: unknown,
    code: number,
    message: string,
    batch: Batch | "alone" | null = null,
  ): void {
    const id = idOf(value);
    if (id === undefined && batch === null) {
      this.onnonsense?.();
      return;
    }
    const answer = errorOf(id ?? null, { code, message });
    if (batch === null || batch === "alone") this.#write(answer);
    else batch.answers.push(answer);
  }
}

/** The method of what is a request but for its params; null for anything else. */
function methodOf(sent: unknown): string | null {
  if (!isRecord(sent) || idOf(sent) === undefined || sent["jsonrpc"] !== "2.0") return null;
  return typeof sent["method"] === "string" ? sent["method"] : null;
}

/** What is wrong with the params of what is a request otherwise. */
function mistakeOf(sent: unknown): string | null {
  const method = methodOf(sent);
  return method !== null && isRecord(sent) ? mistakeIn(method, sent["params"]) : null;
}

function errorOf(id: Id | null, error: WireError): unknown {
  return { jsonrpc: "2.0", id, error };
}

/**
 * Some readers of lines take these two for the end of one; JSON knows another way to write them.
 */
function onOneLine(json: string): string {
  return json.replace(/[\u2028\u2029]/g, (char) => char === "\u2028" ? "\\u2028" : "\\u2029");
}

/** The value of a text of JSON; undefined where it is not one. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The text of a line, and whether that is what was sent: bytes that are not UTF-8 are replaced. */
function decoded(line: Uint8Array): { text: string; isUtf8: boolean } {
  try {
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(line), isUtf8: true };
  } catch {
    return { text: new TextDecoder().decode(line), isUtf8: false };
  }
}

/** The id of something that was meant as a request; undefined where there is none. */
function idOf(value: unknown): Id | undefined {
  if (!isRecord(value) || value["result"] !== undefined || value["error"] !== undefined) {
    return undefined;
  }
  const id = value["id"];
  if (typeof id === "string") return id.length > ID_MOST ? undefined : id;
  return typeof id === "number" && Number.isInteger(id) ? id : undefined;
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
