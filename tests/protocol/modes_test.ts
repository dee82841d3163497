import { assert, assertEquals } from "@std/assert";
import { MODES, phasesOf } from "../../src/protocol/modes.ts";
import type { Field, Phase } from "../../src/protocol/types.ts";

/** A field in short: name, and what limits it. */
function short(field: Field): string {
  switch (field.kind) {
    case "text":
      return field.optional === true
        ? `${field.name}? <=${field.most}`
        : `${field.name} >=${field.least}`;
    case "choice":
      return `${field.name} ${field.values.join("|")}`;
    case "integer":
      return `${field.name} ${field.least}-${field.most}`;
    case "boolean":
      return `${field.name} boolean`;
  }
}

function closes(phase: Phase): string {
  if (phase.kind === "answer") return `answers ${phase.answers}`;
  if (phase.most === phase.least) return `exactly ${phase.least}`;
  return `>=${phase.least}${
    phase.variety === undefined ? "" : `, >=${phase.variety.least} ${phase.variety.field}`
  }`;
}

Deno.test("MODES has the five modes with their phases in order", () => {
  assertEquals(MODES.map((mode) => [mode.name, phasesOf(mode).map(({ phase }) => phase.name)]), [
    ["devils_advocate", ["counterarguments", "rebuttals"]],
    ["premortem", ["setup", "failure_causes", "mitigations"]],
    ["assumptions", ["assumptions", "tests"]],
    ["steelman", ["strongest_case", "responses"]],
    ["gauntlet", [
      "counterarguments",
      "rebuttals",
      "assumptions",
      "tests",
      "setup",
      "failure_causes",
      "mitigations",
      "strongest_case",
      "responses",
    ]],
  ]);
});

Deno.test("MODES states each phase's fields and numbers", () => {
  const gauntlet = MODES.find(({ name }) => name === "gauntlet");
  assert(gauntlet !== undefined);
  const stated = phasesOf(gauntlet).map(({ phase }) =>
    [phase.name, phase.fields.map(short).join(", "), closes(phase)].join(" / ")
  );
  assertEquals(stated, [
    "counterarguments / text >=30, category evidence|incentives|base_rates|alternatives|second_order|scope, severity 1-5 / >=3, >=2 category",
    "rebuttals / verdict holds|partially_holds|refuted, justification >=20, source? <=500 / answers counterarguments",
    "assumptions / text >=20, load_bearing boolean, evidence verified|partial|none, source? <=500 / >=4",
    "tests / test >=20 / answers assumptions",
    "setup / horizon >=2 / exactly 1",
    "failure_causes / text >=20, likelihood 1-5, impact 1-5 / >=4",
    "mitigations / action >=20, residual_risk low|medium|high / answers failure_causes",
    "strongest_case / text >=30 / >=3",
    "responses / stance concede|counter, text >=20 / answers strongest_case",
  ]);
});

Deno.test("MODES lets the gate look at each text but the horizon, with its floors and sources", () => {
  const gated = MODES.flatMap(phasesOf).flatMap(({ phase }) =>
    phase.fields.flatMap((field) =>
      field.kind === "text" && field.gate !== undefined
        ? [
          `${phase.name} ${field.gate.floor} ${
            typeof field.gate.claim === "boolean" ? field.gate.claim : "some"
          } ${field.gate.target}`,
        ]
        : []
    )
  );
  assertEquals([...new Set(gated)].sort(), [
    "assumptions answer false false",
    "counterarguments case true false",
    "failure_causes answer false false",
    "mitigations answer false true",
    "rebuttals answer true true",
    "responses answer some true",
    "strongest_case case true false",
    "tests answer false true",
  ]);
});
