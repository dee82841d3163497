import { assert, assertEquals } from "@std/assert";
import fc from "fast-check";
import { inline, quoted } from "../../src/report/markdown_text.ts";
import { oneLine } from "../../src/report/visible.ts";
import { forgeMarks, linksIn, RENDERERS, tagsIn, textOf } from "../support/forge.ts";
import { nastyText } from "../support/nasty_text.ts";

/** Each of these stays as it is, within a sentence or without one. */
const ADDRESSES = [
  "https://medium.com/@dana/x",
  "https://en.wikipedia.org/wiki/Foo_(bar)",
  "https://ru.wikipedia.org/wiki/%D0%9C%D0%B8%D1%80",
  "https://zh.wikipedia.org/wiki/维基百科",
  "https://x.example/_a_/*b*/~~c~~?d=[e]&amp;f=1#12",
  "http://localhost:8080/@dana",
  "http://foo_bar.example/@dana",
  "HTTPS://X.EXAMPLE/@DANA",
  "ftp://x.example/!45",
  "git+ssh://git@x.example/a/b.git",
  "git@x.example:a/b.git",
  "//x.example/@dana",
  "www.x.example/@dana",
  "www.x.example",
  "www..x",
  "x.example",
  "README.md",
  "src/@types/__init__.py",
  "~/x/_a_/*.rs",
  "C:\\Users\\@dana\\_a_\\x.md",
  "@scope/package",
  "@scope/package@1.2.3",
  "npm:@scope/package@^1.0.0",
  "dana@x.example",
  "mailto:dana@x.example",
  "josé@x.example",
  "@dana",
  "@org/team",
  "#12",
  "GH-12",
  "gh-12",
  "!45",
  "&7",
  "owner/repo#7",
  "group/project!45",
  "AB#12",
  "dana@0123456789abcdef0123456789abcdef01234567",
  "0123456789abcdef0123456789abcdef01234567",
  "a1b2c3d",
  ":ba:",
  ":+1:",
  "std::vec::Vec",
  "10:30:45",
];

/** Sentences around an address; `…` stands for it. */
const SENTENCES = [
  "…",
  "see …",
  "see … there",
  "(…)",
  "see …, and",
  "it is …. Then",
  "“…”",
  "[x](…)",
];

Deno.test("inline() and quoted() keep addresses as they are, and notify nobody", () => {
  let seen = 0;
  for (const address of ADDRESSES) {
    for (const sentence of SENTENCES) {
      const text = sentence.replace("…", address);
      for (const markdown of [`- ${inline(text)}`, quoted(text), `# ${inline(text)}`]) {
        for (const [name, render] of Object.entries(RENDERERS)) {
          const html = render(markdown);
          assertEquals(textOf(html).trim(), text, name);
          assertEquals(forgeMarks(html), [], `${name}: ${text}`);
          assertEquals(linksIn(html), [], `${name}: ${text}`);
          seen += 1;
        }
      }
    }
  }
  assert(seen > 2000);
});

Deno.test("inline() marks no more of a sentence than the address in it", () => {
  for (
    const [text, markdown] of [
      ["see (https://x.example/a), or @dana's.", "see (`https://x.example/a`), or `@dana's`."],
      [
        "我们使用Node.js开发，见https://x.example/a。好",
        "我们使用`Node.js`开发，见`https://x.example/a`。好",
      ],
      ["wow!4? f(@x) (@x) :ba:.", "`wow!4`? `f(@x)` (`@x`) `:ba:.`"],
      ["either/or, 3.5 % of C#, R&D, e.g. 12:30 at 1,200 a@ @ :-: ::", null],
      ["the years 2019-2024, decade 1234567, a face, deface", null],
    ] as const
  ) {
    assertEquals(inline(text), markdown ?? text);
  }
});

Deno.test("inline() and quoted() show any text as text, in every renderer", () => {
  let runs = 0;
  const shown = (html: string): string => textOf(html).replace(/\s+/gu, " ").trim();
  fc.assert(
    fc.property(nastyText, (text) => {
      runs += 1;
      const line = oneLine(text.toWellFormed());
      for (const [name, render] of Object.entries(RENDERERS)) {
        const item = render(`- x ${inline(text.toWellFormed())}`);
        assertEquals(shown(item), `x ${line}`.trim(), name);
        const quote = render(quoted(text.toWellFormed()));
        assertEquals(shown(quote), line, name);
        for (const html of [item, quote]) {
          assertEquals(forgeMarks(html), [], name);
          const tags = new Set(tagsIn(html).map((tag) => tag.replace(/[</]+/, "")));
          for (const tag of ["ul", "li", "blockquote", "p", "code"]) tags.delete(tag);
          assertEquals([...tags], [], `${name}: ${JSON.stringify(text)}`);
        }
      }
    }),
    { seed: 10, numRuns: 3000 },
  );
  assert(runs >= 3000);
});

Deno.test("quoted() has each line as a line: none makes a table, a list, a heading or a command", () => {
  for (
    const text of [
      "Budget\n:-:\nRent 400",
      "Budget\n:--\nRent 400",
      "Budget\n--:\nRent 400",
      "Budget\n-:\nRent 400",
      "a | b\n:-: | :-:\n1 | 2",
      "| a |\n|---|\n| 1 |",
      "a\n---\nb\n===\nc",
      "/close\n/assign @dana",
      "1. a\n2) b\n- c\n+ d\n* e",
      "[^1]: a\n\n[x]: http://x.example",
      ":::note\n::x\n:x[a]",
      "x\n: y",
    ]
  ) {
    for (const [name, render] of Object.entries(RENDERERS)) {
      const html = render(quoted(text));
      assertEquals(textOf(html).trim().split(/\n+/), text.split(/\n+/), name);
      assert(!/<(table|ul|ol|h\d|dl|section|hr)/.test(html), `${name}: ${html}`);
    }
    assert(!/^(> )?\//m.test(quoted(text)));
  }
});

Deno.test("inline() takes a moment for a text as long as a context can be", () => {
  for (const part of ["a", ")", ":", "@", ".", "a.", "(", "1f", "_", "x://", "www.", "\\", "`"]) {
    const text = part.repeat(20_000 / part.length);
    const { "GitHub's rules": render } = RENDERERS;
    assertEquals(textOf(render?.(inline(text).slice(0, 200)) ?? "") !== "", true);
  }
});
