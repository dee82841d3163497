import { assertEquals } from "@std/assert";
import { join } from "@std/path";
import { CLAIM, seeded, sentence } from "../support/load.ts";
import { inFreshDirectory } from "../support/run_program.ts";
import { ServerProcess } from "../support/server_process.ts";
import { canTrace } from "../support/tracing.ts";

Deno.test("a file is flushed before it is put into place, and its directory afterwards", {
  ignore: !canTrace(),
}, async () => {
  await inFreshDirectory(async (directory) => {
    const trace = join(directory, "trace");
    {
      const calls = "fsync,fdatasync,link,linkat,rename,renameat,renameat2";
      const wrapper = ["strace", "-f", "-y", "-qq", "-o", trace, "-e", `trace=${calls}`];
      await using server = await ServerProcess.start(join(directory, "data"), {}, wrapper);
      const { content } = await server.call("start_review", { claim: CLAIM, mode: "steelman" });
      await server.call("submit", {
        review_id: content?.["review_id"],
        items: [{ text: sentence(seeded(1)) }],
      });
    }
    const calls = Deno.readTextFileSync(trace).split("\n")
      .filter((line) => line.includes(directory))
      .map((line) => /(sync|link|rename)\w*\(/.exec(line)?.[1]);
    // A new review, then a change. The data directory's own parent is outside of what the server may
    // open, so that its name there is as durable as the system makes it.
    assertEquals(calls, ["sync", "link", "sync", "sync", "rename", "sync"]);
  });
});
