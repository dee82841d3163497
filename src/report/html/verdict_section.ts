import type { JudgedLens, Judgement } from "../../engine/judgement.ts";
import { capital } from "../../engine/wording.ts";
import { riskInWords } from "../parts.ts";
import {
  decidedInWords,
  firmness,
  outcomeOf,
  stepPhrase,
  stepsUntold,
  untested,
} from "../summary.ts";
import { capitalised, phraseHtml } from "./phrase.ts";
import { STATUS_OF, tag } from "./status.ts";
import { inlineHtml, type Texts } from "./text.ts";

/**
 * How the verdict came about: counts and rule, the lenses, what was left untested, how firm it is.
 */
export function verdictSection(judged: Judgement, texts: Texts): string {
  const { verdict, lenses, sensitivity } = judged;
  const steps = sensitivity.steps.map((step) =>
    `<li>${phraseHtml(stepPhrase(step, lenses), texts)}: ${inlineHtml(step.assessment)}</li>`
  );
  return [
    '<section id="how" aria-labelledby="how-title">',
    '<h2 id="how-title">How the verdict came about</h2>',
    `<p>${tag(STATUS_OF[verdict.assessment], `${capital(verdict.assessment)}.`)} ${
      inlineHtml(verdict.reason)
    }</p>`,
    `<p>Risk score: ${inlineHtml(riskInWords(verdict.risk))}.</p>`,
    ...(lenses.length > 1
      ? [`<ul class="tiles">${lenses.map((lens) => tile(lens, texts)).join("")}</ul>`]
      : []),
    "<h3>Left untested</h3>",
    `<ul>${untested(judged).map((warning) => `<li>${inlineHtml(warning)}</li>`).join("")}</ul>`,
    "<h3>How firm this is</h3>",
    `<p>${phraseHtml(firmness(judged), texts)}</p>`,
    ...(steps.length > 1
      ? [
        `<ul>${
          [
            ...steps,
            ...stepsUntold(sensitivity).map((line) => `<li>${line}</li>`),
          ].join("")
        }</ul>`,
      ]
      : []),
    "</section>",
  ].join("\n");
}

function tile(judged: JudgedLens, texts: Texts): string {
  const { lens, verdict } = judged;
  const status = STATUS_OF[verdict.assessment];
  return [
    `<li class="${status}">`,
    `<p class="tile-title"><a href="#${lens.name}">${inlineHtml(lens.title)}</a></p>`,
    `<p>${tag(status, capital(verdict.assessment))}</p>`,
    `<p>${phraseHtml(capitalised(decidedInWords(judged)), texts)}</p>`,
    `<p class="note">${capital(inlineHtml(outcomeOf(judged)))}.</p>`,
    "</li>",
  ].join("");
}
