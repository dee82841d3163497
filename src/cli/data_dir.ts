import { join, resolve } from "@std/path";
import { PROGRAM } from "../version.ts";
import { UsageError } from "./command.ts";

/** Name of the environment variable for the data directory. */
export const DATA_DIR_VARIABLE = "DEVILS_ADVOCATE_DIR";

/** Name of a project's directory for reviews. */
export const PROJECT_DIRECTORY = ".devils-advocate";

/** The data directory where none is named. */
export const DATA_DIR_UNLESS_NAMED = `~/.${PROGRAM}`;

/**
 * The data directory, absolute: the flag's value, else the environment's, else a folder in the
 * user's home. An empty one counts as not given; a leading `~` is the home.
 */
export function dataDirectory(
  flag: string | undefined,
  environment: (name: string) => string | undefined,
): string {
  const named = flag || environment(DATA_DIR_VARIABLE) || DATA_DIR_UNLESS_NAMED;
  if (!/^~(?=$|[/\\])/.test(named)) return resolve(named);
  const home = environment("HOME") || environment("USERPROFILE");
  if (home) return resolve(join(home, named.slice(1)));
  throw new UsageError(
    `there is no home directory to keep reviews in: name one with --data-dir or ${DATA_DIR_VARIABLE}`,
  );
}

/** Whether there is anything at a path: a mistyped directory is told from an empty one. */
export function isThere(path: string): boolean {
  try {
    Deno.statSync(path);
    return true;
  } catch {
    return false;
  }
}
