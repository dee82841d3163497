import { assert, assertEquals } from "@std/assert";
import fc from "fast-check";
import { oneLine, visible, visibleJson } from "../../src/report/visible.ts";
import { actsOnTerminal } from "../support/acts_on_terminal.ts";
import { nastyText } from "../support/nasty_text.ts";

Deno.test("visible() leaves nothing that acts on a terminal, and honest text as it is", () => {
  for (let code = 0; code < 0x3000; code += 1) {
    const char = String.fromCodePoint(code);
    const shown = visible(char);
    assertEquals([...shown].filter(actsOnTerminal), [], code.toString(16));
    if (!actsOnTerminal(char)) assertEquals(shown, char);
  }
  assertEquals(visible("a\u001b[31mb\r\nc\rd\u0000\u007f\u009b\u202ee"), "a␛[31mb\nc\nd␀␡��e");
  for (const text of ["漢字 ключ שלום ابجد", "👩‍🚀 é\tx\ny", "می‌خواهم"]) {
    assertEquals(visible(text), text);
  }
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
      assertEquals(JSON.stringify(JSON.parse(json)), JSON.stringify(value));
    }),
    { seed: 10 },
  );
});
