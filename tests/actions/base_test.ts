import { assert, assertEquals, assertMatch, assertStringIncludes } from "@std/assert";
import { join } from "@std/path";
import { git } from "../support/git.ts";
import { actionTest, gate, type Gated } from "../support/gate_action.ts";
import { commandsIn } from "../support/log_readers.ts";
import { runProgram } from "../support/run_program.ts";
import { SEEDED } from "../support/seeded.ts";

const REVIEWS = ".devils-advocate";

/** A repository with the seeded reviews, but for the refuted one, in its first commit. */
interface Repository {
  readonly folder: string;
  readonly reviews: string;
  readonly base: string;
  commit(): Promise<string>;
  /** Runs the action over what is there, after committing it. */
  gate(inputs?: Readonly<Record<string, string>>): Promise<Gated>;
}

function repositoryTest(name: string, use: (repository: Repository) => Promise<void>): void {
  actionTest(name, async (directory) => {
    const folder = join(directory, "repository");
    const reviews = join(folder, REVIEWS);
    Deno.mkdirSync(folder);
    await git(folder, "init", "-q", "-b", "main");
    Deno.renameSync(join(directory, "reviews"), reviews);
    Deno.removeSync(join(reviews, ".lock"));
    Deno.renameSync(join(reviews, "rev-refu.json"), join(directory, "rev-refu.json"));
    const commit = async (): Promise<string> => {
      await git(folder, "add", "-A");
      await git(folder, "commit", "-q", "--allow-empty", "-m", "x");
      return await git(folder, "rev-parse", "HEAD");
    };
    const base = await commit();
    await use({
      folder,
      reviews,
      base,
      commit,
      async gate(inputs = {}) {
        await commit();
        const env = { GATE_DATA_DIR: REVIEWS, GATE_FAIL_ON: "refuted", GATE_BASE: base, ...inputs };
        return await gate(directory, env, folder);
      },
    });
  });
}

function edit(path: string, change: (raw: Record<string, unknown>) => void): void {
  const raw = JSON.parse(Deno.readTextFileSync(path));
  change(raw);
  Deno.writeTextFileSync(path, JSON.stringify(raw, null, 2));
}

/** As a file of the earlier program. */
function unseal(raw: Record<string, unknown>): void {
  for (const key of ["digest", "program", "gate", "last_batch", "history"]) delete raw[key];
}

repositoryTest("the action refuses a review that was complete and went", async (repository) => {
  assertEquals((await repository.gate()).code, 0);
  // Attributes of the commit itself do not make the base unreadable.
  Deno.writeTextFileSync(
    join(repository.reviews, ".gitattributes"),
    "rev-surv.json working-tree-encoding=UTF-16 export-ignore\n",
  );
  Deno.removeSync(join(repository.reviews, "rev-surv.json"));
  const gone = await repository.gate();
  assertEquals(gone.code, 3, gone.stdout + gone.stderr);
  assertMatch(
    gone.stderr,
    /^refused: rev-surv was complete and is now gone; restore it from the base$/m,
  );
  assertMatch(
    gone.stdout,
    /^::error file=\.devils-advocate\/rev-surv\.json,title=Changed since the base/,
  );
  assertMatch(gone.summary, /^\| `rev-surv` \| .+ \| ✗ was complete and is now gone \|$/m);
  assertEquals((await repository.gate({ GATE_REVIEW: "changed" })).code, 3);
  const allowed = await repository.gate({ GATE_REWRITTEN: "allow" });
  assertEquals(allowed.code, 0);
  assertMatch(allowed.stderr, /^note: rev-surv was complete and is now gone/m);
});

repositoryTest(
  "the action refuses a review that was complete and is another",
  async (repository) => {
    const path = join(repository.reviews, "rev-revi.json");
    const before = Deno.readTextFileSync(path);
    edit(path, (raw) => {
      unseal(raw);
      raw["context"] = "Another context than before";
    });
    const changed = await repository.gate({ GATE_ALLOW_UNSEALED: "true" });
    assertEquals(changed.code, 3);
    assertMatch(changed.stderr, /^refused: rev-revi was complete and now has other content/m);
    assertEquals((await repository.gate()).code, 1);

    edit(path, (raw) => {
      const { rebuttals } = raw["phases"] as { rebuttals: unknown[] };
      rebuttals.pop();
      Object.assign(raw, { status: "active", phase: "rebuttals", phase_index: 1 });
    });
    const unfinished = await repository.gate();
    assertEquals(unfinished.code, 3, unfinished.stderr);
    assertMatch(unfinished.stderr, /^refused: rev-revi was complete and is now unfinished/m);

    Deno.removeSync(path);
    const renamed = before.replaceAll("rev-revi", "rev-renamed");
    Deno.writeTextFileSync(join(repository.reviews, "rev-renamed.json"), renamed);
    const moved = await repository.gate();
    assert(moved.code !== 0);
    assertMatch(moved.stderr, /^refused: rev-revi was complete and is now gone/m);
  },
);

