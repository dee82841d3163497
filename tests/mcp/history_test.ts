import { assertEquals } from "@std/assert";
import { openReviews } from "../../src/open_reviews.ts";
import { inFreshDirectory } from "../support/run_program.ts";
import { SCRIPTED_CLAIM, scriptedItems } from "../support/scripted_reviews.ts";
import { type Revision, WireSession } from "../support/wire_session.ts";
import { openGate } from "../../src/gate/phase_gate.ts";

const START = { claim: SCRIPTED_CLAIM, mode: "steelman" };
const POINTS = scriptedItems("strongest_case");

/** The history of a review on the disk, without its times. */
function historyOf(directory: string, id: unknown) {
  return openReviews(directory, openGate).load(id).review.history.map(({ at: _, ...entry }) =>
    entry
  );
}

Deno.test("a history tells which of two clients did what, in either era, and what they said of themselves", async () => {
  await inFreshDirectory(async (directory) => {
    const older: Revision = "2025-11-25";
    await using first = await WireSession.open(directory, older, { name: "first", version: "1.2" });
    await using second = await WireSession.open(directory, "2026-07-28", {
      name: "command\n line ",
      version: "v".repeat(60),
      title: "Not kept",
    });
    const { review_id } = await first.call("start_review", START);
    await second.call("submit", { review_id, items: POINTS.slice(0, 1) });
    // The newer era names the client with every request: another one may use the same server …
    second.client = { name: `${"n".repeat(99)}${"🦊".repeat(2)}`, version: "" };
    await second.call("submit", { review_id, items: POINTS.slice(1, 2) });
    // … and one that names none is nobody, not the one before it.
    second.client = null;
    await second.call("submit", { review_id, items: POINTS.slice(1, 2) });
    await second.call("abandon_review", { review_id, reason: "the question is settled" });
    const submit = { action: "submit" as const, phase: "strongest_case", accepted: 1 };
    const other = { phase: null, accepted: null };
    assertEquals(historyOf(directory, review_id), [
      { action: "start", ...other, by: { via: "mcp", name: "first", version: "1.2" } },
      { ...submit, by: { via: "mcp", name: "command line", version: `${"v".repeat(49)}…` } },
      { ...submit, by: { via: "mcp", name: `${"n".repeat(99)}…`, version: "" } },
      { action: "abandon", ...other, by: null },
    ]);
  });
});
