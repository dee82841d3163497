/**
 * A project's directory under version control, as its clones use it.
 *
 * @module
 */
import { assert, assertEquals, assertMatch, assertStringIncludes } from "@std/assert";
import { join } from "@std/path";
import type { Disk } from "../../src/disk/disk.ts";
import { realDisk } from "../../src/disk/real_disk.ts";
import { randomId } from "../../src/ids.ts";
import { openReviews } from "../../src/open_reviews.ts";
import { MODES } from "../../src/protocol/modes.ts";
import { createReviews, type Reviews } from "../../src/reviews.ts";
import { openStore } from "../../src/store/store.ts";
import { git, tryGit } from "../support/git.ts";
import { inFreshDirectory, runProgram } from "../support/run_program.ts";
import { openGate } from "../../src/gate/phase_gate.ts";

const DIRECTORY = ".devils-advocate";
const CLAIM = "The bakery should replace its three diesel vans with electric ones";
const ARGUMENTS = [
  "Charging at the depot needs a transformer that the utility delivers in two years",
  "Diesel resale prices collapsed last spring, so trading in loses nine thousand euros",
  "Drivers cover 260 km on market days, beyond what the cheapest model manages in winter",
];
const argument = (index: number) => ({ text: ARGUMENTS[index], category: "scope", severity: 4 });

const ignore = Deno.build.os === "windows";

/** An origin that has a project's directory, and a way to clone it. */
async function inProject(
  use: (origin: string, clone: (name: string) => Promise<string>) => Promise<void>,
): Promise<void> {
  await inFreshDirectory(async (parent) => {
    const origin = join(parent, "origin");
    Deno.mkdirSync(origin);
    await git(origin, "init", "-q", "-b", "main");
    assertEquals((await runProgram(["init", origin])).code, 0);
    await commit(origin);
    await use(origin, async (name) => {
      await git(parent, "clone", "-q", origin, name);
      return join(parent, name);
    });
  });
}

async function commit(folder: string): Promise<void> {
  await git(folder, "add", "-A");
  await git(folder, "commit", "-q", "-m", "reviews");
}

const reviewsOf = (folder: string) => openReviews(join(folder, DIRECTORY), openGate);

/** The disk, but for what waits for it: two thousand reviews are soon made, and soon gone. */
const hasty: Disk = {
  ...realDisk,
  open: (path, purpose, mode) => ({ ...realDisk.open(path, purpose, mode), flush() {} }),
};

/** The same directory, filled in a hurry. */
function hastyReviewsOf(folder: string): Reviews {
  return createReviews({
    store: openStore(join(folder, DIRECTORY), {
      modes: MODES,
      gate: openGate,
      newId: () => randomId(8),
      nanoseconds: () => BigInt(Date.now()) * 1_000_000n,
      disk: hasty,
    }),
    modes: MODES,
    gate: openGate,
    now: () => new Date(),
  });
}

Deno.test(
  "twenty clones with a hundred reviews each merge, and none is lost",
  { ignore },
  async () => {
    const [clones, each] = [20, 100];
    await inProject(async (origin, clone) => {
      const ids: string[] = [];
      for (let number = 0; number < clones; number += 1) {
        const folder = await clone(`clone${number}`);
        const reviews = hastyReviewsOf(folder);
        for (let review = 0; review < each; review += 1) {
          ids.push((await reviews.start(`${CLAIM}, ${number}`, "devils_advocate")).review_id);
        }
        await commit(folder);
      }
      for (let number = 0; number < clones; number += 1) {
        await git(origin, "pull", "-q", "--no-rebase", "--no-edit", `../clone${number}`, "main");
      }
      assertEquals(new Set(ids).size, clones * each);
      const { reviews, skipped } = reviewsOf(origin).stored();
      assertEquals(skipped, []);
      assertEquals(reviews.map(({ review }) => review.id).toSorted(), ids.toSorted());
      assert(reviews.every(({ sealed }) => sealed));
      // Nothing that is one machine's own.
      const files = (await git(origin, "ls-files")).split("\n").filter((file) =>
        !/^\.devils-advocate\/rev-[a-z0-9]{8}\.json$/.test(file)
      );
      assertEquals(files, [`${DIRECTORY}/.gitattributes`, `${DIRECTORY}/.gitignore`]);
      const { stdout } = await new Deno.Command("grep", {
        args: ["-rlF", "--include=rev-*", "-e", origin, origin],
      }).output();
      assertEquals(new TextDecoder().decode(stdout), "");
    });
  },
);

/**
 * Two clones that went on with the same review, each in its own way; the second merges the first.
 */
async function inConflict(
  attributes: boolean,
  use: (folder: string, id: string) => Promise<void>,
): Promise<void> {
  await inProject(async (origin, clone) => {
    if (!attributes) await git(origin, "rm", "-q", `${DIRECTORY}/.gitattributes`);
    const { review_id: id } = await reviewsOf(origin).start(CLAIM, "devils_advocate");
    await commit(origin);
    const [first, second] = [await clone("first"), await clone("second")];
    await reviewsOf(first).submit(id, [argument(0), argument(1)]);
    await reviewsOf(second).submit(id, [argument(2)]);
    await commit(first);
    await commit(second);
    const merge = await tryGit(second, "pull", "-q", "--no-rebase", "--no-edit", first, "main");
    assertEquals(merge.success, false);
    assertMatch(
      await git(second, "status", "--porcelain"),
      new RegExp(`^UU ${DIRECTORY}/${id}`, "m"),
    );
    await use(second, id);
  });
}

Deno.test(
  "two clones that continue a review conflict, and each side stays whole",
  { ignore },
  async () => {
    await inConflict(true, async (folder, id) => {
      const path = `${DIRECTORY}/${id}.json`;
      const count = () => reviewsOf(folder).load(id).review.items["counterarguments"]?.length;
      assertEquals(count(), 1);
      assertEquals(reviewsOf(folder).stored().skipped, []);
      await git(folder, "checkout", "-q", "--theirs", path);
      assertEquals(count(), 2);
      assertEquals(reviewsOf(folder).load(id).sealed, true);
      await commit(folder);
      assertEquals(await git(folder, "status", "--porcelain"), "");
    });
  },
);

Deno.test("a review with conflict markers is told as what it is", { ignore }, async () => {
  await inConflict(false, async (folder, id) => {
    const { code, stderr } = await runProgram(["list", "--data-dir", join(folder, DIRECTORY)]);
    assertEquals(code, 0);
    assertStringIncludes(
      stderr,
      `warning: ${id}.json is not a valid review: it has conflict markers from a merge\n`,
    );
  });
});
