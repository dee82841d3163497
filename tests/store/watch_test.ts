import { assertEquals } from "@std/assert";
import { join } from "@std/path";
import { realDisk } from "../../src/disk/real_disk.ts";
import { type Change, watchReviews } from "../../src/store/watch.ts";
import { inFreshDirectory } from "../support/run_program.ts";

/** The changes of a directory, one after the other. */
function changesOf(directory: string) {
  const waiting: Change[] = [];
  let arrived = Promise.withResolvers<void>();
  const { stop } = watchReviews(realDisk, directory, (change) => {
    waiting.push(change);
    arrived.resolve();
  }, (line) => {
    throw new Error(line);
  });
  const next = async (): Promise<Change> => {
    while (true) {
      const change = waiting.shift();
      if (change !== undefined) return change;
      // The watch's own timers do not keep the process alive; this one does while we wait.
      const alive = setInterval(() => {}, 1_000);
      await arrived.promise;
      clearInterval(alive);
      arrived = Promise.withResolvers();
    }
  };
  return { next, [Symbol.dispose]: stop };
}

/** Replaces a file as the store does. */
function write(directory: string, name: string): void {
  const temporary = join(directory, `.${name}.tmp`);
  Deno.writeTextFileSync(temporary, "{}");
  Deno.renameSync(temporary, join(directory, name));
}

Deno.test("watchReviews() tells new, changed and removed reviews, and nothing else", async () => {
  await inFreshDirectory(async (directory) => {
    write(directory, "rev-old0.json");
    using changes = changesOf(directory);
    write(directory, "rev-new0.json");
    assertEquals(await changes.next(), { ids: ["rev-new0"], listing: true });
    write(directory, "notes.json");
    write(directory, "rev-old0.json");
    assertEquals(await changes.next(), { ids: ["rev-old0"], listing: false });
    Deno.removeSync(join(directory, "rev-new0.json"));
    assertEquals(await changes.next(), { ids: ["rev-new0"], listing: true });
  });
});

Deno.test("watchReviews() waits for a directory, and finds it again when it was replaced", async () => {
  await inFreshDirectory(async (parent) => {
    const directory = join(parent, "reviews");
    using changes = changesOf(directory);
    Deno.mkdirSync(directory);
    write(directory, "rev-one0.json");
    assertEquals(await changes.next(), { ids: ["rev-one0"], listing: true });
    Deno.removeSync(directory, { recursive: true });
    assertEquals(await changes.next(), { ids: ["rev-one0"], listing: true });
    Deno.mkdirSync(directory);
    write(directory, "rev-two0.json");
    assertEquals(await changes.next(), { ids: ["rev-two0"], listing: true });
  });
});
