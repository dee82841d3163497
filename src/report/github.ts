import type { JudgedLens, Judgement } from "../engine/judgement.ts";
import { capital } from "../engine/wording.ts";
import type { Assessment } from "../protocol/types.ts";
import { oneLine } from "./visible.ts";

/** Level of the verdict's annotation. */
const LEVELS: Readonly<Record<Assessment, "error" | "warning" | "notice">> = {
  "claim refuted": "error",
  "claim needs revision": "warning",
  "claim survives scrutiny": "notice",
};

/** GitHub shows ten annotations of a level and step, and drops the rest without a word. */
const SHOWN = 10;

/**
 * A judged review as GitHub workflow commands: the verdict first, then what was not really tested,
 * then what stays to be done; never more of a level than GitHub shows.
 */
export function annotations({ review, verdict, lenses }: Judgement): string {
  const level = LEVELS[verdict.assessment];
  const lines = [
    command(
      level,
      `${capital(verdict.assessment)} (${review.id})`,
      `${review.claim} — ${verdict.reason}`,
    ),
    ...fitting(
      verdict.warnings.map((warning) => ({ title: "Not really tested", text: warning })),
      "warning",
      SHOWN - (level === "warning" ? 1 : 0),
    ),
    ...fitting(openActions(lenses), "notice", SHOWN - (level === "notice" ? 1 : 0)),
  ];
  return `${lines.join("\n")}\n`;
}

interface Annotation {
  readonly title: string;
  readonly text: string;
}

function openActions(lenses: readonly JudgedLens[]): Annotation[] {
  return lenses.flatMap(({ actions }) => actions.map(({ what, text }) => ({ title: what, text })));
}

/** One command each; where there are more than fit, the last one says how many are left. */
function fitting(all: readonly Annotation[], level: string, most: number): string[] {
  const shown = all.length > most ? all.slice(0, most - 1) : all;
  const lines = shown.map(({ title, text }) => command(level, title, text));
  const left = all.length - shown.length;
  if (left > 0) lines.push(command(level, `${left} more`, "The memo lists them all."));
  return lines;
}

function command(level: string, title: string, text: string): string {
  return `::${level} title=${property(title)}::${data(oneLine(text))}`;
}

/** Text behind the `::`, escaped as GitHub's runner reads it. */
function data(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

/** The value of a property; there `:` and `,` end it. */
function property(text: string): string {
  return data(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
