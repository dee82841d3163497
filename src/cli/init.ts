import { join, resolve } from "@std/path";
import { isDiskError } from "../disk/disk.ts";
import { realDisk } from "../disk/real_disk.ts";
import { messageOf, ReviewError } from "../engine/errors.ts";
import { quote } from "../engine/wording.ts";
import { PROJECT_DIRECTORY } from "../version.ts";
import { type Command, EXIT } from "./command.ts";

/** What the directory holds beside reviews, so that version control treats them well. */
const FILES: Readonly<Record<string, string>> = {
  // Two clones that continued the same review conflict, instead of being merged line by line.
  ".gitattributes": "rev-*.json -merge\n",
  ".gitignore": ".lock\n.rev-*.tmp\n",
};

/** `init`: a directory for the reviews of a project. */
export const init: Command = {
  name: "init",
  words: ["[DIR]"],
  about: `make ${PROJECT_DIRECTORY} here, where a project keeps its reviews under version control`,
  details:
    `Commands and servers started in DIR or below it keep reviews there, unless --data-dir or the environment names another directory. Files that already exist are left as they are.`,
  examples: ["init", "init ~/shop"],
  flags: [],
  run({ words: [parent = "."], terminal }) {
    const folder = resolve(parent);
    const directory = join(folder, PROJECT_DIRECTORY);
    try {
      if (realDisk.look(join(folder, "."))?.kind !== "directory") {
        throw new Error("there is no such folder");
      }
      // As the user makes others: who else may read it is for the umask to say.
      realDisk.makeDirectory(directory, 0o777);
      if (realDisk.look(directory)?.kind !== "directory") {
        throw new Error("something else already has that name");
      }
      for (const [name, text] of Object.entries(FILES)) writeOnce(join(directory, name), text);
    } catch (error) {
      throw new ReviewError("storage", `cannot make ${quote(directory)}: ${messageOf(error)}`);
    }
    terminal.out(`${directory}\n`);
    terminal.hint("next: commit it; reviews started below this folder are kept there");
    return EXIT.success;
  },
};

/** Writes a file that is not there yet. */
function writeOnce(path: string, text: string): void {
  try {
    using file = realDisk.open(path, "new");
    file.write(new TextEncoder().encode(text));
  } catch (error) {
    if (!isDiskError(error, "EEXIST")) throw error;
  }
}
