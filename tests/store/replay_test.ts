import { assert, assertEquals, assertMatch, assertStringIncludes, assertThrows } from "@std/assert";
import { join } from "@std/path";
import fc from "fast-check";
import { ReviewError } from "../../src/engine/errors.ts";
import { randomId } from "../../src/ids.ts";
import { MODES } from "../../src/protocol/modes.ts";
import { createReviews, type Reviews } from "../../src/reviews.ts";
import { InvalidRecord } from "../../src/store/invalid_record.ts";
import { fromRecord } from "../../src/store/replay.ts";
import { sealOf } from "../../src/store/seal.ts";
import { openStore } from "../../src/store/store.ts";
import { CLAIM, itemFor, playThrough, seeded } from "../support/load.ts";
import { oldFile } from "../support/old_records.ts";
import { inDirectory } from "../support/store_directory.ts";
import { openGate } from "../../src/gate/phase_gate.ts";

// deno-lint-ignore no-explicit-any -- tests damage records in every way
type Loose = any;

function reviewsIn(directory: string): Reviews {
  const store = openStore(directory, {
    modes: MODES,
    gate: openGate,
    newId: () => randomId(4),
    nanoseconds: () => BigInt(Date.now()) * 1_000_000n,
  });
  return createReviews({ store, modes: MODES, gate: openGate, now: () => new Date() });
}

/** Damages a record; expects the reason to match. */
type Edit = readonly [what: string, edit: (record: Loose) => void, reason: RegExp];

const SEALED = /digest does not match/;

/** Edits that contradict the protocol, in a complete devils_advocate review. */
const CONTRADICTIONS: readonly Edit[] = [
  ["another id", (r) => (r.id = "rev-zzzz"), /its id is "rev-zzzz"/],
  ["an id that leads elsewhere", (r) => (r.id = "../x"), /its id is "\.\.\/x"/],
  ["no id", (r) => delete r.id, /it has no id/],
  ["an unknown mode", (r) => (r.mode = "constructor"), /its mode "constructor" is unknown/],
  ["no claim", (r) => delete r.claim, /its claim is nothing/],
  ["a short claim", (r) => (r.claim = "too short"), /its claim "too short" is too short/],
  ["a context that is no text", (r) => (r.context = ["x"]), /its context is a list of 1/],
  ["an active status", (r) => (r.status = "active"), /its status is "active", but/],
  ["an unknown status", (r) => (r.status = "done"), /its status is "done", but/],
  ["no status", (r) => delete r.status, /its status is missing, but/],
  ["an open phase", (r) => (r.phase = "rebuttals"), /its phase is "rebuttals", but/],
  ["an unknown phase", (r) => (r.phase = "toString"), /its phase is "toString", but/],
  ["another phase index", (r) => (r.phase_index = 1), /its phase_index is 1, but/],
  ["a skipped phase", (r) => (r.skipped_phases = ["rebuttals"]), /its skipped_phases is/],
  ["a horizon", (r) => (r.horizon = "a year"), /its horizon is "a year", but/],
  ["an abandon reason", (r) => (r.abandon_reason = "no"), /"complete" with an abandon_reason/],
  ["abandoning after the end", (r) => {
    r.status = "abandoned";
    r.abandon_reason = "no";
  }, /but all its phases are done/],
  ["abandoning for no reason", (r) => (r.status = "abandoned"), /without a reason/],
  ["a missing answer", (r) => r.phases.rebuttals.pop(), /its status is "complete", but/],
  ["no answers", (r) => (r.phases.rebuttals = []), /its status is "complete", but/],
  ["an answer twice", (r) => r.phases.rebuttals.push(r.phases.rebuttals[0]), /answered by item/],
  ["an answer to nothing", (r) => (r.phases.rebuttals[0].index = 99), /99 is not a target/],
  ["answers only", (r) => (r.phases.counterarguments = []), /items but was never open/],
  [
    "a phase of another mode",
    (r) => (r.phases.setup = []),
    /mode devils_advocate has no phase "setup"/,
  ],
  ["no phases", (r) => delete r.phases, /its phases are missing/],
  ["phases as a list", (r) => (r.phases = []), /its phases are missing/],
  ["a phase that is no list", (r) => (r.phases.rebuttals = {}), /rebuttals is not a list/],
  ["an item that is no object", (r) => (r.phases.counterarguments[0] = "x"), /be an object/],
  [
    "a severity out of range",
    (r) => (r.phases.counterarguments[0].severity = 6),
    /item 0: 'severity' must be a whole number from 1 to 5/,
  ],
  ["a short text", (r) => (r.phases.counterarguments[1].text = "short"), /item 1: 'text' has 5/],
  ["a null date", (r) => (r.created_at = null), /its created_at is null/],
  ["a numeric date", (r) => (r.updated_at = 1_700_000_000), /its updated_at is 1700000000/],
  ["a date that is none", (r) => (r.created_at = "2026-02-30T00:00:00+00:00"), /its created_at/],
  ["a date in words", (r) => (r.created_at = "yesterday"), /its created_at is "yesterday"/],
  ["a negative created_ns", (r) => (r.created_ns = -1), /its created_ns is -1/],
  ["created_ns as text", (r) => (r.created_ns = "1"), /its created_ns is "1"/],
];

