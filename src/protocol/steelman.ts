import { LIMITS } from "./limits.ts";
import type { Lens } from "./types.ts";

/** Build the best case for the other side, then concede or counter each point. */
export const steelman: Lens = {
  name: "steelman",
  title: "Steelman",
  purpose: "Build the best case for the other side, then concede or counter each of its points.",
  useWhen: "you believe the claim and owe its opponents a fair hearing",
  heading: "Strongest case for the opposing side",
  phases: [
    {
      kind: "gather",
      name: "strongest_case",
      noun: { one: "opposing point", many: "opposing points" },
      label: "S",
      goal:
        "Make the case against the claim so well that its real opponents would sign it. One point per item.",
      fields: [
        {
          kind: "text",
          name: "text",
          least: 30,
          most: LIMITS.textMost,
          about: "one point of the opposing case, in its strongest form",
          gate: { floor: "case", claim: true, target: false },
        },
      ],
      least: 3,
      most: LIMITS.itemsPerPhase,
      advice: ["Write as an advocate of the other side, without hedging or irony."],
    },
    {
      kind: "answer",
      name: "responses",
      noun: { one: "response", many: "responses" },
      answers: "strongest_case",
      shows: [],
      nested: "response",
      goal: "Answer every point: concede what is right, counter what is not, and say why.",
      fields: [
        {
          kind: "choice",
          name: "stance",
          values: ["concede", "counter"],
          about: "concede when the point stands, counter when it does not",
        },
        {
          kind: "text",
          name: "text",
          least: 20,
          most: LIMITS.textMost,
          about: "what conceding it means, or the reason that counters it",
          gate: {
            floor: "answer",
            claim: { field: "stance", oneOf: ["counter"] },
            target: true,
            grants: { field: "stance", oneOf: ["concede"] },
          },
        },
      ],
      advice: ["Concede when your counter would not convince a neutral reader."],
    },
  ],
  verdict: {
    measures: {
      points: { kind: "count", phase: "strongest_case" },
      conceded: {
        kind: "count",
        phase: "responses",
        where: { field: "stance", oneOf: ["concede"] },
      },
      countered: {
        kind: "count",
        phase: "responses",
        where: { field: "stance", oneOf: ["counter"] },
      },
    },
    risk: {
      measure: "conceded",
      scale: "0 to the number of points",
      explanation: "points conceded to the opposing side",
    },
    counted: "{conceded} of {points:point|points} conceded, {countered} countered",
    refuted: [
      {
        measure: "conceded",
        relation: "at_least",
        limit: "points",
        words: "every point is conceded",
      },
    ],
    revision: [
      {
        measure: "conceded",
        relation: "at_least",
        limit: "countered",
        words: "at least as many points are conceded as countered",
      },
    ],
    warnings: [],
  },
  outcome: "{conceded} of {points} points conceded, {countered} countered",
  standing: {
    of: "answer",
    field: "stance",
    title: "{label} {one}",
    values: {
      concede: { level: "high", words: "conceded", one: "is conceded", many: "are conceded" },
      counter: { level: "low", words: "countered", one: "is countered", many: "are countered" },
    },
  },
  weights: [{ of: "answer", field: "stance", heaviest: ["concede", "counter"] }],
  actions: {
    kind: "concession",
    group: "before",
    phase: "responses",
    where: { field: "stance", oneOf: ["concede"] },
    words: "Act on conceded point {label}",
    text: { answer: "text" },
  },
};
