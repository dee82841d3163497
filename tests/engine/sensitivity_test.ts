import { assert, assertEquals } from "@std/assert";
import fc from "fast-check";
import { judgement } from "../../src/engine/judgement.ts";
import { type Item, itemsOf, type Review, type Scalar } from "../../src/engine/review.ts";
import {
  type Sensitivity,
  sensitivity,
  type Step,
  stepsFrom,
} from "../../src/engine/sensitivity.ts";
import { judge } from "../../src/engine/verdict.ts";
import { phasesOf } from "../../src/protocol/modes.ts";
import type { Field } from "../../src/protocol/types.ts";
import {
  causes,
  counterarguments,
  loadBearing,
  mode,
  rebuttals,
  reviewWith,
  steelmanItems,
} from "../support/in_memory.ts";
import { anyReview } from "../support/any_review.ts";

const of = (name: string, items: Record<string, readonly Item[]>): Sensitivity => {
  const review = reviewWith(mode(name), items);
  return sensitivity(review, judge(review));
};

/** A step as `C1 severity 4 to 5: refuted`. */
const told = ({ steps }: Sensitivity): string[] =>
  steps.map(({ label, field, from, to, assessment }) =>
    `${label} ${field} ${from} to ${to}: ${assessment}`
  );

Deno.test("sensitivity() of a devil's advocate: by severity, by verdict, on both sides", () => {
  // One holds at severity 4: revision. A severity of 5 refutes; partially holding alone survives.
  const held = of("devils_advocate", {
    counterarguments: counterarguments(4, 3, 2),
    rebuttals: rebuttals("holds", "refuted"),
  });
  assertEquals(held.count, 2);
  assertEquals(told(held), [
    "C1 severity 4 to 5: claim refuted",
    "C1 verdict holds to partially_holds: claim survives scrutiny",
  ]);
  // At severity 3 the step to 4 changes nothing.
  const milder = of("devils_advocate", {
    counterarguments: counterarguments(3, 3, 2),
    rebuttals: rebuttals("holds", "refuted"),
  });
  assertEquals(told(milder), ["C1 verdict holds to partially_holds: claim survives scrutiny"]);
  // Two that hold in part call for revision: either way from there, and either of them.
  const parts = of("devils_advocate", {
    counterarguments: counterarguments(3, 3, 3),
    rebuttals: rebuttals("partially_holds", "partially_holds", "refuted"),
  });
  assertEquals(told(parts), [
    "C1 verdict partially_holds to refuted: claim survives scrutiny",
    "C2 verdict partially_holds to refuted: claim survives scrutiny",
  ]);
});

Deno.test("sensitivity() counts a given answer though it is no longer owed, and adds none", () => {
  // Severity 3 to 2 takes the rebuttal's duty away, not the rebuttal: it still holds.
  const answered = of("devils_advocate", {
    counterarguments: counterarguments(3, 1, 1),
    rebuttals: rebuttals("holds"),
  });
  assertEquals(told(answered), ["C1 verdict holds to partially_holds: claim survives scrutiny"]);
  // Severity 2 to 3 makes a rebuttal newly owed; it is absent, so nothing holds.
  assertEquals(
    of("devils_advocate", { counterarguments: counterarguments(2, 2, 2) }),
    { count: 0, steps: [] },
  );
});

Deno.test("sensitivity() of assumptions: evidence step by step, and what bears the claim", () => {
  const one = of("assumptions", {
    assumptions: [
      ...loadBearing("partial", "verified"),
      { text: "assumption 2", load_bearing: false, evidence: "none" },
      { text: "assumption 3", load_bearing: false, evidence: "verified" },
    ],
    tests: [{ index: 0, test: "test 0" }],
  });
  assertEquals(told(one), [
    "A1 evidence partial to none: claim needs revision",
    "A2 evidence verified to partial: claim needs revision",
    "A3 load_bearing false to true: claim needs revision",
  ]);
  assertEquals(one.count, 3);
});

Deno.test("sensitivity() of a premortem: the rounded mean on both sides of 6 and 12", () => {
  // 6 + 6 + 6 + 6: exactly 6 survives; any score up is above it.
  const six = of("premortem", {
    setup: [{ horizon: "a year" }],
    failure_causes: causes([2, 3], [2, 3], [2, 3], [2, 3]),
  });
  assertEquals(six.count, 8);
  assertEquals(told(six), [
    "F1 likelihood 2 to 3: claim needs revision",
    "F1 impact 3 to 4: claim needs revision",
    "F2 likelihood 2 to 3: claim needs revision",
    "F2 impact 3 to 4: claim needs revision",
    "F3 likelihood 2 to 3: claim needs revision",
  ]);
  // 12, 12, 12, 12: exactly 12 needs revision; any score up refutes.
  const twelve = of("premortem", {
    setup: [{ horizon: "a year" }],
    failure_causes: causes([3, 4], [3, 4], [3, 4], [3, 4]),
    mitigations: [0, 1, 2, 3].map((index) => ({ index, action: "x", residual_risk: "medium" })),
  });
  assertEquals(twelve.count, 8);
  assert(twelve.steps.every(({ assessment }) => assessment === "claim refuted"));
});

