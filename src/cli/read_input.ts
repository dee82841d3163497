import { wordsOf } from "../disk/real_disk.ts";
import { ReviewError } from "../engine/errors.ts";
import { quote } from "../engine/wording.ts";
import type { Invocation } from "./command.ts";

/** More than a file of any review can have is not read (bytes). */
const INPUT_MOST = 64 * 1024 * 1024;

/** A file that was named on the command line, or standard input where it is `-` or left out. */
export interface Input {
  /** What messages call it: `-` is standard input. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/**
 * Reads a file, or standard input. Null where standard input is a terminal and nobody asked for it
 * by `-`. Throws a `ReviewError` for a file that cannot be read.
 */
export async function readInput(
  { terminal }: Pick<Invocation, "terminal">,
  file: string | undefined,
): Promise<Input | null> {
  if (file === undefined || file === "-") {
    if (file === undefined && terminal.keyboard) return null;
    return { name: "-", bytes: await terminal.input() };
  }
  try {
    const { size } = Deno.statSync(file);
    if (size > INPUT_MOST) throw new Error(`It is larger than ${INPUT_MOST} bytes`);
    return { name: file, bytes: Deno.readFileSync(file) };
  } catch (error) {
    const why = error instanceof Error ? wordsOf(error) : String(error);
    throw new ReviewError("storage", `${quote(file)} cannot be read: ${why}`);
  }
}

/** The text of an input. Throws a refusal of its content where it is not UTF-8. */
export function textOf({ name, bytes }: Input): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new ReviewError("invalid_argument", `${name} is not UTF-8: save the file as UTF-8.`);
  }
}
