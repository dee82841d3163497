import { assertEquals, assertRejects, assertStringIncludes } from "@std/assert";
import { ReviewError } from "../src/engine/errors.ts";
import { modeOf } from "../src/protocol/modes.ts";
import { createReviews } from "../src/reviews.ts";
import { openStore } from "../src/store/store.ts";
import { abuse } from "./support/fifth_lens.ts";
import { openGate } from "../src/gate/phase_gate.ts";

const LISTED = [
  {
    story: "A contractor empties the shelves every Monday morning",
    actor: "outsider",
    effort: "some",
    seen: " the shed in Oak Street ",
    damage: 3,
  },
  {
    story: "A volunteer lends drills to friends off the books",
    actor: "insider",
    effort: "idle",
    seen: "",
    damage: 1,
  },
];

Deno.test("a lens defined as data walks through start, submit, verdict and memo", async () => {
  const directory = await Deno.makeTempDir();
  try {
    const modes = [modeOf(abuse)];
    const store = openStore(directory, {
      modes,
      gate: openGate,
      newId: () => "rev-abus",
      nanoseconds: () => 1n,
    });
    const reviews = createReviews({
      store,
      modes,
      gate: openGate,
      now: () => new Date("2026-02-03T04:05:06Z"),
    });

    const started = await reviews.start(
      "Open the tool library to everyone without a deposit",
      "abuse",
    );
    assertEquals(started.phases, ["abuses", "defences"]);
    assertEquals(Object.keys(started.instructions.item_format), [
      "story",
      "actor",
      "damage",
      "effort",
    ]);
    assertEquals(
      started.instructions.rules.at(-1),
      "An item may also have seen (optional, one line of up to 40 characters: where it happened).",
    );

    const refused = await assertRejects(
      () =>
        reviews.submit("rev-abus", [
          { story: "short", actor: "ghost", effort: "none", seen: "here\nand there", damage: 4 },
          { ...LISTED[0], seen: 7 },
          { ...LISTED[0], seen: "s".repeat(41) },
        ]),
      ReviewError,
    );
    assertStringIncludes(refused.message, "'story' has 5 characters");
    assertStringIncludes(refused.message, "insider or outsider");
    assertStringIncludes(refused.message, "from 0 to 3");
    assertStringIncludes(refused.message, "idle, some or much");
    assertStringIncludes(refused.message, "item 0: 'seen' must stay on one line");
    assertStringIncludes(refused.message, "item 1: 'seen' must be text, or left out; got 7");
    assertStringIncludes(refused.message, "item 2: 'seen' has 41 characters; at most 40 are");

    const listed = await reviews.submit("rev-abus", LISTED);
    assertEquals(listed.status, "phase_complete");
    if (listed.status !== "phase_complete") throw new Error("unreachable");
    assertEquals(listed.next_phase.targets, [{
      index: 0,
      damage: 3,
      text: "A contractor empties the shelves every Monday morning",
    }]);

    const done = await reviews.submit("rev-abus", [
      { index: 0, exists: false, how: "Limit each card to two machines a week" },
    ]);
    assertEquals(done.status, "complete");

    const verdict = reviews.verdict("rev-abus");
    assertEquals(verdict.assessment, "claim needs revision");
    assertEquals(
      verdict.assessment_reason,
      "1 abuse is not stopped today. Rule: needs revision when exactly 1 is open.",
    );
    assertEquals(verdict.phases["abuses"], [
      {
        index: 0,
        story: "A contractor empties the shelves every Monday morning",
        actor: "outsider",
        damage: 3,
        effort: "some",
        seen: "the shed in Oak Street",
        defence: { exists: false, how: "Limit each card to two machines a week" },
      },
      {
        index: 1,
        story: "A volunteer lends drills to friends off the books",
        actor: "insider",
        damage: 1,
        effort: "idle",
        defence: null,
        note: "damage below 2, so no defence was needed.",
      },
    ]);

    assertEquals(verdict.warnings, ["1 abuse was not seen anywhere."]);
    assertEquals(
      verdict.sensitivity.steps.filter(({ field }) => field === "effort"),
      [{
        phase: "abuses",
        index: 0,
        label: "X1",
        field: "effort",
        from: "some",
        to: "idle",
        assessment: "claim refuted",
      }],
    );

    const { content } = reviews.exportReport("rev-abus");
    assertStringIncludes(content, "## Ways to abuse it");
    assertStringIncludes(
      content,
      "- **X1** (actor outsider, damage 3 of 3, effort some): A contractor",
    );
    assertStringIncludes(content, "- **Defence of X1, open**: Limit each card");
    assertStringIncludes(content, "- [ ] **Build the defence against X1:** Limit each card");

    assertEquals(reviews.list().reviews[0]?.assessment, "claim needs revision");
  } finally {
    await Deno.remove(directory, { recursive: true });
  }
});
