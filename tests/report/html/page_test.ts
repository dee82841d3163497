import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { type Judgement, judgement } from "../../../src/engine/judgement.ts";
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

const VOID = new Set(["meta", "rect", "br", "path", "circle", "use"]);

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
  assert(pages.length >= 16, `only ${pages.length} pages`);
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
    // Pictures only repeat what stands beside them in words.
    for (const [picture] of page.matchAll(/<svg[^>]*>/g)) {
      assertStringIncludes(picture, 'aria-hidden="true"');
    }
    assertEquals(unclosed(page), []);
  }
  assert(pages.length >= 6, `only ${pages.length} pages`);
});

Deno.test("htmlReport() lets each text choose its reading direction", () => {
  const arabic = "ينبغي للمستشفى أن يلغي الزيارات";
  const page = htmlReport(gauntletOf(arabic));
  const elements = [...page.matchAll(/<([a-z0-9]+)([^>]*)>([^<]*)/g)]
    .filter(([, tag, , content = ""]) => tag !== "title" && content.includes(arabic));
  assert(elements.length > 20);
  for (const [, , attributes] of elements) {
    assertStringIncludes(attributes ?? "", ' lang="ar" dir="auto"');
  }
});

Deno.test("htmlReport() names a language where letters tell it, Han by what the review holds", () => {
  const languageOf = (text: string): string | undefined =>
    / lang="(\w+)" dir="auto">/.exec(htmlReport(gauntletOf(text)))?.[1];
  assertEquals(languageOf("我们应该把货车换成电动货车"), "zh");
  assertEquals(languageOf("配送車を電気自動車に替えるべきだ"), "ja");
  assertEquals(languageOf("배달 차량을 전기차로 바꿔야 한다"), "ko");
  assertEquals(languageOf("Нужно заменить фургоны"), "ru");
  assertEquals(languageOf("Replace the vans (Ω, π)"), undefined);
  const mixed = judged(mode("steelman"), {
    strongest_case: ["来月廃止", "面会をやめる", "x"].map((text) => ({ text })),
    responses: [0, 1, 2].map((index) => ({ index, stance: "counter", text: "ok" })),
  });
  assertStringIncludes(htmlReport(mixed), 'lang="ja" dir="auto">来月廃止');
});

Deno.test("htmlReport() answers in this order: verdict, against it, next, uncertain, then the rest", () => {
  const page = htmlReport(judged(mode("gauntlet")));
  const places = [
    "<h1",
    '<h2 id="verdict">',
    'href="#counterarguments-1">C1</a> stands',
    "What stands against it",
    "What to do next",
    "Left untested",
    "How firm this is",
    'id="next-actions"',
    "Rule: refuted when",
    'id="counterarguments-1"',
    'id="record"',
  ].map((part) => page.indexOf(part, page.indexOf("<body>")));
  assert(places.every((place) => place > 0), `${places}`);
  assertEquals(places, places.toSorted((a, b) => a - b));
});

/** The texts of a page between a beginning and an end, without tags. */
function words(page: string, from: string, to: string): string[] {
  const start = page.indexOf(from);
  const part = page.slice(start, page.indexOf(to, start));
  assert(start > 0, `no ${from}`);
  return part.replaceAll(/<[^>]*>/g, "|").split(/[|\n]+/).map((word) => word.trim())
    .filter((word) => word !== "");
}

Deno.test("htmlReport() shows what stands against the claim, heaviest of each lens first, five lines", () => {
  const page = htmlReport(judged(mode("gauntlet")));
  assertEquals(words(page, '<h2 id="against">', "</section>"), [
    "What stands against it",
    ...["stands", "C1", "counterargument 0"],
    ...["no evidence", "A1", "assumption 0"],
    ...["risk still high", "F1", "cause 0"],
    ...["conceded", "S1", "point 0"],
    ...["stands in part", "C2", "counterargument 1"],
    "and 2 more",
    ...["C", "counterargument ·", "A", "assumption ·", "F", "failure cause ·", "S"],
    "opposing point",
  ]);
  assertEquals(words(page, '<h2 id="answered">', "</section>").slice(1), [
    "1 of 3 counterarguments is refuted",
    "1 of 3 assumptions is verified",
    "1 of 3 failure causes is left at low risk",
    "2 of 3 opposing points are countered",
  ]);
});

Deno.test("htmlReport() folds away what is settled and keeps what is open in sight, by weight", () => {
  const page = htmlReport(judged(mode("devils_advocate"), {
    counterarguments: counterarguments(3, 4, 5, 2),
    rebuttals: rebuttals("partially_holds", "refuted", "holds"),
  }));
  const [open = "", settled = ""] = page.slice(page.indexOf('class="items"')).split("<details>");
  const labels = (part: string) =>
    [...part.matchAll(/<div class="head"><strong>(\w+)</g)].map(([, label]) => label);
  assertEquals([labels(open), labels(settled)], [["C3", "C1"], ["C2", "C4"]]);
  assertStringIncludes(
    settled,
    "<summary>2 settled counterarguments: 1 refuted, 1 no answer needed</summary>",
  );
});

