import {
  assert,
  assertEquals,
  assertMatch,
  assertRejects,
  assertStringIncludes,
} from "@std/assert";
import { join } from "@std/path";
import { type Disk, DiskError } from "../../src/disk/disk.ts";
import { realDisk } from "../../src/disk/real_disk.ts";
import { ReviewError } from "../../src/engine/errors.ts";
import { abandon, start, submit } from "../../src/engine/step.ts";
import { itemsOf, type Review } from "../../src/engine/review.ts";
import { MODES } from "../../src/protocol/modes.ts";
import { digestOf } from "../../src/store/digest.ts";
import { openStore, type Store } from "../../src/store/store.ts";
import type { Change } from "../../src/store/watch.ts";
import { CLAIM, seeded, sentence } from "../support/load.ts";
import { oldestFile, oldFile } from "../support/old_records.ts";
import { inDirectory } from "../support/store_directory.ts";
import { openGate } from "../../src/gate/phase_gate.ts";

const NOW = { now: "2026-01-31T09:30:00+00:00", by: null };

/** A store whose ids are these, in turn. */
function storeOf(directory: string, ...ids: string[]): Store {
  let next = 0;
  return openStore(directory, {
    modes: MODES,
    gate: openGate,
    newId: () => ids[next++ % ids.length] ?? "rev-none",
    nanoseconds: () => 1_769_851_800_123_456_789n,
  });
}

function newReview(id: string): Review {
  return start(MODES, { claim: CLAIM, mode: "devils_advocate" }, id, NOW);
}

function withItem(review: Review, text: string): Review {
  const items = [{ text, category: "scope", severity: 3 }];
  const outcome = submit(review, items, { digestOf, gate: openGate }, NOW);
  assert(outcome.ok);
  return outcome.review;
}

/** The error of something that has to be refused. */
async function refusal(step: Promise<unknown>): Promise<ReviewError> {
  try {
    await step;
  } catch (error) {
    if (error instanceof ReviewError) return error;
    throw error;
  }
  throw new Error("it was not refused");
}

function namesIn(directory: string): string[] {
  return [...Deno.readDirSync(directory)].map(({ name }) => name).sort();
}

Deno.test("create() takes no id that another program has taken in the same moment", async () => {
  await inDirectory(async (directory) => {
    const taken = join(directory, "rev-aaaa.json");
    const store = storeOf(directory, "rev-aaaa", "rev-bbbb");
    const made: string[] = [];
    const review = await store.create((id) => {
      // Another program, which knows no lock, is quicker.
      if (id === "rev-aaaa") Deno.writeTextFileSync(taken, "theirs");
      made.push(id);
      return newReview(id);
    });
    assertEquals([review.id, made], ["rev-bbbb", ["rev-aaaa", "rev-bbbb"]]);
    assertEquals(Deno.readTextFileSync(taken), "theirs");
    assertEquals(namesIn(directory), [".lock", "rev-aaaa.json", "rev-bbbb.json"]);
  });
});

Deno.test("create() gives up when every id is taken, instead of trying for ever", async () => {
  await inDirectory(async (directory) => {
    const store = storeOf(directory, "rev-aaaa");
    await store.create(newReview);
    const error = await refusal(store.create(newReview));
    assertEquals(error.code, "storage");
    assertStringIncludes(error.message, "no free review id");
  });
});

Deno.test("create() orders reviews of one moment by their start", async () => {
  await inDirectory(async (directory) => {
    const ids = ["rev-mmmm", "rev-zzzz", "rev-aaaa", "rev-cccc"];
    const store = storeOf(directory, ...ids);
    for (const _ of ids) await store.create(newReview);
    assertEquals(store.list().reviews.map(({ review }) => review.id), ids.toReversed());
  });
});

Deno.test("list() tells how far it has come, from none of the files to all", async () => {
  await inDirectory(async (directory) => {
    const writer = storeOf(directory, "rev-aaaa", "rev-bbbb");
    for (let count = 0; count < 2; count += 1) await writer.create(newReview);
    Deno.writeTextFileSync(join(directory, "rev-cccc.json"), "none");
    const told: string[] = [];
    const store = openStore(directory, {
      modes: MODES,
      gate: openGate,
      newId: () => "rev-none",
      nanoseconds: () => 0n,
      tell: (read, of) => told.push(`${read}/${of}`),
    });
    store.list();
    assertEquals(told, ["0/3", "1/3", "2/3", "3/3"]);
  });
});

