import { assert, assertEquals, assertThrows } from "@std/assert";
import { type Command, UsageError } from "../../src/cli/command.ts";
import { COMMANDS } from "../../src/cli/commands.ts";
import { COMMON_FLAGS, parse } from "../../src/cli/parse.ts";

/** A table of its own, so that the list below tells of reading and not of today's commands. */
const TABLE: readonly Command[] = [
  command("serve", []),
  command("list", [], { name: "json" }, { name: "limit", value: "N" }, {
    name: "mode",
    value: "M",
    choices: ["steelman", "gauntlet"],
  }),
  command("show", ["<id>"], { name: "json" }),
  command(
    "report",
    ["[<id>]"],
    { name: "output", short: "o", value: "FILE" },
    { name: "fail-on", value: "V", choices: ["revision", "refuted"] },
    { name: "strict" },
  ),
  command("end", ["<id>"], { name: "reason", value: "TEXT", required: true }, {
    name: "context",
    value: "TEXT",
    mayBeEmpty: true,
  }),
];

function command(
  name: string,
  words: readonly string[],
  ...flags: readonly Omit<Command["flags"][number], "about">[]
): Command {
  return {
    name,
    words,
    about: "",
    examples: [],
    flags: flags.map((flag) => ({ about: "", ...flag })),
    run: () => 0,
  };
}

/**
 * What a command line means, in one line: the command, its words, its flags by name, each as JSON;
 * `!` before what is wrong with it.
 */
function read(args: readonly string[]): string {
  try {
    const { command, named, words, value, on } = parse(args, TABLE);
    const flags = [...COMMON_FLAGS, ...command.flags].filter(({ name }) => on(name)).map((flag) =>
      flag.value === undefined ? flag.name : `${flag.name}=${JSON.stringify(value(flag.name))}`
    );
    return [named ? command.name : `(${command.name})`, ...words.map((w) => JSON.stringify(w))]
      .concat(flags.sort()).join(" ");
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    return `! ${error.message}`;
  }
}

