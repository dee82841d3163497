import { assert, assertEquals } from "@std/assert";
import { DOCS_OUTPUTS } from "./support/docs_outputs.ts";
import { DOCS_TABLES } from "./support/docs_tables.ts";

const ROOT = new URL("..", import.meta.url);
const PAGES = new URL(".github/docs/", ROOT);

/** The README and the reference pages. */
const DOCUMENTS: readonly URL[] = [
  new URL("README.md", ROOT),
  ...[...Deno.readDirSync(PAGES)].map(({ name }) => name).filter((name) => name.endsWith(".md"))
    .sort().map((name) => new URL(name, PAGES)),
];

/** The place of what follows from the definitions, between its two comments. */
const TABLE = /(<!-- table: (\w+) -->\n)([\s\S]*?)(\n<!-- end -->)/g;
/** The place of an output: a code block between two comments. */
const OUTPUT = /(<!-- output: (\w+) -->\n+```text\n)([\s\S]*?)(```\n+<!-- end -->)/g;

/**
 * A table without the blanks that the formatter aligns it with, or a text without its line breaks.
 */
function bare(text: string): string {
  return text.trim().replace(/ *\| */g, "|").replace(/\|-+/g, "|-").replace(/\s+/g, " ");
}

// With DOCS_WRITE=1 tables and outputs are written instead of compared; format the files afterwards.
const writing = Deno.env.get("DOCS_WRITE") === "1";

Deno.test("what the documentation derives is what the definitions give", () => {
  const seen = new Set<string>();
  for (const document of DOCUMENTS) {
    const text = Deno.readTextFileSync(document);
    const written = text.replace(TABLE, (place, start, name, old, end) => {
      const render = DOCS_TABLES[name];
      assert(render !== undefined, `${document.pathname} has a place for ${name}`);
      seen.add(name);
      if (writing) return `${start}\n${render()}\n${end}`;
      assertEquals(bare(old), bare(render()), `${document.pathname}: ${name}`);
      return place;
    });
    if (writing) Deno.writeTextFileSync(document, written);
  }
  assertEquals([...seen].sort(), Object.keys(DOCS_TABLES).sort());
});

Deno.test("what the documentation shows of the program is what it prints", async () => {
  const outputs = new Map<string, string>();
  for (const [name, render] of Object.entries(DOCS_OUTPUTS)) outputs.set(name, await render());
  const seen = new Set<string>();
  for (const document of DOCUMENTS) {
    const text = Deno.readTextFileSync(document);
    const written = text.replace(OUTPUT, (place, start, name, old, end) => {
      const output = outputs.get(name);
      assert(output !== undefined, `${document.pathname} has a place for ${name}`);
      seen.add(name);
      if (writing) return `${start}${output}\n${end}`;
      assertEquals(old, `${output}\n`, `${document.pathname}: ${name}`);
      return place;
    });
    if (writing) Deno.writeTextFileSync(document, written);
  }
  assertEquals([...seen].sort(), [...outputs.keys()].sort());
});

Deno.test("no table of the documentation is wider than 100 characters, and every link leads somewhere", () => {
  const wide = DOCUMENTS.flatMap((document) =>
    Deno.readTextFileSync(document).split("\n").filter((line) => /^\|.{100}/.test(line))
  );
  assertEquals(wide, []);
  let links = 0;
  for (const document of DOCUMENTS) {
    const text = Deno.readTextFileSync(document);
    const anchors = new Set(
      [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) =>
        heading.toLowerCase().replace(/[^\p{L}\p{N} _-]/gu, "").replaceAll(" ", "-")
      ),
    );
    for (const [, target = ""] of text.matchAll(/\]\(([^)\s]+)\)|(?:src|srcset)="([^"]+)"/g)) {
      if (target === "" || /^https?:/.test(target)) continue;
      links += 1;
      const [path = "", anchor] = target.split("#");
      if (path === "") assert(anchors.has(anchor ?? ""), `${document.pathname}: ${target}`);
      else Deno.statSync(new URL(path, document));
    }
  }
  assert(links > 10, `only ${links} links were found`);
});
