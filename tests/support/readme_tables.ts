/**
 * The README's tables that follow from the definition of the protocol.
 *
 * @module
 */
import { archiveName, PLATFORMS } from "../../.ci/platforms.ts";
import { COMMANDS } from "../../src/cli/commands.ts";
import { exitCodes, usageLine } from "../../src/cli/help.ts";
import { REPORT_FORMS } from "../../src/report/forms.ts";
import { GATE } from "../../src/gate/thresholds.ts";
import { closingRules, conditionInWords, fieldInWords } from "../../src/engine/instructions.ts";
import { clausesInWords } from "../../src/engine/verdict.ts";
import { toolDefinitions } from "../../src/mcp/tools.ts";
import { MODES } from "../../src/protocol/modes.ts";
import type { Mode, Phase } from "../../src/protocol/types.ts";

type Row = readonly string[];

function table(head: Row, rows: readonly Row[]): string {
  const line = (cells: Row): string =>
    `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
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

function fields(phase: Phase): string {
  const index = phase.kind === "answer" ? [`${code("index")} (the item that it answers)`] : [];
  return [
    ...index,
    ...phase.fields.map((field) => `${code(field.name)} (${fieldInWords(field)})`),
  ].join("<br>");
}

function phases(): string {
  return table(
    ["phase", "one item", "when it closes"],
    single.flatMap(({ lenses }) => lenses.flatMap((lens) => lens.phases)).map((phase) => [
      code(phase.name),
      fields(phase),
      closingRules(phase).join(" "),
    ]),
  );
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

function targets(): string {
  const answers = single.flatMap(({ lenses }) => lenses.flatMap((lens) => lens.phases))
    .flatMap((phase) => phase.kind === "answer" ? [phase] : []);
  return table(
    ["phase", "answers", "owed to"],
    answers.map((phase) => [
      code(phase.name),
      code(phase.answers),
      phase.owed === undefined ? "every item" : conditionInWords(phase.owed),
    ]),
  );
}

const percent = (share: number): string => `${Math.round(share * 100)} %`;

function gate(): string {
  return table(
    ["check", "refused when"],
    [
      [
        "low information",
        `fewer than ${GATE.argumentFloor} distinct content words in a counterargument or a point of the strongest case, fewer than ${GATE.answerFloor} in any other text; or, from ${GATE.dominanceFrom} content words on, one word is more than ${
          percent(GATE.dominance)
        } of them`,
      ],
      [
        "restating the claim",
        `${
          percent(GATE.copied)
        } or more of its content words are the claim's, or fewer than ${GATE.newWords} are new`,
      ],
      [
        "parroting the target",
        `${
          percent(GATE.copied)
        } or more of its content words are those of the item that it answers, or fewer than ${GATE.newWords} are new`,
      ],
      [
        "near-duplicate",
        `it shares ${
          percent(GATE.duplicate)
        } or more of its words with another item of the phase (Jaccard index)`,
      ],
    ],
  );
}

function tools(): string {
  return table(
    ["tool", "arguments", "what it does"],
    toolDefinitions(MODES).map(({ name, properties, optional, description }) => [
      code(name),
      Object.keys(properties).map((argument) =>
        optional.includes(argument) ? `[${code(argument)}]` : code(argument)
      ).join(", "),
      description.slice(0, description.indexOf(". ") + 1),
    ]),
  );
}

function commands(): string {
  return table(
    ["command", "what it does"],
    COMMANDS.map((command, index) => [
      index === 0 ? `${code(command.name)}, or none` : code(usageLine(command)),
      command.about,
    ]),
  );
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

/** The tables by the name of the place that they have in the README. */
export const README_TABLES: Readonly<Record<string, () => string>> = {
  downloads,
  modes,
  phases,
  targets,
  tools,
  verdicts,
  gate,
  commands,
  exits,
  reports,
};
