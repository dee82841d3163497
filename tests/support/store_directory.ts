import { inFreshDirectory } from "./run_program.ts";

/** Gives a step a fresh directory, which is gone afterwards. */
export function inDirectory(use: (directory: string) => void | Promise<void>): Promise<void> {
  return inFreshDirectory(async (directory) => await use(directory));
}
