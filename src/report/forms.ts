import type { Judgement } from "../engine/judgement.ts";
import { verdictReport } from "../engine/verdict_report.ts";
import { annotations } from "./github.ts";
import { htmlReport } from "./html/page.ts";
import { junitReport } from "./junit.ts";
import { overview } from "./overview.ts";
import type { Ruled, Run } from "./run.ts";
import { visibleJson } from "./visible.ts";

/** A form of report: what it is, and how it is made. Its text ends with a line feed. */
export interface ReportForm {
  readonly about: string;
  readonly render: (run: Run) => string;
  /** Suffix of the files that are of this form, where it says so. */
  readonly suffix?: string;
  /** Its lines are commands to what reads a log; texts in them are not. */
  readonly commands?: true;
  /** It holds one review and no more. */
  readonly single?: true;
}

/** The form of a report that names none. */
export const FORM_UNLESS_NAMED = "md";

/** The forms that a report can have, by name. */
export const REPORT_FORMS: Readonly<Record<string, ReportForm>> = {
  md: {
    about: "the decision memo in Markdown, for a pull request or a wiki",
    render: overview,
    suffix: ".md",
  },
  json: {
    about: "the verdict with every item as data; `report --schema` prints its JSON Schema",
    render: (run) => `${visibleJson(JSON.stringify(dataOf(run), null, 2))}\n`,
    suffix: ".json",
  },
  html: {
    about: "one page that needs nothing else: charts, items, answers, next actions",
    render: ({ ruled }) => ruled.flatMap(judgementOf).map(htmlReport).join(""),
    suffix: ".html",
    single: true,
  },
  junit: {
    about:
      "JUnit XML: the verdict, a failure if --fail-on refuses it; one case per lens; open actions as skipped",
    render: junitReport,
    suffix: ".xml",
  },
  github: {
    about: "workflow commands: annotations on a GitHub run",
    render: annotations,
    commands: true,
  },
};

function judgementOf(one: Ruled): Judgement[] {
  return one.kind === "judged" ? [one.judged] : [];
}

/** The verdict of the one review; for a directory each file, what became of it, and its verdict. */
function dataOf({ all, ruled }: Run): unknown {
  const [only] = ruled.flatMap(judgementOf);
  if (!all && only !== undefined) return verdictReport(only);
  return {
    count: ruled.length,
    reviews: ruled.map((one) => {
      switch (one.kind) {
        case "judged": {
          const { kind, ...why } = one.ruling;
          return { file: one.file, outcome: kind, ...why, verdict: verdictReport(one.judged) };
        }
        case "closed":
          return {
            file: one.file,
            outcome: "closed",
            by: one.by,
            verdict: verdictReport(one.judged),
          };
        case "unfinished":
          return { file: one.file, outcome: "unfinished", review_id: one.id, refused: one.refused };
        case "set aside":
          return { file: one.file, outcome: "set_aside", review_id: one.id, why: one.why };
        case "rewritten":
          return {
            file: one.file,
            outcome: "rewritten",
            review_id: one.id,
            why: one.why,
            refused: one.refused,
          };
        case "broken":
          return { file: one.file, outcome: "invalid", why: one.why };
      }
    }),
  };
}

/** The form of that name. A bug when there is none. */
export function reportForm(name: string): ReportForm {
  const form = REPORT_FORMS[name];
  if (form === undefined) throw new Error(`no form ${name}`);
  return form;
}

/** The name of the form whose suffix a file has; undefined where no form claims it. */
export function formOfFile(file: string): string | undefined {
  return Object.entries(REPORT_FORMS)
    .find(([, { suffix }]) => suffix !== undefined && file.toLowerCase().endsWith(suffix))?.[0];
}
