import { assert, assertEquals } from "@std/assert";
import * as fc from "fast-check";
import { serveStdio } from "@modelcontextprotocol/server/stdio";
import { openGate } from "../../src/gate/phase_gate.ts";
import { createChanges } from "../../src/mcp/changes.ts";
import {
  NEWER_REVISION,
  OLDER_REVISIONS,
  openConnection,
  openingAnswer,
} from "../../src/mcp/opening.ts";
import { createServer } from "../../src/mcp/server.ts";
import { LineTransport } from "../../src/mcp/transport.ts";
import { openReviews } from "../../src/open_reviews.ts";

/** What the SDK answers to a first line. */
function answerOfSdk(line: string): Promise<string> {
  const log = (): void => {};
  const reviews = openReviews("nowhere", openGate);
  return new Promise((resolve) => {
    const transport = new LineTransport({
      input: new Blob([line]).stream(),
      write: (bytes) => resolve(new TextDecoder().decode(bytes)),
      answered: false,
    });
    transport.onend = () => resolve("none");
    const changes = createChanges(reviews, log);
    serveStdio(({ era }) => createServer({ reviews, changes, log }, era), { transport });
  });
}

const CLIENT = { name: "client", version: "1.0" };
const META = "io.modelcontextprotocol";

function initialize(params: object): object {
  return { jsonrpc: "2.0", id: 0, method: "initialize", params };
}

function asking(protocolVersion: string, more: object = {}): object {
  return initialize({ protocolVersion, capabilities: {}, clientInfo: CLIENT, ...more });
}

function discover(more: object = {}): object {
  return {
    jsonrpc: "2.0",
    id: "a",
    method: "server/discover",
    params: {
      _meta: {
        [`${META}/protocolVersion`]: NEWER_REVISION,
        [`${META}/clientInfo`]: CLIENT,
        [`${META}/clientCapabilities`]: {},
        ...more,
      },
    },
  };
}

/** What clients say that they can do. */
const ABILITIES = [
  { roots: {} },
  { roots: { listChanged: true }, sampling: {} },
  { elicitation: { form: { applyDefaults: true }, url: {} } },
  { sampling: { context: {}, tools: {} }, experimental: { x: { y: [1, null] } } },
  { tasks: { list: {}, requests: { elicitation: { create: {} } } } },
  { extensions: { "io.modelcontextprotocol/ui": { mimeTypes: ["text/html"] } } },
];

Deno.test("openingAnswer knows what clients open with, and answers what the SDK would", async () => {
  const messages = [
    ...[...OLDER_REVISIONS, NEWER_REVISION, "2023-01-01", ""].map((revision) => asking(revision)),
    ...ABILITIES.flatMap((capabilities) => [
      asking("2025-11-25", { capabilities }),
      discover({ [`${META}/clientCapabilities`]: capabilities }),
    ]),
    asking("2025-06-18", { clientInfo: { ...CLIENT, title: "", websiteUrl: "no url" } }),
    discover(),
  ];
  for (const message of messages) {
    const answer = openingAnswer(message);
    assert(answer !== null, JSON.stringify(message));
    assertEquals(`${JSON.stringify(answer)}\n`, await answerOfSdk(JSON.stringify(message)));
  }
});

Deno.test("openingAnswer leaves to the SDK what is out of the ordinary", () => {
  const messages = [
    null,
    [asking("2025-11-25")],
    { ...asking("2025-11-25"), id: null },
    { ...asking("2025-11-25"), id: 1.5 },
    { ...asking("2025-11-25"), jsonrpc: "1.0" },
    { ...asking("2025-11-25"), method: "ping" },
    { ...asking("2025-11-25"), more: 1 },
    asking("2025-11-25", { _meta: {} }),
    asking("2025-11-25", { capabilities: { roots: { listChanged: 1 } } }),
    asking("2025-11-25", { capabilities: { elicitation: { form: [] } } }),
    asking("2025-11-25", { capabilities: { extensions: { x: "yes" } } }),
    asking("2025-11-25", { capabilities: null }),
    asking("2025-11-25", { clientInfo: { name: "client" } }),
    asking("2025-11-25", { clientInfo: { ...CLIENT, icons: [] } }),
    discover({ [`${META}/protocolVersion`]: "2026-07-29" }),
    discover({ progressToken: 1 }),
    { ...discover(), params: {} },
  ];
  assertEquals(messages.filter((message) => openingAnswer(message) !== null), []);
});

