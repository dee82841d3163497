/** The system's code of an error, such as `ENOENT`; undefined where it has none. */
export function codeOf(error: unknown): string | undefined {
  const code: unknown = error instanceof Error ? Reflect.get(error, "code") : undefined;
  return typeof code === "string" && /^E[A-Z0-9]+$/.test(code) ? code : undefined;
}

/** Whether an error says that there is no such file. */
export function isMissing(error: unknown): boolean {
  return error instanceof Deno.errors.NotFound || codeOf(error) === "ENOENT";
}

/** Whether an error came from the disk, or from a permission that the runtime withholds. */
export function isDiskError(error: unknown): error is Error {
  return error instanceof Error && (codeOf(error) !== undefined || error.name in Deno.errors);
}
