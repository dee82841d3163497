import { inFreshDirectory } from "./run_program.ts";

/** Gives a step that does not wait for anything a fresh directory, which is gone afterwards. */
export function inDirectory(use: (directory: string) => void): Promise<void> {
  return inFreshDirectory((directory) => Promise.resolve(use(directory)));
}
