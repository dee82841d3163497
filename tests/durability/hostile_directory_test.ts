import { openGate } from "../../src/gate/phase_gate.ts";
import { assert, assertEquals, assertMatch } from "@std/assert";
import { join } from "@std/path";
import { MODES } from "../../src/protocol/modes.ts";
import { digestOf } from "../../src/store/digest.ts";
import { start, submit } from "../../src/engine/step.ts";
import { toRecord } from "../../src/store/record.ts";
import { CLAIM, seeded, sentence } from "../support/load.ts";
import { oldFile } from "../support/old_records.ts";
import { inFreshDirectory, runProgram } from "../support/run_program.ts";
import { ServerProcess } from "../support/server_process.ts";

const UNIX = Deno.build.os !== "windows";

/** Content of files that are no reviews, and the reason that is given. */
const BAD_CONTENT: Record<string, readonly [content: string | Uint8Array, reason: RegExp]> = {
  "rev-emty": ["", /it is empty/],
  "rev-text": ["hello", /it is not JSON/],
  "rev-half": [oldFile("rev-half").slice(0, 200), /it is not JSON/],
  "rev-list": ["[]", /it is not a JSON object/],
  "rev-null": ["null", /it is not a JSON object/],
  "rev-nans": [oldFile("rev-nans").replace('"horizon": null', '"horizon": NaN'), /not JSON/],
  "rev-deep": ["[".repeat(200_000) + "]".repeat(200_000), /it is nested too deeply/],
  "rev-nest": [
    oldFile("rev-nest").replace(
      '"horizon"',
      `"x": ${'{"y":'.repeat(200_000)}1${"}".repeat(200_000)}, "horizon"`,
    ),
    /it is nested too deeply/,
  ],
  "rev-open": ["[".repeat(200_000), /it is not JSON/],
  "rev-huge": [
    oldFile("rev-huge").replace(/"created_ns": \d+/, `"created_ns": ${"9".repeat(5_000)}`),
    /its created_ns is/,
  ],
  "rev-nul0": [oldFile("rev-nul0", { created_at: null }), /its created_at is null/],
  "rev-numb": [oldFile("rev-numb", { updated_at: 17 }), /its updated_at is 17/],
  "rev-path": [oldFile("../x"), /its id is "\.\.\/x"/],
  "rev-same": [oldFile("rev-good"), /its id is "rev-good"/],
  "rev-utf8": [Uint8Array.of(0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d), /it is not UTF-8/],
  "rev-utf6": [
    Uint8Array.from([...oldFile("rev-utf6")].flatMap((char) => [char.charCodeAt(0), 0])),
    /it is not JSON/,
  ],
  "rev-long": [" ".repeat(60 * 1024 * 1024), /it is 62914560 bytes/],
  "rev-done": [oldFile("rev-done", { status: "complete", phase: null }), /its status is/],
  "rev-prot": ['{"__proto__": {"id": "rev-prot"}}', /it has no id/],
};

/** Names that look like a review's and are none. */
const BAD_NAMES = ["rev-LOUD", "rev-", "rev-muchtoolongid", "rev-a b!", "rev-../x", "rev-éèêë"];

/** What else can have a name in a directory. */
const BAD_KINDS: Record<string, readonly [make: (path: string) => void, reason: RegExp]> = {
  "rev-dirs": [(path) => Deno.mkdirSync(path), /it is not a regular file/],
  "rev-fifo": [(path) => run("mkfifo", path), /it is not a regular file/],
  "rev-sock": [
    (path) => Deno.listen({ transport: "unix", path }).unref(),
    /it is not a regular file/,
  ],
  "rev-dang": [(path) => Deno.symlinkSync("nowhere", path), /it is a symbolic link/],
  "rev-outw": [(path) => Deno.symlinkSync("/etc/hosts", path), /it is a symbolic link/],
  "rev-self": [(path) => Deno.symlinkSync(path, path), /it is a symbolic link/],
  "rev-link": [(path) => Deno.symlinkSync("rev-good.json", path), /it is a symbolic link/],
  "rev-devi": [(path) => Deno.symlinkSync("/dev/zero", path), /it is a symbolic link/],
};

function run(command: string, ...args: string[]): void {
  assert(new Deno.Command(command, { args }).outputSync().success, `${command} failed`);
}

