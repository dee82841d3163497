import { assert, assertEquals } from "@std/assert";
import { MODES } from "../../src/protocol/modes.ts";
import { CLIENTS } from "../support/mcp_clients.ts";
import { inFreshDirectory } from "../support/run_program.ts";
import { playReview, SCRIPTED_CLAIM } from "../support/scripted_reviews.ts";
import { isObject } from "../support/server_process.ts";

const VERSIONS: Readonly<Record<string, string>> = {
  "1.x": "2025-11-25",
  "2.x legacy": "2025-11-25",
  "2.x auto": "2026-07-28",
  "2.x pinned to 2026-07-28": "2026-07-28",
};

for (const [name, connect] of Object.entries(CLIENTS)) {
  Deno.test(`client ${name} takes a review of every mode to its memo, reads resources, prompt`, async () => {
    await inFreshDirectory(async (directory) => {
      await using client = await connect(directory);
      assertEquals(client.version, VERSIONS[name]);
      assert(client.instructions?.includes("start_review"));
      // From here on the client checks every answer against the tool's output schema.
      assertEquals((await client.tools()).length, 7);

      const call = async (tool: string, args: Record<string, unknown>) => {
        const { isError, texts, structured } = await client.call(tool, args);
        assert(!isError && isObject(structured), `${tool}: ${texts}`);
        assertEquals(texts, [JSON.stringify(structured)]);
        return structured;
      };
      let ended = 0;
      for (const mode of MODES) {
        const { id, answers, verdict, markdown } = await playReview(call, mode.name);
        assertEquals(answers.at(-1)?.["status"], "complete");
        assertEquals(verdict["claim"], SCRIPTED_CLAIM);
        const page = await client.read(`review://${id}`);
        assertEquals(page, { text: markdown, mimeType: "text/markdown" });
        const known = await call("get_review", { review_id: id });
        assertEquals([known["phase"], known["step"]], [null, null]);
        ended += 1;
      }
      assertEquals(ended, 5);

      const listed = await call("list_reviews", {});
      assertEquals(listed["count"], 5);
      assertEquals(JSON.parse((await client.read("reviews://")).text), listed);
      const uris = (await client.resources()).map(({ uri }) => uri);
      assertEquals([uris[0], uris.length], ["reviews://", 6]);
      assertEquals((await client.templates())[0]?.uriTemplate, "review://{review_id}");
      assertEquals((await client.prompts())[0]?.name, "stress_test");
      const prompt = await client.prompt("stress_test", {
        claim: SCRIPTED_CLAIM,
        mode: "steelman",
      });
      assert(prompt.includes(SCRIPTED_CLAIM) && prompt.includes("strongest_case"));
      assertEquals(await client.complete("mode", "pre"), ["premortem"]);
      assertEquals((await client.complete("review_id", "rev-")).length, 5);
    });
  });
}
