import { assertEquals, assertStringIncludes, assertThrows } from "@std/assert";
import { ReviewError } from "../src/engine/errors.ts";
import { modeOf } from "../src/protocol/modes.ts";
import type { Lens } from "../src/protocol/types.ts";
import { createReviews } from "../src/reviews.ts";
import { openStore } from "../src/store/store.ts";

/** A lens that the program does not have: who could abuse the thing, and what stops them. */
const abuse: Lens = {
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
      open: { kind: "count", phase: "defences", where: { field: "exists", oneOf: [false] } },
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
  actions: {
    phase: "defences",
    where: { field: "exists", oneOf: [false] },
    words: "Build the defence against {label}",
    text: { answer: "how" },
  },
};

Deno.test("a lens defined as data walks through start, submit, verdict and memo", async () => {
  const directory = await Deno.makeTempDir();
  try {
    const modes = [modeOf(abuse)];
    const store = openStore(directory, { modes, newId: () => "rev-abus", nanoseconds: () => 1n });
    const reviews = createReviews({ store, modes, now: () => new Date("2026-02-03T04:05:06Z") });

    const started = reviews.start("Open the tool library to everyone without a deposit", "abuse");
    assertEquals(started.phases, ["abuses", "defences"]);
    assertEquals(Object.keys(started.instructions.item_format), ["story", "actor", "damage"]);

    const refused = assertThrows(
      () => reviews.submit("rev-abus", [{ story: "short", actor: "ghost", damage: 4 }]),
      ReviewError,
    );
    assertStringIncludes(refused.message, "'story' has 5 characters");
    assertStringIncludes(refused.message, "insider or outsider");
    assertStringIncludes(refused.message, "from 0 to 3");

    const listed = reviews.submit("rev-abus", [
      {
        story: "A contractor empties the shelves every Monday morning",
        actor: "outsider",
        damage: 3,
      },
      { story: "A volunteer lends drills to friends off the books", actor: "insider", damage: 1 },
    ]);
    assertEquals(listed.status, "phase_complete");
    if (listed.status !== "phase_complete") throw new Error("unreachable");
    assertEquals(listed.next_phase.targets, [{
      index: 0,
      damage: 3,
      text: "A contractor empties the shelves every Monday morning",
    }]);

    const done = reviews.submit("rev-abus", [
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
        defence: { exists: false, how: "Limit each card to two machines a week" },
      },
      {
        index: 1,
        story: "A volunteer lends drills to friends off the books",
        actor: "insider",
        damage: 1,
        defence: null,
        note: "damage below 2, so no defence was owed.",
      },
    ]);

    const { content } = reviews.exportReport("rev-abus");
    assertStringIncludes(content, "## Ways to abuse it");
    assertStringIncludes(content, "- **X1** (actor outsider, damage 3 of 3): A contractor");
    assertStringIncludes(content, "- [ ] **Build the defence against X1:** Limit each card");

    assertEquals(reviews.list().reviews[0]?.assessment, "claim needs revision");
  } finally {
    await Deno.remove(directory, { recursive: true });
  }
});