Deno.test("sensitivity() of a premortem: the only risk still high", () => {
  const high = of("premortem", {
    setup: [{ horizon: "a year" }],
    failure_causes: causes([3, 3], [1, 1], [1, 1], [1, 1]),
    mitigations: [{ index: 0, action: "x", residual_risk: "high" }],
  });
  assertEquals(told(high), ["F1 residual_risk high to medium: claim survives scrutiny"]);
  const low = of("premortem", {
    setup: [{ horizon: "a year" }],
    failure_causes: causes([3, 3], [1, 1], [1, 1], [1, 1]),
    mitigations: [{ index: 0, action: "x", residual_risk: "low" }],
  });
  assertEquals(low.count, 0);
});

Deno.test("sensitivity() of a steelman: a stance is one step from the other", () => {
  const two = of("steelman", steelmanItems("concede", "counter", "counter"));
  assertEquals(told(two), [
    "S2 stance counter to concede: claim needs revision",
    "S3 stance counter to concede: claim needs revision",
  ]);
});

Deno.test("sensitivity() of a gauntlet looks at the combined assessment only", () => {
  const items = {
    counterarguments: counterarguments(4, 3, 2),
    rebuttals: rebuttals("holds", "refuted"),
    assumptions: loadBearing("verified", "verified", "verified", "verified"),
    setup: [{ horizon: "a year" }],
    failure_causes: causes([1, 1], [1, 1], [1, 1], [1, 1]),
    ...steelmanItems("counter", "counter", "counter"),
  };
  // One lens needs revision: the gauntlet survives. One that refutes calls for revision, and a second
  // that needs revision does, too: one assumption without evidence is two steps away.
  assertEquals(told(of("gauntlet", items)), ["C1 severity 4 to 5: claim needs revision"]);
  const partly = {
    ...items,
    assumptions: loadBearing("partial", "verified", "verified", "verified"),
    tests: [{ index: 0, test: "test 0" }],
  };
  assertEquals(told(of("gauntlet", partly)), [
    "C1 severity 4 to 5: claim needs revision",
    "A1 evidence partial to none: claim needs revision",
    "A2 evidence verified to partial: claim needs revision",
    "A3 evidence verified to partial: claim needs revision",
    "A4 evidence verified to partial: claim needs revision",
  ]);
});

Deno.test("sensitivity() tells the answers of a phase in the order of what they answer", () => {
  const { steps } = of("devils_advocate", {
    counterarguments: counterarguments(3, 3, 3),
    rebuttals: rebuttals("partially_holds", "refuted", "partially_holds").toReversed(),
  });
  assertEquals(steps.map(({ index, phase }) => `${phase} ${index}`), [
    "rebuttals 0",
    "rebuttals 2",
  ]);
});

Deno.test("sensitivity() changes no category and no text", () => {
  fc.assert(fc.property(anyReview(), (review) => {
    const { steps } = judgement({ review, sealed: true }).sensitivity;
    assert(steps.every(({ field, from }) => neighbours(field, from).length > 0));
  }));
});

Deno.test("stepsFrom() goes down before up, and stays on the scale", () => {
  const integer: Field = { kind: "integer", name: "n", least: 1, most: 5, about: "" };
  assertEquals(stepsFrom(integer, 3), [2, 4]);
  assertEquals([stepsFrom(integer, 1), stepsFrom(integer, 5)], [[2], [4]]);
  const three = ["low", "medium", "high"];
  const ordered: Field = { kind: "choice", name: "c", values: three, ordered: true, about: "" };
  assertEquals(stepsFrom(ordered, "medium"), ["low", "high"]);
  assertEquals([stepsFrom(ordered, "low"), stepsFrom(ordered, "high")], [["medium"], ["medium"]]);
  const unordered: Field = { kind: "choice", name: "c", values: three, about: "" };
  assertEquals(stepsFrom(unordered, "medium"), []);
  const two: Field = { kind: "choice", name: "c", values: ["a", "b"], about: "" };
  assertEquals([stepsFrom(two, "a"), stepsFrom(two, "b")], [["b"], ["a"]]);
  const flag: Field = { kind: "boolean", name: "b", about: "" };
  assertEquals([stepsFrom(flag, true), stepsFrom(flag, false)], [[false], [true]]);
});

