/**
 * Stands in for jsr:@std/path where JSR cannot be reached: the functions in use, forwarded to what
 * the runtime has built in. Without `links` in deno.json the real package takes its place.
 *
 * @module
 */
import { fileURLToPath } from "node:url";

export { basename, dirname, isAbsolute, join, resolve } from "node:path";

/** The path of a `file:` URL. */
export function fromFileUrl(url: string | URL): string {
  return fileURLToPath(url);
}
