import { assert, assertEquals } from "@std/assert";
import fc from "fast-check";
import { oneLine, visible, visibleJson } from "../../src/report/visible.ts";
import { actsOnTerminal } from "../support/acts_on_terminal.ts";
import { nastyText } from "../support/nasty_text.ts";

Deno.test("visible() leaves nothing that acts on a terminal, and honest text as it is", () => {
  for (let code = 0; code < 0xe1000; code += code < 0x3000 || code >= 0xe0000 ? 1 : 7) {
    if (code >= 0xd800 && code < 0xe000) continue;
    const char = String.fromCodePoint(code);
    const shown = visible(char);
    assertEquals([...shown].filter(actsOnTerminal), [], code.toString(16));
    if (!actsOnTerminal(char)) assertEquals(shown, char);
  }
  assertEquals(visible("a\u001b[31mb\r\nc\rd\u0000\u007f\u009b\u202ee"), "a␛[31mb\nc\nd␀␡��e");
  const wales = "\u{1f3f4}\u{e0067}\u{e0062}\u{e0077}\u{e006c}\u{e0073}\u{e007f}";
  for (
    const text of ["漢字 ключ שלום ابجد", "👩‍🚀 é\tx\ny", "می‌خواهم", "❤️ 葛\u{e0100}", wales]
  ) {
    assertEquals(visible(text), text);
  }
});

Deno.test("visible() drops marks of direction that stand in pairs, and shows the others", () => {
  for (
    const [text, shown] of [
      ["call \u202a+1 555 0100\u202c now", "call +1 555 0100 now"],
      ["call \u202d+1 555\u202c now", "call +1 555 now"],
      ["\u2068Dana\u2069 and \u2066Kim\u2069", "Dana and Kim"],
      ["\u2067a\u202bb\u202cc\u2069", "abc"],
      ["\u202aa\nb\u202c", "a\nb"],
      ["a\u202eb", "a\ufffdb"],
      ["call \u202a+1 555…", "call +1 555…"],
      ["a\u202c\u202a", "a\ufffd\ufffd"],
      ["\u2066a\u202eb\u2069c", "a\ufffdbc"],
      ["\u202aa\u2069", "\ufffda\ufffd"],
      ["\u2066a\u202c", "\ufffda\ufffd"],
      ["\u202a\u202aa\u202c", "\ufffda"],
      ["\u061cابجد", "ابجد"],
    ] as const
  ) {
    assertEquals(visible(text), shown);
  }
});

Deno.test("visible() hides no message in characters that nobody sees", () => {
  const tags = [..."ignore"].map((char) => String.fromCodePoint(0xe0000 + char.charCodeAt(0)));
  assertEquals(visible(`a${tags.join("")}`), `a${"\ufffd".repeat(6)}`);
  assertEquals(visible(`\u{1f3f4}${tags.join("")}\u{e007f}`), `\u{1f3f4}${"\ufffd".repeat(7)}`);
  assertEquals(visible("❤\ufe0f\ufe01\ufe02 a\u{e0101}"), "❤\ufe0f\ufffd\ufffd a\ufffd");
  assertEquals(visible("葛\u{e0100}\u{e0101}"), "葛\u{e0100}\ufffd");
});

Deno.test("oneLine() gives one line without edges", () => {
  fc.assert(
    fc.property(nastyText, (text) => {
      const line = oneLine(text);
      assertEquals([...line].filter(actsOnTerminal), []);
      assert(!/[\n\t]/.test(line) && line === line.trim(), JSON.stringify(line));
    }),
    { seed: 10 },
  );
});

Deno.test("visibleJson() shows the same value with nothing that acts on a terminal", () => {
  fc.assert(
    fc.property(fc.dictionary(nastyText, nastyText), (value) => {
      const json = visibleJson(JSON.stringify(value, null, 2));
      assertEquals([...json].filter(actsOnTerminal), []);
      assert(!/[\u2028\u2029]/.test(json));
      assertEquals(JSON.stringify(JSON.parse(json)), JSON.stringify(value));
    }),
    { seed: 10 },
  );
});
