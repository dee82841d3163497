/**
 * Stands in for jsr:@std/path/from-file-url; a module of its own, as there, because what it forwards
 * to is slow to load and the program itself does not need it.
 *
 * @module
 */
import { fileURLToPath } from "node:url";

/** The path of a `file:` URL. */
export function fromFileUrl(url: string | URL): string {
  return fileURLToPath(url);
}