Deno.test("load() has the gate judge a file once, and once more when it is another text", async () => {
  await inDirectory(async (directory) => {
    const random = seeded(5);
    let judged = 0;
    const store = openStore(directory, {
      modes: MODES,
      gate: (saved) => {
        judged += 1;
        return openGate(saved);
      },
      newId: () => "rev-aaaa",
      nanoseconds: () => 0n,
    });
    await store.create((id) => withItem(newReview(id), sentence(random)));
    const first = store.load("rev-aaaa");
    assertEquals(judged, 1);
    assertEquals(store.load("rev-aaaa"), first);
    assertEquals(judged, 1);
    await store.update("rev-aaaa", (review) => withItem(review, sentence(random)));
    assertEquals(itemsOf(store.load("rev-aaaa").review, "counterarguments").length, 2);
    assertEquals(judged, 2);
  });
});

Deno.test("update() steps again from what another program saved meanwhile", async () => {
  await inDirectory(async (directory) => {
    const path = join(directory, "rev-aaaa.json");
    const store = storeOf(directory, "rev-aaaa");
    Deno.writeTextFileSync(path, oldFile("rev-aaaa"));
    const theirs = oldFile("rev-aaaa", { context: "added by the earlier program" });
    let steps = 0;
    const text = sentence(seeded(1));
    const review = await store.update("rev-aaaa", (before) => {
      steps += 1;
      if (steps === 1) Deno.writeTextFileSync(path, theirs);
      return withItem(before, text);
    });
    assertEquals([steps, review.context], [2, "added by the earlier program"]);
    const stored = store.load("rev-aaaa").review;
    assertEquals(stored.context, "added by the earlier program");
    assertEquals(stored.items["counterarguments"]?.length, 3);
  });
});

Deno.test("update() does not bring back a review that was removed meanwhile", async () => {
  await inDirectory(async (directory) => {
    const store = storeOf(directory, "rev-aaaa");
    await store.create(newReview);
    const error = await refusal(store.update("rev-aaaa", (review) => {
      Deno.removeSync(join(directory, "rev-aaaa.json"));
      return withItem(review, sentence(seeded(1)));
    }));
    assertEquals(error.code, "unknown_review");
    assertEquals(namesIn(directory), [".lock"]);
  });
});

Deno.test("update() writes nothing when the review stays the same, or the step refuses", async () => {
  await inDirectory(async (directory) => {
    const path = join(directory, "rev-aaaa.json");
    const store = storeOf(directory, "rev-aaaa");
    await store.create(newReview);
    const before = [Deno.readTextFileSync(path), Deno.statSync(path).ino];
    await store.update("rev-aaaa", (review) => review);
    await assertRejects(() =>
      store.update("rev-aaaa", () => {
        throw new Error("refused");
      })
    );
    assertEquals([Deno.readTextFileSync(path), Deno.statSync(path).ino], before);
  });
});

Deno.test("update() makes nothing in a directory that has no such review", async () => {
  await inDirectory(async (parent) => {
    const directory = join(parent, "none");
    const store = storeOf(directory, "rev-aaaa");
    for (const id of ["rev-aaaa", "../x", "rev-AAAA", "rev-aaaaa", "", null, 7, ["rev-aaaa"]]) {
      assertEquals(
        (await refusal(store.update(id, (review) => review))).code,
        "unknown_review",
      );
    }
    assertEquals(namesIn(parent), []);
    Deno.mkdirSync(directory);
    assertEquals((await refusal(store.update("rev-aaaa", (r) => r))).code, "unknown_review");
    assertEquals(namesIn(directory), []);
  });
});

Deno.test("update() keeps large integers and keys it does not know, also inside items", async () => {
  await inDirectory(async (directory) => {
    const path = join(directory, "rev-aaaa.json");
    const store = storeOf(directory, "rev-aaaa");
    const text = oldFile("rev-aaaa")
      .replace('"severity": 4', '"severity": 4,\n "note": 12345678901234567890, "digest": "d"')
      .replace('"horizon"', '"team": {"__proto__": 1.50, "size": 9007199254740993},\n "horizon"');
    Deno.writeTextFileSync(path, text);
    await store.update("rev-aaaa", (review) => withItem(review, sentence(seeded(1))));
    await store.update("rev-aaaa", (review) => abandon(review, "no longer needed", NOW));
    const after = Deno.readTextFileSync(path);
    for (
      const kept of [
        '"created_ns": 1741064767123456789',
        '"note": 12345678901234567890',
        '"digest": "d"',
        '"__proto__": 1.50',
        '"size": 9007199254740993',
      ]
    ) assertStringIncludes(after, kept);
    assertEquals(store.load("rev-aaaa").review.abandonReason, "no longer needed");
  });
});

Deno.test("update() keeps the permissions of the file", {
  ignore: Deno.build.os === "windows",
}, async () => {
  await inDirectory(async (directory) => {
    const path = join(directory, "rev-aaaa.json");
    const store = storeOf(directory, "rev-aaaa");
    await store.create(newReview);
    Deno.chmodSync(path, 0o600);
    await store.update("rev-aaaa", (review) => withItem(review, sentence(seeded(1))));
    assertEquals((Deno.statSync(path).mode ?? 0) & 0o777, 0o600);
  });
});

