import { dirname } from "@std/path";
import { isDiskError } from "../disk/disk.ts";
import { realDisk, tryDirectory } from "../disk/real_disk.ts";
import { messageOf } from "../engine/errors.ts";
import { quote } from "../engine/wording.ts";
import { isLink, isThere } from "./data_dir.ts";

/** What a system says that cannot make files without a name there: whether others can is open. */
const UNKNOWN = ["ENOTSUP", "EISDIR", "EINVAL", "ENOSYS"];

/**
 * Why no reviews can be kept in a directory, in words; null where nothing prevents it. One that
 * is not there is judged by the directory in which it would be made. Nothing is written.
 */
export function whyUnusable(directory: string): string | null {
  for (let folder = directory;;) {
    try {
      tryDirectory(folder);
      if (folder === directory) realDisk.open(folder, "names")[Symbol.dispose]();
      return null;
    } catch (error) {
      if (isDiskError(error, ...UNKNOWN)) return null;
      const where = folder === directory ? "" : `${quote(folder)}: `;
      if (isLink(folder) && !isThere(folder)) return `${where}it is a link that leads nowhere`;
      const parent = dirname(folder);
      if (!isDiskError(error, "ENOENT") || parent === folder) return where + messageOf(error);
      folder = parent;
    }
  }
}
