import { programCommand } from "./server_process.ts";

/** What a run of the program came to. */
export interface Run {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the program under test as a process of its own, and waits for its end. */
export function runProgram(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  input: string | Uint8Array<ArrayBuffer> = "",
): Promise<Run> {
  return runCommand([...programCommand(), ...args], env, input);
}

/** Runs a command, gives it all its input at once, and waits for its end. */
export async function runCommand(
  command: readonly string[],
  env: Readonly<Record<string, string>> = {},
  input: string | Uint8Array<ArrayBuffer> = "",
): Promise<Run> {
  const [tool = "", ...args] = command;
  const process = new Deno.Command(tool, {
    args,
    env: { ...env },
    stdin: "piped",
    stdout: "piped",
    stderr: "piped",
  }).spawn();
  // A program that ends before it has read everything is no fault of the test.
  const written = new Blob([input]).stream().pipeTo(process.stdin).catch(() => {});
  const { code, stdout, stderr } = await process.output();
  await written;
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
