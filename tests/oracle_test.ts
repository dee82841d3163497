import { assert, assertEquals, assertMatch } from "@std/assert";
import { play, type Scenario } from "./support/oracle.ts";
import { ServerProcess } from "./support/server_process.ts";

const scenarios: Scenario[] = Deno.readTextFileSync(
  new URL("./fixtures/scenarios.jsonl", import.meta.url),
).trim().split("\n").map((line) => JSON.parse(line));

/** How many servers run at once; more do not help on two cores. */
const LANES = 2;

/**
 * Recorded reviews in which the earlier gate let a shortcut pass that this one refuses: the whole
 * claim or target, with two idle words or a few fillers around it. Nothing else may differ in them.
 */
const STRICTER = new Set(["c-responses-37", "c-strongest_case-21", "c-tests-31", "r-010"]);

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
  const stricter = new Map<string, string>();
  let played = 0;
  const lane = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const found = await playAlone(next);
      if (STRICTER.has(next.id)) stricter.set(next.id, found[0] ?? "");
      else differences.push(...found);
      played += 1;
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  assertEquals(differences, []);
  assertEquals([...stricter.keys()].sort(), [...STRICTER].sort());
  for (const [id, refusal] of stricter) {
    assertMatch(
      refusal,
      /^item \d+: '\w+' (restates the claim|repeats the item).*(\(100 % of it word for word|it has (\d+) of the \3 )/m,
      id,
    );
  }
  assert(played > 100, `only ${played} scenarios were played`);
});
