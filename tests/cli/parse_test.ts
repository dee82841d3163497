import { assert, assertEquals, assertThrows } from "@std/assert";
import { UsageError } from "../../src/cli/command.ts";
import { COMMANDS } from "../../src/cli/commands.ts";
import { COMMON_FLAGS, parse } from "../../src/cli/parse.ts";

const parsed = (line: string) => parse(line === "" ? [] : line.split(" "), COMMANDS);

Deno.test("parse() takes flags in every form and place", () => {
  const forms = [
    "--data-dir D report rev-abcd --format html -o out --strict",
    "report --data-dir=D --format=html --output=out rev-abcd --strict",
    "report --strict rev-abcd -o=out --format html --data-dir D",
    "report --strict -o out --format html --data-dir D -- rev-abcd",
  ];
  for (const form of forms) {
    const { command, named, words, value, on } = parsed(form);
    assertEquals([command.name, named, words], ["report", true, ["rev-abcd"]], form);
    assertEquals([value("data-dir"), value("format"), value("output")], ["D", "html", "out"]);
    assertEquals([on("strict"), on("schema"), value("fail-on")], [true, false, undefined]);
    assertEquals([on("format"), on("fail-on")], [true, false], form);
  }
  assertEquals(forms.length, 4);
});

Deno.test("parse() takes the first command where none is named", () => {
  const { command, named } = parsed("");
  assertEquals([command, named], [COMMANDS[0], false]);
  assertEquals(parsed("--data-dir D").command.name, "serve");
});

Deno.test("parse() keeps a value as it is written", () => {
  for (const value of ["", "a=b", "mit Blank", "~", "0x10", "-", "ü"]) {
    assertEquals(parse(["list", "--data-dir", value], COMMANDS).value("data-dir"), value);
    assertEquals(parse([`--data-dir=${value}`, "list"], COMMANDS).value("data-dir"), value);
  }
  assertEquals(parse(["list", "--data-dir=--json"], COMMANDS).value("data-dir"), "--json");
});

Deno.test("parse() says what is wrong and what to write", () => {
  const cases: [line: string, message: string][] = [
    ["lsit", '"lsit" is no command; there are serve, list, show, report and demo'],
    ["list --colour", "--colour is no option of list"],
    ["list -x", "-x is no option of list"],
    ["list --strict", "--strict is no option of list"],
    ["--json", "--json is no option of serve"],
    ["list --limit", "--limit needs a value: --limit N"],
    ["list --limit --json", "--limit needs a value: --limit N"],
    ["report rev-abcd -o", "-o needs a value: -o FILE"],
    ["list --json=yes", '--json takes no value, got "yes"'],
    ["list --limit 1 --limit 2", "--limit is given twice: once is enough"],
    ["list --mode gantlet", "--mode has to be "],
    ["list rev-abcd", '"rev-abcd" is one word too many for list'],
    ["show rev-abcd rev-efgh", '"rev-efgh" is one word too many for show <id>'],
    ["list --toString", "--toString is no option of list"],
  ];
  for (const [line, message] of cases) {
    const { message: said } = assertThrows(() => parsed(line), UsageError);
    assert(said.startsWith(message), `${line}: ${said}`);
  }
  assertEquals(cases.length, 14);
});

Deno.test("the table of commands has no flag that means two things", () => {
  const flags = [...COMMON_FLAGS, ...COMMANDS.flatMap((command) => command.flags)];
  for (const { name, short, value } of flags) {
    const same = flags.filter((flag) => flag.name === name);
    assert(same.every((flag) => (flag.value === undefined) === (value === undefined)), name);
    if (short === undefined) continue;
    assert(flags.every((flag) => flag.short !== short || flag.name === name), short);
  }
  assert(flags.length > 10);
});
