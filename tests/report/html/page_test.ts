import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import type { Judgement } from "../../../src/engine/judgement.ts";
import { modeOf } from "../../../src/protocol/modes.ts";
import type { Lens } from "../../../src/protocol/types.ts";
import { htmlReport } from "../../../src/report/html/page.ts";
import { DARK, LIGHT, type Palette, TEXT_ON_GROUND } from "../../../src/report/html/style.ts";
import { abuse } from "../../support/fifth_lens.ts";
import { causes, counterarguments, mode, rebuttals } from "../../support/in_memory.ts";
import { DODGED, everyMode, gauntletOf, HOSTILE, ITEMS, judged } from "../../support/samples.ts";

/** The tags of a page in order, `</p>` and the like with a slash; attributes beside. */
function tagsOf(page: string): { name: string; attributes: Map<string, string> }[] {
  const body = page.replace(/<style>[\s\S]*?<\/style>/, "<style></style>");
  return [...body.matchAll(/<(\/?[a-z][a-z0-9]*)((?:\s[^<>"]*(?:"[^"]*")?)*)\/?>/g)].map((
    [, name = "", rest = ""],
  ) => ({
    name,
    attributes: new Map(
      [...rest.matchAll(/([a-z-]+)="([^"]*)"/gi)].map(([, key = "", value = ""]) => [key, value]),
    ),
  }));
}

const VOID = new Set(["meta", "rect", "br"]);

/** Tags that are not closed in order; a page without mistakes has none. */
function unclosed(page: string): string[] {
  const open: string[] = [];
  for (const { name } of tagsOf(page)) {
    if (VOID.has(name)) continue;
    if (!name.startsWith("/")) open.push(name);
    else if (open.pop() !== name.slice(1)) return [`${name} closes nothing`];
  }
  return open;
}

const HOSTILE_PAGES: readonly Judgement[] = HOSTILE.map((text) => gauntletOf(text));

Deno.test("htmlReport() needs nothing else: no script, no handler, no reference outside", () => {
  const pages = [...everyMode(), ...HOSTILE_PAGES].map(htmlReport);
  for (const page of pages) {
    for (const { name, attributes } of tagsOf(page)) {
      assert(!/^(script|img|link|iframe|object|embed|base|form|style.+)$/.test(name), name);
      for (const [key, value] of attributes) {
        assert(!key.startsWith("on") && key !== "src" && key !== "style", key);
        if (key === "href") assert(value.startsWith("#"), value);
      }
    }
    assert(!/url\(|@import|https?:/.test(page.replaceAll(/&[a-z]+;/g, "")), "a reference outside");
    assertStringIncludes(page, "default-src 'none'");
  }
  assertEquals(pages.length, 16);
});

Deno.test("htmlReport() shows hostile texts as text", () => {
  const tags = (page: string) =>
    tagsOf(page).map(({ name }) => name).filter((name) => name !== "br");
  const expected = tags(htmlReport(gauntletOf("harmless")));
  for (const [number, one] of HOSTILE_PAGES.entries()) {
    const page = htmlReport(one);
    assertEquals(tags(page), expected, HOSTILE[number]);
    assertEquals(unclosed(page), []);
    // deno-lint-ignore no-control-regex -- no control character reaches a page raw
    assert(!/[\u0000-\u0008\u000b-\u001f\u007f\u202a-\u202e\u2066-\u2069]/.test(page));
  }
  assertStringIncludes(
    htmlReport(gauntletOf(HOSTILE[0] ?? "")),
    "&lt;script&gt;alert(1)&lt;/script&gt;",
  );
});

Deno.test("htmlReport() is built for readers of every kind", () => {
  const pages = [...everyMode(), judged(mode("devils_advocate"), DODGED)].map(htmlReport);
  for (const page of pages) {
    assertStringIncludes(page, '<html lang="en">');
    assertStringIncludes(page, 'name="viewport"');
    const tags = tagsOf(page);
    const levels = tags.flatMap(({ name }) => /^h[1-6]$/.test(name) ? [Number(name[1])] : []);
    assertEquals([levels[0], levels.filter((level) => level === 1).length], [1, 1]);
    assert(levels.every((level, at) => at === 0 || level <= (levels[at - 1] ?? 0) + 1), "headings");
    const ids = tags.flatMap(({ attributes }) => attributes.get("id") ?? []);
    assertEquals(new Set(ids).size, ids.length, "ids are unique");
    const named = tags.flatMap(({ attributes }) => [
      ...attributes.get("aria-labelledby")?.split(" ") ?? [],
      ...attributes.get("href")?.slice(1).split(" ") ?? [],
    ]);
    assert(named.length > 0 && named.every((id) => ids.includes(id)), `${named}`);
    for (const [picture] of page.matchAll(/<svg[\s\S]*?<\/svg>/g)) {
      assert(/role="img".*<title id.*<desc id/s.test(picture));
    }
    assertEquals(unclosed(page), []);
  }
  assertEquals(pages.length, 6);
});

Deno.test("htmlReport() lets each text choose its reading direction", () => {
  const arabic = "ينبغي للمستشفى أن يلغي الزيارات";
  const page = htmlReport(gauntletOf(arabic));
  const elements = [...page.matchAll(/<(h1|p|dd)([^>]*)>([^<]*)/g)]
    .filter(([, , , content = ""]) => content.includes(arabic));
  assert(elements.length > 20);
  assert(elements.every(([, , attributes = ""]) => attributes.includes('dir="auto"')));
});

Deno.test("htmlReport() gives verdict, rule and warnings before anything else", () => {
  const page = htmlReport(judged(mode("gauntlet")));
  const places = ["<h1", "Verdict: claim refuted", "Rule: refuted when", "Not really tested", "C1"]
    .map((part) => page.indexOf(part, page.indexOf("<body>")));
  assert(places.every((place) => place > 0));
  assertEquals(places, places.toSorted((a, b) => a - b));
});

Deno.test("htmlReport() shows horizon, skipped phases and context where there are any, else no trace", () => {
  const dodged = htmlReport(judged(mode("devils_advocate"), DODGED, { context: "Three vans." }));
  assertStringIncludes(dodged, '<dt>Skipped phases</dt><dd dir="auto">rebuttals</dd>');
  assertStringIncludes(dodged, '<blockquote><p class="text" dir="auto">Three vans.</p>');
  const premortem = htmlReport(judged(mode("premortem")));
  assertStringIncludes(premortem, '<dt>Premortem horizon</dt><dd dir="auto">12 months</dd>');
  const plain = htmlReport(judged(mode("devils_advocate")));
  assert(!/Skipped phases|horizon|<blockquote>|id="context"/.test(plain));
});

Deno.test("htmlReport() places causes by likelihood and impact, and counts what does not fit", () => {
  const page = htmlReport(judged(mode("premortem")));
  const [matrix = ""] = /<svg[\s\S]*?<\/svg>/.exec(page) ?? [];
  const marks = [...matrix.matchAll(/<text class="mark"[^>]*>([^<]*)</g)].map(([, mark]) => mark);
  assertEquals(marks.toSorted(), ["F1 F4", "F2", "F3"]);
  assertEquals(matrix.match(/class="cell /g)?.length, 25);
  // 9, 10, 12, 15, 16, 20, 25: eleven cells from which on a mitigation is owed.
  assertEquals(matrix.match(/class="owed"/g)?.length, 11);
  assertStringIncludes(matrix, "Highest score: 25 (F1, F4)");

  const [, x, y] = /<text class="mark" x="([\d.]+)" y="([\d.]+)"[^>]*>F1</.exec(htmlReport(
    judged(mode("premortem"), {
      ...ITEMS,
      failure_causes: causes([5, 1], [1, 1], [1, 1], [1, 1]),
      mitigations: [],
    }),
  )) ?? [];
  assert(Number(x) > 300 && Number(y) > 200, `likelihood 5, impact 1 is right and low: ${x}, ${y}`);

  const crowd = causes(...Array<[number, number]>(120).fill([2, 2]));
  const [crowded = ""] = /<svg[\s\S]*?<\/svg>/.exec(
    htmlReport(judged(mode("premortem"), { ...ITEMS, failure_causes: crowd, mitigations: [] })),
  ) ?? [];
  const lines = [...crowded.matchAll(/<text class="mark"[^>]*>([^<]*)</g)].map(([, mark]) => mark);
  assert(lines.length <= 3, "three lines fit a cell");
  const shown = lines.join(" ").split(" ");
  const left = Number(shown.pop()?.replace("+", ""));
  assertEquals(shown.length + left, 120);
});

Deno.test("htmlReport() draws a bar for each rating and a grid for evidence", () => {
  const page = htmlReport(judged(mode("devils_advocate")));
  const bars = [...page.matchAll(/<rect class="bar (\w*)"[^>]*width="(\d+)"/g)]
    .map(([, state, width]) => [state, Number(width)]);
  assertEquals(bars, [["open", 190], ["open", 114], ["closed", 114], ["", 76]]);

  const many = judged(mode("devils_advocate"), {
    counterarguments: counterarguments(...Array<number>(70).fill(4)),
    rebuttals: rebuttals(...Array<string>(70).fill("refuted")),
  });
  assertStringIncludes(htmlReport(many), "50 more are in the list below");

  const grid = htmlReport(judged(mode("assumptions")));
  const cells = [...grid.matchAll(/<td([^>]*)>(.*?)<\/td>/g)].map((
    [, attributes = "", cell = ""],
  ) => [
    attributes.includes("owed"),
    cell.replaceAll(/<[^>]*>/g, ""),
  ]);
  assertEquals(cells, [
    [false, "A3"],
    [true, "A2"],
    [true, "A1"],
    [false, "–"],
    [false, "–"],
    [false, "A4"],
  ]);
});

/** A lens whose names no code knows: every picture has to come from the kinds of its fields. */
const [story, actor, damage] = abuse.phases[0]?.fields ?? [];
assert(story !== undefined && actor !== undefined && damage !== undefined);
const renamed: Lens = {
  ...abuse,
  phases: abuse.phases.map((phase): Lens["phases"][number] =>
    phase.kind === "answer" ? phase : {
      ...phase,
      score: { name: "dread", factors: ["odds", "cost"] },
      fields: [
        story,
        actor,
        damage,
        { kind: "integer", name: "odds", least: 0, most: 2, about: "odds" },
        { kind: "integer", name: "cost", least: 1, most: 4, about: "cost" },
        { kind: "boolean", name: "seen_before", about: "seen" },
      ],
    }
  ),
};

Deno.test("htmlReport() draws every picture of a lens that it does not know", () => {
  const page = htmlReport(judged(modeOf(renamed), {
    abuses: [
      {
        story: "one",
        actor: "insider",
        effort: "much",
        damage: 3,
        odds: 2,
        cost: 4,
        seen_before: true,
      },
      {
        story: "two",
        actor: "outsider",
        effort: "much",
        damage: 0,
        odds: 0,
        cost: 1,
        seen_before: false,
      },
    ],
    defences: [{ index: 0, exists: false, how: "a lock" }],
  }));
  for (
    const part of [
      "Abuses by odds and cost",
      "Abuses by damage",
      "Abuses by actor",
      "not seen-before",
      "dread 8 of 8",
      "Ways to abuse it",
      "Build the defence against X1",
    ]
  ) assertStringIncludes(page, part);
  assertEquals(page.match(/class="cell /g)?.length, 12);
  assertEquals(page.match(/<figure>/g)?.length, 3);
  assertEquals(unclosed(page), []);
});

/** Contrast of two colours by WCAG 2: 1 (none) to 21. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [one, other].map(luminance).toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

Deno.test("the page's colours reach a contrast of 4.5 in both themes", () => {
  assertEquals(Math.round(contrast("#ffffff", "#000000")), 21);
  const low: string[] = [];
  let seen = 0;
  const themes: [string, Palette][] = [["light", LIGHT], ["dark", DARK]];
  for (const [theme, palette] of themes) {
    for (const [text, ground] of TEXT_ON_GROUND) {
      const ratio = contrast(palette[text] ?? "", palette[ground] ?? "");
      seen += 1;
      if (!(ratio >= 4.5)) low.push(`${theme}: ${text} on ${ground} ${ratio.toFixed(2)}`);
    }
  }
  assertEquals(low, []);
  assertEquals(seen, 2 * TEXT_ON_GROUND.length);
  assert(seen > 50);
});
