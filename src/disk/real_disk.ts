import {
  closeSync,
  constants,
  fchmodSync,
  fstatSync,
  fsyncSync,
  linkSync,
  lstatSync,
  openSync,
  readlinkSync,
  readSync,
  renameSync,
  type Stats,
  unlinkSync,
  writeSync,
} from "node:fs";
import { basename } from "@std/path";
import {
  type Disk,
  DiskError,
  type Entry,
  NOT_PERMITTED,
  type OpenFile,
  type Purpose,
} from "./disk.ts";

const WINDOWS = Deno.build.os === "windows";

// Windows knows neither flag.
const { O_RDONLY, O_WRONLY, O_CREAT, O_EXCL, O_TRUNC, O_APPEND } = constants;
const { O_NOFOLLOW = 0, O_NONBLOCK = 0 } = constants;

const FLAGS: Readonly<Record<Exclude<Purpose, "lock">, number>> = {
  read: O_RDONLY | O_NOFOLLOW | O_NONBLOCK,
  names: O_RDONLY,
  new: O_WRONLY | O_CREAT | O_EXCL,
  follow: O_WRONLY | O_TRUNC,
  append: O_WRONLY | O_APPEND,
};

/** The system's disk. */
export const realDisk: Disk = {
  refusesLinks: O_NOFOLLOW !== 0,
  look: (path) =>
    asking(() => {
      const found = lstatSync(path, { throwIfNoEntry: false });
      return found === undefined ? null : entryOf(found);
    }),
  target: (path) => asking(() => readlinkSync(path)),
  list: (directory) =>
    asking(() =>
      Array.from(Deno.readDirSync(directory), ({ name, isFile, isDirectory, isSymlink }) => ({
        name,
        kind: isFile ? "file" : isDirectory ? "directory" : isSymlink ? "link" : "other",
      }))
    ),
  open: (path, purpose, mode = 0o666) =>
    purpose === "lock" ? lockFile(path) : opened(path, purpose, mode),
  makeDirectory: (path, mode) => asking(() => Deno.mkdirSync(path, { recursive: true, mode })),
  link: (from, to) => asking(() => linkSync(from, to)),
  rename: (from, to) => asking(() => renameSync(from, to)),
  remove: (path) => asking(() => unlinkSync(path)),
  watch,
};

/** Linux's O_TMPFILE, which Node has no name for. */
const O_TMPFILE = Deno.build.os === "linux" ? 0o20200000 : 0;

/**
 * Tries whether files can be made in a directory, and leaves nothing behind: by a file without a
 * name where the system knows such files, elsewhere by looking whether it is a directory. Throws a `DiskError`.
 */
export function tryDirectory(directory: string): void {
  if (O_TMPFILE !== 0) {
    asking(() => closeSync(openSync(directory, constants.O_RDWR | O_TMPFILE, 0o600)));
  } else if (!asking(() => Deno.statSync(directory)).isDirectory) {
    throw new DiskError("ENOTDIR", "Not a directory");
  }
}

function opened(path: string, purpose: Exclude<Purpose, "lock">, mode: number): OpenFile {
  // A directory cannot be opened there; the system makes its names as durable as it can.
  if (WINDOWS && purpose === "names") return UNFLUSHED;
  const handle = asking(() => openSync(path, FLAGS[purpose], mode));
  let at = 0;
  return {
    stat: () => asking(() => entryOf(fstatSync(handle))),
    read: (bytes) =>
      asking(() => {
        const read = readSync(handle, bytes, 0, bytes.length, at);
        at += read;
        return read;
      }),
    write: (bytes) =>
      asking(() => {
        for (let written = 0; written < bytes.length;) {
          written += writeSync(handle, bytes, written, bytes.length - written);
        }
      }),
    setMode: (mode) => asking(() => fchmodSync(handle, mode)),
    // There only what was opened for writing can be flushed, and whoever wrote it has done so.
    flush: () => WINDOWS && purpose === "read" ? undefined : asking(() => fsyncSync(handle)),
    lock: noLock,
    [Symbol.dispose]: () => closeSync(handle),
  };
}

const UNFLUSHED: OpenFile = {
  stat: () => ({ kind: "directory", size: 0, mode: null, modified: 0, device: 0, inode: 0 }),
  read: () => 0,
  write() {},
  setMode() {},
  flush() {},
  lock: noLock,
  [Symbol.dispose]() {},
};

function noLock(): never {
  throw new Error("it was not opened for its lock");
}

