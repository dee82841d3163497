import { assertEquals, assertMatch } from "@std/assert";
import { join } from "@std/path";
import { inFreshDirectory, runProgram } from "../support/run_program.ts";

Deno.test("init makes a project's directory, and leaves what is there", async () => {
  await inFreshDirectory(async (folder) => {
    const directory = join(folder, ".devils-advocate");
    const made = { code: 0, stdout: `${directory}\n`, stderr: "" };
    assertEquals(await runProgram(["init", folder]), made);
    const read = (name: string): string => Deno.readTextFileSync(join(directory, name));
    assertEquals([...Deno.readDirSync(directory)].map(({ name }) => name).sort(), [
      ".gitattributes",
      ".gitignore",
    ]);
    assertEquals(read(".gitattributes"), "rev-*.json -merge\n");
    assertEquals(read(".gitignore"), ".lock\n.rev-*.tmp\n");
    Deno.writeTextFileSync(join(directory, ".gitignore"), "mine\n");
    assertEquals(await runProgram(["init", folder]), made);
    assertEquals(read(".gitignore"), "mine\n");
  });
});

Deno.test("init makes nothing where it cannot", async () => {
  await inFreshDirectory(async (folder) => {
    const missing = await runProgram(["init", join(folder, "typo")]);
    assertEquals([missing.code, missing.stdout], [1, ""]);
    assertMatch(missing.stderr, /cannot make .+: there is no such folder/);
    if (Deno.build.os === "windows") return;
    Deno.mkdirSync(join(folder, "elsewhere"));
    Deno.symlinkSync(join(folder, "elsewhere"), join(folder, ".devils-advocate"));
    const linked = await runProgram(["init", folder]);
    assertEquals([linked.code, linked.stdout], [1, ""]);
    assertMatch(linked.stderr, /something else already has that name/);
    assertEquals([...Deno.readDirSync(join(folder, "elsewhere"))], []);
  });
});

Deno.test(
  "init leaves who may read it to the umask",
  { ignore: Deno.build.os === "windows" },
  async () => {
    await inFreshDirectory(async (folder) => {
      const before = Deno.umask(0o027);
      try {
        assertEquals((await runProgram(["init", folder])).code, 0);
      } finally {
        Deno.umask(before);
      }
      const { mode } = Deno.statSync(join(folder, ".devils-advocate"));
      assertEquals((mode ?? 0) & 0o777, 0o750);
    });
  },
);