/** Fills a directory; gives the reason expected for each bad file. */
function fill(directory: string): Map<string, RegExp> {
  const expected = new Map<string, RegExp>();
  for (const [name, [content, reason]] of Object.entries(BAD_CONTENT)) {
    const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
    Deno.writeFileSync(join(directory, `${name}.json`), bytes);
    expected.set(`${name}.json`, reason);
  }
  for (const name of BAD_NAMES.filter((name) => !name.includes("/"))) {
    Deno.writeTextFileSync(join(directory, `${name}.json`), oldFile(name));
    expected.set(`${name}.json`, /its name is not a review id/);
  }
  for (const [name, [make, reason]] of Object.entries(UNIX ? BAD_KINDS : {})) {
    make(join(directory, `${name}.json`));
    expected.set(`${name}.json`, reason);
  }
  Deno.writeTextFileSync(join(directory, "rev-good.json"), oldFile("rev-good"));
  Deno.writeTextFileSync(join(directory, "rev-bomm.json"), `\ufeff${oldFile("rev-bomm")}`);
  Deno.writeTextFileSync(
    join(directory, "rev-crlf.json"),
    oldFile("rev-crlf").replaceAll("\n", "\r\n"),
  );
  Deno.linkSync(join(directory, "rev-good.json"), join(directory, "hard-link"));
  Deno.writeTextFileSync(join(directory, "notes.md"), "not ours");
  Deno.writeTextFileSync(join(directory, ".rev-none.tmp"), "not ours either");
  return expected;
}

/** Every name with all that a write would change. */
function snapshot(directory: string): string[] {
  return [...Deno.readDirSync(directory)].map(({ name }) => {
    const { size, mtime, ino, mode } = Deno.lstatSync(join(directory, name));
    return [name, size, mtime?.toISOString(), ino, mode].join(" ");
  }).sort();
}

Deno.test("list shows the good reviews of a hostile directory and says what is wrong with the others", async () => {
  await inFreshDirectory(async (directory) => {
    const expected = fill(directory);
    const before = snapshot(directory);

    const { code, stdout, stderr } = await runProgram(["list", "--json", "--data-dir", directory]);
    assertEquals([code, stderr], [0, ""]);
    const { count, reviews, skipped } = JSON.parse(stdout);
    const good = reviews.map((review: { review_id: string }) => review.review_id).sort();
    assertEquals([count, good], [3, ["rev-bomm", "rev-crlf", "rev-good"]]);
    const reasons = new Map<string, string>(
      skipped.map(({ file, reason }: { file: string; reason: string }) => [file, reason]),
    );
    assertEquals([...reasons.keys()].sort(), [...expected.keys()].sort());
    for (const [file, reason] of expected) assertMatch(reasons.get(file) ?? "", reason, file);

    const plain = await runProgram(["list", "--data-dir", directory]);
    assertEquals(plain.code, 0);
    assertEquals(plain.stdout.trim().split("\n").length, 3);
    assertEquals(plain.stderr.trim().split("\n").length, expected.size);

    for (const command of [["show"], ["report"], ["report", "--fail-on", "refuted"]]) {
      for (const [file, reason] of [...expected].filter(([file]) => file.length === 13)) {
        if (!["rev-fifo", "rev-deep", "rev-done", "rev-outw"].includes(file.slice(0, 8))) continue;
        const id = file.slice(0, -".json".length);
        const outcome = await runProgram([...command, id, "--data-dir", directory]);
        assertEquals([outcome.code, outcome.stdout], [1, ""], `${command} ${id}`);
        assertMatch(outcome.stderr, /^error: rev-....\.json is not a valid review: .*\n$/);
        assertMatch(outcome.stderr, reason);
      }
    }
    assertEquals(snapshot(directory), before, "looking at a directory changed it");
  });
});

Deno.test("the server works on in a hostile directory, and harms nothing there", async () => {
  await inFreshDirectory(async (directory) => {
    const expected = fill(directory);
    const before = snapshot(directory);
    await using server = await ServerProcess.start(directory);
    const listed = await server.call("list_reviews", {});
    assertEquals([listed.content?.["count"], listed.isError], [3, false]);
    for (const file of expected.keys()) {
      const id = file.slice(0, -".json".length);
      for (
        const [tool, args] of [["submit", { items: [{}] }], ["abandon_review", {
          reason: "x",
        }]] as const
      ) {
        const { isError, text } = await server.call(tool, { review_id: id, ...args });
        assert(isError, `${tool} ${id} was accepted`);
        assert(text.length < 2_000, text);
      }
    }
    const started = await server.call("start_review", { claim: CLAIM, mode: "steelman" });
    assertEquals(started.isError, false);
    const submitted = await server.call("submit", {
      review_id: "rev-good",
      items: [{ text: sentence(seeded(1)), category: "scope", severity: 1 }],
    });
    assertEquals([submitted.isError, submitted.text.includes("phase_complete")], [false, true]);
    // The hard link still has the old text: a file is replaced, never written into.
    assertEquals(Deno.readTextFileSync(join(directory, "hard-link")), oldFile("rev-good"));
    const untouched = before.filter((line) => !/^(rev-good\.json|hard-link) /.test(line));
    const after = new Set(snapshot(directory));
    assertEquals(untouched.filter((line) => !after.has(line)), []);
  });
});