Deno.test("openingAnswer never answers anything else than the SDK", async () => {
  const names = fc.constantFrom(
    ...["roots", "sampling", "elicitation", "tasks", "experimental", "extensions", "form", "url"],
    ...["listChanged", "applyDefaults", "requests", "context", "tools", "create", "list", "x"],
  );
  const { tree } = fc.letrec((tie) => ({
    tree: fc.dictionary(fc.oneof({ weight: 9, arbitrary: names }, fc.string()), tie("value"), {
      maxKeys: 3,
    }),
    value: fc.oneof(
      { maxDepth: 3, withCrossShrink: true },
      { weight: 1, arbitrary: fc.boolean() },
      { weight: 6, arbitrary: tie("tree") },
      { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 1 }) },
    ),
  }));
  const client = fc.record({
    name: fc.string(),
    version: fc.string(),
    title: fc.string(),
    icons: fc.jsonValue({ maxDepth: 1 }),
  }, { requiredKeys: ["name", "version"] });
  await fc.assert(
    fc.asyncProperty(tree, client, fc.boolean(), async (abilities, clientInfo, newer) => {
      const message: unknown = JSON.parse(JSON.stringify(
        newer
          ? discover({
            [`${META}/clientInfo`]: clientInfo,
            [`${META}/clientCapabilities`]: abilities,
          })
          : asking("2025-03-26", { capabilities: abilities, clientInfo }),
      ));
      const answer = openingAnswer(message);
      fc.pre(answer !== null);
      assertEquals(await answerOfSdk(JSON.stringify(message)), `${JSON.stringify(answer)}\n`);
    }),
    { numRuns: 150 },
  );
});

/**
 * Opens a connection on chunks of input; gives what was answered and what the input still holds.
 */
async function opened(
  chunks: readonly (string | Error)[],
  write: (text: string) => void = () => {},
): Promise<{ answers: string[]; answered: boolean; rest: string }> {
  const answers: string[] = [];
  async function* input(): AsyncGenerator<Uint8Array> {
    for (const chunk of chunks) {
      if (chunk instanceof Error) throw chunk;
      yield new TextEncoder().encode(chunk);
    }
  }
  const connection = await openConnection({
    input: input(),
    write(bytes) {
      const text = new TextDecoder().decode(bytes);
      write(text);
      answers.push(text);
    },
  });
  let rest = "";
  try {
    for await (const chunk of connection.input) rest += new TextDecoder().decode(chunk);
  } catch (error) {
    rest += error instanceof Error ? error.message : "";
  }
  return { answers, answered: connection.answered, rest };
}

const FIRST = `${JSON.stringify(asking("2025-11-25"))}\n`;

Deno.test("openConnection answers a first line that came whole, and loses nothing of the input", async () => {
  const answer = `${JSON.stringify(openingAnswer(asking("2025-11-25")))}\n`;
  assertEquals(await opened([`${FIRST}{"more":`, "1}\n", FIRST]), {
    answers: [answer],
    answered: true,
    rest: `${FIRST}{"more":1}\n${FIRST}`,
  });
  for (
    const chunks of [[], [FIRST.slice(0, 40), FIRST.slice(40)], [`\n${FIRST}`], ["{\n", FIRST]]
  ) {
    const rest = chunks.join("");
    assertEquals(await opened(chunks), { answers: [], answered: false, rest });
  }
  const long = `${" ".repeat(4096)}${FIRST}`;
  assertEquals(await opened([long]), { answers: [], answered: false, rest: long });
});

Deno.test("openConnection leaves streams that fail to whoever reads and writes next", async () => {
  assertEquals(await opened([new Error("unreadable")]), {
    answers: [],
    answered: false,
    rest: "unreadable",
  });
  const fail = (): void => {
    throw new Deno.errors.BrokenPipe("gone");
  };
  assertEquals(await opened([FIRST], fail), { answers: [], answered: false, rest: FIRST });
});
