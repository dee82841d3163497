import { PROGRAM } from "../../version.ts";
import type { Command, Flag } from "../command.ts";
import { COMMON_FLAGS } from "../parse.ts";
import { type Completion, valueCompletion, valuedSpellings, wordCompletions } from "./table.ts";

const AT = `__${PROGRAM.replaceAll("-", "_")}_at`;
const IDS = `__${PROGRAM.replaceAll("-", "_")}_ids`;

/** The completion script for fish. */
export function fishCompletions(commands: readonly Command[]): string {
  return [
    // The command on the line and how many words it has already, and the reviews it may mean.
    `function ${AT}`,
    "    set -l command",
    "    set -l place 0",
    "    set -l flag",
    "    for word in (commandline -opc)[2..-1]",
    '        if test -n "$flag"',
    "            set flag",
    "            continue",
    "        end",
    "        switch $word",
    `            case ${valuedSpellings(commands).join(" ")}`,
    "                set flag $word",
    "            case '-*'",
    "            case '*'",
    '                if test -n "$command"',
    "                    set place (math $place + 1)",
    `                else if contains -- $word ${commands.map(({ name }) => name).join(" ")}`,
    "                    set command $word",
    "                end",
    "        end",
    "    end",
    '    echo "$command $place"',
    "end",
    `function ${IDS}`,
    "    set -l words (commandline -opc)",
    "    set -l dir (string match -- '--data-dir=*' $words)",
    "    set -l at (contains -i -- --data-dir $words)",
    "    and set dir --data-dir $words[(math $at + 1)]",
    "    set -l program (string replace -r '^~' $HOME $words[1])",
    "    type -q $program; and $program list $dir 2>/dev/null | string split -f1 ' '",
    "end",
    `complete -c ${PROGRAM} -f`,
    ...COMMON_FLAGS.map((flag) => option(flag)),
    ...commands.map(({ name, about }) =>
      `complete -c ${PROGRAM} -n __fish_use_subcommand -a ${name} -d ${quoted(about)}`
    ),
    ...commands.flatMap((command) => [
      ...command.flags.map((flag) => option(flag, command.name)),
      ...wordCompletions(command, commands).map((completion, place) =>
        `complete -c ${PROGRAM} -n 'test (${AT}) = "${command.name} ${place}"' ${
          candidates(completion)
        }`
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
    case "ids and latest":
      return `-f -a 'latest (${IDS})'`;
    case "ids":
      return `-f -a '(${IDS})'`;
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
