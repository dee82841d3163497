import { assert, assertEquals } from "@std/assert";
import { play, type Scenario } from "./support/oracle.ts";
import { ServerProcess } from "./support/server_process.ts";

const scenarios: Scenario[] = Deno.readTextFileSync(
  new URL("./fixtures/scenarios.jsonl", import.meta.url),
).trim().split("\n").map((line) => JSON.parse(line));

/** How many servers run at once; more do not help on two cores. */
const LANES = 2;

async function playAlone(scenario: Scenario): Promise<string[]> {
  const directory = await Deno.makeTempDir();
  try {
    await using server = await ServerProcess.start(directory);
    return await play(scenario, (tool, args) => server.call(tool, args));
  } finally {
    await Deno.remove(directory, { recursive: true });
  }
}

Deno.test("recorded reviews of the earlier program agree, played through the server", async () => {
  const waiting = [...scenarios];
  const differences: string[] = [];
  let played = 0;
  const lane = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      differences.push(...await playAlone(next));
      played += 1;
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  assertEquals(differences, []);
  assert(played > 100, `only ${played} scenarios were played`);
});
