import { assert, assertEquals } from "@std/assert";
import { join } from "@std/path";
import { CLAIM, itemFor, seeded, taskOf } from "../support/load.ts";
import { inFreshDirectory } from "../support/run_program.ts";
import { ServerProcess } from "../support/server_process.ts";

Deno.test("a batch sent again gets its first answer, also after a restart, and is stored once", async () => {
  await inFreshDirectory(async (directory) => {
    const random = seeded(11);
    let server = await ServerProcess.start(directory);
    try {
      const started = await server.call("start_review", { claim: CLAIM, mode: "gauntlet" });
      const review_id = String(started.content?.["review_id"]);
      const file = () => Deno.readTextFileSync(join(directory, `${review_id}.json`));
      const statuses = new Map<string, number>();
      let task = taskOf(started.content ?? {});
      let older: unknown;
      while (task !== undefined) {
        const items = [itemFor(task, random)];
        const first = await server.call("submit", { review_id, items });
        assert(!first.isError, first.text);
        const status = String(first.content?.["status"]);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        const stored = file();

        // Each kind of outcome once across a restart, otherwise the same server again.
        if (statuses.get(status) === 1) {
          await server[Symbol.asyncDispose]();
          server = await ServerProcess.start(directory);
        }
        for (const form of [items, JSON.stringify(items), JSON.stringify(JSON.stringify(items))]) {
          const repeated = await server.call("submit", { review_id, items: form });
          assertEquals([repeated.isError, repeated.text], [false, first.text]);
          assertEquals(file(), stored, "a repetition wrote to the file");
        }
        if (older !== undefined) {
          const late = await server.call("submit", { review_id, items: older });
          assertEquals(late.isError, true, `an older batch was accepted again: ${late.text}`);
          assertEquals(file(), stored);
        }
        older = items;
        task = taskOf((await server.call("get_review", { review_id })).content ?? {});
      }
      assertEquals([...statuses.keys()].sort(), ["complete", "in_progress", "phase_complete"]);
      const verdict = await server.call("get_verdict", { review_id });
      assertEquals(verdict.isError, false);
    } finally {
      await server[Symbol.asyncDispose]();
    }
  });
});