// Arguments are divided by single blanks; `␣` stands for a blank inside one, `∅` for an empty one.
const LINES: readonly (readonly [line: string, meaning: string])[] = [
  // The command.
  ["", "(serve)"],
  ["serve", "serve"],
  ["list", "list"],
  ["--data-dir D", '(serve) data-dir="D"'],
  ["--", "(serve)"],
  ["-- list", "list"],
  ["List", '! unknown command "List"; did you mean list?'],
  ["lsit", '! unknown command "lsit"; did you mean list?'],
  ["repor", '! unknown command "repor"; did you mean report?'],
  ["rep", '! unknown command "rep"; did you mean report?'],
  ["frobnicate", '! unknown command "frobnicate"; commands are serve, list, show, report and end'],
  ["∅", '! unknown command ""; commands are serve, list, show, report and end'],
  ["-", '! unknown command "-"; commands are serve, list, show, report and end'],
  ["toString", '! unknown command "toString"; commands are serve, list, show, report and end'],
  // Words.
  ["show rev-abcd", 'show "rev-abcd"'],
  ["show 0x10", 'show "0x10"'],
  ["show 1e3", 'show "1e3"'],
  ["show 007", 'show "007"'],
  ["show true", 'show "true"'],
  ["show false", 'show "false"'],
  ["show a=b", 'show "a=b"'],
  ["show -", 'show "-"'],
  ["show -- -x", 'show "-x"'],
  ["show -- --json", 'show "--json"'],
  ["show -- --", 'show "--"'],
  ["show ∅", 'show ""'],
  ["show a␣b", 'show "a b"'],
  ["show", "! show needs <id>"],
  ["show --json", "! show needs <id>"],
  ["show a b", '! unexpected argument "b"; write show <id>'],
  ["list a", '! unexpected argument "a"; write list'],
  ["report", "report"],
  ["report a b", '! unexpected argument "b"; write report [<id>]'],
  // Flags without a value.
  ["list --json", "list json"],
  ["--json list", "list json"],
  ["list --json --json", "list json"],
  ["show --json rev-abcd", 'show "rev-abcd" json'],
  ["show rev-abcd --json", 'show "rev-abcd" json'],
  ["list --json=yes", '! --json takes no value; got "yes"'],
  ["list --json=", '! --json takes no value; got ""'],
  ["list --json=true", '! --json takes no value; got "true"'],
  ["list --json=false", '! --json takes no value; got "false"'],
  ["list --json true", '! unexpected argument "true"; write list'],
  ["list --json false", '! unexpected argument "false"; write list'],
  ["report ID --strict false", '! unexpected argument "false"; write report [<id>]'],
  [
    "report ID --fail-on refuted --strict false",
    '! unexpected argument "false"; write report [<id>]',
  ],
  ["report --strict ID", 'report "ID" strict'],
  ["report --strict false", 'report "false" strict'],
  [
    "report ID --strict --no-strict=false",
    "! report has no option --no-strict; did you mean --strict?",
  ],
  ["report ID --no-strict", "! report has no option --no-strict; did you mean --strict?"],
  ["report ID --no-output=f", "! report has no option --no-output; did you mean --output?"],
  ["report ID --no-output", "! report has no option --no-output; did you mean --output?"],
  ["list --no-json", "! list has no option --no-json"],
  // Flags with one.
  ["list --limit 3", 'list limit="3"'],
  ["list --limit=3", 'list limit="3"'],
  ["--limit 3 list", 'list limit="3"'],
  ["--limit=3 list", 'list limit="3"'],
  ["list --limit 0x10", 'list limit="0x10"'],
  ["list --limit 1.50", 'list limit="1.50"'],
  ["list --limit true", 'list limit="true"'],
  ["list --limit -", 'list limit="-"'],
  ["list --limit=-1", 'list limit="-1"'],
  ["list --limit=--json", 'list limit="--json"'],
  ["list --limit==3", 'list limit="=3"'],
  ["list --limit=a=b", 'list limit="a=b"'],
  ["list --limit=a\nb", 'list limit="a\\nb"'],
  ["list --limit ␣", 'list limit=" "'],
  ["list --limit=ü", 'list limit="ü"'],
  ["list --limit", "! --limit needs a value: --limit N"],
  ["list --limit=", "! --limit needs a value: --limit N"],
  ["list --limit ∅", "! --limit needs a value: --limit N"],
  ["list --limit --json", "! --limit needs a value: --limit N"],
  ["list --limit -1", "! --limit needs a value: --limit N"],
  ["list --limit -- 3", "! --limit needs a value: --limit N"],
  ["list --limit 1 --limit 2", "! --limit was given more than once"],
  ["list --limit 1 --limit=1", "! --limit was given more than once"],
  ["end a --reason=x --reason= ", "! --reason was given more than once"],
  ["list --mode steelman", 'list mode="steelman"'],
  [
    "list --mode steelmann",
    '! --mode must be steelman or gauntlet; got "steelmann"; did you mean steelman?',
  ],
  [
    "list --mode Gauntlet",
    '! --mode must be steelman or gauntlet; got "Gauntlet"; did you mean gauntlet?',
  ],
  [
    "list --mode refuted",
    '! --mode must be steelman or gauntlet; got "refuted"',
  ],
  ["list --mode duel", '! --mode must be steelman or gauntlet; got "duel"'],
  [
    "report --fail-on refutes",
    '! --fail-on must be revision or refuted; got "refutes"; did you mean refuted?',
  ],
  // What may be empty counts as not given.
  ["list --data-dir=", "list"],
  ["list --data-dir ∅", "list"],
  ["list --data-dir ~", 'list data-dir="~"'],
  ["end a --reason r --context ∅", 'end "a" reason="r"'],
  ["end a --reason r --context= --context=x", 'end "a" context="x" reason="r"'],
  ["end a --reason ∅", "! --reason needs a value: --reason TEXT"],
  ["end a", "! end needs --reason TEXT"],
  ["end --reason x", "! end needs <id>"],
  ["end a --help", 'end "a" help'],
  ["end --version", "end version"],
  // Short flags.
  ["report -o f ID", 'report "ID" output="f"'],
  ["report -o=f ID", 'report "ID" output="f"'],
  ["report ID -o -", 'report "ID" output="-"'],
  ["report ID -o", "! -o needs a value: -o FILE"],
  ["report ID -o --strict", "! -o needs a value: -o FILE"],
  ["report ID -o f --output g", "! --output was given more than once"],
  ["report ID -of", "! report has no option -of"],
  ["list -h", "list help"],
  ["-h", "(serve) help"],
  ["-V", "(serve) version"],
  ["list -hV", "! list has no option -hV"],
  ["list -x", "! list has no option -x"],
  ["list -1", "! list has no option -1"],
  // Flags that there are not, or not here.
  ["list --colour", "! list has no option --colour"],
  ["list --jsn", "! list has no option --jsn; did you mean --json?"],
  ["list --strict", "! list has no option --strict"],
  ["--json", "! serve has no option --json"],
  ["list --_", "! list has no option --_"],
  ["list --_=x", "! list has no option --_"],
  ["--_", "! serve has no option --_"],
  ["list --toString", "! list has no option --toString"],
  ["list --__proto__=x", "! list has no option --__proto__"],
  ["list --limit.x=3", "! list has no option --limit.x; did you mean --limit?"],
  ["list --=x", "! list has no option --"],
  ["list ---json", "! list has no option ---json; did you mean --json?"],
];

Deno.test("parse() reads a hundred odd lines", () => {
  for (const [line, meaning] of LINES) {
    const args = line === ""
      ? []
      : line.split(" ").map((arg) => arg === "∅" ? "" : arg.replaceAll("␣", " "));
    assertEquals(read(args), meaning, line);
  }
  assert(LINES.length > 100, `${LINES.length} lines`);
});

Deno.test("parse() says which command a flag before it belongs to", () => {
  assertEquals(parse(["--output", "f", "report", "rev-abcd"], COMMANDS).value("output"), "f");
  assertThrows(() => parse(["--output", "f", "list"], COMMANDS), UsageError, "list has no option");
});

Deno.test("the table of commands has no flag that means two things", () => {
  const flags = [...COMMON_FLAGS, ...COMMANDS.flatMap((command) => command.flags)];
  for (const { name, short, value } of flags) {
    const same = flags.filter((flag) => flag.name === name);
    assert(same.every((flag) => (flag.value === undefined) === (value === undefined)), name);
    assert(/^(?!no-)[a-z]+(-[a-z]+)*$/.test(name), name);
    if (short === undefined) continue;
    assert(flags.every((flag) => flag.short !== short || flag.name === name), short);
  }
  assert(flags.length > 10);
});

Deno.test("the examples of every command are lines that it takes", () => {
  let seen = 0;
  for (const { name, examples } of COMMANDS) {
    for (const example of examples) {
      const words = [...example.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) =>
        quoted ?? bare ?? ""
      );
      assertEquals(parse(words, COMMANDS).command.name, name, example);
      seen += 1;
    }
  }
  assert(seen >= COMMANDS.length, `only ${seen} examples`);
});
