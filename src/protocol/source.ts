import { LIMITS } from "./limits.ts";
import type { TextField } from "./types.ts";

/** Where a reader can look up what an item says. */
export function sourceField(about: string): TextField {
  return { kind: "text", name: "source", least: 1, most: LIMITS.sourceMost, optional: true, about };
}