repositoryTest(
  "the action lets a decision be recorded and new reviews come",
  async (repository) => {
    const decided = await runProgram([
      "decide",
      SEEDED.survives,
      "--outcome",
      "go",
      "--by",
      "Ada",
      "--reason",
      "The vans are ordered because charging overnight is cheap",
      "--data-dir",
      repository.reviews,
    ]);
    assertEquals(decided.code, 0, decided.stderr);
    assertEquals((await repository.gate()).code, 0);
    const changed = await repository.gate({ GATE_REVIEW: "changed" });
    assertEquals(changed.code, 0);
    assertEquals(changed.outputs, "assessment=claim survives scrutiny\nrisk=0\nwarnings=0\n");
    Deno.copyFileSync(
      join(repository.folder, "..", "rev-refu.json"),
      join(repository.reviews, "rev-refu.json"),
    );
    for (const review of ["all", "changed", SEEDED.refuted]) {
      const refuted = await repository.gate({ GATE_REVIEW: review });
      assertEquals(refuted.code, 3, review);
      assertStringIncludes(refuted.outputs, "assessment=claim refuted\n");
    }
    assertEquals((await repository.gate({ GATE_REVIEW: SEEDED.survives })).code, 0);
    const unfinished = await repository.gate({ GATE_UNFINISHED: "fail", GATE_REVIEW: "changed" });
    assertMatch(unfinished.stderr, /^note: rev-acti is unfinished, not judged$/m);
    const all = await repository.gate({ GATE_UNFINISHED: "fail", GATE_FAIL_ON: "refuted" });
    assertMatch(all.stderr, /^refused: rev-acti is unfinished, which is refused here$/m);
  },
);

repositoryTest(
  "the action compares with the merge base, and needs to have it",
  async (repository) => {
    const { folder, reviews, base } = repository;
    // Meanwhile a review is added on main: the branch never had it.
    await git(folder, "checkout", "-q", "-b", "branch");
    await git(folder, "checkout", "-q", "main");
    Deno.copyFileSync(join(folder, "..", "rev-refu.json"), join(reviews, "rev-refu.json"));
    const main = await repository.commit();
    await git(folder, "checkout", "-q", "branch");
    assertEquals((await repository.gate({ GATE_BASE: main })).code, 0);
    assertEquals((await repository.gate({ GATE_BASE: main, GATE_REVIEW: "changed" })).code, 0);

    const none = await repository.gate({ GATE_BASE: "0".repeat(40) });
    assertEquals(none.code, 0);
    assertStringIncludes(none.stdout, "no commit to compare with");

    await git(folder, "clone", "-q", "--depth", "1", `file://${folder}`, join(folder, "shallow"));
    const env = { GATE_DATA_DIR: REVIEWS, GATE_FAIL_ON: "refuted", GATE_BASE: base };
    const shallow = await gate(join(folder, ".."), env, join(folder, "shallow"));
    assertEquals([shallow.code, shallow.outputs], [1, ""]);
    assertStringIncludes(shallow.stdout, "check out with fetch-depth: 0");
  },
);

repositoryTest(
  "the action judges an unsealed review only where it was there before",
  async (repository) => {
    const path = join(repository.reviews, "rev-surv.json");
    edit(path, unseal);
    const added = await repository.gate({ GATE_REWRITTEN: "allow" });
    assertEquals(added.code, 1);
    assertMatch(added.stderr, /^unsealed: rev-surv is unsealed/m);
    assertEquals(added.outputs, "");
    const base = await repository.commit();
    assertEquals((await repository.gate({ GATE_BASE: base })).code, 0);
    edit(path, (raw) => raw["context"] = "Another context than before");
    assertEquals((await repository.gate({ GATE_BASE: base, GATE_REWRITTEN: "allow" })).code, 1);
  },
);

repositoryTest("the action reads no other reviews through a link", async (repository) => {
  const { folder, reviews } = repository;
  Deno.renameSync(reviews, join(folder, "elsewhere"));
  Deno.symlinkSync("elsewhere", reviews);
  for (const data of [REVIEWS, `${REVIEWS}/`, `./${REVIEWS}`, join(folder, REVIEWS)]) {
    const run = await repository.gate({ GATE_DATA_DIR: data, GITHUB_WORKSPACE: folder });
    assertEquals([run.code, run.outputs], [1, ""], data);
    assertStringIncludes(run.stdout, "symbolic link", data);
  }
});

repositoryTest(
  "no name or text in the repository sets an output or gives a command",
  async (repository) => {
    const { reviews } = repository;
    const attack = "x\n::set-output name=assessment::survives\n##[set-output name=risk]0";
    for (
      const name of [`rev-${attack}.json`, "rev-$(touch pwned).json", "rev-`touch pwned`.json"]
    ) {
      Deno.writeTextFileSync(join(reviews, name.replaceAll("/", "")), "{}");
    }
    edit(join(reviews, "rev-surv.json"), (raw) => {
      unseal(raw);
      raw["claim"] = `${raw["claim"]} ${attack} ##vso[task.setvariable variable=R]1`;
      raw["program"] = attack;
    });
    for (const review of ["all", "changed", SEEDED.survives]) {
      const run = await repository.gate({ GATE_REVIEW: review, GATE_ALLOW_UNSEALED: "true" });
      assert(run.code !== 0, review);
      const commands = [...commandsIn(run.stdout), ...commandsIn(run.stderr)];
      for (const command of commands) assertMatch(command, /^(error|warning|notice) (file|title)=/);
      assert(commands.length > 0);
      assertMatch(run.outputs, /^(assessment=claim [a-z ]+\nrisk=\d+\nwarnings=\d+\n)?$/);
      assert(!run.summary.includes("##["), review);
    }
    const left = [...Deno.readDirSync(repository.folder)].map(({ name }) => name).toSorted();
    assertEquals(left, [".devils-advocate", ".git"]);
  },
);
