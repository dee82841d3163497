import { assertEquals, assertMatch, assertThrows } from "@std/assert";
import { join, resolve } from "@std/path";
import { inFreshDirectory, runCommand } from "../support/run_program.ts";
import { programCommand } from "../support/server_process.ts";
import { seed, SEEDED } from "../support/seeded.ts";
import { UsageError } from "../../src/cli/command.ts";
import { dataDirectory, projectDirectory } from "../../src/cli/data_dir.ts";

const HOME = resolve("/home/of someone");
const found = (flag: string | undefined, environment: Record<string, string> = {}) =>
  dataDirectory(flag, (name) => ({ HOME, ...environment })[name]).path;

Deno.test("dataDirectory() takes the flag, else the variable, else a folder at home", () => {
  const variable = { DEVILS_ADVOCATE_DIR: "/from/variable" };
  assertEquals(found("/from/flag", variable), resolve("/from/flag"));
  assertEquals(found(undefined, variable), resolve("/from/variable"));
  assertEquals(found(undefined), join(HOME, ".mcp-devils-advocate"));
});

Deno.test("dataDirectory() takes an empty one as not set", () => {
  assertEquals(found("", { DEVILS_ADVOCATE_DIR: "/v" }), resolve("/v"));
  assertEquals(found("", { DEVILS_ADVOCATE_DIR: "" }), join(HOME, ".mcp-devils-advocate"));
});

Deno.test("dataDirectory() expands a leading tilde only, and makes the rest absolute", () => {
  assertEquals(found("~"), HOME);
  assertEquals(found("~/my reviews"), join(HOME, "my reviews"));
  assertEquals(found(undefined, { DEVILS_ADVOCATE_DIR: "~/x" }), join(HOME, "x"));
  assertEquals(found("~other/x"), resolve("~other/x"));
  assertEquals(found("a/~/b"), resolve("a/~/b"));
  assertEquals(found("."), Deno.cwd());
  assertEquals(found("~", { HOME: "", USERPROFILE: "/profile" }), resolve("/profile"));
});

Deno.test("dataDirectory() refuses a variable that was not expanded, and names it", () => {
  for (
    const [named, variable] of [
      ["${CLAUDE_PROJECT_DIR}/decisions", "${CLAUDE_PROJECT_DIR}"],
      ["/a/${env:HOME}/b", "${env:HOME}"],
      ["~/${input:dir}", "${input:dir}"],
      ["${VAR:-/x}", "${VAR:-/x}"],
      ["%USERPROFILE%\\reviews", "%USERPROFILE%"],
      ["C:\\%ProgramFiles(x86)%\\x", "%ProgramFiles(x86)%"],
      ["$HOME/reviews", "$HOME"],
      ["$env:USERPROFILE\\reviews", "$env:USERPROFILE"],
      ["$(pwd)/reviews", "$(pwd)"],
    ] as const
  ) {
    assertThrows(() => found(named), UsageError, variable);
    assertThrows(() => found(undefined, { DEVILS_ADVOCATE_DIR: named }), UsageError, variable);
  }
  for (const named of ["/a/100%/b", "/a/50% to 60%/b", "/a/b$c", "/a/$5", "/{x}/y"]) {
    assertEquals(found(named), resolve(named));
  }
});

Deno.test("dataDirectory() asks for a directory where there is no home", () => {
  assertThrows(() => found(undefined, { HOME: "" }), UsageError, "--data-dir");
});

