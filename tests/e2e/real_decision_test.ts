import { assert, assertEquals } from "@std/assert";
import { inFreshDirectory, runProgram } from "../support/run_program.ts";
import { isObject, ServerProcess } from "../support/server_process.ts";

const FIXTURE = new URL("../fixtures/pep_703.json", import.meta.url);
const MEMO = new URL("../fixtures/pep_703.memo.md", import.meta.url);

/** A decision with what a client sends and what has to come of it. */
interface Decision {
  readonly claim: string;
  readonly mode: string;
  readonly context: string;
  readonly batches: readonly { readonly phase: string; readonly items: readonly unknown[] }[];
  readonly verdict: unknown;
}

/** A memo with the id and the times of every run. */
function normal(memo: string, id: string): string {
  return memo.replaceAll(id, "rev-0703").replace(
    / in (?:under a minute|1 minute)(?=, both)/,
    " in no time",
  ).replace(
    /\d{4}-\d{2}-\d{2} \d{2}:\d{2} UTC/g,
    "2000-01-01 00:00 UTC",
  );
}

/** What the verdict says, without reasons: they are the memo's. */
function ruling({ assessment, risk_score, lenses }: Record<string, unknown>): unknown {
  const value = (score: unknown): unknown => isObject(score) ? score["value"] : score;
  assert(isObject(lenses));
  return {
    assessment,
    risk: value(risk_score),
    lenses: Object.fromEntries(
      Object.entries(lenses).map(([name, lens]) => {
        assert(isObject(lens));
        return [name, [lens["assessment"], value(lens["risk_score"])]];
      }),
    ),
  };
}

Deno.test("a real decision, PEP 703, goes through the gauntlet over stdio", async () => {
  const { claim, mode, context, batches, verdict }: Decision = JSON.parse(
    Deno.readTextFileSync(FIXTURE),
  );
  await inFreshDirectory(async (directory) => {
    await using server = await ServerProcess.start(directory);
    const call = async (name: string, args: Record<string, unknown>) => {
      const { isError, text, content } = await server.call(name, args);
      assert(!isError && content !== undefined, `${name}: ${text}`);
      return content;
    };
    const started = await call("start_review", { claim, mode, context });
    const review_id = String(started["review_id"]);
    let open = started["instructions"];
    for (const { phase, items } of batches) {
      assert(isObject(open), `the review ended before ${phase}`);
      assertEquals([open["phase"], open["claim"], open["context"]], [phase, claim, context]);
      open = (await call("submit", { review_id, items }))["next_phase"];
    }
    assertEquals(open, undefined);
    assertEquals(ruling(await call("get_verdict", { review_id })), verdict);

    const memo = String((await call("export_report", { review_id }))["content"]);
    const printed = await runProgram(["report", review_id, "--data-dir", directory]);
    assertEquals(printed, { code: 0, stdout: memo, stderr: "" });
    // With SNAPSHOT_WRITE=1 the memo is written instead of compared: read it before you keep it.
    if (Deno.env.get("SNAPSHOT_WRITE") === "1") {
      Deno.writeTextFileSync(MEMO, normal(memo, review_id));
    }
    assertEquals(normal(memo, review_id), Deno.readTextFileSync(MEMO));
  });
});
