import { programCommand } from "./server_process.ts";

/** What a run of the program came to. */
export interface Run {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the program under test as a process of its own, and waits for its end. */
export async function runProgram(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Run> {
  const [command = "", ...first] = programCommand();
  const { code, stdout, stderr } = await new Deno.Command(command, {
    args: [...first, ...args],
    env: { ...env },
    stdin: "null",
  }).output();
  const text = new TextDecoder("utf-8", { fatal: true });
  return { code, stdout: text.decode(stdout), stderr: text.decode(stderr) };
}

/** Gives `use` a fresh directory, which is gone afterwards. */
export async function inFreshDirectory(use: (directory: string) => Promise<void>): Promise<void> {
  const directory = await Deno.makeTempDir();
  try {
    await use(directory);
  } finally {
    await Deno.remove(directory, { recursive: true });
  }
}