Deno.test("projectDirectory() takes the nearest one, up to .git, the home or the root", async () => {
  await inFreshDirectory((root) => {
    const deep = join(root, "home", "repo", "src", "deep");
    Deno.mkdirSync(deep, { recursive: true });
    const directory = (...folders: string[]): string => join(root, ...folders, ".devils-advocate");
    const take = (from: string, home = join(root, "home")) =>
      projectDirectory(from, (name) => name === "HOME" ? home : undefined);

    Deno.mkdirSync(directory());
    assertEquals(take(deep).path, null, "beyond the home");
    assertEquals(take(deep, "").path, directory(), "up to the root");
    Deno.mkdirSync(directory("home"));
    assertEquals(take(deep).path, directory("home"), "in the home");
    // In a worktree .git is a file.
    Deno.writeTextFileSync(join(root, "home", "repo", ".git"), "");
    assertEquals(take(deep).path, null, "beyond the repository");
    Deno.mkdirSync(directory("home", "repo"));
    assertEquals(take(deep).path, directory("home", "repo"));
    assertEquals(take(join(root, "home", "repo")).path, directory("home", "repo"));
    Deno.mkdirSync(directory("home", "repo", "src"));
    assertEquals(take(deep).path, directory("home", "repo", "src"), "the nearest");
    assertEquals(projectDirectory(null, () => undefined), { path: null, passedOver: [] });
    return Promise.resolve();
  });
});

Deno.test("projectDirectory() passes over what is no directory of the user's own, and says so", {
  ignore: Deno.build.os === "windows",
}, async () => {
  await inFreshDirectory((root) => {
    Deno.mkdirSync(join(root, ".git"));
    Deno.mkdirSync(join(root, "a", "b"), { recursive: true });
    Deno.mkdirSync(join(root, "elsewhere"));
    Deno.mkdirSync(join(root, ".devils-advocate"));
    Deno.symlinkSync(join(root, "elsewhere"), join(root, "a", ".devils-advocate"));
    Deno.writeTextFileSync(join(root, "a", "b", ".devils-advocate"), "");
    const from = join(root, "a", "b");
    assertEquals(projectDirectory(from, () => undefined), {
      path: join(root, ".devils-advocate"),
      passedOver: [
        `${join(from, ".devils-advocate")} is not used: it is not a directory`,
        `${join(root, "a", ".devils-advocate")} is not used: it is a symbolic link`,
      ],
    });
    const stranger = projectDirectory(root, () => undefined, (Deno.uid() ?? 0) + 1);
    assertEquals(stranger, {
      path: null,
      passedOver: [`${join(root, ".devils-advocate")} is not used: it belongs to another user`],
    });
    return Promise.resolve();
  });
});

Deno.test("a project's reviews are found from its folders, and an unknown id names both places", {
  ignore: Deno.build.os === "windows",
}, async () => {
  await inFreshDirectory(async (root) => {
    const real = Deno.realPathSync(root);
    const inner = join(real, "repo", "src");
    const project = join(real, "repo", ".devils-advocate");
    const own = join(real, ".mcp-devils-advocate");
    Deno.mkdirSync(inner, { recursive: true });
    await seed(project);
    await seed(own);
    Deno.removeSync(join(project, `${SEEDED.revision}.json`));
    const command = programCommand().map((word) => `'${word.replaceAll("'", "'\\''")}'`).join(" ");
    const inside = (line: string) =>
      runCommand(["sh", "-c", `cd '${inner}' && exec ${command} ${line}`], {
        HOME: real,
        DEVILS_ADVOCATE_DIR: "",
      });

    assertEquals(JSON.parse((await inside("list --json")).stdout).data_dir, project);
    const elsewhere = await inside(`show ${SEEDED.revision}`);
    assertEquals([elsewhere.code, elsewhere.stderr], [
      1,
      `error: There is no review rev-revi in ${project}, but there is one in ${own}: add --data-dir ${own}.\n`,
    ]);
    const nowhere = await inside("show rev-none");
    assertEquals(
      nowhere.stderr,
      `error: There is no review rev-none in ${project}, this project's directory, or in ${own}.\n`,
    );
    const started = await inside('start "The bakery should sell its vans" --mode steelman');
    // Clones make ids apart from each other, so they are longer there.
    assertMatch(started.stdout, /^rev-[a-z0-9]{8}\n$/);
    assertEquals(Deno.statSync(join(project, `${started.stdout.trim()}.json`)).isFile, true);

    Deno.renameSync(project, join(real, "moved"));
    Deno.symlinkSync(join(real, "moved"), project);
    const linked = await inside("list --json");
    assertEquals(JSON.parse(linked.stdout).data_dir, own);
    assertEquals(linked.stderr, `warning: ${project} is not used: it is a symbolic link\n`);
  });
});
