import { PROGRAM } from "../version.ts";
import { type Command, EXIT } from "./command.ts";
import { bashCompletions } from "./completions/bash.ts";
import { fishCompletions } from "./completions/fish.ts";
import { zshCompletions } from "./completions/zsh.ts";

/** The shells, each with what writes its script. */
const SHELLS: Readonly<Record<string, (commands: readonly Command[]) => string>> = {
  bash: bashCompletions,
  zsh: zshCompletions,
  fish: fishCompletions,
};

/** `completions`: what a shell needs to complete this program's command lines. */
export const completions: Command = {
  name: "completions",
  words: ["bash|zsh|fish"],
  choices: Object.keys(SHELLS),
  about: "print the completion script for a shell",
  details:
    `To load it, add a line: in ~/.bashrc, eval "$(${PROGRAM} completions bash)"; in ~/.zshrc, after compinit, the same with zsh; in ~/.config/fish/config.fish, ${PROGRAM} completions fish | source.`,
  examples: ["completions bash"],
  flags: [],
  async run({ words: [shell = ""], terminal }) {
    const { COMMANDS } = await import("./commands.ts");
    const script = SHELLS[shell];
    if (script === undefined) throw new Error(`no completions for ${shell}`);
    terminal.out(script(COMMANDS));
    return EXIT.success;
  },
};
