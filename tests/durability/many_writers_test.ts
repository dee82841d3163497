import { assert, assertEquals } from "@std/assert";
import { join } from "@std/path";
import { CLAIM, itemFor, seeded, sentence, taskOf } from "../support/load.ts";
import { inFreshDirectory, runProgram } from "../support/run_program.ts";
import { SCALE } from "../support/scale.ts";
import { ServerProcess } from "../support/server_process.ts";

const SERVERS = 8;
const SUBMISSIONS = 12 * SCALE;
const STARTS = 500 * SCALE;

async function withServers(
  directory: string,
  use: (servers: readonly ServerProcess[]) => Promise<void>,
): Promise<void> {
  const servers = await Promise.all(
    Array.from({ length: SERVERS }, () => ServerProcess.start(directory)),
  );
  try {
    await use(servers);
  } finally {
    for (const server of servers) await server[Symbol.asyncDispose]();
  }
}

/** Texts of the counterarguments that a review's file holds. */
function storedTexts(directory: string, id: string): string[] {
  const record = JSON.parse(Deno.readTextFileSync(join(directory, `${id}.json`)));
  return record.phases.counterarguments.map((item: { text: string }) => item.text);
}

Deno.test("eight servers and their readers share one directory, and nothing is lost or torn", async () => {
  await inFreshDirectory(async (directory) => {
    await withServers(directory, async (servers) => {
      const [first] = servers;
      assert(first !== undefined);
      const { content } = await first.call("start_review", { claim: CLAIM, mode: "gauntlet" });
      const shared = String(content?.["review_id"]);
      const accepted: string[] = [];
      let writing = true;

      const write = async (server: ServerProcess, seed: number): Promise<void> => {
        const random = seeded(seed);
        const own = await server.call("start_review", { claim: CLAIM, mode: "gauntlet" });
        const ownId = String(own.content?.["review_id"]);
        let task = taskOf(own.content ?? {});
        for (let turn = 0; turn < SUBMISSIONS; turn += 1) {
          // One category only, so that the phase stays open for everybody.
          const text = sentence(random);
          const answer = await server.call("submit", {
            review_id: shared,
            items: [{ text, category: "scope", severity: 3 }],
          });
          assert(!answer.isError, answer.text);
          accepted.push(text);
          if (task === undefined) continue;
          const mine = await server.call("submit", {
            review_id: ownId,
            items: [itemFor(task, random)],
          });
          assert(!mine.isError, mine.text);
          const progress = await server.call("get_review", { review_id: ownId });
          task = taskOf(progress.content ?? {});
        }
      };
      const read = async (): Promise<number> => {
        let looks = 0;
        let seen = 0;
        while (writing) {
          const { code, stdout, stderr } = await runProgram([
            "list",
            "--json",
            "--data-dir",
            directory,
          ]);
          assertEquals([code, stderr], [0, ""]);
          const { count, skipped } = JSON.parse(stdout);
          assertEquals(skipped, undefined, "a reader saw a file that is no review");
          assert(count >= seen, `a reader saw ${count} reviews after it had seen ${seen}`);
          seen = count;
          looks += 1;
        }
        return looks;
      };
      const readers = [read(), read()];
      await Promise.all(servers.map((server, index) => write(server, index + 1)));
      writing = false;
      const looks = await Promise.all(readers);
      assert(looks.every((times) => times > 0));

      assertEquals(accepted.length, SERVERS * SUBMISSIONS);
      assertEquals(storedTexts(directory, shared).sort(), accepted.sort());
      const { stdout } = await runProgram(["list", "--json", "--data-dir", directory]);
      assertEquals(JSON.parse(stdout).count, SERVERS + 1);
    });
    const left = [...Deno.readDirSync(directory)].map(({ name }) => name);
    assertEquals(left.filter((name) => name.endsWith(".tmp")), []);
  });
});

Deno.test(`${STARTS} starts in parallel give as many reviews`, async () => {
  await inFreshDirectory(async (directory) => {
    const ids = new Set<string>();
    await withServers(directory, async (servers) => {
      await Promise.all(
        Array.from({ length: STARTS }, async (_, index) => {
          const server = servers[index % SERVERS];
          assert(server !== undefined);
          const { content } = await server.call("start_review", {
            claim: `Case ${index}: ${CLAIM}`,
            mode: "steelman",
          });
          ids.add(String(content?.["review_id"]));
        }),
      );
    });
    assertEquals(ids.size, STARTS);
    const { stdout } = await runProgram(["list", "--json", "--data-dir", directory]);
    const { count, reviews, skipped } = JSON.parse(stdout);
    assertEquals([count, skipped], [STARTS, undefined]);
    const claims = new Set(reviews.map((review: { claim: string }) => review.claim));
    assertEquals(claims.size, STARTS, "a review was overwritten by another");
  });
});
