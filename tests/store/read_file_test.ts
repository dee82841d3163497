import { assert, assertEquals, assertMatch, assertThrows } from "@std/assert";
import { join } from "@std/path";
import { type Disk, DiskError } from "../../src/disk/disk.ts";
import { realDisk } from "../../src/disk/real_disk.ts";
import { InvalidRecord } from "../../src/store/invalid_record.ts";
import { readListedFile, readReviewFile } from "../../src/store/read_file.ts";
import { inDirectory } from "../support/store_directory.ts";

/** A disk on which a file is another one in the moment of its opening, the first so many times. */
function swapping(other: string, times: number): Disk {
  let swapped = 0;
  return {
    ...realDisk,
    open: (path, purpose, mode) =>
      realDisk.open(purpose === "read" && swapped++ < times ? other : path, purpose, mode),
  };
}

Deno.test("readReviewFile() reads no other file than the one it looked at", async () => {
  await inDirectory((directory) => {
    const [path, secret] = [join(directory, "rev-aaaa.json"), join(directory, "secret")];
    Deno.writeTextFileSync(path, "mine");
    Deno.writeTextFileSync(secret, "outside");
    // A file that is replaced as others do it is read when it is still.
    assertEquals(readReviewFile(swapping(secret, 3), path), "mine");
    const error = assertThrows(
      () => readReviewFile(swapping(secret, Infinity), path),
      InvalidRecord,
    );
    assertMatch(error.message, /it keeps being replaced/);
  });
});

Deno.test("readReviewFile() sees a file that grows or shrinks under the reading", async () => {
  await inDirectory((directory) => {
    const path = join(directory, "rev-aaaa.json");
    const sized = (real: number, said: number): string => {
      Deno.writeTextFileSync(path, "x".repeat(real));
      const disk: Disk = {
        ...realDisk,
        open(path, purpose, mode) {
          const file = realDisk.open(path, purpose, mode);
          return {
            ...file,
            stat: () => ({ ...file.stat(), size: said }),
            [Symbol.dispose]: () => file[Symbol.dispose](),
          };
        },
      };
      return readReviewFile(disk, path);
    };
    assertEquals(sized(10, 10).length, 10);
    assertEquals(sized(9, 10).length, 9);
    const error = assertThrows(() => sized(11, 10), InvalidRecord);
    assertMatch(error.message, /it grew while it was read/);
  });
});

/** What a listing found under a name that may be something else by now. */
const LISTED = { name: "rev-aaaa.json", kind: "file" } as const;

Deno.test("readListedFile() reads files of any size, and what is no plain file it leaves to a closer look", async () => {
  await inDirectory((directory) => {
    const path = join(directory, LISTED.name);
    for (const size of [0, 1, 65_535, 65_536, 65_537, 200_000]) {
      Deno.writeTextFileSync(path, "x".repeat(size));
      assertEquals(readListedFile(realDisk, path, LISTED).length, size);
    }
    Deno.writeFileSync(path, new Uint8Array([0xff]));
    assertThrows(() => readListedFile(realDisk, path, LISTED), InvalidRecord, "not UTF-8");
    Deno.writeTextFileSync(path, "read after it");
    assertEquals(readListedFile(realDisk, path, LISTED), "read after it");
    Deno.removeSync(path);
    assertThrows(() => readListedFile(realDisk, path, LISTED), DiskError, "o such file");
    Deno.mkdirSync(path);
    assertThrows(() => readListedFile(realDisk, path, LISTED), DiskError, "directory");
    // What was listed as no plain file is not even opened before it is looked at.
    const open = (): never => {
      throw new Error("it was opened");
    };
    const unopened = { ...realDisk, open };
    const listed = { ...LISTED, kind: "directory" } as const;
    assertThrows(() => readListedFile(unopened, path, listed), InvalidRecord, "not a regular file");
  });
});

Deno.test("readListedFile() trusts no listing where opening follows links", async () => {
  await inDirectory((directory) => {
    const [path, secret] = [join(directory, LISTED.name), join(directory, "secret")];
    Deno.writeTextFileSync(path, "mine");
    Deno.writeTextFileSync(secret, "outside");
    const disk = { ...swapping(secret, 3), refusesLinks: false };
    assertEquals(readListedFile(disk, path, LISTED), "mine");
  });
});

Deno.test({
  name:
    "readListedFile() follows no link and takes nothing from a FIFO, put there since the listing",
  ignore: Deno.build.os === "windows",
  async fn() {
    await inDirectory(async (directory) => {
      const [path, secret] = [join(directory, LISTED.name), join(directory, "secret")];
      Deno.writeTextFileSync(secret, "outside");
      Deno.symlinkSync(secret, path);
      assertThrows(() => readListedFile(realDisk, path, LISTED), InvalidRecord, "symbolic link");
      Deno.removeSync(path);
      const { success } = await new Deno.Command("mkfifo", { args: [path] }).output();
      assert(success);
      using both = Deno.openSync(path, { read: true, write: true });
      both.writeSync(new TextEncoder().encode("for another"));
      assertThrows(() => readListedFile(realDisk, path, LISTED), InvalidRecord, "not a regular");
      const bytes = new Uint8Array(20);
      assertEquals(both.readSync(bytes), "for another".length);
    });
  },
});
