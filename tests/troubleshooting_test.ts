import { assert, assertEquals } from "@std/assert";
import { fromFileUrl } from "@std/path/from-file-url";
import { join, resolve } from "@std/path";
import { messagesIn } from "./support/messages.ts";

const ROOT = resolve(fromFileUrl(new URL("..", import.meta.url)));
const PAGE = Deno.readTextFileSync(join(ROOT, ".github/docs/troubleshooting.md"));

/** Parts of a message, of which the page has the whole. */
const PARTS = [
  "- …",
  "- …: when …",
  "warning: …",
  "The new review",
  "The change to …",
  "phase …, …",
];

function* modules(directory: string): Generator<string> {
  for (const entry of Deno.readDirSync(directory)) {
    const path = join(directory, entry.name);
    if (entry.isDirectory) yield* modules(path);
    else if (entry.name.endsWith(".ts")) yield path;
  }
}

/** What the page quotes, each as a pattern in which an ellipsis stands for anything. */
const QUOTED = [...PAGE.matchAll(/`([^`\n]+(?:\n[^`\n]+)?)`/g)]
  .map(([, text = ""]) => text.replace(/\s+/g, " "))
  .filter((text) => / [a-z]|[a-z] /i.test(text))
  .map((text) => text.split("…").map((part) => RegExp.escape(part)).join(".*"));

/** Whether the page has a way out of a message: it quotes a piece that says which one it is. */
function isOnPage(message: string): boolean {
  return QUOTED.some((quoted) => new RegExp(quoted).test(message));
}

Deno.test("every message that a user can meet has its way out on the troubleshooting page", () => {
  const messages = [...modules(join(ROOT, "src"))]
    .flatMap((path) => messagesIn(Deno.readTextFileSync(path)));
  assert(messages.length > 100, `only ${messages.length} messages were found`);
  assertEquals(messages.filter((one) => !PARTS.includes(one) && !isOnPage(one)), []);
});

Deno.test("messagesIn() reads texts with what is filled in, joined and chosen ones, and no codes", () => {
  const source = [
    'throw new ReviewError("storage", `a ${list.map((x) => `${x}`)} of ` +\n  "words");',
    'new UsageError(full ? "one thing" : "another thing") // (`not this one`',
    'new Error("a bug is not listed"); call.terminal.err(`warning: ${a} is late`);',
    'terminal.err("written to a file")',
  ].join("\n");
  assertEquals(messagesIn(source), [
    "a … of words",
    "one thing",
    "another thing",
    "warning: … is late",
  ]);
});