Deno.test("load() continues files of both earlier versions", async () => {
  await inDirectory(async (directory) => {
    const store = storeOf(directory, "rev-none");
    Deno.writeTextFileSync(join(directory, "rev-old1.json"), oldestFile("rev-old1"));
    Deno.writeTextFileSync(join(directory, "rev-old2.json"), oldFile("rev-old2"));
    assertEquals(store.list().reviews.map(({ review }) => review.id), ["rev-old2", "rev-old1"]);
    for (const id of ["rev-old1", "rev-old2"]) {
      await store.update(id, (review) => withItem(review, sentence(seeded(1))));
      assertEquals(store.load(id).review.items["counterarguments"]?.length, 3);
      const record = JSON.parse(Deno.readTextFileSync(join(directory, `${id}.json`)));
      assertEquals([record.gate, record.phase], [null, "rebuttals"]);
    }
  });
});

Deno.test("load() of an older review does not hold today's gate against it, now or later", async () => {
  await inDirectory(async (directory) => {
    const store = storeOf(directory, "rev-none");
    const path = join(directory, "rev-old2.json");
    const [first, second] = JSON.parse(oldFile("rev-old2")).phases.counterarguments;
    // Near-duplicates, which today's gate refuses, with texts longer than today's limit.
    const items = [first, { ...first, text: `${first.text} again` }, {
      ...second,
      text: `${second.text} ${"and so forth ".repeat(400)}`,
    }];
    const phases = { counterarguments: items, rebuttals: [] };
    const claims = { phases, phase: "rebuttals", phase_index: 1 };
    Deno.writeTextFileSync(path, oldFile("rev-old2", claims));
    const before = store.load("rev-old2").review;
    assertEquals(before.items["counterarguments"]?.length, 3);
    await store.update("rev-old2", (review) => abandon(review, "for the test", NOW));
    assertEquals(store.load("rev-old2").review.items, before.items);
    assertEquals(store.list().skipped, []);
  });
});

Deno.test("update() gives up on a review that somebody rewrites each time it is checked", async () => {
  await inDirectory(async (directory) => {
    const path = join(directory, "rev-aaaa.json");
    const store = storeOf(directory, "rev-aaaa");
    Deno.writeTextFileSync(path, oldFile("rev-aaaa"));
    let checked = 0;
    const error = await refusal(store.update("rev-aaaa", (review) => {
      checked += 1;
      Deno.writeTextFileSync(path, oldFile("rev-aaaa", { context: `another one, ${checked}` }));
      return withItem(review, sentence(seeded(1)));
    }));
    assertEquals([error.code, checked], ["storage", 3]);
    assertMatch(error.message, /busy.*nothing was saved/i);
    assertEquals(store.load("rev-aaaa").review.context, "another one, 3");
    assertEquals(namesIn(directory), [".lock", "rev-aaaa.json"]);
  });
});

Deno.test("update() asks again only about what was added meanwhile", async () => {
  await inDirectory(async (directory) => {
    const store = storeOf(directory, "rev-aaaa");
    const other = storeOf(directory, "rev-none");
    await store.create(newReview);
    let added: Promise<unknown> | undefined;
    const asked: (number | undefined)[] = [];
    const review = await store.update("rev-aaaa", (before, judged) => {
      asked.push(judged === undefined ? undefined : itemsOf(judged, "counterarguments").length);
      added ??= other.update("rev-aaaa", (theirs) => withItem(theirs, sentence(seeded(2))));
      return withItem(before, sentence(seeded(1)));
    });
    await added;
    assertEquals([asked, review.items["counterarguments"]?.length], [[undefined, 0], 2]);
  });
});

Deno.test("watch() tells of this store's own changes where nothing can be watched", async () => {
  await inDirectory(async (directory) => {
    const warned: string[] = [];
    const disk: Disk = {
      ...realDisk,
      watch: () => {
        throw new DiskError("EMFILE", "Too many open files");
      },
    };
    const options = {
      modes: MODES,
      gate: openGate,
      newId: () => "rev-aaaa",
      nanoseconds: () => 0n,
    };
    const store = openStore(directory, { ...options, disk, warn: (line) => warned.push(line) });
    let told = Promise.withResolvers<Change>();
    const stop = store.watch((change) => told.resolve(change));
    // Its timers keep no process alive; this one does while we wait.
    const alive = setInterval(() => {}, 1_000);
    await store.create(newReview);
    assertEquals(await told.promise, { ids: ["rev-aaaa"], listing: true });
    told = Promise.withResolvers();
    await store.update("rev-aaaa", (review) => withItem(review, sentence(seeded(1))));
    assertEquals(await told.promise, { ids: ["rev-aaaa"], listing: false });
    clearInterval(alive);
    stop();
    assertEquals(warned.length, 1);
  });
});
