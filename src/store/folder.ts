import type { Disk } from "../disk/disk.ts";
import type { Lack } from "../disk/lacks.ts";

/** A data directory on its disk. */
export interface Folder {
  readonly disk: Disk;
  readonly path: string;
  /** Told whenever the disk turns out to lack something. */
  readonly lacks: (what: Lack) => void;
}

/** Permission bits of a directory that the program makes: a review is nobody else's business. */
export const DIRECTORY_MODE = 0o700;

/**
 * Permission bits of a new file: those of its directory, whatever the umask is, so that all who may
 * write there take turns and nobody else reads. Null where the system has none.
 */
export function fileMode(directory: number | null): number | null {
  return directory === null ? null : directory & 0o666;
}
