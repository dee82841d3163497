import { basename, dirname, join } from "@std/path";

/**
 * All that the server may touch: reading and writing in one directory. Every other kind of
 * permission is named and refused, since what is left out would be inherited. The permission system
 * follows links that lie in the directory; that none of them is followed, the store sees to.
 */
export function sandbox(directory: string): Deno.PermissionOptionsObject {
  return {
    read: [directory],
    write: [directory],
    env: false,
    net: false,
    run: false,
    ffi: false,
    sys: false,
    import: false,
  };
}

/**
 * The directory that a path leads to, with links resolved as far as it exists: the permission is
 * for that one, whatever a link is turned to later.
 */
export function realDirectory(path: string): string {
  try {
    return Deno.realPathSync(path);
  } catch (error) {
    const parent = dirname(path);
    if (!(error instanceof Deno.errors.NotFound) || parent === path) return path;
    return join(realDirectory(parent), basename(path));
  }
}

/** A worker asks where it is, and ends where the name of that place is not UTF-8. */
export function leaveUnnamableDirectory(): void {
  try {
    Deno.cwd();
  } catch {
    Deno.chdir("/");
  }
}
