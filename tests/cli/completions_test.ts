import { assert, assertEquals } from "@std/assert";
import { join } from "@std/path";
import { COMMANDS } from "../../src/cli/commands.ts";
import { bashCompletions } from "../../src/cli/completions/bash.ts";
import { fishCompletions } from "../../src/cli/completions/fish.ts";
import { zshCompletions } from "../../src/cli/completions/zsh.ts";
import { PROGRAM } from "../../src/version.ts";

/**
 * Runs a script in a shell and gives the lines it prints; null where the machine has no such shell.
 */
async function lines(shell: string, script: string): Promise<string[] | null> {
  try {
    const { stdout, stderr } = await new Deno.Command(shell, { args: ["-c", script] }).output();
    assertEquals(new TextDecoder().decode(stderr), "");
    return new TextDecoder().decode(stdout).split("\n").filter((line) => line !== "");
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return null;
    throw error;
  }
}

/** What each shell offers at the end of a command line, by asking the shell itself. */
const ASK: Record<string, (words: readonly string[]) => string> = {
  bash: (words) =>
    `${bashCompletions(COMMANDS)}\nCOMP_WORDS=(${
      words.map((word) => `'${word}'`).join(" ")
    }); COMP_CWORD=${words.length - 1}; _mcp_devils_advocate; printf '%s\\n' "\${COMPREPLY[@]}"`,
  zsh: (words) => {
    // What compinit brings, as far as the script calls it.
    const stubs = [
      "compdef() { }",
      'compadd() { shift; for word in "$@"; do [[ $word == $PREFIX* ]] && print -r -- $word; done }',
      `_describe() { local entry; for entry in \${(P)2}; do compadd -- \${entry%%:*}; done }`,
      '_files() { print -r -- "files $*"; }',
    ].join("\n");
    return `${stubs}\n${zshCompletions(COMMANDS)}\nwords=(${
      words.map((word) => `'${word}'`).join(" ")
    }) CURRENT=${words.length} PREFIX='${words.at(-1)}'; _${PROGRAM}; true`;
  },
  fish: (words) =>
    `${fishCompletions(COMMANDS)}\ncomplete -C '${words.join(" ")}' | string split -f1 \\t`,
};

Deno.test("completions offer commands, options and their values, in each shell", async () => {
  const cases: [string[], string[]][] = [
    [["re"], ["report"]],
    [["report", "--fo"], ["--format"]],
    [["report", "x", "--fail-on", ""], ["refuted", "revision"]],
    [["list", "--status", "a"], ["abandoned", "active"]],
    [["completions", ""], ["bash", "fish", "zsh"]],
    [["help", "sh"], ["show"]],
    [["list", "--assessment", ""], ["refuted", "revision", "survives"]],
    [["show", ""], ["latest", "rev-aaaa"]],
    [["report", "rev"], ["rev-aaaa"]],
    // A flag's value is no word of the command, and names the reviews to choose from.
    [["report", "--format", "md", "rev"], ["rev-aaaa"]],
    [["show", "--data-dir", "a\\ b", "rev"], ["rev-bbbb"]],
    // What writes takes no "latest".
    [["abandon", ""], ["rev-aaaa"]],
    [["plan", "rev-aaaa", ""], []],
  ];
  const directory = await Deno.makeTempDir();
  const program = join(directory, PROGRAM);
  // Stands in for the program's own listing: another one where a directory is named.
  await Deno.writeTextFile(
    program,
    '#!/bin/sh\ncase "$*" in "list --data-dir a b"|"list --data-dir=a b") echo "rev-bbbb  x" ;; *) echo "rev-aaaa  x" ;; esac\n',
    { mode: 0o755 },
  );
  let asked = 0;
  for (const [shell, script] of Object.entries(ASK)) {
    for (const [typed, offered] of cases) {
      const found = await lines(shell, script([program, ...typed]));
      if (found === null) break;
      assertEquals(found.sort(), offered, `${shell}: ${typed.join(" ")}`);
      asked += 1;
    }
  }
  await Deno.remove(directory, { recursive: true });
  assert(asked >= cases.length, "no shell was there to ask");
});
