/**
 * The documentation's tables and lists that follow from the definition of the protocol.
 *
 * @module
 */
import { archiveName, PLATFORMS } from "../../.ci/platforms.ts";
import { COMMANDS } from "../../src/cli/commands.ts";
import { exitCodes, usageLine } from "../../src/cli/help.ts";
import { REPORT_FORMS } from "../../src/report/forms.ts";
import { FLOOR, RULES } from "../../src/gate/rules.ts";
import { closingRules, fieldInWords } from "../../src/engine/instructions.ts";
import { clausesInWords } from "../../src/engine/verdict.ts";
import { toolDefinitions } from "../../src/mcp/tools.ts";
import { MODES } from "../../src/protocol/modes.ts";
import { PROGRAM } from "../../src/version.ts";
import { capital } from "../../src/engine/wording.ts";
import type { Mode, Phase } from "../../src/protocol/types.ts";

type Row = readonly string[];

/** Columns that a table may take. */
const WIDTH = 100;

/** A table; where it would be wider than a line, a list, which phones and pagers show whole. */
function table(head: Row, rows: readonly Row[]): string {
  const widths = head.map((_, at) =>
    Math.max(...[head, ...rows].map((row) => row[at]?.length ?? 0))
  );
  if (widths.reduce((sum, width) => sum + width + 3, 1) > WIDTH) return list(head, rows);
  const line = (cells: Row): string =>
    `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}

/** Rows as a list: the first two columns in a line, what else there is below it, by its head. */
function list(head: Row, rows: readonly Row[]): string {
  return rows.map(([name, about, ...rest]) =>
    [
      `- ${name}: ${about}`,
      ...rest.map((cell, at) => `  - ${head[at + 2]}: ${cell}`),
    ].join("\n")
  ).join("\n");
}

const code = (word: string): string => `\`${word}\``;
const single = MODES.filter(({ lenses }) => lenses.length === 1);

function modes(): string {
  return table(
    ["mode", "what it does", "use it when", "phases"],
    MODES.map(({ name, purpose, useWhen, lenses }) => [
      code(name),
      purpose,
      useWhen,
      lenses.length === 1
        ? lenses.flatMap(({ phases }) => phases.map((phase) => code(phase.name))).join(", ")
        : `those of ${lenses.map((lens) => code(lens.name)).join(", ")}`,
    ]),
  );
}

/** A section per lens, in it a list per phase: what one item has, and when the phase closes. */
function phases(): string {
  return single.map(({ title, purpose, lenses }) =>
    [
      `### ${title}`,
      purpose,
      ...lenses.flatMap((lens) => lens.phases).map(phaseSection),
    ].join("\n\n")
  ).join("\n\n");
}

function phaseSection(phase: Phase): string {
  const index = phase.kind === "answer"
    ? [`- ${code("index")}: the index of the item it answers`]
    : [];
  return [
    `#### ${code(phase.name)}`,
    phase.goal,
    "One item has:",
    [
      ...index,
      ...phase.fields.flatMap((field) => [
        `- ${code(field.name)}: ${fieldInWords(field)}`,
        ...Object.entries(field.kind === "choice" ? field.meanings ?? {} : {})
          .map(([value, meaning]) => `  - ${code(value)}: ${meaning}`),
      ]),
    ].join("\n"),
    closingRules(phase).join(" "),
  ].join("\n\n");
}

function rulesOf({ combined, lenses }: Mode) {
  const rule = combined ?? lenses[0]?.verdict;
  if (rule === undefined) throw new Error("a mode without a rule");
  return rule;
}

function verdicts(): string {
  return table(
    ["mode", "risk score", "`claim refuted` when", "`claim needs revision` when"],
    MODES.map((mode) => {
      const rule = rulesOf(mode);
      return [
        code(mode.name),
        `${rule.risk.explanation} (${rule.risk.scale})`,
        clausesInWords(rule.refuted),
        clausesInWords(rule.revision),
      ];
    }),
  );
}

function gate(): string {
  const everywhere = {
    floor:
      `${FLOOR.case} (in any text but a counterargument or a point of the strongest case: ${FLOOR.answer})`,
    claim: "some",
    target: true,
    grants: true,
  } as const;
  return table(
    ["check", "what it asks"],
    Object.entries(RULES).map(([id, { announced }]) => [code(id), announced(everywhere) ?? ""]),
  );
}

function tools(): string {
  return table(
    ["tool", "what it does", "arguments"],
    toolDefinitions(MODES).map(({ name, properties, optional, description }) => [
      code(name),
      description.slice(0, description.indexOf(". ") + 1),
      Object.keys(properties).map((argument) =>
        optional.includes(argument) ? `[${code(argument)}]` : code(argument)
      ).join(", "),
    ]),
  );
}

function commands(): string {
  return COMMANDS.map((command, index) =>
    [
      `### ${code(command.name)}`,
      `${capital(command.about)}${index === 0 ? " (the default)" : ""}.`,
      `    ${PROGRAM} ${usageLine(command)}`,
      ...(command.details === undefined ? [] : [command.details]),
      ...(command.flags.length === 0 ? [] : [
        command.flags.map(({ name, short, value, about }) =>
          `- ${
            [...(short === undefined ? [] : [`-${short}`]), `--${name}`]
              .map((flag) => code(value === undefined ? flag : `${flag} ${value}`)).join(", ")
          }: ${about}`
        ).join("\n"),
      ]),
    ].join("\n\n")
  ).join("\n\n");
}

function exits(): string {
  return table(
    ["exit code", "meaning"],
    exitCodes().map(({ code, meaning }) => [String(code), meaning]),
  );
}

function reports(): string {
  return table(
    ["`--format`", "what it is"],
    Object.entries(REPORT_FORMS).map(([name, { about }]) => [code(name), about]),
  );
}

function downloads(): string {
  return table(
    ["platform", "archive"],
    PLATFORMS.map((platform) => [platform.title, code(archiveName(platform))]),
  );
}

/** The tables and lists by the name of the place that they have in the documentation. */
export const DOCS_TABLES: Readonly<Record<string, () => string>> = {
  downloads,
  modes,
  phases,
  tools,
  verdicts,
  gate,
  commands,
  exits,
  reports,
};
