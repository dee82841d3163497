import { join } from "@std/path";

/** Name of the lock file; it stays in the directory and is always empty. */
const LOCK = ".lock";

/**
 * Runs a step while this process alone writes to the directory. The system takes the lock away from
 * a process that dies, so that none is ever left behind; readers need none.
 */
export function locked<T>(directory: string, step: () => T): T {
  using file = Deno.openSync(join(directory, LOCK), { write: true, create: true });
  file.lockSync(true);
  try {
    return step();
  } finally {
    file.unlockSync();
  }
}
