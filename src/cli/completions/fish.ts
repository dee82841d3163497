import { PROGRAM } from "../../version.ts";
import type { Command, Flag } from "../command.ts";
import { COMMON_FLAGS } from "../parse.ts";
import { type Completion, valueCompletion, wordCompletions } from "./table.ts";

/** The completion script for fish. */
export function fishCompletions(commands: readonly Command[]): string {
  return [
    `complete -c ${PROGRAM} -f`,
    ...COMMON_FLAGS.map((flag) => option(flag)),
    ...commands.map(({ name, about }) =>
      `complete -c ${PROGRAM} -n __fish_use_subcommand -a ${name} -d ${quoted(about)}`
    ),
    ...commands.flatMap((command) => [
      ...command.flags.map((flag) => option(flag, command.name)),
      ...wordCompletions(command, commands).slice(0, 1).map((completion) =>
        `complete -c ${PROGRAM} ${condition(command.name)} ${candidates(completion)}`
      ),
    ]),
    "",
  ].join("\n");
}

function condition(command: string): string {
  return `-n '__fish_seen_subcommand_from ${command}'`;
}

function option(flag: Flag, command?: string): string {
  const { name, short, about } = flag;
  const completion = valueCompletion(flag);
  return [
    `complete -c ${PROGRAM}`,
    ...(command === undefined ? [] : [condition(command)]),
    `-l ${name}`,
    ...(short === undefined ? [] : [`-s ${short}`]),
    ...(completion === undefined ? [] : [`-r ${candidates(completion)}`]),
    `-d ${quoted(about)}`,
  ].join(" ");
}

function candidates(completion: Completion): string {
  switch (completion) {
    case "ids":
      return `-f -a "latest (${PROGRAM} list 2>/dev/null | string split -f1 ' ')"`;
    case "files":
      return "-F";
    case "directories":
      return "-f -a '(__fish_complete_directories)'";
    case "nothing":
      return "-f";
    default:
      return `-f -a ${quoted(completion.join(" "))}`;
  }
}

function quoted(text: string): string {
  return `'${text.replaceAll("\\", "\\\\").replaceAll("'", "\\'")}'`;
}
