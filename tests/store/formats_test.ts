/**
 * Files of every format that there has been: `rev-v1` and `rev-v2` of the earlier program's versions
 * 0.1 and 0.2, `rev-g1` and `rev-g2` of this one while its gate had version 1 and 2. They are never
 * written anew: what somebody has on their disk stays readable.
 *
 * @module
 */
import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { join } from "@std/path";
import { openReviews } from "../../src/open_reviews.ts";
import { itemFor, seeded, taskOf } from "../support/load.ts";
import { inFreshDirectory } from "../support/run_program.ts";
import { openGate } from "../../src/gate/phase_gate.ts";

const FILES = new URL("../fixtures/records/", import.meta.url);
const NAMES = [...Deno.readDirSync(FILES)].map(({ name }) => name).sort();

/**
 * Of each file: whether it is sealed, and what its gate is after one more item; null: it takes
 * none.
 */
const EXPECTED: Readonly<Record<string, readonly [sealed: boolean, gate: number | null]>> = {
  "rev-v1ac": [false, null],
  "rev-v2ac": [false, null],
  "rev-g1ac": [true, 1],
  "rev-g1em": [true, 3],
  // Begun by gate 1 and gone on with by gate 2, when such a file was given no gate.
  "rev-g1mi": [false, null],
  "rev-g1ol": [false, null],
  "rev-g2ac": [true, 2],
  "rev-g2em": [true, 3],
  "rev-g2ol": [false, null],
};
const CLOSED: Readonly<Record<string, boolean>> = {
  "rev-v1co": false,
  "rev-v1ab": false,
  "rev-v2co": false,
  "rev-v2ab": false,
  "rev-g1co": true,
  "rev-g1ab": true,
  "rev-g2co": true,
  "rev-g2ab": true,
};

async function withFiles(
  use: (directory: string, record: (id: string) => Record<string, unknown>) => Promise<void>,
): Promise<void> {
  await inFreshDirectory(async (directory) => {
    for (const name of NAMES) Deno.copyFileSync(new URL(name, FILES), join(directory, name));
    const record = (id: string) => JSON.parse(Deno.readTextFileSync(join(directory, `${id}.json`)));
    await use(directory, record);
  });
}

Deno.test("files of every format are listed, shown and reported, and change by none of it", async () => {
  await withFiles(async (directory) => {
    const reviews = openReviews(directory, openGate);
    const { reviews: listed, skipped } = reviews.list();
    assertEquals(skipped, undefined);
    assertEquals(listed.length, NAMES.length);
    assertEquals(
      Object.keys({ ...EXPECTED, ...CLOSED }).map((id) => `${id}.json`).sort(),
      NAMES,
    );
    for (const { review_id, status } of listed) {
      assertEquals(reviews.progress(review_id).status, status);
      const { sealed } = reviews.load(review_id);
      assertEquals(sealed, EXPECTED[review_id]?.[0] ?? CLOSED[review_id], review_id);
      if (status !== "complete") continue;
      assert(reviews.verdict(review_id).assessment.startsWith("claim "));
      assertStringIncludes(reviews.exportReport(review_id).content, review_id);
    }
    for (const name of NAMES) {
      assertEquals(
        Deno.readTextFileSync(join(directory, name)),
        Deno.readTextFileSync(new URL(name, FILES)),
      );
    }
    await Promise.resolve();
  });
});

Deno.test("files of every format go on, and are sealed only where no item is of unknown origin", async () => {
  await withFiles(async (directory, record) => {
    const reviews = openReviews(directory, openGate);
    for (const [id, [, gate]] of Object.entries(EXPECTED)) {
      const before = record(id);
      const task = taskOf({ ...reviews.progress(id) });
      assert(task !== undefined, id);
      await reviews.submit(id, [itemFor(task, seeded(99))]);
      const after = record(id);
      assertEquals(after["gate"], gate, id);
      assertEquals(reviews.load(id).sealed, gate !== null, id);
      assertEquals(Object.keys(before).filter((key) => !(key in after)), [], id);
      assertEquals(reviews.load(id).review.history.map(({ action }) => action), ["submit"], id);
    }
    for (const [id, gate] of [["rev-g2ac", 2], ["rev-v2ac", null]] as const) {
      await reviews.abandon(id, "the question is settled");
      assertEquals(record(id)["gate"], gate);
    }
    assertEquals(reviews.list().skipped, undefined);
  });
});

Deno.test("a change that adds no item leaves the gate that judged none", async () => {
  await withFiles(async (directory, record) => {
    const reviews = openReviews(directory, openGate);
    await reviews.abandon("rev-g1em", "the question is settled");
    assertEquals(record("rev-g1em")["gate"], 1);
  });
});
