import { assert, assertEquals, assertMatch } from "@std/assert";
import { join } from "@std/path";
import { inFreshDirectory, type Run } from "./support/run_program.ts";
import { seed, SEEDED } from "./support/seeded.ts";
import { VERSION } from "../src/version.ts";
import { programCommand } from "./support/server_process.ts";

const read = (path: string): string => Deno.readTextFileSync(new URL(path, import.meta.url));
const PAGE = read("../README.md") + read("../.github/docs/recipes.md");

/** The recipe of that name, as the README or the page has it. */
function recipe(name: string, language = "bash"): string {
  const [, text] = new RegExp(`<!-- recipe: ${name} -->\n+\`\`\`${language}\n([\\s\\S]*?)\`\`\``)
    .exec(PAGE) ?? [];
  assert(text !== undefined, `there is no recipe ${name}`);
  return text;
}

/** A shell in a fresh directory where the program is installed under its name. */
async function inShell(
  use: (
    directory: string,
    shell: (script: string, env?: Record<string, string>) => Promise<Run>,
  ) => Promise<void>,
): Promise<void> {
  await inFreshDirectory(async (directory) => {
    const bin = join(directory, "bin");
    Deno.mkdirSync(bin);
    const words = programCommand().map((word) => `'${word.replaceAll("'", "'\\''")}'`).join(" ");
    Deno.writeTextFileSync(
      join(bin, "mcp-devils-advocate"),
      `#!/usr/bin/env bash\nexec ${words} "$@"\n`,
      { mode: 0o755 },
    );
    await use(directory, async (script, env = {}) => {
      const { code, stdout, stderr } = await new Deno.Command("bash", {
        args: ["-c", script],
        cwd: directory,
        env: { ...env, PATH: `${bin}:${Deno.env.get("PATH")}` },
      }).output();
      const text = new TextDecoder();
      return { code, stdout: text.decode(stdout), stderr: text.decode(stderr) };
    });
  });
}

/** An editor: for each phase it puts an answer below the front matter of the form. */
const EDITOR = `#!/usr/bin/env bash
set -euo pipefail
phase=$(sed -n 's/^phase: //p' "$1")
case $phase in
setup) printf '\\n9 months\\n' >>"$1" ;;
failure_causes)
  head -4 "$1" >"$1.new"
  n=0
  while read -r likelihood impact text; do
    n=$((n + 1))
    printf '\\n## F%s\\nlikelihood: %s\\nimpact: %s\\n\\n%s\\n' "$n" "$likelihood" "$impact" "$text"
  done >>"$1.new" <<'CAUSES'
3 4 Two of five bakers quit in March because the longer shifts clashed with school hours
2 3 The wholesaler kept delivering on Mondays and charged storage for eleven weeks
1 2 Regulars bought bread at the supermarket on the closed day and stayed there
2 2 The oven lease billed a fifth day that nobody used until the contract ran out
CAUSES
  mv "$1.new" "$1" ;;
mitigations)
  sed 's/^residual_risk:$/residual_risk: low/' "$1" >"$1.new" && mv "$1.new" "$1"
  printf '\\nAsk all five about shifts in January and settle the rota with them in writing\\n' >>"$1" ;;
esac
`;

const ignore = Deno.build.os === "windows";

Deno.test(
  "recipe: a review in four lines of shell, the last three repeated",
  { ignore },
  async () => {
    await inShell(async (directory, shell) => {
      const editor = join(directory, "editor");
      Deno.writeTextFileSync(editor, EDITOR, { mode: 0o755 });
      const env = { DEVILS_ADVOCATE_DIR: join(directory, "reviews"), EDITOR: editor };
      const [start = "", ...others] = recipe("loop").trim().split("\n");
      assertEquals(others.length, 3);
      const again = others.join("\n");
      const { code, stdout, stderr } = await shell(
        `set -e\n${start}\n${again}\n${again}\n${again}\nmcp-devils-advocate show "$id"`,
        env,
      );
      assertEquals([code, stderr], [0, ""], stdout);
      assertMatch(stdout, /^rev-[a-z0-9]{4}: premortem, complete\n/);
    });
  },
);

Deno.test("recipe: a phase in the editor until it is accepted", { ignore }, async () => {
  await inShell(async (directory, shell) => {
    const editor = join(directory, "editor");
    // Too short at first; the second time there is more.
    Deno.writeTextFileSync(editor, '#!/bin/sh\nprintf "\\nx\\n" >>"$1"\n', { mode: 0o755 });
    const env = { DEVILS_ADVOCATE_DIR: join(directory, "reviews"), EDITOR: editor };
    Deno.writeTextFileSync(join(directory, "edit"), recipe("edit"));
    const { code, stdout, stderr } = await shell(
      'id=$(mcp-devils-advocate start "The shop should sell its vans" --mode premortem)\n' +
        'echo | bash edit "$id" && mcp-devils-advocate show "$id"',
      env,
    );
    assertEquals(code, 0, stderr);
    assertMatch(stderr, /^\S+:\d+: H1 horizon: has 1 character.+\nerror: 1 problem.+\n$/);
    assertMatch(stdout, /\n {2}setup {11}1\n> failure_causes {2}0\n/);
  });
});

