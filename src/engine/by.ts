import type { By } from "./review.ts";
import { clip, codePoints, inOneLine, isOneLine } from "./wording.ts";

/** Greatest lengths of what a client may call itself, in code points. */
const NAME_MOST = 100;
const VERSION_MOST = 50;

/**
 * Who made a change, from what a client says of itself: each text on one line and cut to its limit.
 * Null where it gives no name.
 */
export function byOf(via: By["via"], said: { name?: unknown; version?: unknown }): By | null {
  const name = line(said.name, NAME_MOST);
  return name === "" ? null : { via, name, version: line(said.version, VERSION_MOST) };
}

function line(value: unknown, most: number): string {
  return typeof value === "string" ? clip(inOneLine(value.toWellFormed()), most) : "";
}

/** Whether a value is what `byOf` makes. */
export function isBy(value: Readonly<Record<keyof By, unknown>>): value is By {
  const fits = (text: unknown, most: number): boolean =>
    typeof text === "string" && isOneLine(text) && codePoints(text) <= most;
  const { via, name, version } = value;
  return (via === "mcp" || via === "cli") && fits(name, NAME_MOST) && fits(version, VERSION_MOST);
}
