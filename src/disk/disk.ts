/**
 * The disk as the rest of the program sees it: all that is ever asked of one. The real one is
 * `realDisk`; tests put one in its place that fails on purpose and forgets in a power failure.
 *
 * @module
 */

/** What can lie under a name. */
export type Kind = "file" | "directory" | "link" | "other";

/** A name in a directory, and what lay under it when it was listed. */
export interface Named {
  /** The name, without the directory. */
  readonly name: string;
  /** What lay under it. */
  readonly kind: Kind;
}

/** What lies under a name, without following a link. */
export interface Entry {
  /** What it is. */
  readonly kind: Kind;
  /** How many bytes it has. */
  readonly size: number;
  /** Permission bits, at most 0o777; null where the system has none. */
  readonly mode: number | null;
  /** When it was last written to, in milliseconds since 1970. */
  readonly modified: number;
  /** Together they tell one file from any other; `inode` is 0 where the system has none. */
  readonly device: number;
  /** Its number on that device. */
  readonly inode: number;
}

/**
 * What to open a name for. Except where it says `follow`, a link is not followed, and nothing waits
 * for the other end of a FIFO.
 *
 * - `read`: a file that is there.
 * - `names`: a directory, to flush the names in it.
 * - `new`: a file that is made for it; nothing may have that name.
 * - `lock`: a file that is there, for its lock.
 * - `follow`: what is there, to be written to from its beginning, what it held being cut off.
 * - `append`: what is there, to be written to at its end.
 */
export type Purpose = "read" | "names" | "new" | "lock" | "follow" | "append";

/** Something opened. What is written is durable only once it has been flushed. */
export interface OpenFile extends Disposable {
  /** What was opened, as it is now. */
  stat(): Entry;
  /**
   * Reads on, into as much of `bytes` as there is; gives how many bytes came, 0 at the end. Refuses
   * what has no beginning to be read from, as a FIFO, and takes nothing from it.
   */
  read(bytes: Uint8Array): number;
  /** Writes all of it. */
  write(bytes: Uint8Array): void;
  /** Sets the permission bits, whatever the umask is. */
  setMode(mode: number): void;
  /** Makes the content durable, and for a directory the names in it. */
  flush(): void;
  /**
   * Takes the lock that one at a time can have, or says that another one has it. Given back when
   * the file is closed, also by the process's end. A promise where the system can only be waited
   * for.
   */
  lock(): boolean | Promise<true>;
}

/** A disk. Whatever goes wrong with it is thrown as a `DiskError`. */
export interface Disk {
  /** Whether a link is refused in the very moment of opening it: Windows cannot. */
  readonly refusesLinks: boolean;
  /** What lies under a name; null when nothing does. */
  look(path: string): Entry | null;
  /** Where a link leads to, as it is written there. */
  target(path: string): string;
  /** What is in a directory, in no order. */
  list(directory: string): Named[];
  /** `mode` is for a new file: its permission bits, from which the umask takes. */
  open(path: string, purpose: Purpose, mode?: number): OpenFile;
  /** Makes a directory, and those above it; nothing where it is there. */
  makeDirectory(path: string, mode: number): void;
  /** Gives a file a second name, which must be new. */
  link(from: string, to: string): void;
  /** Gives a file another name, in place of what had that name. */
  rename(from: string, to: string): void;
  /** Removes a file or a link. */
  remove(path: string): void;
  /**
   * Tells of changes in a directory until the function given back is called: the names that may
   * have changed, or null when some were missed and everything may have. `ended` is called once
   * when no more can be told.
   */
  watch(
    directory: string,
    changed: (names: readonly string[] | null) => void,
    ended: () => void,
  ): () => void;
}

/**
 * The code where not the disk refuses but the runtime, which keeps the program to its own
 * directory.
 */
export const NOT_PERMITTED = "not permitted";

/** Something that a disk refuses, or that went wrong with it. */
export class DiskError extends Error {
  /** Tells it from other errors. */
  override readonly name = "DiskError";
  /** The system's code, such as `ENOSPC`; `error 122` where it has no name for it here. */
  readonly code: string;

  /** `message` is the reason in the system's words, without path and without the call. */
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** Whether an error is the disk's, with one of these codes where any are given. */
export function isDiskError(error: unknown, ...codes: readonly string[]): error is DiskError {
  return error instanceof DiskError && (codes.length === 0 || codes.includes(error.code));
}

/** Whether an error says that there is no such file. */
export function isMissing(error: unknown): boolean {
  return isDiskError(error, "ENOENT");
}

/**
 * Whether two looks saw the same file, as far as the system tells: one without numbers does not.
 */
export function isSame(a: Entry, b: Entry): boolean {
  return a.inode === 0 || b.inode === 0 || (a.device === b.device && a.inode === b.inode);
}