/** Git as somebody without any configuration, with this repository's hooks. */
const GIT =
  "git -c user.name=T -c user.email=t@example.org -c commit.gpgsign=false -c core.hooksPath=.git/hooks";

Deno.test(
  "recipe: a commit fails with a decision that was refuted",
  { ignore },
  async () => {
    await inShell(async (directory, shell) => {
      const decisions = join(directory, ".devils-advocate");
      const all = join(directory, "all");
      await seed(all);
      Deno.mkdirSync(decisions);
      await shell(`git init -q . && echo start >readme && ${GIT} add readme`);
      Deno.writeTextFileSync(join(directory, ".git", "hooks", "pre-commit"), recipe("hook"), {
        mode: 0o755,
      });
      const commit = async (id?: string): Promise<Run> => {
        if (id !== undefined) {
          Deno.copyFileSync(join(all, `${id}.json`), join(decisions, `${id}.json`));
        }
        return await shell(
          `${id === undefined ? ":" : "git add .devils-advocate"} && ${GIT} commit -qm x`,
        );
      };
      assertEquals((await commit()).code, 0, "a commit without decisions");
      assertEquals((await commit(SEEDED.survives)).code, 0);

      const refuted = await commit(SEEDED.refuted);
      assertEquals(refuted.code, 1);
      assertMatch(refuted.stderr, /^refused: rev-refu: claim refuted/);
      // What is staged counts: a better file in the working tree does not help.
      Deno.copyFileSync(
        join(all, `${SEEDED.survives}.json`),
        join(decisions, `${SEEDED.refuted}.json`),
      );
      assertEquals((await commit()).code, 1);
      await shell(
        "git rm -qf .devils-advocate/rev-refu.json",
      );

      const unfinished = await commit(SEEDED.active);
      assertEquals(unfinished.code, 0, unfinished.stderr);
      assertMatch(unfinished.stderr, /^note: rev-acti is unfinished, not judged$/m);
      // What was complete stays; what was not may go.
      await shell("git rm -q .devils-advocate/rev-acti.json");
      assertEquals((await commit()).code, 0);
      await shell("git rm -q .devils-advocate/rev-surv.json");
      const gone = await commit();
      assertEquals(gone.code, 1);
      assertMatch(gone.stderr, /^refused: rev-surv was complete and is now gone/);
      assertEquals((await shell("git log --oneline | wc -l")).stdout.trim(), "4");
    });
  },
);

Deno.test("recipe: a pipeline judges what a branch changed", { ignore }, async () => {
  await inShell(async (directory, shell) => {
    const reviews = join(directory, ".devils-advocate");
    await seed(reviews);
    Deno.renameSync(join(reviews, "rev-refu.json"), join(directory, "refuted"));
    Deno.mkdirSync(join(directory, ".ci"));
    Deno.writeTextFileSync(join(directory, ".ci", "decisions"), recipe("ci"));
    await shell(`git init -q -b main . && git add .ci .devils-advocate && ${GIT} commit -qm x`);
    const base = (await shell("git rev-parse HEAD")).stdout.trim();
    await shell("git update-ref refs/remotes/origin/main HEAD && git checkout -q -b branch");
    const [gitlab = ""] = /bash .+$/m.exec(recipe("gitlab", "yaml")) ?? [];
    const [, azure = ""] = /- bash: (.+)$/m.exec(recipe("azure", "yaml")) ?? [];
    const runs = [
      () => shell(gitlab, { CI_MERGE_REQUEST_DIFF_BASE_SHA: base }),
      () => shell(azure, { SYSTEM_PULLREQUEST_TARGETBRANCH: "refs/heads/main" }),
      () => shell(azure, { SYSTEM_PULLREQUEST_TARGETBRANCH: "main" }),
    ];
    const codes = async (): Promise<number[]> => {
      const found: number[] = [];
      for (const run of runs) {
        Deno.removeSync(join(directory, "decisions.xml"));
        found.push((await run()).code);
        assertMatch(
          Deno.readTextFileSync(join(directory, "decisions.xml")),
          /^<\?xml [^]+<testsuite /,
        );
      }
      return found;
    };
    Deno.writeTextFileSync(join(directory, "decisions.xml"), "");
    assertEquals(await codes(), [0, 0, 0]);
    Deno.renameSync(join(directory, "refuted"), join(reviews, "rev-refu.json"));
    await shell(`git add .devils-advocate && ${GIT} commit -qm x`);
    assertEquals(await codes(), [3, 3, 3]);
    await shell(`git rm -q .devils-advocate/rev-refu.json .devils-advocate/rev-surv.json`);
    assertEquals(await codes(), [3, 3, 3]);

    // A link that a commit has put in the place of the report leads nowhere.
    const other = join(directory, "other");
    Deno.writeTextFileSync(other, "kept");
    Deno.removeSync(join(directory, "decisions.xml"));
    Deno.symlinkSync(other, join(directory, "decisions.xml"));
    const unknown = await shell(gitlab, { CI_MERGE_REQUEST_DIFF_BASE_SHA: "0".repeat(40) });
    assertEquals(unknown.code, 1);
    assertMatch(unknown.stderr, /, or the history to it, is not in this clone\n$/);
    assertEquals(Deno.readTextFileSync(other), "kept");
    assertEquals(
      [...Deno.readDirSync(directory)].some(({ name }) => name === "decisions.xml"),
      false,
    );
    Deno.renameSync(reviews, join(directory, "elsewhere"));
    const missing = await shell(gitlab, { CI_MERGE_REQUEST_DIFF_BASE_SHA: base });
    assertEquals(missing.code, 1);
    assertMatch(missing.stderr, /^there is no \.devils-advocate here: /);
    Deno.symlinkSync("elsewhere", reviews);
    const linked = await shell(gitlab, { CI_MERGE_REQUEST_DIFF_BASE_SHA: base });
    assertEquals([linked.code, linked.stderr], [1, ".devils-advocate must not be a link\n"]);
  });
});

