/**
 * Stands in for jsr:@std/path where JSR cannot be reached: the functions in use, forwarded to what
 * the runtime has built in. Without `links` in deno.json the real package takes its place.
 *
 * @module
 */
export { basename, dirname, join, relative, resolve } from "node:path";