/** Every step tried by itself on the whole review, as slowly as it is simple. */
function bruteForce(review: Review): { count: number; steps: Step[] } {
  const before = judge(review).overall.assessment;
  const steps: Step[] = [];
  for (const { lens, phase } of phasesOf(review.mode)) {
    const items = itemsOf(review, phase.name);
    const order = items.map((item, place) => ({ item, place }))
      .sort((a, b) => Number(a.item["index"] ?? a.place) - Number(b.item["index"] ?? b.place));
    for (const { item, place } of order) {
      for (const field of phase.fields) {
        const from = item[field.name];
        if (from === undefined || field.kind === "text") continue;
        for (const to of neighbours(field.name, from)) {
          const changed = items.with(place, { ...item, [field.name]: to });
          const after = judge({ ...review, items: { ...review.items, [phase.name]: changed } });
          const { assessment } = after.overall;
          if (assessment === before) continue;
          const index = phase.kind === "answer" ? Number(item["index"]) : place;
          const gathered = phase.kind === "answer"
            ? lens.phases.find(({ name }) => name === phase.answers)
            : phase;
          const letter = gathered?.kind === "gather" ? gathered.label : "";
          const label = `${letter}${index + 1}`;
          steps.push({ phase: phase.name, index, label, field: field.name, from, to, assessment });
        }
      }
    }
  }
  return { count: steps.length, steps: steps.slice(0, 5) };
}

/** Written out by hand: what one step is must not come from the code under test. */
function neighbours(name: string, value: Scalar): Scalar[] {
  const scales: Record<string, readonly Scalar[]> = {
    severity: [1, 2, 3, 4, 5],
    likelihood: [1, 2, 3, 4, 5],
    impact: [1, 2, 3, 4, 5],
    verdict: ["holds", "partially_holds", "refuted"],
    evidence: ["verified", "partial", "none"],
    residual_risk: ["low", "medium", "high"],
    stance: ["concede", "counter"],
    load_bearing: [false, true],
    category: [],
  };
  const scale = scales[name];
  if (scale === undefined) throw new Error(`the scale of ${name} is missing: write it out here`);
  const place = scale.indexOf(value);
  return place === -1 ? [] : [place - 1, place + 1].flatMap((next) => scale[next] ?? []);
}

Deno.test("sensitivity() is what trying each step by itself gives", () => {
  let turned = 0;
  fc.assert(
    fc.property(anyReview(), (review) => {
      const expected = bruteForce(review);
      turned += expected.count;
      assertEquals(sensitivity(review, judge(review)), expected);
    }),
    { numRuns: 300 },
  );
  assert(turned > 300, `only ${turned} steps changed anything`);
});

Deno.test("sensitivity() tries items that are alike once: 1,000 in each phase are few trials", () => {
  const many = Array.from({ length: 1_000 }, (_, index) => index);
  const review = reviewWith(mode("gauntlet"), {
    counterarguments: counterarguments(...many.map((index) => 1 + index % 5)),
    rebuttals: many.filter((index) => index % 5 >= 2)
      .map((index) => ({ index, verdict: "refuted", justification: "x" })),
    assumptions: loadBearing(...many.map((index) => index === 7 ? "none" : "verified")),
    tests: [{ index: 7, test: "x" }],
    setup: [{ horizon: "a year" }],
    failure_causes: causes(...many.map((index): [number, number] => [1 + index % 5, 1])),
    ...steelmanItems(...many.map(() => "counter")),
  });
  let looks = 0;
  const watched = new Proxy(review.mode.lenses[0]?.verdict.measures ?? {}, {
    ownKeys(target) {
      looks += 1;
      return Reflect.ownKeys(target);
    },
  });
  const lenses = review.mode.lenses.map((lens, place) =>
    place === 0 ? { ...lens, verdict: { ...lens.verdict, measures: watched } } : lens
  );
  const counted = { ...review, mode: { ...review.mode, lenses } };
  const { count } = sensitivity(counted, judge(counted));
  // The rule of the devil's advocate: once for the verdict, then at most once for each of two steps
  // on each of two ratings of the 15 kinds of counterargument that there are.
  assert(looks > 1 && looks <= 1 + 15 * 2 * 2, `${looks} applications of the rule`);
  assertEquals(count, 0);
});
