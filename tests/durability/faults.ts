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
const PUT = "src/disk/put_file.ts";
const REAL = "src/disk/real_disk.ts";
const READ = "src/store/read_file.ts";
const WATCH = "src/store/watch.ts";

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
  {
    name: "a refusal that saved nothing says that it may have",
    file: STORE,
    from: "if (error instanceof Unconfirmed) throw unconfirmed(id, directory, error.message);",
    to: `if (error instanceof Unconfirmed || isDiskError(error)) {
          throw unconfirmed(id, directory, error.message);
        }`,
  },
  {
    name: "a flush that is not permitted counts as one that the disk does not know",
    file: LACKS,
    from: 'flushing: ["EINVAL",',
    to: 'flushing: ["EPERM", "EINVAL",',
  },
];

/** Faults written by somebody who knew the program, but neither the tests nor the faults above. */
export const OUTSIDE: readonly Fault[] = [
  {
    name: "the names of a repeated change are flushed only if the content could not be",
    file: WRITE,
    from: `    if (!has("flushing", () => file.flush())) folder.lacks("flushing");
    using names`,
    to: `    if (has("flushing", () => file.flush())) return;
    using names`,
  },
  {
    name: "what somebody else saved of the same meanwhile is not confirmed",
    file: STORE,
    from: `        if (result === review) {
          confirmFile(folder, path);
          return review;`,
    to: `        if (result === review) {
          return review;`,
  },
  {
    name: "what was read before the lock is believed under it",
    file: STORE,
    from: "now === before ? stored : parse(now, id, false)",
    to: "stored",
  },
  {
    name: "a review that does not go on from the judged one is judged as if it did",
    file: STORE,
    from: "        if (!continues(review, stored.review)) return null;\n",
    to: "",
  },
  {
    name: "the last comparison comes before the side file is written",
    file: WRITE,
    from: `  const replaced = besides(folder, path, text, found.mode, (side) => {
    if (!unchanged()) return false;
`,
    to: `  if (!unchanged()) return false;
  const replaced = besides(folder, path, text, found.mode, (side) => {
`,
  },
  {
    name: "a taken name is believed before a look whether it is this very file",
    file: WRITE,
    from: `      if (isInPlace(folder, path, text, error)) return true;
      if (isDiskError(error, "EEXIST")) return false;
`,
    to: `      if (isDiskError(error, "EEXIST")) return false;
      if (isInPlace(folder, path, text, error)) return true;
`,
  },
  {
    name: "the directory of a new review is opened only to be flushed, after the link",
    file: WRITE,
    from: `  if (created) flushNames(folder, names);
  return created;`,
    to: `  if (created) {
    using late = folder.disk.open(folder.path, "names");
    flushNames(folder, late);
  }
  return created;`,
  },
  {
    name: "a rename that failed is taken for done",
    file: WRITE,
    from: "    if (!isInPlace(folder, to, text, error)) throw error;",
    to: "    isInPlace(folder, to, text, error);",
  },
  {
    name: "nothing was saved, it is said, although it cannot be seen",
    file: WRITE,
    from: "    if (isDiskError(error) && isDiskError(reported)) throw unconfirmed(reported);\n",
    to: "    if (isDiskError(error) && isDiskError(reported)) return false;\n",
  },
  {
    name: "a disk without links overwrites the review that is there",
    file: WRITE,
    from: "    if (folder.disk.look(path) !== null) return false;\n",
    to: "",
  },
  {
    name: "a directory that a killed writer made is not flushed",
    file: LOCK,
    from: "  flushName(there);\n",
    to: "",
  },
  {
    name: "every failed flush of a directory's own name is something the disk lacks",
    file: LOCK,
    from: '      if (isDiskError(error, "EACCES", "EPERM")) lacks("flushing");',
    to: '      if (isDiskError(error)) lacks("flushing");',
  },
  {
    name: "the lock file gets the umask's mode",
    file: LOCK,
    from: "    if (mode !== null) file.setMode(mode);\n",
    to: "    file.stat();\n",
  },
  {
    name: "a flush that failed counts as one that the disk does not know",
    file: LACKS,
    from: '  flushing: ["EINVAL",',
    to: '  flushing: ["EIO", "EINVAL",',
  },
  {
    name: "a disk without links that says EPERM cannot be written to",
    file: LACKS,
    from: '  links: ["EPERM", ',
    to: "  links: [",
  },
  {
    name: "a file that cannot be linked for want of room counts as a disk without links",
    file: LACKS,
    from: '"EMLINK"]',
    to: '"EMLINK", "ENOSPC"]',
  },
  {
    name: "reports share one name beside their place",
    file: PUT,
    from: "`${dirname(path)}/.${crypto.randomUUID()}.tmp`",
    to: "`${dirname(path)}/.report.tmp`",
  },
  {
    name: "a report that cannot be flushed for want of room is written in its place",
    file: PUT,
    from: 'const IN_PLACE = ["EBUSY",',
    to: 'const IN_PLACE = ["EIO", "ENOSPC", "EBUSY",',
  },
  {
    name: "a changed review gets the mode of its directory",
    file: WRITE,
    from: "besides(folder, path, text, found.mode,",
    to: "besides(folder, path, text, fileMode(names.stat().mode),",
  },
  {
    name: "the side file stays where it was linked",
    file: SIDE,
    from: `  } finally {
    removeQuietly(disk, side.path);
  }`,
    to: `  } catch (error) {
    removeQuietly(disk, side.path);
    throw error;
  }`,
  },
  {
    name: "what killed writers left stays for an hour under the lock, too",
    file: WRITE,
    from: "    if (alone || found.modified < Date.now() - LEFT_BEHIND)",
    to: "    if (alone && found.modified < Date.now() - LEFT_BEHIND)",
  },
  {
    name: "only a full or forbidden disk is the disk's fault",
    file: STORE,
    from: `        if (!isDiskError(error)) throw error;
        throw new ReviewError(
          "storage",
          \`\${directory} cannot be written`,
    to: `        if (!isDiskError(error, "ENOSPC", "EACCES", "EROFS")) throw error;
        throw new ReviewError(
          "storage",
          \`\${directory} cannot be written`,
  },
  {
    name: "a directory that cannot be listed is empty",
    file: STORE,
    from: "    if (isMissing(error)) return [];",
    to: "    if (isDiskError(error)) return [];",
  },
  {
    name: "what the first read gives is taken for the whole file",
    file: READ,
    from: "    if (read === 0 || length === size)",
    to: "    if (length <= size)",
  },
  {
    name: "a listing takes what the first read gives for the whole file",
    file: READ,
    from: "length < AT_ONCE.length && file.read(AT_ONCE.subarray(length)) === 0",
    to: "length < AT_ONCE.length",
  },
  {
    name: "a review is only known by its time and size",
    file: WATCH,
    from: " ${found.size} ${found.inode}`",
    to: " ${found.size}`",
  },
  {
    name: "what came before the watch was on is missed",
    file: WATCH,
    from: `    touched = null;
    settle();
    checking.start`,
    to: "    checking.start",
  },
  {
    name: "many signs are believed to be all of them",
    file: WATCH,
    from: "touched === null || signs > SIGNS_MOST;",
    to: "touched === null;",
  },
  {
    name: "a link is opened where a listing saw a file",
    file: REAL,
    from: "O_RDONLY | O_NOFOLLOW | O_NONBLOCK",
    to: "O_RDONLY | O_NONBLOCK",
  },
];
