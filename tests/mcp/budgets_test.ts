import { assert, assertEquals } from "@std/assert";
import { MODES } from "../../src/protocol/modes.ts";
import { inFreshDirectory } from "../support/run_program.ts";
import {
  playReview,
  SCRIPTED_CLAIM,
  scriptedItems,
  type Size,
} from "../support/scripted_reviews.ts";
import { WireSession } from "../support/wire_session.ts";

/*
 * Budgets in bytes of what a client gives its model. An answer is on the wire twice, as data and as
 * one text of the same bytes; every client takes one of them or knows them as the same.
 */
const TOOLS_MOST = 15_000;
const ANSWER_MOST = 10_000;
const VERDICT_MOST = 24_000;
const GAUNTLET_MOST = 60_000;
const FIRST_PAGE_MOST = 8_000;

function bytes(value: unknown): number {
  return new TextEncoder().encode(JSON.stringify(value)).length;
}

/** Plays a review and gives the size of every answer, in order. */
async function sizes(session: WireSession, mode: string, size: Size): Promise<[string, number][]> {
  const answers: [string, number][] = [];
  const call = async (name: string, args: Record<string, unknown>) => {
    const answer = await session.call(name, args);
    answers.push([name, bytes(answer)]);
    return answer;
  };
  const { id } = await playReview(call, mode, size);
  await call("get_review", { review_id: id });
  return answers;
}

Deno.test("tools/list keeps its budget in both eras", async () => {
  for (const revision of ["2025-11-25", "2026-07-28"] as const) {
    await inFreshDirectory(async (directory) => {
      await using session = await WireSession.open(directory, revision);
      const size = bytes(await session.result("tools/list", {}));
      assert(size <= TOOLS_MOST, `${revision}: ${size} bytes`);
    });
  }
});

Deno.test("every answer of an ordinary review keeps its budget, in every mode", async () => {
  await inFreshDirectory(async (directory) => {
    await using session = await WireSession.open(directory, "2025-11-25");
    let seen = 0;
    for (const { name } of MODES) {
      for (const [tool, size] of await sizes(session, name, "least")) {
        // The memo is a document: as long as what was written, and asked for as a whole.
        if (tool === "export_report") continue;
        const most = tool === "get_verdict" ? VERDICT_MOST : ANSWER_MOST;
        assert(size <= most, `${name} ${tool}: ${size} bytes`);
        seen += 1;
      }
    }
    assert(seen > 25, `only ${seen} answers`);
  });
});

Deno.test("all answers of a thorough gauntlet together keep their budget", async () => {
  await inFreshDirectory(async (directory) => {
    await using session = await WireSession.open(directory, "2025-11-25");
    const answers = await sizes(session, "gauntlet", "whole");
    const sum = answers.reduce((total, [, size]) => total + size, 0);
    assert(sum <= GAUNTLET_MOST, `${sum} bytes`);
    // The verdict and the memo hold all of its 39 texts once more; nothing else comes near.
    const others = answers.filter(([tool]) => tool !== "get_verdict" && tool !== "export_report");
    assertEquals(others.length, 11);
    for (const [tool, size] of others) assert(size <= ANSWER_MOST, `${tool}: ${size} bytes`);
  });
});

Deno.test("refusing fifty bad items keeps the budget of an answer", async () => {
  await inFreshDirectory(async (directory) => {
    await using session = await WireSession.open(directory, "2025-11-25");
    const { review_id } = await session.call("start_review", {
      claim: SCRIPTED_CLAIM,
      mode: "devils_advocate",
    });
    const [item] = scriptedItems("counterarguments");
    const items = Array.from({ length: 50 }, () => ({ ...item, severity: "severe", category: "" }));
    const { content } = await session.result("tools/call", {
      name: "submit",
      arguments: { review_id, items },
    });
    assert(bytes(content) <= ANSWER_MOST, `${bytes(content)} bytes`);
  });
});

Deno.test("the first page of 500 reviews keeps its budget and tells how many there are", async () => {
  await inFreshDirectory(async (directory) => {
    await using session = await WireSession.open(directory, "2025-11-25");
    const last = Array.from({ length: 500 }, () =>
      session.ask("tools/call", {
        name: "start_review",
        arguments: { claim: SCRIPTED_CLAIM, mode: "devils_advocate" },
      }));
    for (const id of last) {
      const asked = await id;
      await session.waitFor((message) => message["id"] === asked);
    }
    const page = await session.call("list_reviews", {});
    assertEquals(page["count"], 500);
    assert(bytes(page) <= FIRST_PAGE_MOST, `${bytes(page)} bytes`);
  });
});
