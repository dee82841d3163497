import { LIMITS } from "./limits.ts";
import type { Lens } from "./types.ts";

/** From this score (likelihood × impact) on, a cause is owed a mitigation. */
const OWED_FROM = 9;
/** A mean above this refutes; so a single cause above it weighs more than the mean may show. */
const GRAVE = 12;
/** A mean above this calls for revision. */
const SERIOUS = 6;

/** Imagine that it failed, find the causes, and mitigate the ones that weigh most. */
export const premortem: Lens = {
  name: "premortem",
  title: "Premortem",
  purpose: "Suppose the plan has failed, work out why, and mitigate what weighs most.",
  useWhen: "you are about to commit to a plan with a date",
  heading: "Premortem",
  headline: { phase: "setup", field: "horizon", title: "Premortem horizon" },
  phases: [
    {
      kind: "gather",
      name: "setup",
      noun: { one: "horizon", many: "horizons" },
      label: "H",
      goal: "Choose the moment from which to look back on the failure.",
      fields: [
        {
          kind: "text",
          name: "horizon",
          least: 2,
          most: LIMITS.horizonMost,
          about: "a time span or date by which the failure would show, such as 9 months",
        },
      ],
      least: 1,
      most: 1,
      advice: [],
    },
    {
      kind: "gather",
      name: "failure_causes",
      noun: { one: "failure cause", many: "failure causes" },
      label: "F",
      goal:
        "The horizon has passed and it went wrong. Write what caused it, in the past tense, as a witness would.",
      fields: [
        {
          kind: "text",
          name: "text",
          least: 20,
          most: LIMITS.textMost,
          about: "one cause, told as something that happened",
          gate: { floor: "answer", claim: false, target: false },
        },
        {
          kind: "integer",
          name: "likelihood",
          least: 1,
          most: 5,
          about: "1 would surprise everyone, 5 is to be expected",
        },
        {
          kind: "integer",
          name: "impact",
          least: 1,
          most: 5,
          about: "1 a nuisance, 5 the end of the plan",
        },
      ],
      least: 4,
      most: LIMITS.itemsPerPhase,
      score: { name: "score", factors: ["likelihood", "impact"] },
      advice: ["Include causes within your control, not only bad luck."],
    },
    {
      kind: "answer",
      name: "mitigations",
      noun: { one: "mitigation", many: "mitigations" },
      answers: "failure_causes",
      owed: { field: "score", atLeast: OWED_FROM },
      notOwed: [{ words: `likelihood × impact below ${OWED_FROM}, so no mitigation was needed` }],
      shows: ["likelihood", "impact", "score"],
      nested: "mitigation",
      goal: "For each target, say what you will do to prevent the cause or limit the damage.",
      fields: [
        {
          kind: "text",
          name: "action",
          least: 20,
          most: LIMITS.textMost,
          about: "what will be done, by whom, by when",
          gate: { floor: "answer", claim: false, target: true },
        },
        {
          kind: "choice",
          name: "residual_risk",
          values: ["low", "medium", "high"],
          ordered: true,
          about: "the risk that remains after the action",
        },
      ],
      advice: ["Say high when the action helps little: that is a finding, not a failure."],
    },
  ],
  verdict: {
    measures: {
      mean: {
        kind: "mean",
        phase: "failure_causes",
        field: "score",
        said: "the failure causes score {mean} of 25 on average before mitigation",
      },
      worst: { kind: "greatest", phase: "failure_causes", field: "score" },
      causes: { kind: "count", phase: "failure_causes" },
      mitigated: { kind: "count", phase: "mitigations" },
      high: {
        kind: "count",
        phase: "mitigations",
        where: { field: "residual_risk", oneOf: ["high"] },
      },
    },
    risk: {
      measure: "mean",
      scale: "1 to 25",
      explanation: "mean of likelihood × impact over all failure causes, before mitigation",
    },
    counted:
      "{causes:failure cause|failure causes}, mean likelihood × impact {mean}, {high:mitigation leaves|mitigations leave} high risk",
    refuted: [
      { measure: "mean", relation: "above", limit: GRAVE, words: "the mean is above {limit}" },
    ],
    revision: [
      { measure: "mean", relation: "above", limit: SERIOUS, words: "the mean is above {limit}" },
      {
        measure: "high",
        relation: "at_least",
        limit: 1,
        words: "any mitigation leaves high risk",
      },
    ],
    warnings: [
      {
        when: [{ measure: "mitigated", relation: "exactly", limit: 0 }],
        words:
          `All {causes} failure causes were rated below ${OWED_FROM} (likelihood × impact), so none was mitigated.`,
      },
      {
        when: [
          { measure: "worst", relation: "above", limit: GRAVE },
          { measure: "mean", relation: "at_most", limit: SERIOUS },
        ],
        words:
          "The gravest failure cause scores {worst} of 25, but the mean over {causes} causes is only {mean}: the milder ones mask it.",
      },
    ],
  },
  outcome: "{high} of {causes} causes left at high risk, mean score {mean} of 25 before mitigation",
  standing: {
    of: "answer",
    field: "residual_risk",
    title: "Mitigation of {label}, leaving {residual_risk} risk",
    values: {
      high: {
        level: "high",
        words: "risk still high",
        one: "is left at high risk",
        many: "are left at high risk",
      },
      medium: {
        level: "medium",
        words: "risk still medium",
        one: "is left at medium risk",
        many: "are left at medium risk",
      },
      low: {
        level: "low",
        words: "low risk left",
        one: "is left at low risk",
        many: "are left at low risk",
      },
    },
  },
  weights: [
    { of: "answer", field: "residual_risk", heaviest: ["high", "medium", "low"] },
    { of: "item", field: "score" },
  ],
  actions: {
    kind: "mitigation",
    group: "after",
    phase: "mitigations",
    words: "Mitigate {label} ({residual_risk} risk remains)",
    text: { answer: "action" },
    tried: true,
  },
};
