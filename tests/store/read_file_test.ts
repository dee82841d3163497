import { assertEquals, assertMatch, assertThrows } from "@std/assert";
import { join } from "@std/path";
import type { Disk } from "../../src/disk/disk.ts";
import { realDisk } from "../../src/disk/real_disk.ts";
import { InvalidRecord } from "../../src/store/invalid_record.ts";
import { readReviewFile } from "../../src/store/read_file.ts";
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
    assertMatch(error.message, /another file whenever it is looked at/);
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
