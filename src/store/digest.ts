import { hash } from "node:crypto";

/** SHA-256 of a value's JSON text, in hexadecimal. */
export function digestOf(value: unknown): string {
  return hash("sha256", JSON.stringify(value), "hex");
}
