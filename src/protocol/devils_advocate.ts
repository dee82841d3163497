import { LIMITS } from "./limits.ts";
import { sourceField } from "./source.ts";
import type { Lens } from "./types.ts";

/** From this severity on, a counterargument is owed a rebuttal. */
const OWED_FROM = 3;
/** The severity that ends the claim by itself. */
const FATAL = 5;

/** Attack the claim from several sides, then answer every attack that matters. */
export const devilsAdvocate: Lens = {
  name: "devils_advocate",
  title: "Devil's advocate",
  purpose: "Attack the claim from several sides, then answer every serious attack honestly.",
  useWhen: "an idea has met little resistance so far",
  heading: "Counterarguments",
  phases: [
    {
      kind: "gather",
      name: "counterarguments",
      noun: { one: "counterargument", many: "counterarguments" },
      label: "C",
      goal:
        "Argue as a knowledgeable opponent who wants the claim to fail. Each item is one distinct reason to doubt it.",
      fields: [
        {
          kind: "text",
          name: "text",
          least: 30,
          most: LIMITS.textMost,
          about: "the counterargument, specific enough to be checked",
          gate: { floor: "case", claim: true, target: false },
        },
        {
          kind: "choice",
          name: "category",
          values: [
            "evidence",
            "incentives",
            "base_rates",
            "alternatives",
            "second_order",
            "scope",
          ],
          about: "the kind of attack",
          meanings: {
            evidence: "the proof offered is thin, or points the other way",
            incentives: "someone gains when the claim is believed",
            base_rates: "attempts like this usually turn out differently",
            alternatives: "another route gets there better or cheaper",
            second_order: "later consequences cancel the benefit",
            scope: "the claim holds only for part of its scope",
          },
        },
        {
          kind: "integer",
          name: "severity",
          least: 1,
          most: FATAL,
          about: "damage to the claim if this is right: 1 hardly any, 5 fatal",
        },
      ],
      least: 3,
      most: LIMITS.itemsPerPhase,
      variety: { field: "category", least: 2 },
      advice: [
        "Rate severity by the damage if the point is right, not by how likely you find it.",
      ],
    },
    {
      kind: "answer",
      name: "rebuttals",
      noun: { one: "rebuttal", many: "rebuttals" },
      answers: "counterarguments",
      owed: { field: "severity", atLeast: OWED_FROM },
      notOwed: [{ words: `rated below severity ${OWED_FROM}, so no rebuttal was needed` }],
      shows: ["category", "severity"],
      nested: "rebuttal",
      goal: "Decide whether each target holds, and give the reason that decides it.",
      fields: [
        {
          kind: "choice",
          name: "verdict",
          values: ["holds", "partially_holds", "refuted"],
          ordered: true,
          about: "whether the counterargument stands",
        },
        {
          kind: "text",
          name: "justification",
          least: 20,
          most: LIMITS.textMost,
          about: "the fact or reasoning that decides it",
          gate: {
            floor: "answer",
            claim: true,
            target: true,
            grants: { field: "verdict", oneOf: ["holds", "partially_holds"] },
          },
        },
        sourceField("where that can be looked up"),
      ],
      advice: [
        "Choose refuted only if you can say what refutes it; if unsure, choose holds or partially_holds.",
      ],
    },
  ],
  verdict: {
    measures: {
      holds: {
        kind: "count",
        phase: "rebuttals",
        where: { field: "verdict", oneOf: ["holds"] },
      },
      fatal: {
        kind: "count",
        phase: "rebuttals",
        where: { field: "verdict", oneOf: ["holds"] },
        target: { field: "severity", atLeast: FATAL },
      },
      partly: {
        kind: "count",
        phase: "rebuttals",
        where: { field: "verdict", oneOf: ["partially_holds"] },
      },
      raised: { kind: "count", phase: "counterarguments" },
      answered: { kind: "count", phase: "rebuttals" },
      minor: {
        kind: "sum",
        weights: { raised: 1, answered: -1 },
      },
    },
    risk: {
      measure: "holds",
      scale: "0 and up",
      explanation: "counterarguments that hold",
    },
    counted:
      `{holds:counterargument holds|counterarguments hold} ({fatal} of severity ${FATAL}), {partly:partially holds|partially hold}`,
    refuted: [
      { measure: "holds", relation: "at_least", limit: 2, words: "{limit} or more hold" },
      { measure: "fatal", relation: "at_least", limit: 1, words: `any of severity ${FATAL} holds` },
    ],
    revision: [
      { measure: "holds", relation: "exactly", limit: 1, words: "exactly {limit} holds" },
      {
        measure: "partly",
        relation: "at_least",
        limit: 2,
        words: "{limit} or more partially hold",
      },
    ],
    warnings: [
      {
        when: [{ measure: "answered", relation: "exactly", limit: 0 }],
        words:
          `All {raised} counterarguments were rated below severity ${OWED_FROM}, so none was rebutted.`,
      },
      {
        when: [
          { measure: "answered", relation: "at_least", limit: 1 },
          { measure: "minor", relation: "above", limit: "answered" },
        ],
        words:
          `{minor} of {raised} counterarguments were rated below severity ${OWED_FROM} and never rebutted.`,
      },
    ],
  },
  outcome: "{holds} of {raised} counterarguments {holds?stands|stand}, {partly} in part",
  standing: {
    of: "answer",
    field: "verdict",
    title: "Why {label} {one}",
    values: {
      holds: { level: "high", words: "stands", one: "stands", many: "stand" },
      partially_holds: {
        level: "medium",
        words: "stands in part",
        one: "stands in part",
        many: "stand in part",
      },
      refuted: { level: "low", words: "refuted", one: "is refuted", many: "are refuted" },
    },
  },
  weights: [
    { of: "item", field: "severity" },
    { of: "answer", field: "verdict", heaviest: ["holds", "partially_holds", "refuted"] },
  ],
  actions: {
    kind: "counterargument",
    group: "before",
    phase: "rebuttals",
    where: { field: "verdict", oneOf: ["holds", "partially_holds"] },
    words: "Resolve counterargument {label}, which {standing}",
    text: "target",
  },
};
