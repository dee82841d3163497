import { assertEquals, assertMatch } from "@std/assert";
import { join } from "@std/path";
import { type Disk, DiskError } from "../../src/disk/disk.ts";
import { realDisk } from "../../src/disk/real_disk.ts";
import { type Change, type Pace, watchReviews } from "../../src/store/watch.ts";
import { inFreshDirectory } from "../support/run_program.ts";

function unwarned(line: string): void {
  throw new Error(line);
}

/** Quick enough for a test, whichever way a change is found. */
const QUICK: Pace = { settle: 25, missing: 100, poll: 200, check: 200 };
/** How long a change may take to be told. */
const DEADLINE_MS = 30_000;

/** The changes of a directory, one after the other. */
function changesOf(directory: string, disk: Disk = realDisk, warn = unwarned) {
  const waiting: Change[] = [];
  let arrived = Promise.withResolvers<void>();
  const { stop, hint } = watchReviews(
    disk,
    directory,
    (change) => {
      waiting.push(change);
      arrived.resolve();
    },
    warn,
    QUICK,
  );
  const next = async (): Promise<Change> => {
    while (true) {
      const change = waiting.shift();
      if (change !== undefined) return change;
      // The watch's own timers do not keep the process alive; this one does while we wait.
      const deadline = setTimeout(
        () => arrived.reject(new Error(`no change was told within ${DEADLINE_MS} ms`)),
        DEADLINE_MS,
      );
      await arrived.promise.finally(() => clearTimeout(deadline));
      arrived = Promise.withResolvers();
    }
  };
  return { next, hint, [Symbol.dispose]: stop };
}

/** Replaces a file as the store does; neither its time nor its size tells it from the old one. */
function write(directory: string, name: string): void {
  const temporary = join(directory, `.${name}.tmp`);
  Deno.writeTextFileSync(temporary, "{}");
  Deno.utimeSync(temporary, 1, 1);
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

Deno.test("watchReviews() tells all of many changes that came while nothing could be told", async () => {
  await inFreshDirectory(async (directory) => {
    using changes = changesOf(directory);
    const ids = Array.from(
      { length: 300 },
      (_, number) => `rev-${String(number).padStart(4, "0")}`,
    );
    // In one uninterrupted step: the runtime keeps few of the signs.
    for (const id of ids) write(directory, `${id}.json`);
    const told = new Set<string>();
    while (told.size < ids.length) for (const id of (await changes.next()).ids) told.add(id);
    assertEquals([...told].sort(), ids);
  });
});

Deno.test("watchReviews() follows a directory that was moved away and made anew", async () => {
  await inFreshDirectory(async (parent) => {
    const directory = join(parent, "reviews");
    Deno.mkdirSync(directory);
    write(directory, "rev-one0.json");
    using changes = changesOf(directory);
    Deno.renameSync(directory, join(parent, "before"));
    Deno.mkdirSync(directory);
    assertEquals(await changes.next(), { ids: ["rev-one0"], listing: true });
    write(directory, "rev-two0.json");
    assertEquals(await changes.next(), { ids: ["rev-two0"], listing: true });
  });
});

Deno.test("watchReviews() finds a directory made anew of which no sign was given", async () => {
  await inFreshDirectory(async (parent) => {
    const directory = join(parent, "reviews");
    Deno.mkdirSync(directory);
    write(directory, "rev-one0.json");
    const deaf: Disk = { ...realDisk, watch: (_directory, _changed, ended) => ended };
    using changes = changesOf(directory, deaf);
    Deno.renameSync(directory, join(parent, "before"));
    Deno.mkdirSync(directory);
    assertEquals(await changes.next(), { ids: ["rev-one0"], listing: true });
  });
});

Deno.test("watchReviews() says once that it cannot watch, and tells this process's changes all the same", async () => {
  await inFreshDirectory(async (directory) => {
    const warned: string[] = [];
    const unwatched: Disk = {
      ...realDisk,
      watch: () => {
        throw new DiskError("EMFILE", "Too many open files");
      },
    };
    using changes = changesOf(directory, unwatched, (line) => warned.push(line));
    for (const id of ["rev-one0", "rev-two0"]) {
      write(directory, `${id}.json`);
      changes.hint(id);
      assertEquals(await changes.next(), { ids: [id], listing: true });
    }
    // Somebody else's is found by looking.
    write(directory, "rev-new0.json");
    assertEquals(await changes.next(), { ids: ["rev-new0"], listing: true });
    assertEquals(warned.length, 1);
    assertMatch(warned[0] ?? "", /cannot be watched \(Too many open files\): .* every 0.2 seconds/);
  });
});

Deno.test("watchReviews() looks at everything when the system has lost count", async () => {
  await inFreshDirectory(async (directory) => {
    let lost: (names: string[] | null) => void = () => {};
    const deaf: Disk = {
      ...realDisk,
      watch(_, changed) {
        lost = changed;
        return () => {};
      },
    };
    write(directory, "rev-same.json");
    using changes = changesOf(directory, deaf);
    write(directory, "rev-new0.json");
    lost(null);
    assertEquals(await changes.next(), { ids: ["rev-new0"], listing: true });
    // So many signs may not have been all.
    write(directory, "rev-new1.json");
    for (let signs = 0; signs < 16; signs += 1) lost(["rev-same.json"]);
    assertEquals(await changes.next(), { ids: ["rev-new1"], listing: true });
  });
});
