/**
 * A connection's first request, answered before the SDK is loaded: that is most of a server's start,
 * and a client waits for this answer. Only the usual request is answered here, the one of which it is
 * certain what the SDK answers; it gets the request all the same, and its answer is dropped.
 *
 * @module
 */
import { isRecord } from "../engine/values.ts";
import { readAll, writeToStandardOutput } from "../streams.ts";
import { FIXED, INTRODUCTION } from "./introduction.ts";

/** What the server reads from and writes to. */
export interface Streams {
  readonly input: AsyncIterable<Uint8Array>;
  /** Writes all of it, or throws. */
  write(bytes: Uint8Array): void;
}

/** A connection after its first request. */
export interface Opened extends Streams {
  /** Whether the first request, which the input still begins with, has its answer already. */
  readonly answered: boolean;
}

/** The standard streams of this process. */
export const STANDARD_STREAMS: Streams = {
  input: readAll(Deno.stdin),
  write: writeToStandardOutput,
};

/** The revisions that an older client may ask for; another one gets the first. */
export const OLDER_REVISIONS: readonly string[] = [
  "2025-11-25",
  "2025-06-18",
  "2025-03-26",
  "2024-11-05",
  "2024-10-07",
];
/** The revision of the newer era. */
export const NEWER_REVISION = "2026-07-28";

const NEWLINE = 0x0a;
/** No client says more than this of itself (bytes). */
const LINE_MOST = 4 * 1024;
/** Longer ids are left to those who refuse them (UTF-16 units). */
const ID_MOST = 100;

/**
 * Waits for what comes first, and answers it where that is possible. Loses none of the input.
 */
export async function openConnection({ input, write }: Streams): Promise<Opened> {
  const chunks = input[Symbol.asyncIterator]();
  const first = chunks.next();
  const answer = await first.then(({ value }) => value && answerTo(value), () => null);
  return { input: startingWith(first, chunks), write, answered: answer ? sent(answer) : false };

  function sent(answer: object): boolean {
    try {
      write(new TextEncoder().encode(`${JSON.stringify(answer)}\n`));
      return true;
    } catch {
      // Whoever writes next meets the same, and knows what to do.
      return false;
    }
  }
}

async function* startingWith(
  first: Promise<IteratorResult<Uint8Array>>,
  rest: AsyncIterator<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  for (let next = await first; !next.done; next = await rest.next()) yield next.value;
}

/** The answer to a first line that came whole; null where it is not certain. */
function answerTo(chunk: Uint8Array): object | null {
  const end = chunk.indexOf(NEWLINE);
  if (end === -1 || end > LINE_MOST) return null;
  try {
    const line = new TextDecoder("utf-8", { fatal: true }).decode(chunk.subarray(0, end));
    return openingAnswer(JSON.parse(line));
  } catch {
    return null;
  }
}

/**
 * The answer to a connection's first message, key for key the SDK's; null where it is not certain.
 */
export function openingAnswer(message: unknown): object | null {
  if (!holds(message, { jsonrpc: "2.0", id: isId, method: isText, params: isRecord })) return null;
  const { id, method, params } = message;
  const result = method === "initialize"
    ? initialized(params)
    : method === "server/discover"
    ? discovered(params)
    : null;
  return result === null ? null : { result, jsonrpc: "2.0", id };
}

function initialized(params: unknown): object | null {
  const usual = { protocolVersion: isText, capabilities: isAbilities, clientInfo: isProgram };
  if (!holds(params, usual)) return null;
  const asked = OLDER_REVISIONS.find((revision) => revision === params["protocolVersion"]);
  const { capabilities, serverInfo, instructions } = INTRODUCTION;
  return {
    protocolVersion: asked ?? OLDER_REVISIONS[0],
    capabilities,
    serverInfo,
    instructions,
  };
}

const META = "io.modelcontextprotocol";

function discovered(params: unknown): object | null {
  const usual = {
    _meta: (meta: unknown) =>
      holds(meta, {
        [`${META}/protocolVersion`]: NEWER_REVISION,
        [`${META}/clientInfo`]: isProgram,
        [`${META}/clientCapabilities`]: isAbilities,
      }),
  };
  if (!holds(params, usual)) return null;
  const { capabilities, serverInfo, instructions } = INTRODUCTION;
  return {
    supportedVersions: [NEWER_REVISION],
    capabilities,
    instructions,
    resultType: "complete",
    ...FIXED,
    _meta: { [`${META}/serverInfo`]: serverInfo },
  };
}

type Test = (value: unknown) => boolean;

/** Whether a value is an object of exactly these names, with values that are right for each. */
function holds(
  value: unknown,
  names: Readonly<Record<string, string | Test>>,
): value is Readonly<Record<string, unknown>> {
  return isRecord(value) && Object.keys(value).length === Object.keys(names).length &&
    Object.entries(names).every(([name, right]) =>
      Object.hasOwn(value, name) &&
      (typeof right === "string" ? value[name] === right : right(value[name]))
    );
}

function isText(value: unknown): boolean {
  return typeof value === "string";
}

function isId(value: unknown): boolean {
  return typeof value === "string" ? value.length <= ID_MOST : Number.isSafeInteger(value);
}

/** Whether a program introduces itself, and by texts alone. */
function isProgram(value: unknown): boolean {
  return isRecord(value) && isText(value["name"]) && isText(value["version"]) &&
    !Object.hasOwn(value, "icons") && Object.values(value).every(isText);
}

/** Abilities of which every part may hold anything, as long as it is an object. */
const FREE = ["experimental", "extensions"];
/** Abilities that are told by yes or no; all others by an object. */
const FLAGS = ["listChanged", "applyDefaults"];

function isAbilities(value: unknown): boolean {
  return isRecord(value) &&
    Object.entries(value).every(([name, ability]) =>
      FREE.includes(name)
        ? isRecord(ability) && Object.values(ability).every(isRecord)
        : isRecord(ability) && isTree(ability)
    );
}

function isTree(value: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(value).every(([name, inner]) =>
    FLAGS.includes(name) ? typeof inner === "boolean" : isRecord(inner) && isTree(inner)
  );
}
