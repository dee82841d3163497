import { assert, assertEquals, assertRejects } from "@std/assert";
import { linesOf, LineTooLong } from "../../src/mcp/lines.ts";

/** The lines of chunks of text or bytes, as text. */
async function linesIn(chunks: readonly (string | Uint8Array)[], most = 1000): Promise<string[]> {
  const bytes = chunks.map((chunk) =>
    typeof chunk === "string" ? new TextEncoder().encode(chunk) : chunk
  );
  const lines = await Array.fromAsync(linesOf(ReadableStream.from(bytes), most));
  return lines.map((line) => new TextDecoder().decode(line));
}

Deno.test("linesOf() gives the same lines however the input is cut", async () => {
  const bytes = new TextEncoder().encode("one\n\ntwö\r\nthree");
  let cuts = 0;
  for (let first = 0; first <= bytes.length; first += 1) {
    for (let second = first; second <= bytes.length; second += 1) {
      const chunks = [
        bytes.subarray(0, first),
        bytes.subarray(first, second),
        bytes.subarray(second),
      ];
      assertEquals(await linesIn(chunks), ["one", "", "twö\r", "three"]);
      cuts += 1;
    }
  }
  assert(cuts > 100);
});

Deno.test("linesOf() gives no line after the last newline, and none for no input", async () => {
  assertEquals(await linesIn(["a\nb\n"]), ["a", "b"]);
  assertEquals(await linesIn([]), []);
  assertEquals(await linesIn([""]), []);
});

Deno.test("linesOf() refuses a line above the limit and no line at it, in bytes", async () => {
  assertEquals(await linesIn(["1234567890\n1234", "567890"], 10), ["1234567890", "1234567890"]);
  assertEquals(await linesIn(["ääääÄ\n"], 10), ["ääääÄ"]);
  for (const chunks of [["12345678901\n"], ["12345", "678901"], ["äääääa\n"]]) {
    await assertRejects(() => linesIn(chunks, 10), LineTooLong, "more than 10 bytes");
  }
});

Deno.test("linesOf() refuses an endless line before its end has come", async () => {
  let given = 0;
  const endless = ReadableStream.from((async function* () {
    while (true) {
      given += 1;
      yield new Uint8Array(1000);
      await Promise.resolve();
    }
  })());
  await assertRejects(() => Array.fromAsync(linesOf(endless, 10_000)), LineTooLong);
  assert(given < 20, `${given} chunks were taken`);
});
