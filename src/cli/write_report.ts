import { basename, dirname, join, resolve } from "@std/path";
import { messageOf, ReviewError } from "../engine/errors.ts";
import { quote } from "../engine/wording.ts";

/**
 * Writes a report to a file, whole or not at all: a reader never sees half of it. What is no regular
 * file (a pipe, a device) is written to directly, and a link's target is what gets replaced. Throws
 * a `ReviewError` when it cannot be written, or when the name is one that the data directory keeps
 * for itself.
 */
export function writeReport(file: string, text: string, dataDir: string): void {
  try {
    const info = statOf(file);
    if (info !== null && !info.isFile) {
      Deno.writeTextFileSync(file, text, { create: false });
      return;
    }
    const path = info === null ? resolve(file) : Deno.realPathSync(file);
    if (isStoreFile(path, dataDir)) {
      throw new ReviewError(
        "storage",
        `${quote(file)} is a name that the data directory keeps for itself: choose another one.`,
      );
    }
    replaceFile(path, text, info?.mode ?? null);
  } catch (error) {
    if (error instanceof ReviewError) throw error;
    throw new ReviewError(
      "storage",
      `the report cannot be written to ${quote(file)}: ${messageOf(error)}`,
    );
  }
}

function statOf(file: string): Deno.FileInfo | null {
  try {
    return Deno.statSync(file);
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return null;
    throw error;
  }
}

/** Whether a path is one that the store may take for its own: a review, or a hidden file. */
function isStoreFile(path: string, dataDir: string): boolean {
  if (!/^(rev-.*\.json|\..*)$/i.test(basename(path))) return false;
  try {
    return Deno.realPathSync(dirname(path)) === Deno.realPathSync(dataDir);
  } catch {
    return false;
  }
}

function replaceFile(path: string, text: string, mode: number | null): void {
  const temporary = join(dirname(path), `.${basename(path)}.${crypto.randomUUID()}.tmp`);
  try {
    Deno.writeTextFileSync(temporary, text, {
      createNew: true,
      ...(mode === null ? {} : { mode: mode & 0o777 }),
    });
    Deno.renameSync(temporary, path);
  } catch (error) {
    removeQuietly(temporary);
    throw error;
  }
}

function removeQuietly(path: string): void {
  try {
    Deno.removeSync(path);
  } catch {
    // It was never made, or the disk refuses: the error that led here says more.
  }
}
