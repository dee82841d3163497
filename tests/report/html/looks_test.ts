import { assert, assertEquals } from "@std/assert";
import axe from "axe-core";
import { htmlReport } from "../../../src/report/html/page.ts";
import { Chromium, chromiumPath, type View } from "../../support/chromium.ts";
import { PAGES } from "../../support/pages.ts";
import { isObject } from "../../support/server_process.ts";

const path = chromiumPath();
const DESK: View = { width: 1280, height: 800 };
const PHONE: View = { width: 390, height: 844, mobile: true };
/** A4 without the page's margins, at 96 dots per inch. */
const PAPER: View = { width: 680, height: 994, print: true };

/** A check of how pages look; without Chromium its name says why it was left out. */
function look(name: string, fn: (chromium: Chromium) => Promise<void>): void {
  Deno.test({
    name: path === null ? `${name} (needs Chromium: apt-get install chromium)` : name,
    ignore: path === null,
    async fn() {
      await using chromium = await Chromium.start(path ?? "");
      await fn(chromium);
    },
  });
}

const pageOf = (name: string): string => {
  const make = PAGES[name];
  if (make === undefined) throw new Error(`no page ${name}`);
  return htmlReport(make());
};

/** What a reader has to find without scrolling, by what it is. */
const FIRST = {
  claim: "h1",
  verdict: ".verdict h2, .verdict .why",
  "what stands against it": ".against li",
  "three actions": ".next li",
  "a link to all actions": '.next a[href="#next-actions"]',
  "what was answered": ".answered li",
  "untested and firmness": ".uncertain dd",
} as const;

/** How far down each of these ends, in pixels. */
async function endsOf(chromium: Chromium): Promise<Record<string, number[]>> {
  const found = await chromium.evaluate(
    `Object.fromEntries(Object.entries(${
      JSON.stringify(FIRST)
    }).map(([what, selector]) => [what, [...document.querySelectorAll(selector)]
    .map((element) => Math.ceil(element.getBoundingClientRect().bottom))]))`,
  );
  if (!isObject(found)) throw new Error("nothing was measured");
  return Object.fromEntries(
    Object.entries(found).map(([what, ends]) => [what, Array.isArray(ends) ? ends : []]),
  );
}

look(
  "the first screen of a gauntlet answers: claim, verdict, why, next, uncertain",
  async (chromium) => {
    let seen = 0;
    for (const name of ["lease", "decided", "arabic", "japanese", "crowded"]) {
      for (const [view, limit] of [[DESK, 800], [PHONE, 2 * 844]] as const) {
        await chromium.show(pageOf(name), view);
        for (const [what, ends] of Object.entries(await endsOf(chromium))) {
          const below = ends.filter((end) => end <= 0 || end > limit);
          assert(ends.length > 0, `${name}: nothing is ${what}`);
          assertEquals(below, [], `${name} at ${view.width}: ${what} ends below ${limit}`);
          seen += ends.length;
        }
      }
    }
    assert(seen > 100, `only ${seen} places were measured`);
  },
);

look("a printed page begins with a summary of one page", async (chromium) => {
  for (const name of Object.keys(PAGES)) {
    await chromium.show(pageOf(name), PAPER);
    const height = Number(
      await chromium.evaluate('document.querySelector(".first").getBoundingClientRect().height'),
    );
    assert(height > 200 && height <= PAPER.height, `${name}: ${height} of ${PAPER.height} pixels`);
    const folded = await chromium.evaluate(
      '[...document.querySelectorAll("details .head")].filter((head) => !head.checkVisibility({ contentVisibilityAuto: true })).length',
    );
    assertEquals(folded, 0, `${name}: what is folded on the screen is open on paper`);
  }
});

look("no page is wider than its screen", async (chromium) => {
  for (const name of Object.keys(PAGES)) {
    for (const view of [DESK, PHONE, { width: 320, height: 640, mobile: true }]) {
      await chromium.show(pageOf(name), view);
      const width = await chromium.evaluate("document.documentElement.scrollWidth");
      assertEquals(width, view.width, `${name} at ${view.width}`);
    }
  }
});

look("axe finds nothing, and leaves nothing undecided", async (chromium) => {
  for (const name of Object.keys(PAGES)) {
    for (const view of [DESK, { ...DESK, dark: true }, PHONE]) {
      await chromium.show(pageOf(name), view);
      await chromium.evaluate(
        'document.querySelectorAll("details").forEach((details) => details.open = true)',
      );
      await chromium.evaluate(`${axe.source};undefined`);
      const found = await chromium.evaluate(
        "axe.run().then(({ violations, incomplete, passes }) => ({ passes: passes.length, found: [...violations, ...incomplete].map(({ id, nodes }) => id + ' ' + nodes.slice(0, 3).map(({ target, any }) => target + ' ' + any.map(({ message }) => message)).join(' | ')) }))",
      );
      assert(isObject(found));
      assertEquals(found["found"], [], `${name} ${JSON.stringify(view)}`);
      assert(Number(found["passes"]) > 15, `only ${found["passes"]} rules were looked at`);
    }
  }
});
