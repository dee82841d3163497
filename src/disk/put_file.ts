import { dirname, resolve } from "@std/path";
import { type Disk, DiskError, type Entry, isDiskError } from "./disk.ts";
import { withSideFile } from "./side_file.ts";

/** How many links may lead from one to the next before they count as a circle. */
const LINKS_MOST = 40;

/** What the side file's name may fail by where the file itself can be written to all the same. */
const IN_PLACE = ["EBUSY", "EACCES", "EPERM", "EXDEV", "ENAMETOOLONG"];

/**
 * What a name leads to, link by link, and what lies there; null where nothing does. A path that
 * `isEnd` knows is not looked at. Throws a `DiskError` where links lead in a circle.
 */
export function followLinks(
  disk: Disk,
  name: string,
  isEnd: (path: string) => boolean = () => false,
): { readonly path: string; readonly entry: Entry | null } {
  let path = resolve(name);
  for (let links = 0; links < LINKS_MOST; links += 1) {
    if (isEnd(path)) return { path, entry: null };
    const entry = disk.look(path);
    if (entry?.kind !== "link") return { path, entry };
    path = resolve(dirname(path), disk.target(path));
  }
  throw new DiskError("ELOOP", "Too many levels of symbolic links");
}

/**
 * Writes a file that is not a link: whole or not at all where the directory lets it be replaced, else
 * in its place. `entry` is what was there before; its mode is kept.
 */
export function putFile(disk: Disk, path: string, bytes: Uint8Array, entry: Entry | null): void {
  try {
    const side = `${dirname(path)}/.${crypto.randomUUID()}.tmp`;
    withSideFile(disk, { path: side, bytes, mode: entry?.mode ?? null, unflushed() {} }, () => {
      disk.rename(side, path);
      return true;
    });
  } catch (error) {
    if (entry === null || !isDiskError(error, ...IN_PLACE)) throw error;
    writeInto(disk, path, bytes, "follow");
  }
}

/** Writes to what is there, from its beginning or at its end. */
export function writeInto(
  disk: Disk,
  path: string,
  bytes: Uint8Array,
  purpose: "follow" | "append",
): void {
  using file = disk.open(path, purpose);
  file.write(bytes);
}
