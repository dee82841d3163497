/**
 * Who may read and write, with real users: needs the superuser, and an executable that all may run
 * (`DEVILS_ADVOCATE_EXECUTABLE`), since other users have no access to this one's cache of modules.
 *
 * @module
 */
import { assertEquals, assertMatch } from "@std/assert";
import { join } from "@std/path";
import { CLAIM, itemFor, seeded } from "../support/load.ts";
import { inFreshDirectory, type Run } from "../support/run_program.ts";
import { programCommand } from "../support/server_process.ts";

const ignore = Deno.build.os !== "linux" || Deno.uid() !== 0 ||
  (Deno.env.get("DEVILS_ADVOCATE_EXECUTABLE") ?? "") === "";

const [ANN, BEN, STRANGER] = [61_001, 61_002, 61_003];
const GROUP = 62_000;

/** Runs the program as a user of a group, with an umask. */
async function as(uid: number, umask: string, args: readonly string[], gid = GROUP): Promise<Run> {
  const script = `umask ${umask} && exec "$@"`;
  const { code, stdout, stderr } = await new Deno.Command("sh", {
    args: ["-c", script, "sh", ...programCommand(), ...args],
    uid,
    gid,
    cwd: "/",
    env: { HOME: "/nonexistent" },
  }).output();
  const [out, err] = [stdout, stderr].map((bytes) => new TextDecoder().decode(bytes));
  return { code, stdout: out ?? "", stderr: err ?? "" };
}

const modeOf = (path: string): string => ((Deno.statSync(path).mode ?? 0) & 0o777).toString(8);
const start = ["start", CLAIM, "--mode", "devils_advocate"];

Deno.test("two users of one group start and submit in one directory, whatever their umask", {
  ignore,
}, async () => {
  await inFreshDirectory(async (parent) => {
    Deno.chmodSync(parent, 0o755);
    const items = join(parent, "items.json");
    Deno.writeTextFileSync(
      items,
      JSON.stringify([itemFor({ phase: "counterarguments", targets: [] }, seeded(1))]),
    );
    for (const lockOf of ["nobody yet", "the superuser"]) {
      const directory = join(parent, lockOf.replaceAll(" ", "_"));
      Deno.mkdirSync(directory);
      Deno.chownSync(directory, 0, GROUP);
      Deno.chmodSync(directory, 0o2775);
      // Made once by somebody else, whose umask let nobody write to it.
      if (lockOf === "the superuser") {
        Deno.writeTextFileSync(join(directory, ".lock"), "", { mode: 0o644 });
      }
      const dir = ["--data-dir", directory];
      const started = await as(ANN, "022", [...start, ...dir]);
      assertEquals([started.code, started.stderr], [0, ""], lockOf);
      const id = started.stdout.trim();
      assertEquals(modeOf(join(directory, `${id}.json`)), "664");
      const submitted = await as(BEN, "077", ["submit", id, items, ...dir]);
      assertEquals([submitted.code, submitted.stderr], [0, ""], lockOf);
      assertEquals((await as(BEN, "022", [...start, ...dir])).code, 0);
      const abandoned = await as(ANN, "022", ["abandon", id, "--reason", "only a test", ...dir]);
      assertEquals([abandoned.code, modeOf(join(directory, `${id}.json`))], [0, "664"], lockOf);
      // Others may read there, and are told that they may not write.
      const other = await as(STRANGER, "022", [...start, ...dir], STRANGER);
      assertEquals(other.code, 1);
      assertMatch(
        other.stderr,
        /^error: .* cannot be written to \(Permission denied\); nothing was saved/,
      );
    }
  });
});

Deno.test("a directory that the program makes is its user's alone", { ignore }, async () => {
  await inFreshDirectory(async (parent) => {
    Deno.chmodSync(parent, 0o777);
    const directory = join(parent, "reviews");
    const { code, stdout } = await as(ANN, "000", [...start, "--data-dir", directory]);
    assertEquals([code, modeOf(directory)], [0, "700"]);
    assertEquals(modeOf(join(directory, `${stdout.trim()}.json`)), "600");
    assertEquals(modeOf(join(directory, ".lock")), "600");
  });
});
