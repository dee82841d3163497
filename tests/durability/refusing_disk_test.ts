import { assert, assertEquals, assertMatch, assertStringIncludes } from "@std/assert";
import { join } from "@std/path";
import { CLAIM, seeded, sentence } from "../support/load.ts";
import { inFreshDirectory, runProgram } from "../support/run_program.ts";
import { ServerProcess } from "../support/server_process.ts";

/**
 * Runs what follows with a small disk of its own mounted on a directory, which holds what the
 * directory held. The disk is gone with the process.
 */
function onSmallDisk(directory: string, then: string): string[] {
  const script = [
    'keep=$(mktemp -d) && cp -a "$0/." "$keep"',
    'mount -t tmpfs -o size=128k none "$0" && cp -a "$keep/." "$0" && rm -r "$keep"',
    then,
    'exec "$@"',
  ].join(" && ");
  return ["unshare", "--user", "--map-root-user", "--mount", "sh", "-c", script, directory];
}

/** Whether this system lets a test have a disk of its own. */
function canMount(): boolean {
  if (Deno.build.os !== "linux") return false;
  const directory = Deno.makeTempDirSync();
  try {
    const [command = "", ...args] = onSmallDisk(directory, "true");
    return new Deno.Command(command, { args: [...args, "true"], stderr: "null" }).outputSync()
      .success;
  } catch {
    return false;
  } finally {
    Deno.removeSync(directory, { recursive: true });
  }
}

const ignore = !canMount();

function batch(seed: number): Record<string, unknown>[] {
  return [{ text: sentence(seeded(seed)), category: "scope", severity: 3 }];
}

Deno.test("a full disk is a clear error, and everything stays as it was", { ignore }, async () => {
  await inFreshDirectory(async (directory) => {
    await using server = await ServerProcess.start(directory, {}, onSmallDisk(directory, "true"));
    // The disk as the server sees it.
    const seen = join("/proc", String(server.process.pid), "root", directory);
    const files = (): Record<string, string> =>
      Object.fromEntries(
        [...Deno.readDirSync(seen)].map((
          { name },
        ) => [name, Deno.readTextFileSync(join(seen, name))]),
      );
    const small = await server.call("start_review", { claim: CLAIM, mode: "devils_advocate" });
    const review_id = String(small.content?.["review_id"]);
    const first = await server.call("submit", { review_id, items: batch(1) });
    assertEquals(first.isError, false);
    Deno.writeTextFileSync(join(seen, "ballast"), "");
    try {
      Deno.writeFileSync(join(seen, "ballast"), new Uint8Array(1024 * 1024));
    } catch {
      // Full.
    }
    const before = files();
    for (
      const [tool, args] of [
        ["submit", { review_id, items: batch(2) }],
        ["abandon_review", { review_id, reason: "for the test" }],
        ["start_review", { claim: CLAIM, mode: "steelman", context: "x".repeat(20_000) }],
      ] as const
    ) {
      const { isError, text } = await server.call(tool, args);
      assertEquals(isError, true, tool);
      assertMatch(text, /cannot be written to \(.*No space left.*\); nothing was saved/, tool);
      assertEquals(files(), before, `${tool} left something behind`);
    }
    const repeated = await server.call("submit", { review_id, items: batch(1) });
    assertEquals(repeated.text, first.text, "what was saved is still known as saved");
    Deno.removeSync(join(seen, "ballast"));
    const again = await server.call("submit", { review_id, items: batch(2) });
    assertEquals([again.isError, again.content?.["items_in_phase"]], [false, 2]);
  });
});

Deno.test(
  "a read-only disk can be read, and says why it cannot be written",
  { ignore },
  async () => {
    await inFreshDirectory(async (directory) => {
      let review_id = "";
      {
        await using server = await ServerProcess.start(directory);
        const { content } = await server.call("start_review", { claim: CLAIM, mode: "steelman" });
        review_id = String(content?.["review_id"]);
      }
      // As a directory that somebody copied: without the lock file.
      Deno.removeSync(join(directory, ".lock"));
      const wrapper = onSmallDisk(directory, 'mount -o remount,bind,ro "$0"');
      await using server = await ServerProcess.start(directory, {}, wrapper);
      const listed = await server.call("list_reviews", {});
      assertEquals([listed.isError, listed.content?.["count"]], [false, 1]);
      assertEquals((await server.call("get_review", { review_id })).isError, false);
      for (
        const [tool, args] of [
          ["submit", { review_id, items: [{ text: sentence(seeded(1)) }] }],
          ["start_review", { claim: CLAIM, mode: "steelman" }],
        ] as const
      ) {
        const { isError, text } = await server.call(tool, args);
        assertEquals(isError, true, tool);
        assertMatch(text, /cannot be written to \(.*Read-only file system.*\); nothing was saved/);
      }
    });
  },
);

Deno.test("a directory without the right to write can be read", {
  // Such rights do not bind the superuser.
  ignore: Deno.build.os === "windows" || Deno.uid() === 0,
}, async () => {
  await inFreshDirectory(async (directory) => {
    await using server = await ServerProcess.start(directory);
    const { content } = await server.call("start_review", { claim: CLAIM, mode: "steelman" });
    const id = String(content?.["review_id"]);
    Deno.removeSync(join(directory, ".lock"));
    Deno.chmodSync(directory, 0o555);
    try {
      const { code, stdout } = await runProgram(["list", "--data-dir", directory]);
      assertEquals(code, 0);
      assertStringIncludes(stdout, id);
      const { isError, text } = await server.call("abandon_review", {
        review_id: id,
        reason: "for the test",
      });
      assert(isError);
      assertMatch(text, /cannot be written to/);
    } finally {
      Deno.chmodSync(directory, 0o755);
    }
  });
});
