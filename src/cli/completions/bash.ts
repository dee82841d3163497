import { PROGRAM } from "../../version.ts";
import type { Command } from "../command.ts";
import { type Completion, flagsOf, spellings, valueCompletion, wordCompletions } from "./table.ts";

/** The completion script for bash. */
export function bashCompletions(commands: readonly Command[]): string {
  const name = `_${PROGRAM.replaceAll("-", "_")}`;
  const names = commands.map((command) => command.name);
  const values = commands.flatMap((command) =>
    flagsOf(command).flatMap((flag) => {
      const completion = valueCompletion(flag);
      const patterns = spellings(flag).map((spelling) => `"${command.name} ${spelling}"`);
      return completion === undefined
        ? []
        : [`    ${patterns.join("|")}) ${reply(completion)}; return ;;`];
    })
  );
  const words = commands.flatMap((command) =>
    wordCompletions(command, commands).map((completion, place) =>
      `    "${command.name} ${place}") ${reply(completion)} ;;`
    )
  );
  return [
    `${name}() {`,
    "  local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD - 1]} command= place=0 word",
    '  for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do',
    "    case $word in",
    "      -*) ;;",
    `      *) if [ -n "$command" ]; then place=$((place + 1)); else case $word in ${
      names.join("|")
    }) command=$word ;; esac; fi ;;`,
    "    esac",
    "  done",
    "  COMPREPLY=()",
    '  case "$command $prev" in',
    ...values,
    "  esac",
    '  if [ -z "$command" ] && [[ $cur != -* ]]; then',
    `    ${reply(names)}`,
    "  elif [[ $cur == -* ]]; then",
    "    case $command in",
    ...commands.map((command) =>
      `      ${command.name}) ${reply(flagsOf(command).map(({ name }) => `--${name}`))} ;;`
    ),
    `      *) ${reply(["--data-dir", "--help", "--version"])} ;;`,
    "    esac",
    "  else",
    '  case "$command $place" in',
    ...words,
    "  esac",
    "  fi",
    "}",
    `complete -F ${name} ${PROGRAM}`,
    "",
  ].join("\n");
}

function reply(completion: Completion): string {
  switch (completion) {
    case "ids":
      return `COMPREPLY=($(compgen -W "latest $(${PROGRAM} list 2>/dev/null | cut -d' ' -f1)" -- "$cur"))`;
    case "files":
      return `COMPREPLY=($(compgen -f -- "$cur"))`;
    case "directories":
      return `COMPREPLY=($(compgen -d -- "$cur"))`;
    case "nothing":
      return ":";
    default:
      return `COMPREPLY=($(compgen -W "${completion.join(" ")}" -- "$cur"))`;
  }
}
