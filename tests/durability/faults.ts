/**
 * Faults that the program once had or could have, each a change of one place. `deno task faults` puts
 * them in one at a time and says which test notices.
 *
 * @module
 */

/** One fault: a text of a file, and what stands there instead. */
export interface Fault {
  readonly name: string;
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

const STORE = "src/store/store.ts";
const WRITE = "src/store/write_file.ts";
const LOCK = "src/store/lock.ts";
const SIDE = "src/disk/side_file.ts";
const LACKS = "src/disk/lacks.ts";

/** Faults that the program had, (a) to (d) of their report. */
export const PAST: readonly Fault[] = [
  {
    name: "(a) a repeated batch is acknowledged without a flush",
    file: STORE,
    from: `that may have been killed.
      confirmFile(folder, path);`,
    to: "that may have been killed.",
  },
  {
    name: "(b) a directory's flush that fails for a reason without a code counts as done",
    file: WRITE,
    from: `    if (!has("flushing", () => names.flush())) folder.lacks("flushing");
  } catch (error) {
    throw`,
    to: `    if (!has("flushing", () => names.flush())) folder.lacks("flushing");
  } catch (error) {
    if (isDiskError(error) && !/^E/.test(error.code)) return;
    throw`,
  },
  {
    name: "(b) an error of the disk without a code is a bug",
    file: "src/disk/disk.ts",
    from: "return error instanceof DiskError && (",
    to: "return error instanceof DiskError && /^E/.test(error.code) && (",
  },
  {
    name: "(c) nothing can be saved on a disk without locks",
    file: LACKS,
    from: 'locks: ["ENOLCK", "ENOSYS", "ENOTSUP"]',
    to: "locks: []",
  },
  {
    name: "(c) nothing can be saved on a disk that cannot flush",
    file: LACKS,
    from: 'flushing: ["EINVAL", "ENOSYS", "ENOTSUP"]',
    to: "flushing: []",
  },
  {
    name: "(d) a renaming whose answer was lost is told as nothing saved",
    file: WRITE,
    from: "if (!isInPlace(folder, to, text, error)) throw error;",
    to: "throw error;",
  },
  {
    name: "(d) a link that was made but answered with an error leaves a second review",
    file: WRITE,
    from: "      if (isInPlace(folder, path, text, error)) return true;\n",
    to: "",
  },
];

/** Faults that such a program could have. */
export const POSSIBLE: readonly Fault[] = [
  {
    name: "the new text is not flushed",
    file: SIDE,
    from: 'if (!has("flushing", () => file.flush())) unflushed();',
    to: "unflushed.name;",
  },
  {
    name: "the new text is flushed before it is written",
    file: SIDE,
    from: "  file.write(bytes);",
    to: "  file.flush();\n  file.write(bytes);\n  if (bytes.length > 0) return;",
  },
  {
    name: "the directory is not flushed after a renaming",
    file: WRITE,
    from: "if (replaced) flushNames(folder, names);",
    to: "",
  },
  {
    name: "the directory is not flushed after a link",
    file: WRITE,
    from: "if (created) flushNames(folder, names);",
    to: "",
  },
  {
    name: "the directory is flushed before the renaming",
    file: WRITE,
    from: `    if (!unchanged()) return false;
    rename(folder, side, path, text);
    return true;
  });
  if (replaced) flushNames(folder, names);`,
    to: `    if (!unchanged()) return false;
    flushNames(folder, names);
    rename(folder, side, path, text);
    return true;
  });`,
  },
  {
    name: "a new directory's own name is not flushed",
    file: LOCK,
    from: "    disk.makeDirectory(directory, DIRECTORY_MODE);\n    flushName(directory);",
    to: "    disk.makeDirectory(directory, DIRECTORY_MODE);",
  },
  {
    name: "all writers share one temporary name",
    file: WRITE,
    from: '`.${basename(path, ".json")}.${crypto.randomUUID()}.tmp`',
    to: "`.rev-temp.0.tmp`",
  },
  {
    name: "the last look before the renaming is left out",
    file: STORE,
    from: "const unchanged = (): boolean => readReviewFile(disk, path) === now;",
    to: "const unchanged = (): boolean => true;",
  },
  {
    name: "the snapshot is saved although the review was changed",
    file: STORE,
    from: "const now = readReviewFile(disk, path);",
    to: "const now = before;",
  },
  {
    name: "the lock is given back before the step",
    file: LOCK,
    from: "    return step(alone);",
    to: "    file[Symbol.dispose]();\n    return step(alone);",
  },
  {
    name: "the lock is not taken",
    file: LOCK,
    from: "const tried = tryLock(file, folder);",
    to: 'const tried: ReturnType<typeof tryLock> = "no locks";',
  },
  {
    name: "a lock file that was removed is held all the same",
    file: LOCK,
    from: "if (alone && looked < LOOKS_MOST && !isStill(folder, file)) continue;",
    to: "",
  },
  {
    name: "what killed writers left stays",
    file: STORE,
    from: "      sweep(folder, alone);\n",
    to: "",
  },
  {
    name: "without locks, temporary files of others are removed",
    file: WRITE,
    from: "if (alone || found.modified",
    to: "if (alone || 0 < found.modified",
  },
  {
    name: "a new review is renamed over whatever has its name",
    file: WRITE,
    from: 'linked = has("links", () => folder.disk.link(side, path));',
    to: "folder.disk.rename(side, path);\n      linked = true;",
  },
  {
    name: "a name that is taken counts as one's own",
    file: WRITE,
    from: 'if (isDiskError(error, "EEXIST")) return false;',
    to: 'if (isDiskError(error, "EEXIST")) return true;',
  },
  {
    name: "half a text is put into place when the disk is full",
    file: SIDE,
    from: "  file.write(bytes);",
    to: "  try {\n    file.write(bytes);\n  } catch {\n    // Written as far as it went.\n  }",
  },
  {
    name: "a change is written into the file that is there",
    file: WRITE,
    from: "    folder.disk.rename(from, to);",
    to: `    using file = folder.disk.open(to, "follow");
    file.write(new TextEncoder().encode(text));
    file.flush();`,
  },
  {
    name: "a rewrite forgets who may read the file",
    file: WRITE,
    from: "besides(folder, path, text, found.mode,",
    to: "besides(folder, path, text, 0o666,",
  },
  {
    name: "the umask decides who may read a new file",
    file: SIDE,
    from: "if (mode !== null) file.setMode(mode);",
    to: "if (mode === -1) file.setMode(mode);",
  },
  {
    name: "after one refusal no turn comes any more",
    file: LOCK,
    from: "mine.then(() => {}, () => {}).then(() => {",
    to: "mine.then(() => {\n",
  },
  {
    name: "an unconfirmed change is told as nothing saved",
    file: STORE,
    from: "if (error instanceof Unconfirmed) throw unconfirmed(id, directory, error.message);",
    to: `if (error instanceof Unconfirmed) {
          throw new ReviewError("storage", \`\${id} failed; nothing was saved.\`);
        }`,
  },
  {
    name: "what the disk lacks is said every time",
    file: STORE,
    from: "      if (lacking.has(what)) return;\n",
    to: "",
  },
  {
    name: "a file swapped in the moment of its opening is read",
    file: "src/store/read_file.ts",
    from: "    if (!isSame(found, opened)) continue;\n",
    to: "",
  },
  {
    name: "what was added meanwhile is not looked at",
    file: "src/engine/step.ts",
    from: "const checked = checkItems(news, phase, batch, { gate });",
    to: "const checked = checkItems(news, phase, batch, { gate: null });",
  },
];
