import { assert, assertEquals, assertMatch } from "@std/assert";
import { join } from "@std/path";
import { CLAIM } from "../support/load.ts";
import { inFreshDirectory, runProgram } from "../support/run_program.ts";
import { SCALE } from "../support/scale.ts";
import { ServerProcess } from "../support/server_process.ts";

/** A process that holds the lock of a directory until it is killed. */
async function lockHolder(directory: string): Promise<Deno.ChildProcess> {
  const path = JSON.stringify(join(directory, ".lock"));
  const script = `
    const file = Deno.openSync(${path}, { read: true, write: true, create: true });
    file.lockSync(true);
    Deno.stdout.writeSync(new TextEncoder().encode("held"));
    setInterval(() => {}, 1_000);
  `;
  const child = new Deno.Command(Deno.execPath(), {
    args: ["eval", script],
    stdin: "null",
    stdout: "piped",
  }).spawn();
  const reader = child.stdout.getReader();
  await reader.read();
  await reader.cancel();
  return child;
}

Deno.test("a lock holds back writers and no reader, and goes with the process that held it", async () => {
  await inFreshDirectory(async (directory) => {
    await using server = await ServerProcess.start(directory);
    const first = await server.call("start_review", { claim: CLAIM, mode: "steelman" });
    const id = String(first.content?.["review_id"]);
    const holder = await lockHolder(directory);
    let written = false;
    const waiting = server.call("start_review", { claim: CLAIM, mode: "steelman" })
      .then((answer) => {
        written = true;
        return answer;
      });
    for (const words of [["list"], ["show", id]]) {
      const { code, stdout } = await runProgram([...words, "--data-dir", directory]);
      assertEquals([code, stdout.includes(id)], [0, true]);
    }
    // The same server answers everything else meanwhile.
    assertEquals((await server.request("ping", {}))["error"], undefined);
    assertEquals((await server.call("get_review", { review_id: id })).isError, false);
    assertEquals((await server.call("list_reviews", {})).content?.["count"], 1);
    assertEquals(written, false, "a writer did not wait for the lock");
    holder.kill("SIGKILL");
    await holder.status;
    assertEquals((await waiting).isError, false);
    const { stdout } = await runProgram(["list", "--json", "--data-dir", directory]);
    assertEquals(JSON.parse(stdout).count, 2);
  });
});

Deno.test("the end of input ends a server whose writers wait, and they are told", async () => {
  await inFreshDirectory(async (directory) => {
    await runProgram(["list", "--data-dir", directory]);
    const holder = await lockHolder(directory);
    try {
      const params = { name: "start_review", arguments: { claim: CLAIM, mode: "steelman" } };
      const input = [
        {
          id: 1,
          method: "initialize",
          params: {
            protocolVersion: "2025-11-25",
            capabilities: {},
            clientInfo: { name: "test", version: "1" },
          },
        },
        { method: "notifications/initialized" },
        ...[2, 3].map((id) => ({ id, method: "tools/call", params })),
      ].map((message) => `${JSON.stringify({ jsonrpc: "2.0", ...message })}\n`).join("");
      const { code, stdout } = await runProgram(["serve", "--data-dir", directory], {}, input);
      const answers = stdout.trim().split("\n").map((line) => JSON.parse(line));
      assertEquals([code, answers.map(({ id }) => id)], [0, [1, 2, 3]]);
      for (const { result } of answers.slice(1)) {
        assertEquals(result.isError, true);
        assertMatch(result.content[0].text, /another process is writing to .*; nothing was saved/);
      }
    } finally {
      holder.kill("SIGKILL");
      await holder.status;
    }
  });
});

Deno.test("writers take turns although somebody removes the lock file", async () => {
  await inFreshDirectory(async (directory) => {
    await using server = await ServerProcess.start(directory);
    await server.call("start_review", { claim: CLAIM, mode: "steelman" });
    const holder = await lockHolder(directory);
    const waiting = server.call("start_review", { claim: CLAIM, mode: "steelman" });
    await runProgram(["list", "--data-dir", directory]);
    // The server waits for a file that nobody can find any more, and others will take a new one.
    Deno.removeSync(join(directory, ".lock"));
    const second = await lockHolder(directory);
    holder.kill("SIGKILL");
    await holder.status;
    const { stdout } = await runProgram(["list", "--json", "--data-dir", directory]);
    assertEquals(JSON.parse(stdout).count, 1, "a writer wrote beside the holder of the new lock");
    second.kill("SIGKILL");
    await second.status;
    assertEquals((await waiting).isError, false);
  });
});

Deno.test("a process that hangs with the lock is named after a while", {
  ignore: SCALE === 1 || Deno.FsFile.prototype.tryLockSync === undefined,
}, async () => {
  await inFreshDirectory(async (directory) => {
    await using server = await ServerProcess.start(directory);
    const holder = await lockHolder(directory);
    try {
      const { isError, text } = await server.call("start_review", {
        claim: CLAIM,
        mode: "steelman",
      });
      assert(isError);
      assertMatch(text, /another process is writing to .*; nothing was saved/);
    } finally {
      holder.kill("SIGKILL");
      await holder.status;
    }
  });
});
