import type { Command, Flag } from "../command.ts";
import { COMMON_FLAGS } from "../parse.ts";
import { FULL_REVIEW_WORD } from "../review_word.ts";

/**
 * What may stand at a place of a command line: one of these, or what the shell or a listing gives.
 */
export type Completion =
  | readonly string[]
  | "ids"
  | "ids and latest"
  | "files"
  | "directories"
  | "nothing";

/** What completes the value of a flag; undefined where the flag takes none. */
export function valueCompletion({ value, choices }: Flag): Completion | undefined {
  if (value === undefined) return undefined;
  // What is written with blanks also has a short form.
  if (choices !== undefined) return choices.filter((choice) => !choice.includes(" "));
  if (/DIR$/.test(value)) return "directories";
  if (/FILE/.test(value)) return "files";
  return /ID$/.test(value) ? "ids" : "nothing";
}

/** What completes the words of a command, in their order. */
export function wordCompletions(command: Command, commands: readonly Command[]): Completion[] {
  return command.words.map((word, place) => {
    if (place === 0 && command.choices !== undefined) return command.choices;
    if (/COMMAND/.test(word)) return commands.map(({ name }) => name);
    if (/DIR/.test(word)) return "directories";
    if (/FILE/.test(word)) return "files";
    if (!/<id>/.test(word)) return "nothing";
    return command.details?.includes(FULL_REVIEW_WORD) ? "ids" : "ids and latest";
  });
}

/** The flags that a command takes, its own first. */
export function flagsOf(command: Command): readonly Flag[] {
  return [...command.flags, ...COMMON_FLAGS];
}

/** A flag as it may be written: `--output` and `-o`. */
export function spellings({ name, short }: Flag): string[] {
  return [`--${name}`, ...(short === undefined ? [] : [`-${short}`])];
}

/** How the flags that take a value may be written: the word after one is not the command's own. */
export function valuedSpellings(commands: readonly Command[]): string[] {
  const valued = commands.flatMap(flagsOf).filter(({ value }) => value !== undefined);
  return [...new Set(valued.flatMap(spellings))];
}
