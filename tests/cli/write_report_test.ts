import { assert, assertEquals, assertMatch, assertThrows } from "@std/assert";
import { join } from "@std/path";
import { writeReport } from "../../src/cli/write_report.ts";
import { DiskError } from "../../src/disk/disk.ts";
import { realDisk } from "../../src/disk/real_disk.ts";
import { ReviewError } from "../../src/engine/errors.ts";
import { inFreshDirectory, runCommand } from "../support/run_program.ts";
import { seed, SEEDED } from "../support/seeded.ts";
import { programCommand } from "../support/server_process.ts";

const UNIX = Deno.build.os !== "windows";

/** A terminal that must not be written to. */
const NO_TERMINAL = { out: () => assert(false, "standard output was written to") };

function namesIn(directory: string): string[] {
  return [...Deno.readDirSync(directory)].map(({ name }) => name).sort();
}

Deno.test("report -o onto an open stream adds to it, whatever it is called", {
  ignore: Deno.build.os !== "linux",
}, async () => {
  await inFreshDirectory(async (directory) => {
    await seed(directory);
    const log = join(directory, "log");
    const report = [...programCommand(), "report", SEEDED.refuted, "--data-dir", directory];
    const memo = (await runCommand(report)).stdout;
    assert(memo.length > 500);
    Deno.symlinkSync("/dev/stdout", join(directory, "out.md"));
    const names = ["/dev/stdout", "/dev/fd/1", "/proc/self/fd/1", join(directory, "out.md")];
    for (const name of names) {
      Deno.writeTextFileSync(log, "before\n");
      const script = `"$@" -o ${name} >> ${log}`;
      const run = await runCommand(["sh", "-c", script, "sh", ...report]);
      assertEquals([run.code, run.stderr], [0, ""], name);
      assertEquals(Deno.readTextFileSync(log), `before\n${memo}`, name);
      const piped = await runCommand([...report, "-o", name]);
      assertEquals([piped.code, piped.stdout], [0, memo], name);
    }
    const errors = await runCommand([...report, "-o", "/dev/stderr"]);
    assertEquals([errors.code, errors.stdout, errors.stderr], [0, "", memo]);
  });
});

Deno.test(
  "writeReport() writes into a FIFO, and replaces what a link leads to",
  { ignore: !UNIX },
  async () => {
    await inFreshDirectory(async (directory) => {
      const fifo = join(directory, "fifo");
      assert(new Deno.Command("mkfifo", { args: [fifo] }).outputSync().success);
      const reader = new Deno.Command("cat", { args: [fifo], stdout: "piped" }).spawn();
      writeReport(fifo, "the report\n", directory, NO_TERMINAL);
      const { stdout } = await reader.output();
      assertEquals(new TextDecoder().decode(stdout), "the report\n");
      assertEquals(Deno.lstatSync(fifo).isFifo, true);

      const target = join(directory, "target.md");
      Deno.writeTextFileSync(target, "old");
      Deno.chmodSync(target, 0o640);
      Deno.symlinkSync("target.md", join(directory, "link.md"));
      writeReport(join(directory, "link.md"), "new", directory, NO_TERMINAL);
      assertEquals(Deno.readTextFileSync(target), "new");
      assertEquals((Deno.statSync(target).mode ?? 0) & 0o777, 0o640);
      assertEquals(Deno.lstatSync(join(directory, "link.md")).isSymlink, true);
      Deno.symlinkSync("circle", join(directory, "circle"));
      const error = assertThrows(
        () => writeReport(join(directory, "circle"), "x", directory, NO_TERMINAL),
        ReviewError,
      );
      assertMatch(error.message, /circle": Too many levels of symbolic links$/);
      assertEquals(namesIn(directory), ["circle", "fifo", "link.md", "target.md"]);
    });
  },
);

Deno.test("writeReport() takes names as long as the disk does", async () => {
  await inFreshDirectory((directory) => {
    for (const length of [243, 255]) {
      const file = join(directory, `${"x".repeat(length - 3)}.md`);
      for (const text of ["first", "second"]) {
        writeReport(file, text, directory, NO_TERMINAL);
        assertEquals(Deno.readTextFileSync(file), text);
      }
    }
    return Promise.resolve();
  });
});

for (const code of ["EBUSY", "EACCES", "EPERM", "EXDEV"]) {
  Deno.test(`writeReport() writes in place where a file cannot be replaced (${code})`, async () => {
    await inFreshDirectory((directory) => {
      const file = join(directory, "bound.md");
      const refusing = {
        ...realDisk,
        rename: () => {
          throw new DiskError(code, "Refused");
        },
      };
      Deno.writeTextFileSync(file, "something longer that was there");
      const { ino } = Deno.statSync(file);
      writeReport(file, "new", directory, NO_TERMINAL, refusing);
      assertEquals([Deno.readTextFileSync(file), Deno.statSync(file).ino], ["new", ino]);
      // What is not there cannot be written in place; nothing else is named than what was asked for.
      const missing = join(directory, "missing.md");
      const error = assertThrows(
        () => writeReport(missing, "new", directory, NO_TERMINAL, refusing),
        ReviewError,
      );
      assertEquals(error.message, `the report cannot be written to "${missing}": Refused`);
      assertEquals(namesIn(directory), ["bound.md"]);
      return Promise.resolve();
    });
  });
}

Deno.test("writeReport() leaves a file alone whose replacement fails for good", async () => {
  await inFreshDirectory((directory) => {
    const file = join(directory, "report.md");
    Deno.writeTextFileSync(file, "old");
    const full = {
      ...realDisk,
      rename: () => {
        throw new DiskError("ENOSPC", "No space left on device");
      },
    };
    assertThrows(() => writeReport(file, "new", directory, NO_TERMINAL, full), ReviewError);
    assertEquals([Deno.readTextFileSync(file), namesIn(directory)], ["old", ["report.md"]]);
    return Promise.resolve();
  });
});

Deno.test(
  "writeReport() keeps off names that the store may take for its own",
  { ignore: !UNIX },
  async () => {
    await inFreshDirectory((directory) => {
      for (const name of ["rev-abcd.json", ".lock", "rev-\n.json", "rev-a\nb.json"]) {
        assertThrows(
          () => writeReport(join(directory, name), "x", directory, NO_TERMINAL),
          ReviewError,
        );
      }
      assertEquals(namesIn(directory), []);
      return Promise.resolve();
    });
  },
);
