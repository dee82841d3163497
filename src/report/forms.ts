import type { Judgement } from "../engine/judgement.ts";
import { verdictReport } from "../engine/verdict_report.ts";
import { annotations } from "./github.ts";
import { htmlReport } from "./html/page.ts";
import { junitReport } from "./junit.ts";
import { memo } from "./memo.ts";
import { visibleJson } from "./visible.ts";

/** A form of report: what it is, and how it is made. Its text ends with a line feed. */
export interface ReportForm {
  readonly about: string;
  readonly render: (judged: Judgement) => string;
}

/** The form of a report that names none. */
export const FORM_UNLESS_NAMED = "md";

/** The forms that a report can have, by name. */
export const REPORT_FORMS: Readonly<Record<string, ReportForm>> = {
  md: { about: "the decision memo in Markdown, for a pull request or a wiki", render: memo },
  json: {
    about: "the verdict with every item as data; `report --schema` prints its JSON Schema",
    render: (judged) => `${visibleJson(JSON.stringify(verdictReport(judged), null, 2))}\n`,
  },
  html: {
    about: "one page that needs nothing else: charts, items, answers, next actions",
    render: htmlReport,
  },
  junit: {
    about:
      "JUnit XML: the verdict, a case a lens, failed unless the claim survives it, and one for what stays open in it",
    render: junitReport,
  },
  github: { about: "workflow commands: annotations of a GitHub run", render: annotations },
};

/** The writer of a form. A bug when there is none of that name. */
export function reportForm(name: string): (judged: Judgement) => string {
  const form = REPORT_FORMS[name];
  if (form === undefined) throw new Error(`no form ${name}`);
  return form.render;
}
