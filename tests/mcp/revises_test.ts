import { assert, assertEquals } from "@std/assert";
import { inFreshDirectory } from "../support/run_program.ts";
import { playReview, SCRIPTED_CLAIM, SCRIPTED_CONTEXT } from "../support/scripted_reviews.ts";
import { WireSession } from "../support/wire_session.ts";

Deno.test("a verdict that calls for revision leads to a review that revises, over MCP", async () => {
  await inFreshDirectory(async (directory) => {
    await using session = await WireSession.open(directory, "2026-07-28");
    const call = session.call.bind(session);
    const { id, answers, verdict } = await playReview(call, "gauntlet", "least");
    assertEquals(verdict["assessment"], "claim needs revision");
    const { message } = answers.at(-1) ?? {};
    assert(String(message).includes("start_review") && String(message).includes("revises"));

    const claim = "CPython should ship a build without the lock as an experiment only";
    const revised = await session.call("start_review", { claim, mode: "steelman", revises: id });
    const { review_id } = revised;
    const progress = await session.call("get_review", { review_id });
    assertEquals(progress["context"], SCRIPTED_CONTEXT);
    const again = await session.call("start_review", {
      claim,
      mode: "steelman",
      context: "",
      revises: id,
    });
    assertEquals((await session.call("get_review", again))["context"], SCRIPTED_CONTEXT);
    const { reviews } = await session.call("list_reviews", {});
    assert(Array.isArray(reviews));
    assertEquals(reviews.at(-1)["revised_by"], again["review_id"]);

    for (const none of [null, ""]) {
      const sent = { claim: SCRIPTED_CLAIM, mode: "steelman", context: none, revises: none };
      const plain = await session.call("start_review", sent);
      assertEquals((await session.call("get_review", plain))["context"], "");
    }
    for (const wrong of [7, "../x", "rev-none", review_id]) {
      const { isError } = await session.result("tools/call", {
        name: "start_review",
        arguments: { claim, mode: "steelman", revises: wrong },
      });
      assertEquals(isError, true, String(wrong));
    }
  });
});
