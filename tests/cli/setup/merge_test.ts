import { assert, assertEquals } from "@std/assert";
import fc from "fast-check";
import { parse } from "jsonc-parser";
import { merge } from "../../../src/cli/setup/merge.ts";

const ENTRY = { command: "/opt/mcp-devils-advocate", args: ["serve"] };

function merged(text: string, entry: Record<string, unknown> = ENTRY): string {
  const result = merge(text, "mcpServers", "devils-advocate", () => entry);
  assert(result.ok, JSON.stringify(result));
  return result.text;
}

Deno.test("merge() makes a document where there is none", () => {
  for (const text of ["", "  \n", "\uFEFF"]) {
    assertEquals(JSON.parse(merged(text).replace("\uFEFF", "")), {
      mcpServers: { "devils-advocate": ENTRY },
    });
  }
});

Deno.test("merge() keeps comments, trailing commas, order, indentation and line ends", () => {
  const text = [
    "// my servers",
    "{",
    '\t"theme": "dark", // keep',
    '\t"mcpServers": {',
    '\t\t"other": { "command": "x", },',
    "\t},",
    "}",
    "",
  ].join("\r\n");
  const after = merged(text);
  for (const line of text.split("\r\n").slice(0, 4)) assert(after.includes(`${line}\r\n`), line);
  assert(after.includes('\t\t"other": { "command": "x", }'), after);
  assertEquals(after.replaceAll("\r\n", "").includes("\n"), false);
  assertEquals(parse(after).mcpServers["devils-advocate"], ENTRY);
  assertEquals(parse(after).theme, "dark");
});

Deno.test("merge() leaves every comment with what it is about, and adds after all of them", () => {
  const text = `{
  "mcpServers": {
    "other": { "command": "x" } // about other
    /* nothing more */
  } // about the list
}
`;
  assertEquals(
    merged(text, { command: "/opt/x" }),
    text.replace('"x" } //', '"x" }, //').replace(
      "more */\n",
      `more */
    "devils-advocate": {
      "command": "/opt/x"
    }
`,
    ),
  );
});

Deno.test("merge() writes a line where the neighbours are in one, and a list of its own where none is", () => {
  const entry = { command: "/opt/x" };
  for (
    const [text, after] of [
      [
        '{"mcpServers":{"a":{}}}',
        '{"mcpServers":{"a":{}, "devils-advocate": {"command":"/opt/x"}}}',
      ],
      [
        '{"mcpServers":{\r//\r}}',
        '{"mcpServers":{\r//\n  "devils-advocate": {\n    "command": "/opt/x"\n  }\r}}',
      ],
      [
        '{"mcpServers":{/* none */}}',
        '{"mcpServers":{/* none */ "devils-advocate": {"command":"/opt/x"}}}',
      ],
      [
        "{\n}\n",
        '{\n  "mcpServers": {\n    "devils-advocate": {\n      "command": "/opt/x"\n    }\n  }\n}\n',
      ],
      [
        '{\n  "mcpServers": {\n    "a": {},\n  },\n}',
        '{\n  "mcpServers": {\n    "a": {},\n    "devils-advocate": {\n      "command": "/opt/x"\n    },\n  },\n}',
      ],
    ] as const
  ) assertEquals(merged(text, entry), after);
});

Deno.test("merge() keeps other variables, and of two equal keys sets the one that counts", () => {
  const text =
    '{"mcpServers":{"devils-advocate":{"command":"a","command":"b","env":{"A":"1","D":"old"}}}}';
  assertEquals(
    merged(text, { command: "c", env: { D: "new" } }),
    text.replace('"b"', '"c"').replace("old", "new"),
  );
});

Deno.test("merge() gives the arguments before to whoever makes the entry", () => {
  const text = '{"mcpServers":{"devils-advocate":{"args":["serve","--data-dir","/x"]}}}';
  const seen: unknown[][] = [];
  merge(text, "mcpServers", "devils-advocate", (args) => {
    seen.push([...args]);
    return { args };
  });
  assertEquals(seen, [["serve", "--data-dir", "/x"]]);
});

Deno.test("merge() sets only its own keys of an entry that is there, and changes nothing twice", () => {
  const text =
    '{"mcpServers":{"devils-advocate":{"command":"/old","args":["serve"],"disabled":true,"env":{"A":"1"}}}}';
  const after = merged(text);
  assertEquals(parse(after).mcpServers["devils-advocate"], {
    ...ENTRY,
    disabled: true,
    env: { A: "1" },
  });
  assertEquals(merged(after), after);
});

Deno.test("merge() leaves alone what it does not understand, and says what that is", () => {
  const refusals: [string, string][] = [
    ['{"a": 1', "not valid JSON (line 1"],
    ['{\n"a" 1}', "not valid JSON (line 2"],
    ["[]", "its top level is not an object"],
    ["42", "its top level is not an object"],
    ['{"mcpServers": []}', '"mcpServers" is not an object'],
    ['{"mcpServers": null}', '"mcpServers" is not an object'],
    ['{"mcpServers": {"devils-advocate": "x"}}', '"devils-advocate" is not an object'],
    ['{"mcpServers": {}, "mcpServers": {}}', '"mcpServers" more than once'],
  ];
  for (const [text, reason] of refusals) {
    const result = merge(text, "mcpServers", "devils-advocate", () => ENTRY);
    assert(!result.ok, text);
    assert(result.reason.includes(reason), `${text}: ${result.reason}`);
  }
});

Deno.test("merge() adds its entry to any JSON object and takes nothing away", () => {
  const object = fc.dictionary(
    fc.string().filter((key) => key !== "mcpServers" && key !== "__proto__"),
    fc.jsonValue(),
  );
  fc.assert(fc.property(object, fc.constantFrom(undefined, 2, "\t"), (before, indent) => {
    const once = merged(JSON.stringify(before, null, indent));
    const { mcpServers, ...rest } = JSON.parse(once);
    assertEquals(mcpServers, { "devils-advocate": ENTRY });
    assertEquals(rest, JSON.parse(JSON.stringify(before)));
    assertEquals(merged(once), once);
  }));
});
