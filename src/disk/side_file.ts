import type { Disk } from "./disk.ts";
import { has, lacksModes } from "./lacks.ts";

/** A file that is written before it is put into its place. */
export interface SideFile {
  /** Its own name, beside its place, which nobody else uses. */
  readonly path: string;
  readonly bytes: Uint8Array;
  /** Its permission bits, whatever the umask is; null for what the umask leaves. */
  readonly mode: number | null;
  /** Told when the disk cannot flush. */
  readonly unflushed: () => void;
}

/**
 * Writes and flushes a file and has it put into its place by `put`, which says whether it did. Its
 * own name is gone afterwards, unless the disk refuses that as well.
 */
export function withSideFile(disk: Disk, side: SideFile, put: () => boolean): boolean {
  try {
    write(disk, side);
    return put();
  } finally {
    removeQuietly(disk, side.path);
  }
}

function write(disk: Disk, { path, bytes, mode, unflushed }: SideFile): void {
  using file = disk.open(path, "new", mode ?? undefined);
  file.write(bytes);
  try {
    if (mode !== null) file.setMode(mode);
  } catch (error) {
    if (!lacksModes(error)) throw error;
  }
  if (!has("flushing", () => file.flush())) unflushed();
}

/** Removes a file that may be gone; where the disk refuses, the error that led here says more. */
export function removeQuietly(disk: Disk, path: string): void {
  try {
    disk.remove(path);
  } catch {
    // Gone already, or it stays.
  }
}
