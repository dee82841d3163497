import { LIMITS } from "./limits.ts";
import { sourceField } from "./source.ts";
import type { Lens } from "./types.ts";

/** List what must be true for the claim to hold, and say how each weak support would be tested. */
export const assumptions: Lens = {
  name: "assumptions",
  title: "Assumption audit",
  purpose:
    "List what must be true for the claim to hold, and how the unproven part will be tested.",
  useWhen: "a plan rests on things nobody has written down",
  heading: "Assumptions",
  phases: [
    {
      kind: "gather",
      name: "assumptions",
      noun: { one: "assumption", many: "assumptions" },
      label: "A",
      goal:
        "State what the claim takes for granted. Ask what must be true of people, money, time and technology.",
      fields: [
        {
          kind: "text",
          name: "text",
          least: 20,
          most: LIMITS.textMost,
          about: "one assumption, as a statement that could turn out false",
          gate: { floor: "answer", claim: false, target: false },
        },
        {
          kind: "boolean",
          name: "load_bearing",
          about: "true if the claim fails without it",
        },
        {
          kind: "choice",
          name: "evidence",
          values: ["verified", "partial", "none"],
          ordered: true,
          about: "what supports it today; verified means that you can name the source",
        },
        sourceField("where the evidence can be looked up"),
      ],
      least: 4,
      most: LIMITS.itemsPerPhase,
      advice: ["Mark as load-bearing every assumption without which the claim fails."],
    },
    {
      kind: "answer",
      name: "tests",
      noun: { one: "test", many: "tests" },
      answers: "assumptions",
      owed: {
        all: [
          { field: "load_bearing", oneOf: [true] },
          { field: "evidence", oneOf: ["partial", "none"] },
        ],
      },
      notOwed: [
        {
          when: { field: "load_bearing", oneOf: [false] },
          words: "not load-bearing, so no test was needed",
        },
        { words: "already verified, so no test was needed" },
      ],
      shows: ["evidence"],
      nested: "test",
      goal:
        "For each target, describe a test that could show the assumption to be false before you depend on it.",
      fields: [
        {
          kind: "text",
          name: "test",
          least: 20,
          most: LIMITS.textMost,
          about: "who does what by when, and which result would disprove the assumption",
          gate: { floor: "answer", claim: false, target: true },
        },
      ],
      advice: ["A test that cannot fail is no test: name the result that would change your mind."],
    },
  ],
  verdict: {
    measures: {
      unproven: {
        kind: "count",
        phase: "assumptions",
        where: {
          all: [
            { field: "load_bearing", oneOf: [true] },
            { field: "evidence", oneOf: ["partial", "none"] },
          ],
        },
      },
      none: {
        kind: "count",
        phase: "assumptions",
        where: {
          all: [{ field: "load_bearing", oneOf: [true] }, { field: "evidence", oneOf: ["none"] }],
        },
      },
      partial: {
        kind: "count",
        phase: "assumptions",
        where: {
          all: [
            { field: "load_bearing", oneOf: [true] },
            { field: "evidence", oneOf: ["partial"] },
          ],
        },
      },
      verified: {
        kind: "count",
        phase: "assumptions",
        where: {
          all: [
            { field: "load_bearing", oneOf: [true] },
            { field: "evidence", oneOf: ["verified"] },
          ],
        },
      },
      unsourced: {
        kind: "count",
        phase: "assumptions",
        where: {
          all: [
            { field: "load_bearing", oneOf: [true] },
            { field: "evidence", oneOf: ["verified"] },
            { field: "source", given: false },
          ],
        },
      },
      bearing: {
        kind: "count",
        phase: "assumptions",
        where: { field: "load_bearing", oneOf: [true] },
      },
      listed: { kind: "count", phase: "assumptions" },
    },
    risk: {
      measure: "unproven",
      scale: "0 and up",
      explanation: "load-bearing assumptions that are not verified",
    },
    counted:
      "{bearing:assumption is load-bearing|assumptions are load-bearing}: {none} with no evidence, {partial} with partial evidence, {verified} verified",
    refuted: [
      {
        measure: "none",
        relation: "at_least",
        limit: 2,
        words: "{limit} or more load-bearing assumptions have no evidence",
      },
    ],
    revision: [
      {
        measure: "none",
        relation: "exactly",
        limit: 1,
        words: "exactly {limit} load-bearing assumption has no evidence",
      },
      {
        measure: "partial",
        relation: "at_least",
        limit: 2,
        words: "{limit} or more have only partial evidence",
      },
    ],
    warnings: [
      {
        when: [{ measure: "bearing", relation: "exactly", limit: 0 }],
        words: "None of the {listed} assumptions was marked load-bearing, so none was tested.",
      },
      {
        when: [{ measure: "unsourced", relation: "at_least", limit: 1 }],
        words:
          "{unsourced:load-bearing assumption was accepted as verified|load-bearing assumptions were accepted as verified} with neither a source nor a test: ask for the source before you rely on it.",
      },
    ],
  },
  outcome:
    "{none} of {bearing} load-bearing assumptions without evidence, {partial} with partial evidence",
  standing: {
    of: "item",
    field: "evidence",
    title: "Test of {label}",
    where: { field: "load_bearing", oneOf: [true] },
    values: {
      none: {
        level: "high",
        words: "no evidence",
        one: "has no evidence",
        many: "have no evidence",
      },
      partial: {
        level: "medium",
        words: "partial evidence",
        one: "has only partial evidence",
        many: "have only partial evidence",
      },
      verified: { level: "low", words: "verified", one: "is verified", many: "are verified" },
    },
  },
  weights: [{ of: "item", field: "evidence", heaviest: ["none", "partial", "verified"] }],
  actions: {
    kind: "test",
    group: "before",
    phase: "tests",
    words: "Test assumption {label}",
    text: { answer: "test" },
    tried: true,
  },
};
