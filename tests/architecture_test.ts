import { assert, assertEquals } from "@std/assert";
import { dirname, join, resolve } from "@std/path";
import { fromFileUrl } from "@std/path/from-file-url";

const ROOT = resolve(fromFileUrl(new URL("..", import.meta.url)));

/** What each part may import, besides itself: imports point one way. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  protocol: [],
  gate: ["lazy.ts"],
  engine: ["protocol", "gate", "lazy.ts"],
  forms: ["protocol", "engine", "report"],
  report: ["protocol", "engine", "lazy.ts", "version.ts"],
  disk: [],
  store: ["protocol", "gate", "engine", "disk", "version.ts"],
  "reviews.ts": ["protocol", "gate", "engine", "report", "store"],
  "open_reviews.ts": [
    "protocol",
    "gate",
    "report",
    "disk",
    "store",
    "reviews.ts",
    "ids.ts",
    "streams.ts",
    "version.ts",
  ],
  mcp: ["protocol", "engine", "report", "reviews.ts", "streams.ts", "version.ts"],
  cli: [
    "protocol",
    "engine",
    "report",
    "disk",
    "reviews.ts",
    "forms",
    "open_reviews.ts",
    "mcp",
    "streams.ts",
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

Deno.test("the quality gate, half of the program's text, is loaded by main.ts alone", () => {
  const value = /^import (?!type )[^;]*\/gate\/phase_gate\.ts"|import\("[^"]*\/gate\//m;
  const loading = [...modules(join(ROOT, "src")), join(ROOT, "main.ts")].filter((path) =>
    partOf(path) !== "gate" && value.test(Deno.readTextFileSync(path))
  );
  assertEquals(loading, [join(ROOT, "main.ts")]);
});

Deno.test("only src/mcp imports the SDK, and the pure parts know no disk, clock or chance", () => {
  const wrong: string[] = [];
  for (const path of modules(join(ROOT, "src"))) {
    const part = partOf(path);
    const source = Deno.readTextFileSync(path);
    if (part !== "mcp" && source.includes('from "@modelcontextprotocol/')) wrong.push(path);
    const pure = ["protocol", "gate", "engine", "forms", "report", "reviews.ts"].includes(part);
    if (pure && /\bDeno\.|\bDate\.now|Math\.random|new Date\(\)/.test(source)) wrong.push(path);
  }
  assertEquals(wrong, []);
});

/** What of the runtime reaches the disk; its streams, signals and workers do not. */
const DISK =
  /"node:fs|\bDeno\.(?!stdin|stdout|stderr|env|exit|args|build|errors|mainModule|json)[a-zA-Z]\w*/g;

/** Commands that ask where a directory is, or make one that is not kept. */
const PLACES = [
  "src/cli/data_dir.ts Deno.cwd",
  "src/cli/data_dir.ts Deno.lstatSync",
  "src/cli/data_dir.ts Deno.statSync",
  "src/cli/data_dir.ts Deno.uid",
  "src/cli/demo.ts Deno.makeTempDirSync",
  "src/cli/demo.ts Deno.removeSync",
  // A file that the user hands in: a pipe or a link is as good.
  "src/cli/read_input.ts Deno.readFileSync",
  "src/cli/read_input.ts Deno.statSync",
  "src/cli/sandbox.ts Deno.chdir",
  "src/cli/sandbox.ts Deno.cwd",
  "src/cli/sandbox.ts Deno.realPathSync",
  "src/cli/setup/this_program.ts Deno.execPath",
];

/** What else the command line asks of the runtime. */
const NO_DISK = /Deno\.(Signal|addSignalListener|consoleSize|FileInfo|PermissionOptionsObject)$/;

Deno.test("only src/disk touches the disk", () => {
  const found: string[] = [];
  for (const path of modules(join(ROOT, "src"))) {
    if (partOf(path) === "disk") continue;
    for (const [call] of Deno.readTextFileSync(path).matchAll(DISK)) {
      if (!NO_DISK.test(call)) found.push(`${path.slice(ROOT.length + 1)} ${call}`);
    }
  }
  assertEquals([...new Set(found)].sort(), PLACES);
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

/** Values that only tests and the documentation take from outside, each with what for. */
const FOR_TESTS: Readonly<Record<string, string>> = {
  "src/cli/data_dir.ts projectDirectory": "which directories a project's may be",
  "src/cli/help.ts exitCodes": "the table of the documentation",
  "src/cli/help.ts usageLine": "the list of commands in the documentation",
  "src/engine/instructions.ts rules": "the sentences of a phase",
  "src/engine/sensitivity.ts stepsFrom": "the steps of each kind of field",
  "src/engine/tally.ts roundedMean": "rounding, ties included",
  "src/engine/verdict.ts clausesInWords": "the table of the documentation",
  "src/gate/rules.ts RULES": "the table of the documentation",
  "src/mcp/lines.ts LineTooLong": "what a line that is too long throws",
  "src/mcp/opening.ts NEWER_REVISION": "that no other revision is answered early",
  "src/mcp/opening.ts OLDER_REVISIONS": "the same",
  "src/mcp/opening.ts openingAnswer": "that it is the SDK's answer to the byte",
  "src/mcp/prompt.ts prompt": "the words for a model",
  "src/mcp/prompt.ts promptList": "the bundle's manifest",
  "src/protocol/modes.ts gauntlet": "its parts",
  "src/protocol/modes.ts modeOf": "modes of made-up lenses",
  "src/report/html/style.ts DARK": "contrast",
  "src/report/html/style.ts LIGHT": "contrast",
  "src/report/html/style.ts TEXT_ON_GROUND": "contrast",
  "src/report/summary.ts whatDecided": "what decided, without the sentence around it",
};

/** Where a file names what it imports: in braces, or as parts of a module at run time. */
const NAMED =
  /(?:import|export) (?:type )?\{([^}]*)\} from|const ([^=]*) = await |import\("[^"]+"\)\)(\.\w+)/g;
/** A module that is imported as a whole. */
const AS_A_WHOLE = /import \* as \w+ from "([^"]+)"/g;
const EXPORTED = /^export (?:async )?(function\*?|const|class|interface|type) (\w+)/gm;

Deno.test("every export is imported by another part of the program", () => {
  const sources = [...modules(join(ROOT, "src")), join(ROOT, "main.ts")]
    .map((path) => ({ path, source: Deno.readTextFileSync(path) }));
  const importers = new Map<string, Set<string>>();
  const whole = new Set<string>();
  for (const { path, source } of sources) {
    for (const [, ...groups] of source.matchAll(NAMED)) {
      for (const [name] of groups.join(" ").matchAll(/\w+/g)) {
        importers.set(name, (importers.get(name) ?? new Set()).add(path));
      }
    }
    for (const [, target = ""] of source.matchAll(AS_A_WHOLE)) {
      whole.add(resolve(dirname(path), target));
    }
  }
  const unused: string[] = [];
  let seen = 0;
  for (const { path, source } of sources) {
    for (const [, kind = "", name = ""] of source.matchAll(EXPORTED)) {
      seen += 1;
      // A type may be exported to name a part of what is imported: its own file then uses it.
      const named = source.split(new RegExp(`\\b${name}\\b`)).length > 2;
      if (whole.has(path) || (named && (kind === "interface" || kind === "type"))) continue;
      if ([...importers.get(name) ?? []].some((other) => other !== path)) continue;
      unused.push(`${path.slice(ROOT.length + 1)} ${name}`);
    }
  }
  assert(seen > 300, `only ${seen} exports were found`);
  assertEquals(unused.sort(), Object.keys(FOR_TESTS).sort());
});
