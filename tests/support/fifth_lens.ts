import type { Lens } from "../../src/protocol/types.ts";

/** A lens that the program does not have: who could abuse the thing, and what stops them. */
export const abuse: Lens = {
  name: "abuse",
  title: "Abuse audit",
  purpose: "Find who could abuse the proposal, and what would stop them.",
  useWhen: "strangers will use it",
  heading: "Ways to abuse it",
  phases: [
    {
      kind: "gather",
      name: "abuses",
      noun: { one: "abuse", many: "abuses" },
      label: "X",
      goal: "Write how a stranger would misuse the proposal.",
      fields: [
        {
          kind: "text",
          name: "story",
          least: 20,
          most: 400,
          about: "who does what",
          gate: { floor: "answer", claim: false, target: false },
        },
        { kind: "choice", name: "actor", values: ["insider", "outsider"], about: "who does it" },
        { kind: "integer", name: "damage", least: 0, most: 3, about: "0 none, 3 ruin" },
      ],
      least: 2,
      most: 10,
      variety: { field: "actor", least: 2 },
      advice: [],
    },
    {
      kind: "answer",
      name: "defences",
      noun: { one: "defence", many: "defences" },
      answers: "abuses",
      owed: { field: "damage", atLeast: 2 },
      notOwed: [{ words: "damage below 2, so no defence was owed" }],
      shows: ["damage"],
      nested: "defence",
      goal: "Say what stops it.",
      fields: [
        { kind: "boolean", name: "exists", about: "true when the defence is there today" },
        {
          kind: "text",
          name: "how",
          least: 10,
          most: 400,
          about: "what stops it",
          gate: { floor: "answer", claim: false, target: true },
        },
      ],
      advice: [],
    },
  ],
  verdict: {
    measures: {
      open: {
        kind: "count",
        phase: "defences",
        where: { field: "exists", oneOf: [false] },
      },
      listed: { kind: "count", phase: "abuses" },
    },
    risk: { measure: "open", scale: "0 and up", explanation: "abuses that nothing stops today" },
    counted: "{open:abuse is|abuses are} not stopped today",
    refuted: [{
      measure: "open",
      relation: "at_least",
      limit: 2,
      words: "{limit} or more are open",
    }],
    revision: [{
      measure: "open",
      relation: "exactly",
      limit: 1,
      words: "exactly {limit} is open",
    }],
    warnings: [],
  },
  outcome: "{open} of {listed} abuses not stopped today",
  standing: {
    of: "answer",
    field: "exists",
    title: "Defence of {label}, {words}",
    values: {
      false: { level: "high", words: "open", one: "is open", many: "are open" },
      true: { level: "low", words: "stopped", one: "is stopped", many: "are stopped" },
    },
  },
  weights: [{ of: "item", field: "damage" }],
  actions: {
    kind: "defence",
    group: "before",
    phase: "defences",
    where: { field: "exists", oneOf: [false] },
    words: "Build the defence against {label}",
    text: { answer: "how" },
  },
};