const DECISION = {
  outcome: "go",
  by: "Ada",
  reason: "worth the risk",
  at: "2026-01-01T00:00:00+00:00",
  review_on: null,
};
const FOLLOW_UP = { owner: "Ada", due: null, result: null, outcome: null, at: null, by: null };

/** Edits that keep the protocol's shape: only the digest shows them. */
const QUIET: readonly Edit[] = [
  [
    "a verdict turned round",
    (r) => {
      const [first] = r.phases.rebuttals;
      first.verdict = first.verdict === "holds" ? "refuted" : "holds";
    },
    SEALED,
  ],
  ["a severity raised", (r) => {
    const found = r.phases.counterarguments.find((item: Loose) => item.severity === 3);
    found.severity = 4;
  }, SEALED],
  ["a word exchanged", (r) => (r.phases.counterarguments[0].text += " indeed"), SEALED],
  ["the claim softened", (r) => (r.claim += ", perhaps"), SEALED],
  ["another context", (r) => (r.context = "none"), SEALED],
  ["another start", (r) => (r.created_at = "2020-01-01T00:00:00+00:00"), SEALED],
  ["another end", (r) => (r.updated_at = "2020-01-01T00:00:00+00:00"), SEALED],
  ["another last batch", (r) => (r.last_batch.accepted = 3), SEALED],
  ["no last batch", (r) => (r.last_batch = null), SEALED],
  ["a last batch of no phase", (r) => (r.last_batch.phase = "valueOf"), /last_batch is damaged/],
  ["an older gate", (r) => (r.gate = 1), SEALED],
  ["no version of a gate", (r) => (r.gate = 0), /its gate is 0, not a version/],
  ["half a gate", (r) => (r.gate = 2.5), /its gate is 2.5, not a version/],
  ["a gate in words", (r) => (r.gate = "3"), /its gate is "3", not a version/],
  ["no gate", (r) => delete r.gate, /its gate is nothing, not a version/],
  ["a newer gate", (r) => (r.gate = 99), /it was judged by a newer gate \(version 99/],
  ["another history", (r) => (r.history[1].accepted += 1), SEALED],
  ["a shorter history", (r) => r.history.pop(), SEALED],
  ["no history", (r) => delete r.history, SEALED],
  ["a history of nothing", (r) => (r.history[0].action = "valueOf"), /its history is damaged/],
  ["somebody else's deed", (r) => (r.history[0].by = { via: "cli" }), /its history is damaged/],
  ["a decision", (r) => (r.decision = DECISION), SEALED],
  ["half a decision", (r) => (r.decision = { outcome: "go" }), /its decision is damaged/],
  ["a follow-up", (r) => (r.follow_up = { C1: FOLLOW_UP }), SEALED],
  [
    "a day that is none",
    (r) => (r.follow_up = { C1: { ...FOLLOW_UP, due: "2026-02-30" } }),
    /damaged/,
  ],
  ["what it revises", (r) => (r.revises = "rev-aaaa"), SEALED],
  ["to revise a path", (r) => (r.revises = "../aaaa"), /its revises is damaged/],
  ["to revise itself", (r) => (r.revises = r.id), /it revises itself/],
  ["a notice", (r) => (r.notices = [{ phase: "rebuttals", index: 0, rule: "generic" }]), SEALED],
  [
    "a notice about nothing",
    (r) => (r.notices = [{ phase: "rebuttals", index: 99, rule: "generic" }]),
    /its notices name item 99 of rebuttals/,
  ],
  ["a digest of nothing", (r) => (r.digest = null), SEALED],
];

async function completeReview(reviews: Reviews): Promise<string> {
  for (let seed = 1; seed < 20; seed += 1) {
    const id = await playThrough(reviews, "devils_advocate", seeded(seed));
    const severities = reviews.load(id).review.items["counterarguments"]?.map((item) =>
      item["severity"]
    );
    if (severities?.includes(3) && severities.length > 2) return id;
  }
  throw new Error("no seed gives a counterargument of severity 3");
}

/** The code and the message with which every way to a review refuses it. */
async function refusals(reviews: Reviews, id: string): Promise<Set<string>> {
  const said = new Set<string>();
  for (
    const way of [
      () => reviews.load(id),
      () => reviews.progress(id),
      () => reviews.verdict(id),
      () => reviews.exportReport(id),
      () => reviews.judged(id),
      () => reviews.submit(id, [{}]),
      () => reviews.abandon(id, "for the test"),
    ]
  ) {
    try {
      await way();
      said.add("accepted");
    } catch (error) {
      assert(error instanceof ReviewError, String(error));
      said.add(`${error.code} ${error.message}`);
    }
  }
  return said;
}

Deno.test("an edited file is not a valid review, whichever way one comes to it", async () => {
  await inDirectory(async (directory) => {
    const reviews = reviewsIn(directory);
    const id = await completeReview(reviews);
    const path = join(directory, `${id}.json`);
    const whole = Deno.readTextFileSync(path);
    const own = ["program", "gate", "last_batch", "digest"];
    const edits: Edit[] = [
      ...CONTRADICTIONS,
      ...QUIET,
      // As a file of the earlier program it has no digest: its contradictions are found all the same.
      ...CONTRADICTIONS.map(([what, edit, reason]): Edit => [
        `${what}, in an old file`,
        (record) => {
          for (const key of own) delete record[key];
          edit(record);
        },
        reason,
      ]),
    ];
    let tried = 0;
    for (const [what, edit, reason] of edits) {
      const record: Loose = JSON.parse(whole);
      edit(record);
      Deno.writeTextFileSync(path, JSON.stringify(record));
      const said = await refusals(reviews, id);
      assertEquals(said.size, 1, `${what}: ${[...said].join(" / ")}`);
      const [refusal = ""] = said;
      assertMatch(refusal, reason, what);
      assertStringIncludes(refusal, `invalid_review ${id}.json is not a valid review: `, what);
      // The listing gives the very reason.
      const skipped = reviews.list().skipped?.find(({ file }) => file === `${id}.json`);
      assertStringIncludes(refusal, `: ${skipped?.reason}.`, what);
      tried += 1;
    }
    assert(tried > 80, `only ${tried} edits were tried`);
    Deno.writeTextFileSync(path, whole);
    assertEquals(reviews.list().skipped, undefined);
    assert(reviews.verdict(id).review_id === id);
  });
});

Deno.test("fromRecord() finds items that the gate refuses even under a digest that fits", async () => {
  await inDirectory(async (directory) => {
    const reviews = reviewsIn(directory);
    const id = await playThrough(reviews, "steelman", seeded(3));
    const raw: Loose = JSON.parse(Deno.readTextFileSync(join(directory, `${id}.json`)));
    raw.phases.strongest_case[2].text = raw.phases.strongest_case[0].text;
    const options = { modes: MODES, gate: null };
    const forged = { ...reviews.load(id).review, items: raw.phases };
    raw.digest = sealOf(forged, raw.gate);
    assertEquals(fromRecord(raw, id, options).review.items, raw.phases);
    try {
      fromRecord(raw, id, { ...options, gate: openGate });
      throw new Error("it was believed");
    } catch (error) {
      assert(error instanceof InvalidRecord, String(error));
      assertMatch(error.message, /strongest_case, item 2: 'text' is nearly the same as item 0/);
    }
  });
});

Deno.test("fromRecord() does not hold this gate against records of another version's gate", async () => {
  await inDirectory(async (directory) => {
    const reviews = reviewsIn(directory);
    const id = await playThrough(reviews, "steelman", seeded(3));
    const raw: Loose = JSON.parse(Deno.readTextFileSync(join(directory, `${id}.json`)));
    raw.phases.strongest_case[2].text = raw.phases.strongest_case[0].text;
    raw.gate = 2;
    raw.digest = sealOf({ ...reviews.load(id).review, items: raw.phases }, raw.gate);
    const { review, sealed } = fromRecord(raw, id, { modes: MODES, gate: openGate });
    assertEquals(review.items, raw.phases);
    assert(sealed);
  });
});

Deno.test("a file whose digest was taken away is unsealed, and no later change seals it", async () => {
  await inDirectory(async (directory) => {
    const reviews = reviewsIn(directory);
    const { review_id: id } = await reviews.start(CLAIM, "steelman");
    await reviews.submit(id, [itemFor({ phase: "strongest_case", targets: [] }, seeded(1))]);
    const path = join(directory, `${id}.json`);
    const raw: Loose = JSON.parse(Deno.readTextFileSync(path));
    assert(reviews.load(id).sealed);
    delete raw.digest;
    raw.claim += ", as edited";
    Deno.writeTextFileSync(path, JSON.stringify(raw));
    assert(!reviews.load(id).sealed);
    await reviews.submit(id, [itemFor({ phase: "strongest_case", targets: [] }, seeded(2))]);
    const after: Loose = JSON.parse(Deno.readTextFileSync(path));
    assertEquals([after.gate, typeof after.digest], [null, "string"]);
    assert(!reviews.load(id).sealed);
  });
});

Deno.test("fromRecord() takes a null gate for items of the earlier program, and for nothing else", async () => {
  await inDirectory(async (directory) => {
    const reviews = reviewsIn(directory);
    const { review_id: id } = await reviews.start(CLAIM, "steelman");
    const raw: Loose = JSON.parse(Deno.readTextFileSync(join(directory, `${id}.json`)));
    raw.gate = null;
    raw.digest = sealOf(reviews.load(id).review, null);
    const error = assertThrows(() => fromRecord(raw, id, { modes: MODES, gate: null }));
    assertMatch(String(error), /its gate is null, but it has no items/);
  });
});

Deno.test("fromRecord() takes follow-ups in any order, and only of a complete review", async () => {
  await inDirectory(async (directory) => {
    const reviews = reviewsIn(directory);
    const id = await playThrough(reviews, "steelman", seeded(3));
    const labels = reviews.judged(id).actions.map(({ label }) => label);
    assert(labels.length > 0);
    for (const label of labels) await reviews.plan(id, label, { due: "2026-03-01" });
    const path = join(directory, `${id}.json`);
    const raw: Loose = JSON.parse(Deno.readTextFileSync(path));
    const turned = { Z9: FOLLOW_UP, A1: FOLLOW_UP };
    const { review } = reviews.load(id);
    const digest = sealOf({ ...review, followUp: turned }, raw.gate);
    for (const follow_up of [turned, { A1: FOLLOW_UP, Z9: FOLLOW_UP }]) {
      assert(fromRecord({ ...raw, follow_up, digest }, id, { modes: MODES, gate: null }).sealed);
    }

    const { review_id } = await reviews.start(CLAIM, "steelman");
    const open: Loose = JSON.parse(Deno.readTextFileSync(join(directory, `${review_id}.json`)));
    delete open.digest;
    for (const extra of [{ decision: DECISION }, { follow_up: { S1: FOLLOW_UP } }]) {
      const error = assertThrows(() =>
        fromRecord({ ...open, ...extra }, review_id, { modes: MODES, gate: null })
      );
      assertMatch(String(error), /a decision or a follow-up but is not complete/);
    }
  });
});

Deno.test("a key that a file has twice makes it no review", async () => {
  await inDirectory(async (directory) => {
    const reviews = reviewsIn(directory);
    const { review_id: id } = await reviews.start(CLAIM, "steelman");
    const path = join(directory, `${id}.json`);
    const text = Deno.readTextFileSync(path);
    Deno.writeTextFileSync(path, text.replace('  "claim"', '  "claim": "We ask, not",\n  "claim"'));
    const reason = 'it has the key "claim" twice';
    assertEquals(reviews.list().skipped, [{ file: `${id}.json`, reason }]);
  });
});

Deno.test("a file survives what editors and git do to its form", async () => {
  await inDirectory(async (directory) => {
    const reviews = reviewsIn(directory);
    const id = await playThrough(reviews, "gauntlet", seeded(4));
    const path = join(directory, `${id}.json`);
    const whole = Deno.readTextFileSync(path);
    const { digest, ...others } = JSON.parse(whole);
    const forms: Record<string, string> = {
      "CRLF": whole.replaceAll("\n", "\r\n"),
      "a BOM": `\ufeff${whole}`,
      "one line": JSON.stringify(JSON.parse(whole)),
      "tabs": JSON.stringify(JSON.parse(whole), null, "\t"),
      "another order of keys": JSON.stringify({ digest, ...others }),
      "a key of somebody else's": JSON.stringify({ ...JSON.parse(whole), tags: ["x"] }),
    };
    for (const [form, text] of Object.entries(forms)) {
      Deno.writeTextFileSync(path, text);
      assertEquals(reviews.list().skipped, undefined, form);
      assertEquals(reviews.verdict(id).review_id, id, form);
    }
  });
});

Deno.test("a clock that is set back spoils no review", async () => {
  await inDirectory(async (directory) => {
    let hour = 23;
    const store = openStore(directory, {
      modes: MODES,
      gate: openGate,
      newId: () => randomId(4),
      nanoseconds: () => BigInt(hour),
    });
    const now = () => new Date(Date.UTC(2026, 0, 1, hour -= 1));
    const reviews = createReviews({ store, modes: MODES, gate: openGate, now });
    const later = await playThrough(reviews, "steelman", seeded(3));
    const earlier = (await reviews.start(CLAIM, "steelman")).review_id;
    const { reviews: listed, skipped } = reviews.list();
    assertEquals(listed.map(({ review_id }) => review_id), [later, earlier]);
    assertEquals(skipped, undefined);
    assertEquals(reviews.verdict(later).completed_at, reviews.verdict(later).created_at);
  });
});

Deno.test("fromRecord() takes any JSON value and only ever says why it is no review", () => {
  const options = { modes: MODES, gate: openGate };
  const valid: Loose = JSON.parse(oldFile("rev-aaaa"));
  const keys: string[] = [...Object.keys(valid), "gate", "digest", "last_batch", "program"];
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom(...keys), fc.jsonValue(), { maxKeys: 3 }),
      fc.boolean(),
      (changes, inPhases) => {
        const raw = inPhases
          ? { ...valid, phases: { ...valid.phases, ...changes } }
          : { ...valid, ...changes };
        try {
          fromRecord(raw, "rev-aaaa", options);
        } catch (error) {
          assert(error instanceof InvalidRecord, String(error));
          assert(error.message.length < 2_000, error.message);
        }
      },
    ),
    { seed: 5, numRuns: 2_000 },
  );
});
