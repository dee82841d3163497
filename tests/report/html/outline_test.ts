import { assertEquals } from "@std/assert";
import { htmlReport } from "../../../src/report/html/page.ts";
import { outline } from "../../support/outline.ts";
import { PAGES } from "../../support/pages.ts";

const OUTLINES = new URL("../../fixtures/page_outlines.txt", import.meta.url);

Deno.test("the structure of pages is the one that was looked at", () => {
  const found = ["lease", "decided", "one lens"].map((name) => {
    const make = PAGES[name];
    if (make === undefined) throw new Error(`no page ${name}`);
    return `== ${name}\n${outline(htmlReport(make()))}`;
  }).join("\n");
  // With SNAPSHOT_WRITE=1 it is written instead of compared: look at the pages before you keep it.
  if (Deno.env.get("SNAPSHOT_WRITE") === "1") Deno.writeTextFileSync(OUTLINES, found);
  assertEquals(found, Deno.readTextFileSync(OUTLINES));
});
