import { assert, assertEquals } from "@std/assert";
import { join } from "@std/path";
import { inFreshDirectory } from "../support/run_program.ts";
import { playReview, SCRIPTED_CLAIM, scriptedItems } from "../support/scripted_reviews.ts";
import { isObject } from "../support/server_process.ts";
import { WireSession } from "../support/wire_session.ts";

const NOTHING = [null, "", "  "];

Deno.test("an optional argument that is null or empty is one that was not given, for every tool", async () => {
  await inFreshDirectory(async (directory) => {
    await using session = await WireSession.open(directory, "2025-11-25");
    const { id } = await playReview((tool, args) => session.call(tool, args), "steelman");
    const { tools } = await session.result("tools/list", {});
    assert(Array.isArray(tools));
    const needed: Record<string, Record<string, unknown>> = {
      start_review: { claim: SCRIPTED_CLAIM, mode: "premortem" },
      export_report: { review_id: id },
      list_reviews: {},
    };
    let tried = 0;
    for (const { name, inputSchema } of tools) {
      const { properties, required = [] } = inputSchema;
      const optional = Object.keys(properties).filter((key) => !required.includes(key));
      if (optional.length === 0) continue;
      for (const nothing of NOTHING) {
        const empty = Object.fromEntries(optional.map((key) => [key, nothing]));
        const args = { ...needed[name], ...empty };
        const { isError, content } = await session.result("tools/call", { name, arguments: args });
        assertEquals(isError, undefined, JSON.stringify(content));
        tried += 1;
      }
    }
    assertEquals(tried, 9);
    for (const mode of NOTHING) {
      const prompt = { name: "stress_test", arguments: { claim: SCRIPTED_CLAIM, mode } };
      const { description } = await session.result("prompts/get", prompt);
      assertEquals(description, "Devil's advocate of a claim");
    }
  });
});

Deno.test("a batch sent again with its keys in another order is the same batch", async () => {
  await inFreshDirectory(async (directory) => {
    await using session = await WireSession.open(directory, "2025-11-25");
    const { review_id } = await session.call("start_review", {
      claim: SCRIPTED_CLAIM,
      mode: "devils_advocate",
    });
    const items = scriptedItems("counterarguments").slice(0, 1);
    const turned = items.map((item) => Object.fromEntries(Object.entries(item).reverse()));
    const first = await session.call("submit", { review_id, items });
    assertEquals(await session.call("submit", { review_id, items: turned }), first);
    assertEquals(await session.call("submit", { review_id, items: JSON.stringify(turned) }), first);
    const { items_per_phase } = await session.call("get_review", { review_id });
    assert(isObject(items_per_phase));
    assertEquals(items_per_phase["counterarguments"], 1);
  });
});

Deno.test("a listing of thousands of damaged files names the first few and counts them", async () => {
  await inFreshDirectory(async (directory) => {
    for (let file = 1000; file < 4000; file += 1) {
      Deno.writeTextFileSync(join(directory, `rev-${file}.json`), "{}");
    }
    await using session = await WireSession.open(directory, "2025-11-25");
    const list = await session.call("list_reviews", { limit: 1 });
    const { contents } = await session.result("resources/read", { uri: "reviews://" });
    assert(Array.isArray(contents));
    for (const { skipped, skipped_count } of [list, JSON.parse(contents[0].text)]) {
      assertEquals([Array.isArray(skipped) && skipped.length, skipped_count], [20, 3000]);
    }
    assert(JSON.stringify(list).length < 5000);
  });
});

Deno.test("many spellings of one resource are one subscription, told once", async () => {
  await inFreshDirectory(async (directory) => {
    await using session = await WireSession.open(directory, "2025-11-25");
    for (let spelling = 0; spelling < 32; spelling += 1) {
      const uri = [..."reviews"].map((letter, place) =>
        (spelling >> (place % 5)) % 2 === 1 ? letter.toUpperCase() : letter
      ).join("");
      await session.result("resources/subscribe", { uri: `${uri}://` });
    }
    await session.call("start_review", { claim: SCRIPTED_CLAIM, mode: "steelman" });
    await session.waitFor(({ method }) => method === "notifications/resources/list_changed");
    const updated = session.received.filter(({ message }) =>
      message["method"] === "notifications/resources/updated"
    );
    assertEquals(updated.length, 1);
  });
});

Deno.test("more items than any phase takes are refused before one of them is looked at", async () => {
  await inFreshDirectory(async (directory) => {
    await using session = await WireSession.open(directory, "2025-11-25");
    const { review_id } = await session.call("start_review", {
      claim: SCRIPTED_CLAIM,
      mode: "devils_advocate",
    });
    const many = Array.from({ length: 40_000 }, () => ({}));
    for (const items of [many, JSON.stringify(many), JSON.stringify(JSON.stringify(many))]) {
      const params = { name: "submit", arguments: { review_id, items } };
      const { isError, content } = await session.result("tools/call", params);
      assertEquals(isError, true);
      assertEquals(content, [{
        type: "text",
        text: "a phase takes at most 1000 items; got 40000. Nothing was saved.",
      }]);
    }
    const items = `[${"{},".repeat(1_000_000)}{}]`;
    const params = { name: "submit", arguments: { review_id, items } };
    assertEquals((await session.result("tools/call", params))["isError"], true);
  });
});

Deno.test("a field that the phase does not have is not kept, and the answer says so", async () => {
  await inFreshDirectory(async (directory) => {
    await using session = await WireSession.open(directory, "2025-11-25");
    const started = { claim: SCRIPTED_CLAIM, mode: "assumptions" };
    const { review_id } = await session.call("start_review", started);
    const sent = scriptedItems("assumptions");
    const items = sent.map((item, place) =>
      place === 0 ? { ...item, sorce: "the lease, page 4", colour: "red" } : item
    );
    const { notices } = await session.call("submit", { review_id, items });
    const told =
      'Not kept, since the phase has no such field: "sorce" (did you mean source?), "colour".';
    assertEquals(notices, [told]);
    // The answer to the same call is the same, though nothing is added.
    assertEquals((await session.call("submit", { review_id, items }))["notices"], [told]);
    const plain = await session.call("start_review", started);
    const accepted = { review_id: plain["review_id"], items: sent };
    assertEquals((await session.call("submit", accepted))["notices"], undefined);
  });
});
