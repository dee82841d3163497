import { assert, assertEquals, assertMatch } from "@std/assert";
import { join } from "@std/path";
import { openReviews } from "../../src/open_reviews.ts";
import { ID_EXAMPLE, REVIEW_ID } from "../../src/protocol/limits.ts";
import { CLAIM, itemFor, playThrough, seeded } from "../support/load.ts";
import { inFreshDirectory, runProgram } from "../support/run_program.ts";
import { WireSession } from "../support/wire_session.ts";
import { openGate } from "../../src/gate/phase_gate.ts";

const ACTION = new URL("../../.github/actions/gate/gate.sh", import.meta.url);

Deno.test("ids of 4, 8 and 12 are started, submitted, swept after, watched, completed and gated", async () => {
  for (const length of [4, 8, 12]) {
    await inFreshDirectory(async (directory) => {
      const id = `rev-${"k3x9a0z1b2c3".slice(0, length)}`;
      const newId = () => id;
      const reviews = openReviews(directory, openGate, { newId, now: () => new Date() });
      const told = Promise.withResolvers<readonly string[]>();
      const stop = reviews.watch(({ ids }) => told.resolve(ids));
      await playThrough(reviews, "devils_advocate", seeded(length));
      // The watch's own timers do not keep the process alive; this one does while we wait.
      const alive = setInterval(() => {}, 1_000);
      assertEquals(await told.promise, [id]);
      clearInterval(alive);
      stop();
      const { code } = await runProgram([
        "report",
        id,
        "--fail-on",
        "revision",
        "--data-dir",
        directory,
      ]);
      assert(code === 0 || code === 3, `${id}: ${code}`);

      const killed = join(directory, `.${id}.${crypto.randomUUID()}.tmp`);
      Deno.writeTextFileSync(killed, "{");
      await using session = await WireSession.open(directory, "2025-11-25");
      await session.call("start_review", { claim: CLAIM, mode: "steelman" });
      assertEquals(
        [...Deno.readDirSync(directory)].filter(({ name }) => name.endsWith(".tmp")),
        [],
      );
      const { completion } = await session.result("completion/complete", {
        ref: { type: "ref/resource", uri: "review://{review_id}" },
        argument: { name: "review_id", value: id.slice(4, 7) },
      });
      assertEquals(Reflect.get(Object(completion), "values"), [id]);
      const read = await session.result("resources/read", { uri: `review://${id}` });
      assert(JSON.stringify(read).includes(id));
    });
  }
});

Deno.test("ids shorter than 4, longer than 12 or of other letters never reach the disk", async () => {
  await inFreshDirectory(async (directory) => {
    const reviews = openReviews(directory, openGate);
    const { review_id } = await reviews.start(CLAIM, "steelman");
    const record = JSON.parse(Deno.readTextFileSync(join(directory, `${review_id}.json`)));
    for (
      const id of ["rev-abc", "rev-abcdefghijklm", "rev-ABCD", "rev-ab.d", "rev-", "xrev-abcd"]
    ) {
      Deno.writeTextFileSync(join(directory, `${id}.json`), JSON.stringify({ ...record, id }));
      let said = "";
      try {
        await reviews.submit(id, [itemFor({ phase: "strongest_case", targets: [] }, seeded(1))]);
      } catch (error) {
        said = String(error);
      }
      assertMatch(said, /review_id must be rev- plus 4 to 12 characters/, id);
    }
    assertEquals(reviews.list().count, 1);
    assertEquals(reviews.list().skipped?.length, 5);
  });
});

Deno.test("new ids are long only where clones make them apart from each other", async () => {
  await inFreshDirectory(async (directory) => {
    for (
      const [name, length] of [["reviews", 4], [".devils-advocate", 8], ["my.devils-advocate", 4]]
    ) {
      const reviews = openReviews(join(directory, String(name)), openGate);
      const { review_id } = await reviews.start(CLAIM, "steelman");
      assertMatch(review_id, new RegExp(`^rev-[a-z0-9]{${length}}$`), String(name));
    }
  });
});

Deno.test("the action's script takes the ids that the program takes", async () => {
  assert((await Deno.readTextFile(ACTION)).includes(`|${REVIEW_ID})$`));
  assertMatch(ID_EXAMPLE, new RegExp(`^${REVIEW_ID}$`));
});
