import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import type { Item } from "../../src/engine/review.ts";
import { roundedMean } from "../../src/engine/tally.ts";
import { judge, type Verdict } from "../../src/engine/verdict.ts";
import {
  causes,
  counterarguments,
  loadBearing,
  mode,
  rebuttals,
  reviewWith,
  steelmanItems,
} from "../support/in_memory.ts";

function verdictOf(name: string, items: Record<string, readonly Item[]>): Verdict {
  return judge(reviewWith(mode(name), items)).overall;
}

type Case = readonly [
  what: string,
  items: Record<string, readonly Item[]>,
  risk: number,
  outcome: string,
];

function checkAll(name: string, cases: readonly Case[]): void {
  let checked = 0;
  for (const [what, items, risk, outcome] of cases) {
    const verdict = verdictOf(name, items);
    assertEquals([verdict.risk.value, verdict.assessment], [risk, outcome], what);
    checked += 1;
  }
  assert(checked > 0);
}

const SURVIVES = "claim survives scrutiny";
const REVISION = "claim needs revision";
const REFUTED = "claim refuted";

Deno.test("judge() counts the counterarguments that hold", () => {
  const against = (severities: number[], verdicts: string[]) => ({
    counterarguments: counterarguments(...severities),
    rebuttals: rebuttals(...verdicts),
  });
  checkAll("devils_advocate", [
    ["none holds", against([4, 4, 4], ["refuted", "refuted", "refuted"]), 0, SURVIVES],
    ["one holds", against([4, 4, 4], ["holds", "refuted", "refuted"]), 1, REVISION],
    ["two hold", against([3, 3, 3], ["holds", "holds", "refuted"]), 2, REFUTED],
    ["one of severity 4 holds", against([4, 3, 3], ["holds", "refuted", "refuted"]), 1, REVISION],
    ["one of severity 5 holds", against([5, 3, 3], ["holds", "refuted", "refuted"]), 1, REFUTED],
    ["severity 5, but refuted", against([5, 3, 3], ["refuted", "refuted", "refuted"]), 0, SURVIVES],
    [
      "severity 5 partially holds",
      against([5, 3, 3], ["partially_holds", "refuted", "refuted"]),
      0,
      SURVIVES,
    ],
    [
      "two partially hold",
      against([3, 3, 3], ["partially_holds", "partially_holds", "refuted"]),
      0,
      REVISION,
    ],
    [
      "one holds, one partially",
      against([3, 3, 3], ["holds", "partially_holds", "refuted"]),
      1,
      REVISION,
    ],
    ["nothing owed", against([1, 2, 2], []), 0, SURVIVES],
  ]);
});

/** That many causes: one of 15, all others of 12. */
function mostly(count: number): (readonly [number, number])[] {
  return [[3, 5], ...Array.from({ length: count - 1 }, () => [3, 4] as const)];
}

Deno.test("judge() takes the rounded mean of likelihood × impact", () => {
  const failed = (ratings: (readonly [number, number])[], residual: string[] = []) => ({
    setup: [{ horizon: "a year" }],
    failure_causes: causes(...ratings),
    mitigations: residual.map((residual_risk, index) => ({ index, action: "act", residual_risk })),
  });
  const low = ["low", "low", "low", "low", "low"];
  checkAll("premortem", [
    ["mean 6", failed([[2, 3], [2, 3], [2, 3], [2, 3]]), 6, SURVIVES],
    ["mean 6.25", failed([[1, 5], [2, 3], [2, 3], [2, 4]]), 6.25, REVISION],
    ["mean 12", failed([[3, 4], [3, 4], [3, 4], [3, 4]], low), 12, REVISION],
    ["mean 12.25", failed([[3, 4], [3, 4], [2, 5], [3, 5]], low), 12.25, REFUTED],
    ["mean 12.004, rounded to 12", failed(mostly(700)), 12, REVISION],
    ["mean 12.006, rounded to 12.01", failed(mostly(500)), 12.01, REFUTED],
    ["high residual risk", failed([[3, 3], [1, 1], [1, 1], [1, 1]], ["high"]), 3, REVISION],
    ["medium residual risk", failed([[3, 3], [1, 1], [1, 1], [1, 1]], ["medium"]), 3, SURVIVES],
  ]);
});