/** Only the runtime's own files can be locked. */
function lockFile(path: string): OpenFile {
  const file = asking(() => {
    try {
      // With `read`, not even a FIFO put there in this moment would wait for its other end.
      return Deno.openSync(path, { read: true, write: true });
    } catch (error) {
      // Another user's: the lock is to be had all the same, but on disks that ask for more.
      if (!CANNOT_WRITE.has(codeOf(error))) throw error;
      return Deno.openSync(path, { read: true });
    }
  });
  return {
    ...UNFLUSHED,
    stat: () =>
      asking(() => {
        const { isFile, size, mode, mtime, dev, ino } = file.statSync();
        return {
          kind: isFile ? "file" : "other",
          size,
          mode: mode === null ? null : mode & 0o777,
          modified: mtime?.getTime() ?? 0,
          device: dev,
          inode: ino ?? 0,
        };
      }),
    lock: () =>
      asking(() => {
        if (Deno.FsFile.prototype.tryLockSync !== undefined) return file.tryLockSync(true);
        // An older runtime only knows to wait as long as it takes.
        return file.lock(true).then((): true => true, (error) => {
          throw diskErrorOf(error);
        });
      }),
    [Symbol.dispose]: () => file.close(),
  };
}

const CANNOT_WRITE = new Set(["EACCES", "EPERM", "EROFS"]);

function entryOf(stats: Stats): Entry {
  return {
    kind: stats.isFile()
      ? "file"
      : stats.isDirectory()
      ? "directory"
      : stats.isSymbolicLink()
      ? "link"
      : "other",
    size: stats.size,
    mode: WINDOWS ? null : stats.mode & 0o777,
    modified: stats.mtimeMs,
    device: stats.dev,
    inode: stats.ino,
  };
}

function watch(
  directory: string,
  changed: (names: readonly string[] | null) => void,
  ended: () => void,
): () => void {
  const watcher = asking(() => Deno.watchFs(directory, { recursive: false }));
  const follow = async (): Promise<void> => {
    for await (const { kind, paths, flag } of watcher) {
      if (kind === "access") continue;
      changed(flag === "rescan" ? null : paths.map((path) => basename(path)));
    }
  };
  // Whatever ends it, the directory's own end included, whoever watches looks for themselves.
  follow().catch(() => {}).finally(ended);
  return () => {
    try {
      watcher.close();
    } catch {
      // It was closed by its own end.
    }
  };
}

/** Asks something of the system; what it throws becomes a `DiskError`. */
function asking<T>(ask: () => T): T {
  try {
    return ask();
  } catch (error) {
    throw diskErrorOf(error);
  }
}

function diskErrorOf(error: unknown): unknown {
  return error instanceof Error ? new DiskError(codeOf(error), wordsOf(error)) : error;
}

/** What the runtime knows only by its name, or only by the system's number. */
const CODE_OF_NAME: Readonly<Record<string, string>> = {
  NotFound: "ENOENT",
  AlreadyExists: "EEXIST",
  PermissionDenied: "EACCES",
  NotCapable: NOT_PERMITTED,
};
const CODE_OF_NUMBER: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  linux: { 37: "ENOLCK", 38: "ENOSYS", 95: "ENOTSUP" },
  darwin: { 45: "ENOTSUP", 77: "ENOLCK", 78: "ENOSYS", 102: "ENOTSUP" },
  windows: { 1: "ENOSYS", 50: "ENOTSUP" },
};
const NUMBER = /^(.*) \(os error (\d+)\)/;

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return "no error";
  const code: unknown = Reflect.get(error, "code");
  if (typeof code === "string" && /^E[A-Z0-9]+$/.test(code)) {
    return code === "EOPNOTSUPP" ? "ENOTSUP" : code;
  }
  const number = NUMBER.exec(error.message)?.[2] ?? "";
  return CODE_OF_NUMBER[Deno.build.os]?.[number] ?? CODE_OF_NAME[error.name] ?? `error ${number}`;
}

/**
 * Why the system refused something, without the path and the call that the runtime adds in one way
 * or another.
 */
export function wordsOf(error: Error): string {
  if (error.name === "NotCapable") return "this program is not permitted to";
  const words = NUMBER.exec(error.message)?.[1] ?? error.message;
  const [, reason = words] = /^E[A-Z0-9]+: (.*?)(?:, \w+.*)?$/.exec(words) ?? [];
  return `${reason.charAt(0).toUpperCase()}${reason.slice(1)}`;
}
