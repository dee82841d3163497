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

/** The completion script for zsh, as a file `_mcp-devils-advocate` in a folder of `$fpath`. */
export function zshCompletions(commands: readonly Command[]): string {
  const names = commands.map(({ name }) => name);
  const values = commands.flatMap((command) =>
    flagsOf(command).flatMap((flag) => {
      const completion = valueCompletion(flag);
      const patterns = spellings(flag).map((spelling) => `${command.name}\\ ${spelling}`);
      return completion === undefined
        ? []
        : [`    (${patterns.join("|")}) ${add(completion)}; return ;;`];
    })
  );
  return [
    `#compdef ${PROGRAM}`,
    "",
    `_${PROGRAM}() {`,
    "  local command= flag= word previous=${words[CURRENT-1]}",
    "  local -i place=0",
    "  local -a dir=()",
    "  for word in ${words[2,CURRENT-1]}; do",
    "    if [[ -n $flag ]]; then",
    "      [[ $flag == --data-dir ]] && dir=(--data-dir ${(Q)word})",
    "      flag=",
    "      continue",
    "    fi",
    "    case $word in",
    "      (--data-dir=*) dir=(${(Q)word}) ;;",
    `      (${valuedSpellings(commands).join("|")}) flag=$word ;;`,
    "      (-*) ;;",
    `      (*) if [[ -n $command ]]; then place+=1; else case $word in (${
      names.join("|")
    }) command=$word ;; esac; fi ;;`,
    "    esac",
    "  done",
    // Completes the value of --mode=steelman as a word of its own.
    "  if [[ $PREFIX == --*=* ]]; then previous=${PREFIX%%=*}; compset -P '*='; fi",
    '  case "$command $previous" in',
    ...values,
    ...COMMON_FLAGS.flatMap((flag) => {
      const completion = valueCompletion(flag);
      const patterns = spellings(flag).map((spelling) => `\\ ${spelling}`).join("|");
      return completion === undefined ? [] : [`    (${patterns}) ${add(completion)}; return ;;`];
    }),
    "  esac",
    "  if [[ -z $command && $PREFIX != -* ]]; then",
    "    local -a commands=(",
    ...commands.map(({ name, about }) => `      ${quoted(`${name}:${about}`)}`),
    "    )",
    "    _describe command commands",
    "  elif [[ $PREFIX == -* ]]; then",
    "    local -a options=()",
    "    case $command in",
    ...commands.map((command) =>
      `      (${command.name}) options=(${
        flagsOf(command).map(({ name, about }) => quoted(`--${name}:${about}`)).join(" ")
      }) ;;`
    ),
    `      (*) options=(${
      COMMON_FLAGS.map(({ name, about }) => quoted(`--${name}:${about}`)).join(" ")
    }) ;;`,
    "    esac",
    "    _describe option options",
    "  else",
    '    case "$command $place" in',
    ...commands.flatMap((command) =>
      wordCompletions(command, commands).map((completion, place) =>
        `      (${command.name}\\ ${place}) ${add(completion)} ;;`
      )
    ),
    "    esac",
    "  fi",
    "}",
    "",
    `compdef _${PROGRAM} ${PROGRAM}`,
    "",
  ].join("\n");
}

function add(completion: Completion): string {
  switch (completion) {
    case "ids":
    case "ids and latest": {
      const latest = completion === "ids" ? "" : "latest ";
      return `compadd -- ${latest}\${(f)"$("\${words[1]/#\\~/$HOME}" list $dir 2>/dev/null | cut -d' ' -f1)"}`;
    }
    case "files":
      return "_files";
    case "directories":
      return "_files -/";
    case "nothing":
      return ":";
    default:
      return `compadd -- ${completion.map(quoted).join(" ")}`;
  }
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
