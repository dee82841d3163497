import { capital } from "../engine/wording.ts";
import { closedWords, type Ruled, type Run, unfinishedWords } from "./run.ts";
import { logText } from "./log_text.ts";
import { oneLine } from "./visible.ts";

/** The levels of an annotation, gravest first. */
const LEVELS = ["error", "warning", "notice"] as const;

/** GitHub shows ten annotations of a level and step, and drops the rest without a word. */
const SHOWN = 10;

interface Annotation {
  readonly level: typeof LEVELS[number];
  readonly title: string;
  readonly text: string;
  /** The review file that it is about. */
  readonly file: string;
}

/**
 * A run as GitHub workflow commands, for all its files together never more of a level than GitHub
 * shows: what cannot be judged first, then verdicts, then what was left untested and what stays to
 * be done. An error is what the run's rule does not let pass, and nothing else is one.
 */
export function annotations({ ruled }: Run): string {
  const all = [
    ...ruled.filter(isBroken).flatMap(verdictOf),
    ...ruled.filter((one) => !isBroken(one)).flatMap(verdictOf),
    ...ruled.flatMap(detailsOf),
  ];
  const lines = LEVELS.flatMap((level) => fitting(all.filter((one) => one.level === level)));
  return lines.map((line) => `${line}\n`).join("");
}

function isBroken(one: Ruled): boolean {
  return one.kind === "broken" || one.kind === "rewritten" ||
    (one.kind === "judged" && one.ruling.kind === "unsealed");
}

function verdictOf(one: Ruled): Annotation[] {
  const { file } = one;
  switch (one.kind) {
    case "judged": {
      const { review, verdict } = one.judged;
      const { ruling } = one;
      if (ruling.kind === "unsealed") {
        return [{ level: "error", title: `Unsealed (${review.id})`, text: ruling.why, file }];
      }
      const gentle = verdict.assessment === "claim survives scrutiny" ? "notice" : "warning";
      return [{
        level: ruling.kind === "refused" ? "error" : gentle,
        title: `${capital(verdict.assessment)} (${review.id})`,
        text: `${review.claim} — ${
          refusedForWarnings(one) ? "refused for its warnings (strict). " : ""
        }${verdict.reason}`,
        file,
      }];
    }
    case "closed": {
      const { id, claim } = one.judged.review;
      return [{
        level: "notice",
        title: `Closed (${id})`,
        text: `${claim} — ${closedWords(one)}`,
        file,
      }];
    }
    case "unfinished":
      return [{
        level: one.refused ? "error" : "warning",
        title: `Unfinished (${one.id})`,
        text: `${one.claim} — ${unfinishedWords(one)}`,
        file,
      }];
    // Nothing happened to them; a table of all files names them.
    case "set aside":
      return [];
    case "rewritten":
      return [{
        level: one.refused ? "error" : "warning",
        title: `Changed since the base (${one.id})`,
        text: `${one.claim} — ${one.why}`,
        file,
      }];
    case "broken":
      return [{
        level: "error",
        title: "Not a valid review",
        text: one.why,
        file,
      }];
  }
}

/** Whether a verdict that would pass is refused because it has warnings. */
function refusedForWarnings({ judged, ruling }: Extract<Ruled, { kind: "judged" }>): boolean {
  return ruling.kind === "refused" && judged.verdict.assessment === "claim survives scrutiny";
}

/** What was left untested, then what stays to be done. */
function detailsOf(one: Ruled): Annotation[] {
  if (one.kind !== "judged") return [];
  const { file, judged } = one;
  return [
    ...judged.verdict.warnings.map((text): Annotation => ({
      level: "warning",
      title: `Left untested (${judged.review.id})`,
      text,
      file,
    })),
    ...judged.actions.filter(({ open }) => open).map(({ what, text }): Annotation => ({
      level: "notice",
      title: what,
      text,
      file,
    })),
  ];
}

/** One command each; where there are more than fit, the last one says how many are left. */
function fitting(all: readonly Annotation[]): string[] {
  const shown = all.length > SHOWN ? all.slice(0, SHOWN - 1) : all;
  const lines = shown.map(command);
  const [next] = all.slice(shown.length);
  if (next !== undefined) {
    lines.push(command({
      ...next,
      title: `${all.length - shown.length} more`,
      text: "The memo lists them all.",
    }));
  }
  return lines;
}

function command({ level, title, text, file }: Annotation): string {
  return `::${level} file=${property(file)},title=${property(title)}::${
    data(logText(oneLine(text)))
  }`;
}

/** Text behind the `::`, escaped as GitHub's runner reads it. */
function data(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

/** The value of a property; there `:` and `,` end it. */
function property(text: string): string {
  return data(logText(oneLine(text))).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
