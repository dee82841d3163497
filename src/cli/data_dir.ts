import { dirname, join, resolve } from "@std/path";
import { clip, quote } from "../engine/wording.ts";
import { LIMITS } from "../protocol/limits.ts";
import { PROGRAM, PROJECT_DIRECTORY } from "../version.ts";
import { UsageError } from "./command.ts";

/** Name of the environment variable for the data directory. */
export const DATA_DIR_VARIABLE = "DEVILS_ADVOCATE_DIR";

/** The data directory where none is named and the work is in no project. */
export const DATA_DIR_UNLESS_NAMED = `~/.${PROGRAM}`;

/** A data directory, and what led to it. */
export interface DataDirectory {
  /** Absolute. */
  readonly path: string;
  readonly why: "flag" | "variable" | "project" | "home";
  /** Names of a project's directory that are not taken, each with the reason. */
  readonly passedOver: readonly string[];
}

type Environment = (name: string) => string | undefined;

/**
 * The data directory: the flag's value, else the environment's, else the project's, else a folder
 * in the user's home. An empty one counts as not given; a leading `~` is the home.
 */
export function dataDirectory(flag: string | undefined, environment: Environment): DataDirectory {
  if (flag) return { path: expanded(flag, environment), why: "flag", passedOver: [] };
  const variable = environment(DATA_DIR_VARIABLE);
  if (variable) {
    return { path: expanded(variable, environment), why: "variable", passedOver: [] };
  }
  const { path, passedOver } = projectDirectory(workingDirectory(), environment);
  return path === null
    ? { path: homeDataDirectory(environment), why: "home", passedOver }
    : { path, why: "project", passedOver };
}

/** The folder in the user's home. */
export function homeDataDirectory(environment: Environment): string {
  return expanded(DATA_DIR_UNLESS_NAMED, environment);
}

function homeOf(environment: Environment): string {
  return environment("HOME") || environment("USERPROFILE") || "";
}

/** Variables as shells, clients and Windows write them, which nobody has put a value for. */
const UNEXPANDED =
  /\$\{[^}]*\}|\$\([^)]*\)|%[A-Za-z_][\w()]*%|(?<![^/\\])\$(?:env:\w+|[A-Z_][A-Z0-9_]*)(?![^/\\])/i;

/**
 * A named directory, absolute. Throws a `UsageError` where it holds a variable without its value.
 */
function expanded(named: string, environment: Environment): string {
  const variable = UNEXPANDED.exec(named)?.[0];
  if (variable !== undefined) {
    throw new UsageError(
      `the data directory ${quote(named)} contains ${
        clip(variable, LIMITS.quoteMost)
      }, which was not expanded: write the path out`,
    );
  }
  if (!/^~(?=$|[/\\])/.test(named)) return resolve(named);
  const home = homeOf(environment);
  if (home !== "") return resolve(join(home, named.slice(1)));
  throw new UsageError(
    `there is no home directory to keep reviews in: name one with --data-dir or ${DATA_DIR_VARIABLE}`,
  );
}

/**
 * The nearest directory for reviews from a folder up to the first one with `.git`, the home or the
 * root. Only a real directory of the user's own is taken: a link or a stranger's could lead writes
 * to another place, or bring reviews that nobody here made.
 */
export function projectDirectory(
  from: string | null,
  environment: Environment,
  user: number | null = Deno.uid(),
): { readonly path: string | null; readonly passedOver: readonly string[] } {
  const passedOver: string[] = [];
  const home = homeOf(environment);
  const last = home === "" ? null : resolve(home);
  for (let folder = from; folder !== null;) {
    const path = join(folder, PROJECT_DIRECTORY);
    const found = look(path);
    if (found !== null) {
      const reason = found.isSymlink
        ? "it is a symbolic link"
        : !found.isDirectory
        ? "it is not a directory"
        : user !== null && found.uid !== null && found.uid !== user
        ? "it belongs to another user"
        : null;
      if (reason === null) return { path, passedOver };
      passedOver.push(`${path} is not used: ${reason}`);
    }
    const parent = dirname(folder);
    const isLast = folder === last || parent === folder || look(join(folder, ".git")) !== null;
    folder = isLast ? null : parent;
  }
  return { path: null, passedOver };
}

/** Where the program was started; null where that directory is gone. */
function workingDirectory(): string | null {
  try {
    return Deno.cwd();
  } catch {
    return null;
  }
}

function look(path: string): Deno.FileInfo | null {
  try {
    return Deno.lstatSync(path);
  } catch {
    return null;
  }
}

/** Whether a path is a symbolic link, wherever it leads. */
export function isLink(path: string): boolean {
  return look(path)?.isSymlink === true;
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
