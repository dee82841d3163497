import { assertEquals, assertNotEquals } from "@std/assert";
import fc from "fast-check";
import { logJson, logMarkup, logText } from "../../src/report/log_text.ts";
import { xml } from "../../src/report/xml.ts";
import { commandsIn } from "../support/log_readers.ts";
import { nastyText } from "../support/nasty_text.ts";

const COMMANDS = [
  "##vso[task.setvariable variable=R]1",
  "before ##[set-output name=assessment]claim survives scrutiny",
  "##teamcity[buildStatus status='SUCCESS']",
  "::error::x",
  " \t\u00a0\u0085\u3000::stop-commands::token",
  "a\n::set-output name=x::y",
  "a\r\n  ::add-mask::b",
  "a\u2028::group::b",
  "###[error]x",
  "####vso[x.y]",
  "##[##[error]x]",
];
const commandText = fc.array(fc.constantFrom(...COMMANDS, "\n", " ", "#", ":", "[", "]", "a"), {
  maxLength: 8,
}).map((parts) => parts.join(""));

Deno.test("logText() leaves no command for a log's readers, and shows where one was", () => {
  for (const text of COMMANDS) {
    assertNotEquals(commandsIn(text), [], `${text} is no command`);
    assertEquals(commandsIn(logText(text)), [], text);
    assertEquals(commandsIn(logMarkup(text)), [], text);
  }
  assertEquals(logText("##vso[a.b]c"), "##vso\\[a.b]c");
  assertEquals(logText("a ##[error]c"), "a ##\\[error]c");
  assertEquals(logText("  ::error::c"), "  \\::error::c");
});

Deno.test("logText() leaves alone what is no command, and is the same when done twice", () => {
  for (const text of ["std::vector::size", "a::b", "C# [x]", "# [x]", ": x", "#1 [a]", ""]) {
    assertEquals([logText(text), logMarkup(text), logJson(text)], [text, text, text]);
  }
  fc.assert(fc.property(fc.oneof(commandText, nastyText), (text) => {
    const once = logText(text);
    assertEquals(commandsIn(once), []);
    assertEquals(logText(once), once);
    assertEquals(once.replaceAll("\\", ""), text.replaceAll("\\", ""));
  }));
});

Deno.test("logJson() leaves no command, and the JSON means the same", () => {
  fc.assert(fc.property(fc.oneof(commandText, nastyText), (text) => {
    const value = { [text]: [text, { text }] };
    const json = logJson(JSON.stringify(value, null, 2));
    assertEquals(commandsIn(json.replaceAll(/[\u0085\u2028\u2029]/g, "")), []);
    assertEquals(JSON.parse(json), value);
  }));
});

Deno.test("xml() leaves no command", () => {
  fc.assert(fc.property(fc.oneof(commandText, nastyText), (text) => {
    assertEquals(commandsIn(xml(text)), []);
  }));
});