Deno.test("htmlReport() tells each lens in a tile: verdict, what decided it, out of how many", () => {
  const page = htmlReport(judged(mode("gauntlet")));
  assertEquals(words(page, '<ul class="tiles">', "</ul>").slice(0, 5), [
    "Devil&#39;s advocate",
    "Claim refuted",
    "C1",
    "stands (",
    "counterargument 0",
  ]);
  assertStringIncludes(page, "1 of 4 counterarguments stands, 1 in part.");
  assertStringIncludes(page, "Risk score: 5 of 8 (2 for each lens");
  assert(!htmlReport(judged(mode("steelman"))).includes('class="tiles"'));
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

/** The cells of the first table of a kind: whether an answer is owed there, and their words. */
function cells(page: string, kind: string): [owed: boolean, words: string][] {
  const start = page.indexOf(`<figure class="${kind}">`);
  const table = page.slice(start, page.indexOf("</table>", start));
  return [...table.matchAll(/<td([^>]*)>(.*?)<\/td>/g)].map(([, attributes = "", cell = ""]) => [
    attributes.includes("owed"),
    cell.replaceAll(/<[^>]*>/g, ""),
  ]);
}

Deno.test("htmlReport() places causes by likelihood and impact, with the risk that is left", () => {
  const page = htmlReport(judged(mode("premortem")));
  const matrix = cells(page, "matrix").slice(1);
  // Rows from impact 5 down, columns from likelihood 1 up, the corner left out.
  assertEquals(matrix[4], [true, "F1, risk still high F4, risk still medium"]);
  assertEquals(matrix[12], [true, "F2, low risk left"]);
  assertEquals(matrix[16], [false, "F3, no answer needed"]);
  // 9, 10, 12, 15, 16, 20, 25: eleven cells from which on a mitigation is owed.
  assertEquals(matrix.filter(([owed]) => owed).length, 11);
  for (const end of ["1 would surprise everyone", "5 the end of the plan"]) {
    assertStringIncludes(page, end);
  }
});

Deno.test("htmlReport() counts the causes that a cell has no room for, and lists them below", () => {
  const crowd = (count: number): string =>
    htmlReport(judged(mode("premortem"), {
      ...ITEMS,
      failure_causes: causes(...Array<[number, number]>(count).fill([2, 2])),
      mitigations: [],
    }));
  const full = cells(crowd(6), "matrix")[17]?.[1] ?? "";
  assertEquals([full.includes("more"), full.split("F").length - 1], [false, 6]);
  const page = crowd(120);
  const [, cell = ""] = cells(page, "matrix")[17] ?? [];
  assert(cell.endsWith("+115 more"), cell);
  assertStringIncludes(page, '<a href="#failure_causes-at-2-2">+115 more</a>');
  const listed = words(page, '<li id="failure_causes-at-2-2">', "</li>");
  assertEquals(listed.filter((word) => /^F\d+$/.test(word)).length, 120);
});

Deno.test("htmlReport() draws a bar for each rating with first words and what became of it", () => {
  const page = htmlReport(judged(mode("devils_advocate")));
  const bars = [...page.matchAll(/<svg class="bar (\w*)".*?<rect width="(\d+)"/g)]
    .map(([, status, width]) => [status, Number(width)]);
  assertEquals(bars, [["high", 100], ["medium", 60], ["low", 60], ["none", 40]]);
  assertEquals(words(page, '<figure class="bars">', "</figure>").slice(4, 12), [
    ...["C1", "counterargument 0", "5", "stands"],
    ...["C2", "counterargument 1", "3", "stands in part"],
  ]);
  const many = judged(mode("devils_advocate"), {
    counterarguments: counterarguments(...Array<number>(70).fill(4)),
    rebuttals: rebuttals(...Array<string>(70).fill("refuted")),
  });
  assertStringIncludes(htmlReport(many), "50 more are in the list below");
});

Deno.test("htmlReport() sets evidence against load, and conceded beside countered", () => {
  assertEquals(cells(htmlReport(judged(mode("assumptions"))), "grid"), [
    [false, "A3 assumption 2"],
    [true, "A2 assumption 1"],
    [true, "A1 assumption 0"],
    [false, "–"],
    [false, "–"],
    [false, "A4 assumption 3"],
  ]);
  const steelman = htmlReport(judged(mode("steelman")));
  assertEquals(cells(steelman, "grid"), [
    [false, "S1 point 0"],
    [false, "S2 point 1S3 point 2"],
  ]);
  assertStringIncludes(steelman, "Conceded, 1 of 3");
});

Deno.test("htmlReport() says on its first screen that a file is unsealed", () => {
  const { review } = judged(mode("steelman"));
  const page = htmlReport(judgement({ review, sealed: false }));
  const [first = ""] = page.split("</header>");
  assertStringIncludes(first, "This file is unsealed");
  assert(!htmlReport(judged(mode("steelman"))).includes("unsealed"));
});

Deno.test("htmlReport() has a running head for print that no text can end", () => {
  const page = htmlReport(gauntletOf('</style><script>"\\};x{}'));
  const [, style = ""] = /<style>([\s\S]*?)<\/style>/.exec(page) ?? [];
  assertStringIncludes(style, "\\3c \\2f style\\3e ");
  assertStringIncludes(style, 'counter(page) " of " counter(pages)');
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
      "Abuses by odds × cost",
      "Abuses by damage",
      "Abuses by actor",
      "not seen-before",
      "dread 8 of 8",
      "Ways to abuse it",
      "Build the defence against X1",
    ]
  ) assertStringIncludes(page, part);
  assertEquals(page.match(/<td class="heat/g)?.length, 12);
  assertEquals(page.match(/<figure /g)?.length, 3);
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
