import { isRecord, ownValue } from "../engine/values.ts";
import { quote } from "../engine/wording.ts";

/** What the params of a request must be, as far as this server reads them. */
type Form = "text" | "texts" | "token" | "list" | "object" | { readonly [name: string]: Form };

const CURSOR = { "cursor?": "text" } as const;
const URI = { uri: "text" } as const;

/** By method. A name that ends with a question mark may be left out. */
const FORMS: Readonly<Record<string, { readonly [name: string]: Form }>> = {
  "initialize": {
    protocolVersion: "text",
    capabilities: "object",
    clientInfo: { name: "text", version: "text" },
  },
  "tools/list": CURSOR,
  "tools/call": { name: "text", "arguments?": "object" },
  "resources/list": CURSOR,
  "resources/templates/list": CURSOR,
  "resources/read": URI,
  "resources/subscribe": URI,
  "resources/unsubscribe": URI,
  "prompts/list": CURSOR,
  "prompts/get": { name: "text", "arguments?": "texts" },
  "subscriptions/listen": { "notifications?": { "resourceSubscriptions?": "list" } },
  "completion/complete": {
    ref: { type: "text" },
    argument: { name: "text", value: "text" },
  },
};

/** How long a list may be that an answer repeats. */
const LIST_MOST = 1000;
/** How deep nulls are looked for. */
const DEPTH = 8;

/**
 * A message without the names whose value is null: in the envelope that means the same as leaving
 * them out. What a tool takes is the tool's own matter.
 */
export function withoutNulls(message: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { params, ...rest } = message;
  const isCall = message["method"] === "tools/call" && isRecord(params);
  const sent = isCall ? ownValue(params, "arguments") : undefined;
  const clean = isCall
    ? { ...pruned({ ...params, arguments: null }, DEPTH), ...given({ arguments: sent }) }
    : isRecord(params)
    ? pruned(params, DEPTH)
    : params;
  const whole = { ...given(rest), ...given({ params: clean }) };
  // A client that says nothing of what it can do can do none of it.
  if (whole["method"] !== "initialize" || !isRecord(clean)) return whole;
  return { ...whole, params: { capabilities: {}, ...clean } };
}

function pruned(
  record: Readonly<Record<string, unknown>>,
  depth: number,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(given(record)).map(([name, value]) => [
      name,
      isRecord(value) && depth > 1 ? pruned(value, depth - 1) : value,
    ]),
  );
}

function given(record: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(record).filter(([, value]) => value !== null && value !== undefined),
  );
}

/** What is wrong with the params of a request, in a sentence; null where nothing is. */
export function mistakeIn(method: string, params: unknown): string | null {
  const wrong = misfit(`params of ${method}`, params ?? {}, {
    ...Object.hasOwn(FORMS, method) ? FORMS[method] : {},
    "_meta?": { "progressToken?": "token" },
  });
  return wrong === null ? null : `${wrong}.`;
}

function misfit(path: string, value: unknown, form: Form): string | null {
  switch (form) {
    case "text":
      return typeof value === "string" ? null : `${path} must be text; got ${quote(value)}`;
    case "token":
      return typeof value === "string" || Number.isInteger(value)
        ? null
        : `${path} must be text or a whole number; got ${quote(value)}`;
    case "list":
      return Array.isArray(value) && value.length <= LIST_MOST
        ? null
        : `${path} must be a list of at most ${LIST_MOST}; got ${quote(value)}`;
    case "object":
      return isRecord(value) ? null : `${path} must be an object; got ${quote(value)}`;
    case "texts":
      if (!isRecord(value)) return misfit(path, value, "object");
      return firstOf(
        Object.entries(value),
        ([name, inner]) => misfit(`${quote(name)} in ${path}`, inner, "text"),
      );
  }
  if (!isRecord(value)) return misfit(path, value, "object");
  return firstOf(Object.entries(form), ([key, inner]) => {
    const name = key.replace(/\?$/, "");
    const found = ownValue(value, name);
    return found === undefined && name !== key ? null : misfit(`${name} in ${path}`, found, inner);
  });
}

function firstOf<T>(all: readonly T[], look: (one: T) => string | null): string | null {
  for (const one of all) {
    const found = look(one);
    if (found !== null) return found;
  }
  return null;
}

/** An error of JSON-RPC. */
export interface WireError {
  readonly code: number;
  readonly message: string;
  readonly data?: unknown;
}

const INVALID_PARAMS = -32602;
const INTERNAL_ERROR = -32603;
/** How long an error's message and a text of its data may be (UTF-16 units). */
const MESSAGE_MOST = 4000;
const DATA_MOST = 200;

/**
 * An error as it goes out: never longer than somebody reads, whatever it quotes, and in this
 * program's words where it is what the SDK's library of schemas says of a request.
 */
export function readable({ code, message, data }: WireError, method: string): WireError {
  const path = (code === INVALID_PARAMS || code === INTERNAL_ERROR) ? pathInDump(message) : null;
  if (path !== null) {
    return {
      code: INVALID_PARAMS,
      message:
        `${path} of ${method} is not what the protocol defines; ${method} was not carried out.`,
    };
  }
  return {
    code,
    message: cut(message, MESSAGE_MOST),
    ...(data === undefined ? {} : { data: shortened(data) }),
  };
}

/** Where the first fault is that the library names; null for a message of another kind. */
function pathInDump(message: string): string | null {
  if (!/"code":\s*"/.test(message)) return null;
  try {
    const [first] = JSON.parse(message.slice(message.indexOf("["), message.lastIndexOf("]") + 1));
    const path = isRecord(first) ? first["path"] : undefined;
    return cut(Array.isArray(path) && path.length > 0 ? path.join(".") : "params", DATA_MOST);
  } catch {
    return "params";
  }
}

function shortened(data: unknown): unknown {
  if (typeof data === "string") return cut(data, DATA_MOST);
  if (!isRecord(data)) return data;
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [
      name,
      typeof value === "string" ? cut(value, DATA_MOST) : value,
    ]),
  );
}

function cut(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most - 1).toWellFormed()}…`;
}
