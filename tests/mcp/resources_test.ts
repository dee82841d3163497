import { assert, assertEquals, assertMatch } from "@std/assert";
import { join } from "@std/path";
import { idInUri } from "../../src/mcp/uris.ts";
import { inFreshDirectory } from "../support/run_program.ts";
import { playReview, SCRIPTED_CLAIM, scriptedItems } from "../support/scripted_reviews.ts";
import { isObject } from "../support/server_process.ts";
import { WireSession } from "../support/wire_session.ts";

Deno.test("idInUri() decodes what clients escape and takes nothing else", () => {
  const cases: [string, string | null][] = [
    ["review://rev-k3x9", "rev-k3x9"],
    ["REVIEW://rev-k3x9", "rev-k3x9"],
    ["review://rev-k3x9/", "rev-k3x9"],
    ["review://%72ev-k3x9", "rev-k3x9"],
    ["review://rev%2Dk3x9", "rev-k3x9"],
    // Not ids, but decoded: the store refuses them.
    ["review://..%2F..%2Fetc%2Fpasswd", "../../etc/passwd"],
    ["review://rev-k3x9%00", "rev-k3x9\0"],
    ["review://", null],
    ["review:///", null],
    ["review://rev-k3x9/page", "rev-k3x9"],
    ["review://rev-k3x9/page/more", null],
    ["review://rev-k3x9/more", null],
    ["review://rev-k3x9?x=1", null],
    ["review://rev-k3x9#x", null],
    ["review://%E0%A4%A", null],
    ["reviews://", null],
    ["file:///etc/passwd", null],
    ["", null],
  ];
  for (const [uri, id] of cases) assertEquals(idInUri(uri), id, uri);
});

Deno.test("resources/read answers hostile and mistaken URIs as not found, and goes on", async () => {
  await inFreshDirectory(async (directory) => {
    await using session = await WireSession.open(directory, "2025-11-25");
    Deno.writeTextFileSync(join(directory, "outside.json"), "{}");
    const uris = [
      "review://rev-none",
      "review://outside",
      "review://..%2F..%2Fetc%2Fpasswd",
      "review://rev-k3x9%00",
      "review://%E0%A4%A",
      "review://",
      "reviews://x",
      "file:///etc/passwd",
      "not a uri",
      "",
      `review://${"a".repeat(100_000)}`,
    ];
    for (const uri of uris) {
      const { error } = await session.request("resources/read", { uri });
      assert(isObject(error), uri);
      const told = uri.length > 200 ? `${uri.slice(0, 199)}…` : uri;
      assertEquals([error["code"], error["data"]], [-32002, { uri: told }]);
      assert(String(error["message"]).length < 300, "the message is short");
    }
    const { contents } = await session.result("resources/read", { uri: "reviews://" });
    assert(Array.isArray(contents) && contents.length === 1);
  });
});

Deno.test("resources/list names the list and every review with title, state and time", async () => {
  await inFreshDirectory(async (directory) => {
    await using session = await WireSession.open(directory, "2025-11-25");
    const call = (name: string, args: Record<string, unknown>) => session.call(name, args);
    const { id } = await playReview(call, "steelman");
    const { review_id } = await call("start_review", {
      claim: "Moving the archive to the cellar\nwould save a third of the rent",
      mode: "gauntlet",
    });
    const { resources } = await session.result("resources/list", {});
    assert(Array.isArray(resources));
    assertEquals(resources.map(({ uri }) => uri), [
      "reviews://",
      `review://${review_id}`,
      `review://${id}`,
    ]);
    const [, active, complete] = resources;
    assertEquals(active.title, "Moving the archive to the cellar would save a third of the rent");
    assertEquals(active.description, "gauntlet, active in counterarguments");
    assertMatch(complete.description, /^steelman, claim /);
    assertMatch(complete.annotations.lastModified, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+00:00$/);
    assertEquals(complete.mimeType, "text/markdown");
  });
});

Deno.test("resources/list and completion stop at 100 of many reviews", async () => {
  await inFreshDirectory(async (directory) => {
    await using session = await WireSession.open(directory, "2025-11-25");
    for (let count = 0; count < 103; count += 1) {
      await session.call("start_review", { claim: SCRIPTED_CLAIM, mode: "steelman" });
    }
    assertEquals((await session.call("list_reviews", { limit: 1 }))["count"], 103);
    const { resources } = await session.result("resources/list", {});
    assert(Array.isArray(resources));
    assertEquals(resources.length, 101);
    const { completion } = await session.result("completion/complete", {
      ref: { type: "ref/resource", uri: "review://{review_id}" },
      argument: { name: "review_id", value: "rev-" },
    });
    assert(isObject(completion) && Array.isArray(completion["values"]));
    assertEquals([completion["values"].length, completion["total"], completion["hasMore"]], [
      100,
      103,
      true,
    ]);
  });
});

Deno.test("resources/read shows the progress of an unfinished review", async () => {
  await inFreshDirectory(async (directory) => {
    await using session = await WireSession.open(directory, "2025-11-25");
    const { review_id } = await session.call("start_review", {
      claim: SCRIPTED_CLAIM,
      mode: "devils_advocate",
    });
    await session.call("submit", {
      review_id,
      items: scriptedItems("counterarguments").slice(0, 1),
    });
    const { contents } = await session.result("resources/read", { uri: `review://${review_id}` });
    assert(Array.isArray(contents));
    const [{ text, mimeType, uri }] = contents;
    assertEquals([uri, mimeType], [`review://${review_id}`, "text/markdown"]);
    for (const part of ["phase `counterarguments` (1/2) is open", "1 item, open", "2 more"]) {
      assert(text.includes(part), `${part} is not in\n${text}`);
    }
  });
});

Deno.test("resources/read gives the page of a complete review, and of no other", async () => {
  await inFreshDirectory(async (directory) => {
    await using session = await WireSession.open(directory, "2025-11-25");
    const call = (name: string, args: Record<string, unknown>) => session.call(name, args);
    const { id } = await playReview(call, "steelman");
    const uri = `review://${id}/page`;
    const { contents } = await session.result("resources/read", { uri });
    assert(Array.isArray(contents) && contents.length === 1);
    assertEquals([contents[0].uri, contents[0].mimeType], [uri, "text/html"]);
    assertMatch(contents[0].text, /^<!doctype html>/);
    const { review_id } = await call("start_review", { claim: SCRIPTED_CLAIM, mode: "steelman" });
    const { error } = await session.request("resources/read", {
      uri: `review://${review_id}/page`,
    });
    assert(isObject(error));
    assertMatch(String(error["message"]), /strongest_case/);
  });
});

Deno.test("a file that is no valid review is told as such, not as missing", async () => {
  await inFreshDirectory(async (directory) => {
    Deno.writeTextFileSync(join(directory, "rev-odd0.json"), "{}");
    await using session = await WireSession.open(directory, "2025-11-25");
    const { error } = await session.request("resources/read", { uri: "review://rev-odd0" });
    assert(isObject(error));
    assertEquals(error["code"], -32602);
    assertMatch(String(error["message"]), /rev-odd0\.json is not a valid review/);
  });
});