Deno.test("judge() counts load-bearing assumptions without verification", () => {
  const light = { text: "light", load_bearing: false, evidence: "none" };
  const audited = (evidence: string[]) => ({ assumptions: [...loadBearing(...evidence), light] });
  checkAll("assumptions", [
    ["all verified", audited(["verified", "verified", "verified"]), 0, SURVIVES],
    ["one partial", audited(["partial", "verified", "verified"]), 1, SURVIVES],
    ["two partial", audited(["partial", "partial", "verified"]), 2, REVISION],
    ["one without", audited(["none", "verified", "verified"]), 1, REVISION],
    ["two without", audited(["none", "none", "verified"]), 2, REFUTED],
    ["not load-bearing", { assumptions: [light, light, light, light] }, 0, SURVIVES],
  ]);
});

Deno.test("judge() weighs concessions against counters", () => {
  const { concede, counter } = { concede: "concede", counter: "counter" };
  checkAll("steelman", [
    ["none conceded", steelmanItems(counter, counter, counter), 0, SURVIVES],
    ["fewer conceded", steelmanItems(concede, counter, counter), 1, SURVIVES],
    ["as many conceded", steelmanItems(concede, concede, counter, counter), 2, REVISION],
    ["more conceded", steelmanItems(concede, concede, counter), 2, REVISION],
    ["all conceded", steelmanItems(concede, concede, concede), 3, REFUTED],
  ]);
});

/** Items that bring a lens to an outcome. */
const LENS_ITEMS: Record<string, Record<string, Record<string, readonly Item[]>>> = {
  devils_advocate: {
    s: { counterarguments: counterarguments(4, 1, 1), rebuttals: rebuttals("refuted") },
    v: { counterarguments: counterarguments(4, 1, 1), rebuttals: rebuttals("holds") },
    r: { counterarguments: counterarguments(5, 1, 1), rebuttals: rebuttals("holds") },
  },
  assumptions: {
    s: { assumptions: loadBearing("verified", "verified", "verified", "verified") },
    v: { assumptions: loadBearing("none", "verified", "verified", "verified") },
    r: { assumptions: loadBearing("none", "none", "verified", "verified") },
  },
  premortem: {
    s: { failure_causes: causes([1, 1], [1, 1], [1, 1], [1, 1]) },
    v: { failure_causes: causes([2, 4], [2, 4], [2, 4], [2, 4]) },
    r: { failure_causes: causes([4, 4], [4, 4], [4, 4], [4, 4]) },
  },
  steelman: {
    s: steelmanItems("counter", "counter", "counter"),
    v: steelmanItems("concede", "concede", "counter"),
    r: steelmanItems("concede", "concede", "concede"),
  },
};

Deno.test("judge() combines the lenses of a gauntlet, whichever they are", () => {
  const lenses = Object.keys(LENS_ITEMS);
  let checked = 0;
  for (const a of "svr") {
    for (const b of "svr") {
      for (const c of "svr") {
        for (const d of "svr") {
          const letters = [a, b, c, d];
          const items = Object.assign(
            {},
            ...lenses.map((lens, at) => LENS_ITEMS[lens]?.[letters[at] ?? ""]),
          );
          const refuting = letters.filter((letter) => letter === "r").length;
          const revising = letters.filter((letter) => letter === "v").length;
          const verdict = verdictOf("gauntlet", items);
          const expected = refuting >= 2
            ? REFUTED
            : refuting === 1 || revising >= 2
            ? REVISION
            : SURVIVES;
          assertEquals(
            [verdict.assessment, verdict.risk.value],
            [expected, 2 * refuting + revising],
            letters.join(""),
          );
          checked += 1;
        }
      }
    }
  }
  assertEquals(checked, 81);
});

Deno.test("judge() knows each branch of the gauntlet's rule", () => {
  const of = (letters: string): Verdict =>
    verdictOf(
      "gauntlet",
      Object.assign(
        {},
        ...Object.keys(LENS_ITEMS).map((lens, at) => LENS_ITEMS[lens]?.[letters[at] ?? ""]),
      ),
    );
  assertEquals(of("ssss").assessment, SURVIVES);
  assertEquals(of("svss").assessment, SURVIVES);
  assertEquals(of("svsv").assessment, REVISION);
  assertEquals(of("rsss").assessment, REVISION);
  assertEquals(of("rvvv").assessment, REVISION);
  assertEquals(of("rsrs").assessment, REFUTED);
  assertEquals(of("rrrr").risk.value, 8);
});

Deno.test("judge() states the counts and the rule in its reason", () => {
  const { reason } = verdictOf("devils_advocate", {
    counterarguments: counterarguments(5, 3, 3),
    rebuttals: rebuttals("holds", "partially_holds", "refuted"),
  });
  assertStringIncludes(reason, "1 counterargument holds (1 of severity 5), 1 partially holds");
  assertStringIncludes(reason, "any of severity 5 holds");
  const survived = verdictOf("steelman", steelmanItems("counter", "counter", "counter")).reason;
  assertStringIncludes(survived, "0 of 3 points conceded, 3 countered");
  assertStringIncludes(survived, "every point is conceded");
});

