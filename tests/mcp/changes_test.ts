import { assert, assertEquals } from "@std/assert";
import { join } from "@std/path";
import { CLIENTS } from "../support/mcp_clients.ts";
import { inFreshDirectory } from "../support/run_program.ts";
import { SCRIPTED_CLAIM, scriptedItems } from "../support/scripted_reviews.ts";
import { isObject } from "../support/server_process.ts";
import { WireSession } from "../support/wire_session.ts";

const UPDATED = "notifications/resources/updated";
const LIST_CHANGED = "notifications/resources/list_changed";

/** Follows one resource, as clients of the revision do. */
async function follow(session: WireSession, uri: string): Promise<void> {
  if (!session.modern) return void await session.result("resources/subscribe", { uri });
  await session.ask("subscriptions/listen", { notifications: { resourceSubscriptions: [uri] } });
  await session.waitFor(({ method }) => method === "notifications/subscriptions/acknowledged");
}

async function start(session: WireSession, mode: string): Promise<string> {
  const { review_id } = await session.call("start_review", { claim: SCRIPTED_CLAIM, mode });
  return String(review_id);
}

for (const revision of ["2025-11-25", "2026-07-28"] as const) {
  Deno.test(`${revision}: a follower hears of its own review, and of no other`, async () => {
    await inFreshDirectory(async (directory) => {
      await using reader = await WireSession.open(directory, revision);
      await using writer = await WireSession.open(directory, "2025-11-25");
      const followed = await start(writer, "steelman");
      const other = await start(writer, "steelman");
      await follow(reader, `review://${followed}`);

      const items = scriptedItems("strongest_case").slice(0, 1);
      await writer.call("submit", { review_id: other, items });
      await writer.call("submit", { review_id: followed, items });
      await reader.waitFor(({ method }) => method === UPDATED);
      // A change of its own, too; by then everything before would have come.
      const before = reader.received.length;
      await reader.call("abandon_review", { review_id: followed, reason: "only a test" });
      await reader.waitFor(({ method }) => method === UPDATED, before);

      const told = reader.received.flatMap(({ message: { method, params } }) =>
        method === UPDATED && isObject(params) ? [params["uri"]] : []
      );
      assert(told.length >= 2);
      assertEquals([...new Set(told)], [`review://${followed}`]);
      assertEquals(
        reader.received.some(({ message: { method } }) => method === LIST_CHANGED),
        false,
      );
      assertEquals(await reader.end(), 0);
    });
  });

  Deno.test(`${revision}: a follower of the list hears of the first review of a new directory`, async () => {
    await inFreshDirectory(async (parent) => {
      const directory = join(parent, "not", "there", "yet");
      await using reader = await WireSession.open(directory, revision);
      await follow(reader, "reviews://");
      await using writer = await WireSession.open(directory, "2025-11-25");
      await start(writer, "steelman");
      const { params } = await reader.waitFor(({ method }) => method === UPDATED);
      assert(isObject(params));
      assertEquals(params["uri"], "reviews://");
      assertEquals(await reader.end(), 0);
    });
  });
}

Deno.test("resources/subscribe refuses what does not exist, and unsubscribe ends it", async () => {
  await inFreshDirectory(async (directory) => {
    await using session = await WireSession.open(directory, "2025-11-25");
    const { error } = await session.request("resources/subscribe", { uri: "review://rev-none" });
    assert(isObject(error));
    assertEquals(error["code"], -32002);

    const one = await start(session, "steelman");
    const two = await start(session, "steelman");
    for (const id of [one, two]) await follow(session, `review://${id}`);
    await session.result("resources/unsubscribe", { uri: `review://${one}` });
    for (const review_id of [one, two]) {
      await session.call("abandon_review", { review_id, reason: "only a test" });
    }
    await session.waitFor(({ method }) => method === UPDATED);
    const told = session.received.flatMap(({ message: { method, params } }) =>
      method === UPDATED && isObject(params) ? [params["uri"]] : []
    );
    assertEquals(told, [`review://${two}`]);
  });
});

Deno.test("resources/list makes a client hear that the list changed", async () => {
  await inFreshDirectory(async (directory) => {
    await using reader = await WireSession.open(directory, "2025-11-25");
    await reader.result("resources/list", {});
    await using writer = await WireSession.open(directory, "2026-07-28");
    await start(writer, "steelman");
    await reader.waitFor(({ method }) => method === LIST_CHANGED);
  });
});

for (const [name, connect] of Object.entries(CLIENTS)) {
  Deno.test(`client ${name} hears of another process's change`, async () => {
    await inFreshDirectory(async (directory) => {
      await using writer = await WireSession.open(directory, "2025-11-25");
      const review_id = await start(writer, "steelman");
      await using client = await connect(directory);
      const told = Promise.withResolvers<string>();
      await client.follow(`review://${review_id}`, told.resolve);
      await writer.call("abandon_review", { review_id, reason: "only a test" });
      assertEquals(await told.promise, `review://${review_id}`);
      const page = await client.read(`review://${review_id}`);
      assert(page.text.includes("abandoned"));
    });
  });
}
