import { PROGRAM } from "../../version.ts";
import type { Command } from "../command.ts";
import { COMMON_FLAGS } from "../parse.ts";
import {
  type Completion,
  flagsOf,
  spellings,
  valueCompletion,
  valuedSpellings,
  wordCompletions,
} from "./table.ts";

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
    "  local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD - 1]} command= place=0 flag= word",
    "  local -a dir=()",
    // Readline takes the = of --mode=steelman for a word.
    "  if [[ $cur == = ]]; then cur=; elif [[ $prev == = ]]; then prev=${COMP_WORDS[COMP_CWORD - 2]}; fi",
    '  for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do',
    "    if [[ -n $flag ]]; then",
    "      [[ $word == = ]] && continue",
    // Read without running what may stand in it; the program knows ~ itself.
    "      word=${word//\\\\/} word=${word#[\\\"\\']} word=${word%[\\\"\\']}",
    '      [[ $flag == --data-dir ]] && dir=(--data-dir "$word")',
    "      flag=",
    "      continue",
    "    fi",
    "    case $word in",
    `      ${valuedSpellings(commands).join("|")}) flag=$word ;;`,
    "      -*) ;;",
    `      *) if [ -n "$command" ]; then place=$((place + 1)); else case $word in ${
      names.join("|")
    }) command=$word ;; esac; fi ;;`,
    "    esac",
    "  done",
    "  COMPREPLY=()",
    "  compopt +o default 2>/dev/null",
    '  case "$command $prev" in',
    ...values,
    ...COMMON_FLAGS.flatMap((flag) => {
      const completion = valueCompletion(flag);
      const patterns = spellings(flag).map((spelling) => `" ${spelling}"`).join("|");
      return completion === undefined ? [] : [`    ${patterns}) ${reply(completion)}; return ;;`];
    }),
    "  esac",
    '  if [ -z "$command" ] && [[ $cur != -* ]]; then',
    `    ${reply(names)}`,
    "  elif [[ $cur == -* ]]; then",
    "    case $command in",
    ...commands.map((command) =>
      `      ${command.name}) ${reply(flagsOf(command).map(({ name }) => `--${name}`))} ;;`
    ),
    `      *) ${reply(COMMON_FLAGS.map(({ name }) => `--${name}`))} ;;`,
    "    esac",
    "  else",
    '    case "$command $place" in',
    ...words,
    "    esac",
    "  fi",
    "}",
    // Names of files are readline's own matter, which knows how to quote them.
    `complete -o default -F ${name} ${PROGRAM}`,
    "",
  ].join("\n");
}

function reply(completion: Completion): string {
  switch (completion) {
    case "ids":
    case "ids and latest": {
      const latest = completion === "ids" ? "" : "latest ";
      return `COMPREPLY=($(compgen -W "${latest}$("\${COMP_WORDS[0]/#\\~/$HOME}" list \${dir[@]+"\${dir[@]}"} 2>/dev/null | cut -d' ' -f1)" -- "$cur"))`;
    }
    case "files":
      return "compopt -o default 2>/dev/null";
    case "directories":
      return "compopt -o dirnames 2>/dev/null";
    case "nothing":
      return ":";
    default:
      return `COMPREPLY=($(compgen -W "${completion.join(" ")}" -- "$cur"))`;
  }
}
