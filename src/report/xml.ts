import { logMarkup } from "./log_text.ts";

/** What XML 1.0 allows in no form, escaped or not. */
// deno-lint-ignore no-control-regex -- control characters are what this is about
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu;

/**
 * By name and not by number: some readers of JUnit files know no more than these five. What would
 * be a command in a log is the exception.
 */
const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/** A text for XML content and quoted attributes; characters that XML forbids are left out. */
export function xml(text: string): string {
  return logMarkup(
    text.replace(FORBIDDEN, "").replace(/[&<>"']/g, (char) => ENTITIES[char] ?? char),
  );
}
