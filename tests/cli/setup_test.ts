import { assert, assertEquals } from "@std/assert";
import { join } from "@std/path";
import { inFreshDirectory, type Run, runProgram } from "../support/run_program.ts";

const DENO_DIR = Deno.env.get("DENO_DIR") ??
  join(Deno.env.get("XDG_CACHE_HOME") ?? join(Deno.env.get("HOME") ?? "", ".cache"), "deno");

function setup(home: string, ...args: readonly string[]): Promise<Run> {
  // With another home, the runtime would look for its packages there.
  return runProgram(["setup", ...args], { HOME: home, DENO_DIR, DEVILS_ADVOCATE_DIR: "" });
}

const CURSOR = (home: string): string => join(home, ".cursor", "mcp.json");

Deno.test("setup lists the clients, and prints an entry with an absolute path and nothing else", async () => {
  await inFreshDirectory(async (home) => {
    const { stdout: list } = await setup(home);
    assertEquals(list.trimEnd().split("\n").length, 8);
    const { code, stdout, stderr } = await setup(home, "cursor");
    assertEquals(code, 0);
    const { command, args, env } = JSON.parse(stdout).mcpServers["devils-advocate"];
    assert(command.startsWith("/") || /^[A-Z]:/.test(command), command);
    assertEquals([args.at(-1), env], ["serve", undefined]);
    assert(stderr.includes(CURSOR(home)), stderr);
    assertEquals([...Deno.readDirSync(home)], []);
  });
});

Deno.test("setup --write keeps the rest of the file, copies it first and writes nothing twice", async () => {
  await inFreshDirectory(async (home) => {
    const before = '{\n  // mine\n  "mcpServers": {\n    "other": { "command": "x" }\n  }\n}\n';
    Deno.mkdirSync(join(home, ".cursor"));
    Deno.writeTextFileSync(join(home, "dotfile.json"), before, { mode: 0o600 });
    Deno.symlinkSync(join(home, "dotfile.json"), CURSOR(home));
    const first = await setup(home, "cursor", "--write", "--data-dir", join(home, "decisions"));
    assertEquals([first.code, first.stdout], [0, ""]);
    assert(first.stderr.includes("dotfile.json.bak"), first.stderr);
    assertEquals(Deno.readTextFileSync(join(home, "dotfile.json.bak")), before);
    const after = Deno.readTextFileSync(CURSOR(home));
    assert(after.startsWith('{\n  // mine\n  "mcpServers": {\n    "other": { "command": "x" },\n'));
    assert(after.includes(JSON.stringify(join(home, "decisions"))), after);
    assert(Deno.lstatSync(CURSOR(home)).isSymlink);
    assertEquals((Deno.statSync(CURSOR(home)).mode ?? 0) & 0o777, 0o600);

    const again = await setup(home, "cursor", "--write", "--data-dir", join(home, "decisions"));
    assert(again.stderr.includes("nothing was changed"), again.stderr);
    assertEquals(Deno.readTextFileSync(CURSOR(home)), after);
    assertEquals([...Deno.readDirSync(home)].length, 3);
  });
});

Deno.test("setup --write leaves a file alone that it does not understand", async () => {
  await inFreshDirectory(async (home) => {
    Deno.mkdirSync(join(home, ".cursor"));
    for (const text of ['{"mcpServers": {', '{"mcpServers": []}', "\xff"]) {
      Deno.writeFileSync(CURSOR(home), Uint8Array.from(text, (letter) => letter.charCodeAt(0)));
      const { code, stderr } = await setup(home, "cursor", "--write");
      assertEquals(code, 1, text);
      assert(stderr.includes("was left alone"), stderr);
      assertEquals(Deno.readFileSync(CURSOR(home)).length, text.length);
    }
    assertEquals([...Deno.readDirSync(join(home, ".cursor"))].length, 1);
  });
});

Deno.test("setup --write keeps arguments that the user added, but for a directory named anew", async () => {
  await inFreshDirectory(async (home) => {
    const entry = { command: "/old", args: ["serve", "--data-dir", "/mine", "--x"] };
    Deno.mkdirSync(join(home, ".cursor"));
    Deno.writeTextFileSync(
      CURSOR(home),
      JSON.stringify({ mcpServers: { "devils-advocate": entry } }),
    );
    const written = () =>
      JSON.parse(Deno.readTextFileSync(CURSOR(home))).mcpServers["devils-advocate"];
    assertEquals((await setup(home, "cursor", "--write")).code, 0);
    assertEquals(written().args.slice(-4), entry.args);
    assertEquals((await setup(home, "cursor", "--write", "--data-dir", join(home, "d"))).code, 0);
    assertEquals(written().args.slice(-2), ["serve", "--x"]);
    assertEquals(written().env, { DEVILS_ADVOCATE_DIR: join(home, "d") });
  });
});

Deno.test({
  name: "setup --write leaves a read-only file alone",
  ignore: Deno.build.os === "windows",
  async fn() {
    await inFreshDirectory(async (home) => {
      Deno.mkdirSync(join(home, ".cursor"));
      Deno.writeTextFileSync(CURSOR(home), "{}", { mode: 0o444 });
      const { code, stderr } = await setup(home, "cursor", "--write");
      assertEquals(code, 1);
      assert(stderr.includes("read-only"), stderr);
      assertEquals(Deno.readTextFileSync(CURSOR(home)), "{}");
    });
  },
});

Deno.test("setup refuses a client it does not know, and one that it cannot write", async () => {
  await inFreshDirectory(async (home) => {
    const unknown = await setup(home, "curser");
    assertEquals(unknown.code, 2);
    assert(unknown.stderr.includes("did you mean cursor?"), unknown.stderr);
    for (const args of [["codex", "--write"], ["--write"]]) {
      assertEquals((await setup(home, ...args)).code, 2, args.join(" "));
    }
  });
});

Deno.test("setup prints where there is no home, and writes nothing", async () => {
  const { code, stderr } = await setup("", "cursor");
  assertEquals(code, 0, stderr);
  assert(stderr.includes(join("~", ".cursor", "mcp.json")), stderr);
  const written = await setup("", "cursor", "--write");
  assertEquals(written.code, 2);
  assert(written.stderr.includes("set HOME"), written.stderr);
});
