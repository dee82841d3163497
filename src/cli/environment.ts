import { UsageError } from "./command.ts";

/** The value of an environment variable. Throws a `UsageError` where it is not text. */
export function processEnvironment(name: string): string | undefined {
  try {
    return Deno.env.get(name);
  } catch {
    throw new UsageError(
      `the environment variable ${name} is not valid UTF-8, so nothing can be found by it: set another value`,
    );
  }
}
