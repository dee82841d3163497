import { assert, assertEquals } from "@std/assert";
import { inFreshDirectory } from "../support/run_program.ts";
import { playReview, SCRIPTED_CLAIM, scriptedItems } from "../support/scripted_reviews.ts";
import { isObject } from "../support/server_process.ts";
import { WireSession } from "../support/wire_session.ts";

Deno.test("after a restart a model is put back exactly where it was", async () => {
  await inFreshDirectory(async (directory) => {
    const first = await WireSession.open(directory, "2025-11-25");
    const { review_id } = await first.call("start_review", {
      claim: SCRIPTED_CLAIM,
      mode: "gauntlet",
    });
    const [opening, ...rest] = [scriptedItems("counterarguments"), scriptedItems("rebuttals")];
    const opened = await first.call("submit", { review_id, items: opening });
    const [answers = []] = rest;
    const partial = await first.call("submit", { review_id, items: answers.slice(0, 2) });
    assertEquals(partial["status"], "in_progress");
    assertEquals(await first.end(), 0);

    await using second = await WireSession.open(directory, "2026-07-28");
    const { reviews } = await second.call("list_reviews", { status: "active" });
    assert(Array.isArray(reviews) && reviews.length === 1);
    assertEquals([reviews[0].review_id, reviews[0].phase], [review_id, "rebuttals"]);
    const found = await second.call("get_review", { review_id });
    assertEquals([found["step"], found["missing"]], ["2/9", partial["missing"]]);
    // The same instructions, with the two targets gone that were answered.
    const before = opened["next_phase"];
    const now = found["instructions"];
    assert(isObject(before) && isObject(now) && Array.isArray(before["targets"]));
    assertEquals(now, { ...before, targets: before["targets"].slice(2) });

    const done = await second.call("submit", { review_id, items: answers.slice(2) });
    assertEquals(done["completed_phase"], "rebuttals");
  });
});

Deno.test("reviews at the same time do not mix, and a second client sees the first one's progress", async () => {
  await inFreshDirectory(async (directory) => {
    await using one = await WireSession.open(directory, "2025-11-25");
    await using two = await WireSession.open(directory, "2026-07-28");
    const start = async (session: WireSession, mode: string) =>
      String((await session.call("start_review", { claim: SCRIPTED_CLAIM, mode }))["review_id"]);
    const steelman = await start(one, "steelman");
    const premortem = await start(two, "premortem");
    const items = scriptedItems("strongest_case");
    await one.call("submit", { review_id: steelman, items: items.slice(0, 1) });
    await two.call("submit", { review_id: premortem, items: scriptedItems("setup") });

    const seen = await two.call("get_review", { review_id: steelman });
    assertEquals(seen["items_per_phase"], { strongest_case: 1, responses: 0 });
    // The other client goes on with it.
    const next = await two.call("submit", { review_id: steelman, items: items.slice(1) });
    assertEquals(next["status"], "phase_complete");
    const other = await one.call("get_review", { review_id: premortem });
    assertEquals([other["phase"], other["items_per_phase"]], [
      "failure_causes",
      { setup: 1, failure_causes: 0, mitigations: 0 },
    ]);
  });
});

Deno.test("get_review of a complete review says what to call next", async () => {
  await inFreshDirectory(async (directory) => {
    await using session = await WireSession.open(directory, "2025-11-25");
    const { id } = await playReview((name, args) => session.call(name, args), "steelman");
    const { next, status } = await session.call("get_review", { review_id: id });
    assertEquals(status, "complete");
    for (const tool of ["get_verdict", "export_report"]) assert(String(next).includes(tool));
  });
});
