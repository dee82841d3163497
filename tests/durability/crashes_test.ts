import { assert, assertEquals } from "@std/assert";
import { join } from "@std/path";
import { CLAIM, seeded, sentence } from "../support/load.ts";
import { inFreshDirectory, runProgram } from "../support/run_program.ts";
import { SCALE } from "../support/scale.ts";
import { ServerProcess } from "../support/server_process.ts";

/** Servers that are killed in one round, and how many rounds there are. */
const SERVERS = 5;
const ROUNDS = 30 * SCALE;
/** A server is killed this long after its first answer at most (ms). */
const LIFE_MOST = 100;

/** What a client sent and what it was told is saved. */
interface Ledger {
  readonly sent: Set<string>;
  readonly acknowledged: Set<string>;
}

function ledgerOf(ledgers: Map<string, Ledger>, id: string): Ledger {
  const ledger = ledgers.get(id) ?? { sent: new Set(), acknowledged: new Set() };
  ledgers.set(id, ledger);
  return ledger;
}

/** Submits one item after the next, to all these reviews in turn, until the server is gone. */
async function submitUntilKilled(
  server: ServerProcess,
  ids: readonly string[],
  ledgers: Map<string, Ledger>,
  random: () => number,
  answered: () => void,
): Promise<void> {
  while (true) {
    for (const id of ids) {
      const text = sentence(random);
      const ledger = ledgerOf(ledgers, id);
      ledger.sent.add(text);
      try {
        const { isError, text: message } = await server.call("submit", {
          review_id: id,
          items: [{ text, category: "scope", severity: 2 }],
        });
        assert(!isError, message);
      } catch (error) {
        if (error instanceof Error && /server ended|pipe/i.test(error.message)) return;
        throw error;
      }
      ledger.acknowledged.add(text);
      answered();
    }
  }
}

function checkFiles(directory: string, ledgers: ReadonlyMap<string, Ledger>): number {
  let items = 0;
  for (const [id, { sent, acknowledged }] of ledgers) {
    const record = JSON.parse(Deno.readTextFileSync(join(directory, `${id}.json`)));
    const texts: string[] = record.phases.counterarguments.map((item: { text: string }) =>
      item.text
    );
    const stored = new Set(texts);
    assertEquals(stored.size, texts.length, `${id} holds an item twice`);
    assertEquals([...acknowledged].filter((text) => !stored.has(text)), [], `${id} lost items`);
    assertEquals(texts.filter((text) => !sent.has(text)), [], `${id} holds items nobody sent`);
    items += texts.length;
  }
  return items;
}

Deno.test(`${SERVERS * ROUNDS} servers killed under load lose nothing that they acknowledged`, async () => {
  await inFreshDirectory(async (directory) => {
    const random = seeded(5);
    const ledgers = new Map<string, Ledger>();
    let shared = "";
    let kills = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const starting = Array.from({ length: SERVERS }, () => ServerProcess.start(directory));
      const servers = await Promise.all(starting);
      if (round % 5 === 0) {
        const next = await servers[0]?.call("start_review", {
          claim: CLAIM,
          mode: "devils_advocate",
        });
        assertEquals(next?.isError, false);
        shared = String(next?.content?.["review_id"]);
      }
      await Promise.all(servers.map(async (server, index) => {
        const own = await server.call("start_review", { claim: CLAIM, mode: "gauntlet" });
        const life = random() * LIFE_MOST;
        const { promise: underLoad, resolve: answered } = Promise.withResolvers<void>();
        const load = submitUntilKilled(
          server,
          [shared, String(own.content?.["review_id"])],
          ledgers,
          seeded(1_000 * round + index),
          answered,
        );
        await underLoad;
        await new Promise((resolve) => setTimeout(resolve, life));
        server.process.kill("SIGKILL");
        await load;
        await server[Symbol.asyncDispose]();
        kills += 1;
      }));
      checkFiles(directory, ledgers);
    }
    assertEquals(kills, SERVERS * ROUNDS);
    const items = checkFiles(directory, ledgers);

    assert(items > kills, `only ${items} items were submitted`);

    const { code, stderr, stdout } = await runProgram(["list", "--json", "--data-dir", directory]);
    assertEquals([code, stderr, JSON.parse(stdout).skipped], [0, "", undefined]);
    // Nothing needs cleaning up by hand: the next write removes what the killed ones left.
    await using server = await ServerProcess.start(directory);
    const { isError } = await server.call("start_review", { claim: CLAIM, mode: "steelman" });
    assertEquals(isError, false);
    const strays = [...Deno.readDirSync(directory)].map(({ name }) => name)
      .filter((name) => name !== ".lock" && !/^rev-[a-z0-9]{4}\.json$/.test(name));
    assertEquals(strays, []);
  });
});
