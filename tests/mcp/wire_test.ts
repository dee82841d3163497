import { assert, assertEquals } from "@std/assert";
import { MODES } from "../../src/protocol/modes.ts";
import { inFreshDirectory } from "../support/run_program.ts";
import { playReview, SCRIPTED_CLAIM } from "../support/scripted_reviews.ts";
import { isObject } from "../support/server_process.ts";
import { wireCheck } from "../support/wire_schema.ts";
import { type Revision, WireSession } from "../support/wire_session.ts";

/** Does everything that a client can, right and wrong, with every mode. */
async function useEverything(session: WireSession): Promise<void> {
  await session.request("tools/list", {});
  for (const { name } of MODES) {
    const { id } = await playReview((tool, args) => session.call(tool, args), name);
    await session.request("resources/read", { uri: `review://${id}` });
    await session.call("get_review", { review_id: id });
  }
  const { review_id } = await session.call("start_review", {
    claim: SCRIPTED_CLAIM,
    mode: "gauntlet",
  });
  await session.call("get_review", { review_id });
  await session.request("resources/read", { uri: `review://${review_id}` });
  const refused = { name: "submit", arguments: { review_id, items: [{ text: "short" }] } };
  assertEquals((await session.result("tools/call", refused))["isError"], true);
  await session.call("abandon_review", { review_id, reason: "only a test" });
  await session.call("list_reviews", {});
  await session.request("resources/list", {});
  await session.request("resources/templates/list", {});
  await session.request("resources/read", { uri: "reviews://" });
  await session.request("resources/read", { uri: "review://rev-none" });
  await session.request("prompts/list", {});
  const prompt = { name: "stress_test", arguments: { claim: SCRIPTED_CLAIM, mode: "gauntlet" } };
  await session.request("prompts/get", prompt);
  await session.request("prompts/get", { name: "other" });
  await session.request("tools/call", { name: "other" });
  await session.request("completion/complete", {
    ref: { type: "ref/prompt", name: "stress_test" },
    argument: { name: "mode", value: "" },
  });
}

for (const revision of ["2025-11-25", "2026-07-28"] as const) {
  Deno.test(`every message of whole reviews is valid by the specification of ${revision}`, async () => {
    await inFreshDirectory(async (directory) => {
      await using session = await WireSession.open(directory, revision);
      await useEverything(session);
      const uri = "reviews://";
      if (session.modern) {
        await session.ask("subscriptions/listen", {
          notifications: { resourceSubscriptions: [uri], resourcesListChanged: true },
        });
        await session.waitFor(({ method }) =>
          method === "notifications/subscriptions/acknowledged"
        );
      } else await session.request("resources/subscribe", { uri });
      await session.call("start_review", { claim: SCRIPTED_CLAIM, mode: "steelman" });
      await session.waitFor(({ method }) => method === "notifications/resources/updated");
      await session.waitFor(({ method }) => method === "notifications/resources/list_changed");

      const check = wireCheck(revision);
      const wrong = session.received.flatMap(({ message, answers }) => {
        const problem = check(message, answers);
        return problem === null ? [] : [`${answers}: ${problem}`];
      });
      assertEquals(wrong, []);
      assert(session.received.length > 60, `only ${session.received.length} messages came`);
    });
  });
}

Deno.test("every older revision is spoken as it is asked for", async () => {
  const revisions: Revision[] = ["2024-10-07", "2024-11-05", "2025-03-26", "2025-06-18"];
  let spoken = 0;
  for (const revision of revisions) {
    await inFreshDirectory(async (directory) => {
      await using session = await WireSession.open(directory, revision);
      const { message } = session.received[0] ?? {};
      assert(isObject(message?.["result"]));
      assertEquals(message["result"]["protocolVersion"], revision);
      const answer = await session.call("start_review", {
        claim: SCRIPTED_CLAIM,
        mode: "steelman",
      });
      assertEquals(answer["status"], "active");
      spoken += 1;
    });
  }
  assertEquals(spoken, 4);
});

Deno.test("a missing resource has the code of its revision", async () => {
  const codes: Record<string, unknown> = {};
  for (const revision of ["2025-11-25", "2026-07-28"] as const) {
    await inFreshDirectory(async (directory) => {
      await using session = await WireSession.open(directory, revision);
      const { error } = await session.request("resources/read", { uri: "review://rev-none" });
      assert(isObject(error));
      assertEquals(error["data"], { uri: "review://rev-none" });
      codes[revision] = error["code"];
    });
  }
  assertEquals(codes, { "2025-11-25": -32002, "2026-07-28": -32602 });
});
