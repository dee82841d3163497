import { createHash } from "node:crypto";

/** SHA-256 of a value's JSON text, in hexadecimal. */
export function digestOf(value: unknown): string {
  return createHash("sha256").update(JSON.stringify(value)).digest("hex");
}
