import { assert, assertEquals } from "@std/assert";
import { dirname, join, resolve } from "@std/path";
import { fromFileUrl } from "@std/path/from-file-url";

const ROOT = resolve(fromFileUrl(new URL("..", import.meta.url)));

/** What each part may import, besides itself: imports point one way. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  protocol: [],
  gate: ["lazy.ts"],
  engine: ["protocol", "gate", "lazy.ts"],
  report: ["protocol", "engine", "lazy.ts", "version.ts"],
  store: ["protocol", "gate", "engine", "version.ts"],
  "reviews.ts": ["protocol", "engine", "report", "store"],
  "open_reviews.ts": ["protocol", "store", "reviews.ts", "ids.ts"],
  mcp: ["protocol", "engine", "report", "reviews.ts", "version.ts"],
  cli: [
    "protocol",
    "engine",
    "report",
    "reviews.ts",
    "open_reviews.ts",
    "mcp",
    "lazy.ts",
    "version.ts",
  ],
};

/** An import of the program's own, also one at run time. */
const IMPORT = /(?:from |import\()"(\.[^"]+)"/g;

function* modules(directory: string): Generator<string> {
  for (const entry of Deno.readDirSync(directory)) {
    const path = join(directory, entry.name);
    if (entry.isDirectory && entry.name !== "std") yield* modules(path);
    else if (entry.name.endsWith(".ts")) yield path;
  }
}

/** The part of src/ that a path belongs to: its first folder, or its file. */
function partOf(path: string): string {
  return path.slice(join(ROOT, "src").length + 1).split(/[\\/]/)[0] ?? "";
}

Deno.test("imports point one way", () => {
  const wrong: string[] = [];
  let seen = 0;
  for (const path of modules(join(ROOT, "src"))) {
    const part = partOf(path);
    for (const [, target = ""] of Deno.readTextFileSync(path).matchAll(IMPORT)) {
      const imported = partOf(resolve(dirname(path), target));
      seen += 1;
      if (imported === part || MAY_IMPORT[part]?.includes(imported)) continue;
      wrong.push(`${path.slice(ROOT.length + 1)} imports ${imported}`);
    }
  }
  assert(seen > 50, `only ${seen} imports were found`);
  assertEquals(wrong, []);
});

Deno.test("only src/mcp imports the SDK, only src/store and the edges touch the disk", () => {
  const wrong: string[] = [];
  for (const path of modules(join(ROOT, "src"))) {
    const part = partOf(path);
    const source = Deno.readTextFileSync(path);
    if (part !== "mcp" && source.includes('from "@modelcontextprotocol/')) wrong.push(path);
    const pure = ["protocol", "gate", "engine", "report", "reviews.ts"].includes(part);
    if (pure && /\bDeno\.|\bDate\.now|Math\.random|new Date\(\)/.test(source)) wrong.push(path);
  }
  assertEquals(wrong, []);
});

/** Word lists and letter statistics: a language's name says what they are. */
const DATA = /src.gate.data/;

Deno.test("every exported name has a doc comment", () => {
  const undocumented: string[] = [];
  let seen = 0;
  for (const path of modules(join(ROOT, "src"))) {
    if (DATA.test(path)) continue;
    const lines = Deno.readTextFileSync(path).split("\n");
    for (const [number, line] of lines.entries()) {
      if (!/^export (?:async )?(?:function|const|class|interface|type(?! \{)) /.test(line)) {
        continue;
      }
      seen += 1;
      const above = lines[number - 1] ?? "";
      if (!above.endsWith("*/")) undocumented.push(`${path.slice(ROOT.length + 1)}:${number + 1}`);
    }
  }
  assert(seen > 80, `only ${seen} exported names were found`);
  assertEquals(undocumented, []);
});