Deno.test("recipe: the workflow and the hook's entry name what there is", () => {
  const action = Deno.readTextFileSync(
    new URL("../.github/actions/gate/action.yml", import.meta.url),
  );
  const [, inputs = ""] = /actions\/gate@\S+\n +with:\n([\s\S]*)$/.exec(recipe("github", "yaml")) ??
    [];
  const names = [...inputs.matchAll(/^ +([\w-]+):/gm)].map(([, name]) => name);
  assertEquals(names, ["version", "review"]);
  for (const name of names) assertMatch(action, new RegExp(`^ {2}${name}:`, "m"));
  assertMatch(recipe("pre-commit", "yaml"), /entry: bash \.ci\/decisions-hook\n/);
  // Deleted files start no hook of their own.
  assertMatch(recipe("pre-commit", "yaml"), /always_run: true/);
  assert(!/^ +files:/m.test(recipe("pre-commit", "yaml")));
  assertMatch(recipe("install"), new RegExp(`^version=${VERSION.replaceAll(".", "\\.")}$`, "m"));
});

Deno.test("recipe: all refuted reviews of a month", { ignore }, async () => {
  await inShell(async (directory, shell) => {
    await seed(join(directory, "reviews"));
    const env = { DEVILS_ADVOCATE_DIR: join(directory, "reviews") };
    const march = await shell(recipe("month"), env);
    assertEquals([march.code, march.stderr], [0, ""]);
    assertMatch(march.stdout, /^rev-refu {2}The bakery should replace .+\n$/);
    const april = await shell(recipe("month").replace("2026-03", "2026-04"), env);
    assertEquals([april.code, april.stdout], [0, ""]);
  });
});

Deno.test("recipe: stale active reviews", { ignore }, async () => {
  await inShell(async (directory, shell) => {
    await seed(join(directory, "reviews"));
    const env = { DEVILS_ADVOCATE_DIR: join(directory, "reviews") };
    const stale = await shell(recipe("stale"), env);
    assertEquals([stale.code, stale.stderr], [0, ""]);
    assertMatch(
      stale.stdout,
      /^rev-acti has been waiting for counterarguments for \d+ days: The bakery.+\n$/,
    );
    const patient = await shell(recipe("stale").replace("days 14", "days 1000000"), env);
    assertEquals([patient.code, patient.stdout], [0, ""]);
  });
});

Deno.test("README shows the gate action with inputs that it has", () => {
  const readme = Deno.readTextFileSync(new URL("../README.md", import.meta.url));
  const [, example = ""] = /<!-- action -->\n+```yaml\n([\s\S]*?)```/.exec(readme) ?? [];
  const action = Deno.readTextFileSync(
    new URL("../.github/actions/gate/action.yml", import.meta.url),
  );
  const inputs = [...example.matchAll(/^ {4}([\w-]+):/gm)].map(([, name]) => name);
  assertEquals(inputs, ["version", "data-dir", "fail-on"]);
  for (const input of inputs) assertMatch(action, new RegExp(`^ {2}${input}:`, "m"));
});