Deno.test("judge() warns of what was not tested, and only of that", () => {
  const warnings = (name: string, items: Record<string, readonly Item[]>): number =>
    verdictOf(name, items).warnings.length;
  const refuted = rebuttals("refuted", "refuted");
  const light = { text: "light", load_bearing: false, evidence: "none" };
  const judged: [number, number][] = [
    [1, warnings("devils_advocate", { counterarguments: counterarguments(2, 2, 2) })],
    [
      1,
      warnings("devils_advocate", {
        counterarguments: counterarguments(3, 2, 2),
        rebuttals: rebuttals("refuted"),
      }),
    ],
    [
      0,
      warnings("devils_advocate", {
        counterarguments: counterarguments(3, 3, 2),
        rebuttals: refuted,
      }),
    ],
    // As many rebutted as not is no dodging yet.
    [
      0,
      warnings("devils_advocate", {
        counterarguments: counterarguments(3, 3, 2, 2),
        rebuttals: refuted,
      }),
    ],
    [1, warnings("assumptions", { assumptions: loadBearing("verified", "partial") })],
    [0, warnings("assumptions", { assumptions: loadBearing("none", "partial") })],
    [0, warnings("assumptions", { assumptions: [...loadBearing("none"), light, light] })],
    [1, warnings("assumptions", { assumptions: [light, light] })],
    [0, warnings("steelman", steelmanItems("concede", "counter", "counter"))],
    [1, warnings("premortem", { failure_causes: causes([2, 4], [2, 4], [1, 1], [1, 1]) })],
    [
      0,
      warnings("premortem", {
        failure_causes: causes([3, 3], [1, 1], [1, 1], [1, 1]),
        mitigations: [{ index: 0, action: "act", residual_risk: "low" }],
      }),
    ],
  ];
  assertEquals(judged.map(([, found]) => found), judged.map(([expected]) => expected));
});

Deno.test("judge() warns when mild causes mask a grave one", () => {
  const hidden = (likelihood: number, impact: number): string[] => [
    ...verdictOf("premortem", {
      failure_causes: causes(
        [likelihood, impact],
        ...Array.from({ length: 9 }, () => [1, 1] as const),
      ),
      mitigations: [{ index: 0, action: "act", residual_risk: "low" }],
    }).warnings,
  ];
  assertEquals(hidden(3, 4).length, 0);
  assertEquals(hidden(3, 5).length, 1);
  const mean = (...ratings: [number, number][]): number =>
    verdictOf("premortem", { failure_causes: causes([3, 5], ...ratings) }).warnings
      .filter((warning) => warning.includes("mask")).length;
  assertEquals(mean([1, 3], [1, 3], [1, 3]), 1); // 6
  assertEquals(mean([1, 3], [1, 3], [1, 4]), 0); // 6.25
  assertStringIncludes(hidden(5, 5)[0] ?? "", "25 of 25");
  assertStringIncludes(hidden(5, 5)[0] ?? "", "3.4");
});

Deno.test("roundedMean() rounds to two decimals, ties to even, as decimals do", () => {
  assertEquals(roundedMean(25, 3), 8.33);
  assertEquals(roundedMean(26, 3), 8.67);
  assertEquals(roundedMean(49, 8), 6.12); // 6.125
  assertEquals(roundedMean(51, 8), 6.38); // 6.375
  assertEquals(roundedMean(43, 40), 1.08); // 1.075, which binary arithmetic takes for less
  assertEquals(roundedMean(41, 40), 1.02); // 1.025
});

Deno.test("judge() warns of verified load-bearing assumptions that name no source, and of no other", () => {
  const warnings = (...sources: (string | undefined)[]): readonly string[] => {
    const items = sources.map((source) => ({
      text: "assumption",
      load_bearing: true,
      evidence: "verified",
      ...(source === undefined ? {} : { source }),
    }));
    const others = [
      { text: "assumption", load_bearing: false, evidence: "verified" },
      { text: "assumption", load_bearing: true, evidence: "partial" },
    ];
    const review = reviewWith(mode("assumptions"), {
      assumptions: [...items, ...others],
      tests: [{ index: items.length + 1, test: "test" }],
    });
    return judge(review).overall.warnings;
  };
  assertEquals(warnings("grid plan, p. 4", "minutes of May"), []);
  assertEquals(warnings("grid plan, p. 4", undefined).map((words) => words.slice(0, 12)), [
    "1 load-beari",
  ]);
  assertEquals(warnings(undefined, undefined)[0]?.slice(0, 25), "2 load-bearing assumption");
});
