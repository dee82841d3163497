import { assert, assertEquals } from "@std/assert";
import Ajv from "ajv/dist/2020.js";
import { verdictReport } from "../../src/engine/verdict_report.ts";
import { modeOf, MODES } from "../../src/protocol/modes.ts";
import { verdictSchema } from "../../src/report/verdict_schema.ts";
import { abuse } from "../support/fifth_lens.ts";
import { mode } from "../support/in_memory.ts";
import { leaseReview } from "../support/lease.ts";
import { DECIDED } from "../support/pages.ts";
import { DODGED, everyMode, gauntletOf, HOSTILE, judged } from "../support/samples.ts";

function validator(modes = MODES) {
  const ajv = new Ajv.default({ allErrors: true, strict: true, validateFormats: false });
  return ajv.compile(verdictSchema(modes));
}

const plain = (value: unknown): Record<string, unknown> => JSON.parse(JSON.stringify(value));

Deno.test("verdictSchema() takes the report of every mode", () => {
  const validate = validator();
  const reports = [
    ...everyMode(),
    judged(mode("devils_advocate"), DODGED),
    ...HOSTILE.map((text) => gauntletOf(text)),
  ];
  for (const report of reports) {
    assert(validate(plain(verdictReport(report))), JSON.stringify(validate.errors));
  }
  assert(reports.length >= 17, `only ${reports.length} reports`);
});

Deno.test("verdictSchema() takes decision, follow-ups and what is revised, and nothing like them", () => {
  const validate = validator();
  const report = plain(verdictReport(leaseReview({ ...DECIDED, revises: "rev-olda" })));
  assert(validate(report), JSON.stringify(validate.errors));
  assertEquals(Object.keys(report).slice(-3), ["horizon", "decision", "revises"]);
  const actions = report["next_actions"];
  assert(Array.isArray(actions));
  assertEquals([actions[0].owner, actions[0].due, actions[4].outcome], [
    "Ilse",
    "2026-01-20",
    "held",
  ]);
  actions[0].group = "sometime";
  assert(!validate(report), "an unknown group is taken");
});

Deno.test("verdictSchema() follows a new lens", () => {
  const fifth = modeOf(abuse);
  const report = verdictReport(judged(fifth, {
    abuses: [
      { story: "a story", actor: "insider", damage: 3, effort: "much", seen: "here" },
      { story: "another", actor: "outsider", damage: 0, effort: "idle" },
    ],
    defences: [{ index: 0, exists: false, how: "a lock" }],
  }));
  const validate = validator([...MODES, fifth]);
  assert(validate(plain(report)), JSON.stringify(validate.errors));
  assert(!validator()(plain(report)), "the schema of the program's own modes takes it");
});

Deno.test("verdictSchema() refuses what no report is", () => {
  const validate = validator();
  const report = plain(verdictReport(judged(mode("premortem"))));
  assert(validate(report));
  const spoilt: Record<string, (copy: Record<string, unknown>) => void> = {
    "a missing key": (copy) => delete copy["warnings"],
    "an unknown key": (copy) => copy["opinion"] = "fine",
    "another mode": (copy) => copy["mode"] = "steelman",
    "an unknown assessment": (copy) => copy["assessment"] = "claim is fine",
    "a path as id": (copy) => copy["review_id"] = "../rev-test",
    "no horizon": (copy) => delete copy["horizon"],
    "phases of a wrong type": (copy) => copy["phases"] = [],
  };
  for (const [what, spoil] of Object.entries(spoilt)) {
    const copy = structuredClone(report);
    spoil(copy);
    assert(!validate(copy), `${what} is taken`);
  }
  assertEquals(Object.keys(spoilt).length, 7);
});
