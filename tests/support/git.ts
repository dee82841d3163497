import { assert } from "@std/assert";

/**
 * Runs git in a folder, as somebody without any configuration of their own, and gives its output.
 */
export async function git(folder: string, ...args: string[]): Promise<string> {
  const { success, output } = await tryGit(folder, ...args);
  assert(success, `git ${args.join(" ")}: ${output}`);
  return output;
}

/** The same where git may refuse. */
export async function tryGit(
  folder: string,
  ...args: string[]
): Promise<{ readonly success: boolean; readonly output: string }> {
  const { success, stdout, stderr } = await new Deno.Command("git", {
    args: ["-C", folder, ...args],
    env: {
      GIT_CONFIG_GLOBAL: "/dev/null",
      GIT_CONFIG_NOSYSTEM: "1",
      GIT_AUTHOR_NAME: "T",
      GIT_AUTHOR_EMAIL: "t@example.org",
      GIT_COMMITTER_NAME: "T",
      GIT_COMMITTER_EMAIL: "t@example.org",
    },
  }).output();
  const text = new TextDecoder();
  return { success, output: `${text.decode(stdout)}${text.decode(stderr)}`.trim() };
}