/** What may stand where the data directory should be, and a word of the refusal. */
const NO_DIRECTORIES: Record<string, readonly [make: (path: string) => void, reason: RegExp]> = {
  "a file": [(path) => Deno.writeTextFileSync(path, "x"), /not a directory|cannot be/i],
  "a dangling link": [(path) => Deno.symlinkSync("nowhere/at/all", path), /cannot be written to/],
  "a link to itself": [(path) => Deno.symlinkSync(path, path), /cannot be/],
  "a FIFO": [(path) => run("mkfifo", path), /cannot be/],
};

Deno.test("a data directory that is none is an error of one line", { ignore: !UNIX }, async () => {
  for (const [what, [make, reason]] of Object.entries(NO_DIRECTORIES)) {
    await inFreshDirectory(async (parent) => {
      const directory = join(parent, "data");
      make(directory);
      const before = snapshot(parent);
      await using server = await ServerProcess.start(directory);
      const { isError, text } = await server.call("start_review", {
        claim: CLAIM,
        mode: "steelman",
      });
      assertEquals(isError, true, what);
      assertMatch(text, reason, what);
      const submitted = await server.call("submit", { review_id: "rev-aaaa", items: [{}] });
      assertEquals(submitted.isError, true, what);
      for (const words of [["list"], ["show", "rev-aaaa"]]) {
        const outcome = await runProgram([...words, "--data-dir", directory]);
        // A link that leads nowhere is a directory that is not there yet: it holds no reviews.
        if (what === "a dangling link" && words[0] === "list") assertEquals(outcome.code, 0);
        else assertMatch(outcome.stderr, /^error: [^\n]+\n$/, `${what}: ${words}`);
      }
      assertEquals(snapshot(parent), before, what);
    });
  }
});

/** What may stand where the lock should be. */
const NO_LOCKS: Record<string, (path: string, outside: string) => void> = {
  "a directory": (path) => Deno.mkdirSync(path),
  "a FIFO": (path) => run("mkfifo", path),
  "a link outwards": (path, outside) => Deno.symlinkSync(outside, path),
};

Deno.test("a lock that is no file stops writers with a reason, and readers not at all", {
  ignore: !UNIX,
}, async () => {
  for (const [what, make] of Object.entries(NO_LOCKS)) {
    await inFreshDirectory(async (parent) => {
      const directory = join(parent, "data");
      const outside = join(parent, "outside");
      Deno.mkdirSync(directory);
      Deno.writeTextFileSync(join(directory, "rev-good.json"), oldFile("rev-good"));
      make(join(directory, ".lock"), outside);
      await using server = await ServerProcess.start(directory);
      for (
        const [tool, args] of [
          ["start_review", { claim: CLAIM, mode: "steelman" }],
          ["abandon_review", { review_id: "rev-good", reason: "for the test" }],
        ] as const
      ) {
        const { isError, text } = await server.call(tool, args);
        assertEquals(isError, true, what);
        assertMatch(text, /\.lock in .* is not a regular file/, what);
      }
      const { content } = await server.call("get_review", { review_id: "rev-good" });
      assertEquals(content?.["status"], "active", what);
      assertEquals([...Deno.readDirSync(parent)].map(({ name }) => name), ["data"], what);
    });
  }
});

Deno.test("ten thousand reviews are listed", async () => {
  await inFreshDirectory(async (directory) => {
    const now = { now: "2026-01-31T09:30:00+00:00", by: null };
    const fresh = start(MODES, { claim: CLAIM, mode: "devils_advocate" }, "", now);
    const items = [1, 2].map((seed) => ({
      text: sentence(seeded(seed)),
      category: "scope",
      severity: 3,
    }));
    const outcome = submit(fresh, items, { digestOf, gate: openGate }, now);
    assert(outcome.ok);
    for (let index = 0; index < 10_000; index += 1) {
      const id = `rev-${index.toString(36).padStart(4, "0")}`;
      const record = toRecord({ ...outcome.review, id }, { created_ns: index }, true);
      Deno.writeTextFileSync(join(directory, `${id}.json`), JSON.stringify(record));
    }
    const { code, stdout } = await runProgram(["list", "--json", "--data-dir", directory]);
    const { count, skipped, reviews } = JSON.parse(stdout);
    assertEquals([code, count, skipped, reviews[0].review_id], [0, 10_000, undefined, "rev-07pr"]);
  });
});
