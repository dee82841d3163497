import { MODES, phasesOf } from "../../src/protocol/modes.ts";
import type {
  AnswerPhase,
  Condition,
  Field,
  GatherPhase,
  Lens,
  Mode,
  Phase,
  VerdictRule,
} from "../../src/protocol/types.ts";

/** What a name may stand for: the words or numbers it can have, or null where that is open. */
type Names = ReadonlyMap<string, readonly unknown[] | null>;

/** Collects what is wrong, each with the place where it stands. */
type Report = (place: string, problem: string) => void;

/** Every reference of these modes that leads nowhere, as `lens phase: what is wrong`. */
export function definitionProblems(modes: readonly Mode[] = MODES): string[] {
  const problems: string[] = [];
  const report: Report = (place, problem) => problems.push(`${place}: ${problem}`);
  unique(report, "modes", "mode", modes.map(({ name }) => name));
  for (const lens of new Set(modes.flatMap(({ lenses }) => lenses))) checkLens(lens, report);
  for (const mode of modes) {
    const phases = phasesOf(mode).map(({ phase }) => phase);
    unique(report, mode.name, "phase", phases.map(({ name }) => name));
    unique(report, mode.name, "label", phases.flatMap((p) => p.kind === "gather" ? [p.label] : []));
    if (mode.lenses.length > 1 && mode.combined === undefined) {
      report(mode.name, "has several lenses and no rule over them");
    }
    if (mode.combined !== undefined) checkRule(mode.combined, [], mode.name, report);
  }
  return problems;
}

function checkLens(lens: Lens, report: Report): void {
  for (const [place, phase] of lens.phases.entries()) {
    checkPhase(phase, lens.phases.slice(0, place), `${lens.name} ${phase.name}`, report);
  }
  if (lens.headline !== undefined) {
    const shown = phaseOf(lens.headline.phase, lens.phases, `${lens.name} headline`, report);
    if (shown) known(lens.headline.field, namesOf(shown), `${lens.name} headline`, report);
  }
  const measures = checkRule(lens.verdict, lens.phases, lens.name, report);
  placeholders(lens.outcome, measures, `${lens.name} outcome`, report);
  const place = `${lens.name} actions`;
  const answers = phaseOf(lens.actions.phase, lens.phases, place, report);
  if (answers === null) return;
  if (answers.kind !== "answer") return report(place, `${answers.name} is not an answer phase`);
  const answered = phaseOf(answers.answers, lens.phases, place, report);
  if (answered === null) return;
  const of = { item: namesOf(answered), answer: namesOf(answers) };
  const texts = [...of.answer.keys()];
  if (lens.actions.where) condition(lens.actions.where, of.answer, place, report);
  placeholders(lens.actions.words, ["label", "standing", ...texts], place, report);
  if (lens.actions.text !== "target") known(lens.actions.text.answer, of.answer, place, report);
  const { standing } = lens;
  const values = known(standing.field, of[standing.of], `${lens.name} standing`, report);
  exactly(Object.keys(standing.values), values, `${lens.name} standing`, report);
  if (standing.where) condition(standing.where, of.item, `${lens.name} standing`, report);
  placeholders(standing.title, ["label", "one", "words", ...texts], `${lens.name} title`, report);
  for (const weight of lens.weights) {
    const words = known(weight.field, of[weight.of], `${lens.name} weights`, report);
    if (weight.heaviest) exactly(weight.heaviest, words, `${lens.name} weights`, report);
  }
}

function checkPhase(phase: Phase, before: readonly Phase[], place: string, report: Report): void {
  const names = namesOf(phase);
  unique(report, place, "field", [...phase.fields.map(({ name }) => name), "index"]);
  for (const field of phase.fields) {
    if (field.kind === "choice" && field.meanings !== undefined) {
      exactly(Object.keys(field.meanings), field.values, `${place} ${field.name}`, report);
    }
    if (field.kind !== "text" || field.gate === undefined) continue;
    const { claim, grants } = field.gate;
    if (typeof claim !== "boolean") condition(claim, names, `${place} ${field.name}`, report);
    if (grants !== undefined) condition(grants, names, `${place} ${field.name}`, report);
  }
  if (phase.kind === "gather") return checkGathering(phase, names, place, report);
  checkAnswering(phase, before, place, report);
}

function checkGathering(phase: GatherPhase, names: Names, place: string, report: Report): void {
  if (phase.variety !== undefined) {
    const values = known(phase.variety.field, names, place, report);
    if (values && values.length < phase.variety.least) {
      report(place, `${phase.variety.field} has fewer values than are asked for`);
    }
  }
  for (const factor of phase.score?.factors ?? []) {
    if (phase.fields.every(({ kind, name }) => kind !== "integer" || name !== factor)) {
      report(place, `${factor} is not a whole number of this phase`);
    }
  }
  if (phase.least > phase.most) report(place, "asks for more items than it takes");
}

function checkAnswering(
  phase: AnswerPhase,
  before: readonly Phase[],
  place: string,
  report: Report,
): void {
  const answered = phaseOf(phase.answers, before, place, report);
  if (answered === null) return;
  if (answered.kind !== "gather") report(place, `${answered.name} gathers nothing`);
  const names = namesOf(answered);
  if (phase.owed) condition(phase.owed, names, place, report);
  for (const { when } of phase.notOwed ?? []) {
    if (when) condition(when, names, place, report);
  }
  for (const shown of phase.shows) known(shown, names, place, report);
  unique(report, place, "key", [phase.nested, ...names.keys()]);
}

/** Checks a rule over a lens's phases, or over lenses; the names of its measures. */
function checkRule(
  rule: VerdictRule,
  phases: readonly Phase[],
  name: string,
  report: Report,
): readonly string[] {
  const place = `${name} verdict`;
  const measures = Object.keys(rule.measures);
  const measured = new Map(measures.map((measure) => [measure, null]));
  for (const [key, measure] of Object.entries(rule.measures)) {
    const where = `${place} ${key}`;
    if (measure.kind === "lenses") continue;
    if (measure.kind === "sum") {
      for (const weighed of Object.keys(measure.weights)) known(weighed, measured, where, report);
      continue;
    }
    const phase = phaseOf(measure.phase, phases, where, report);
    if (phase === null) continue;
    if (measure.kind !== "count") {
      known(measure.field, namesOf(phase), where, report);
      if (measure.said) placeholders(measure.said, measures, where, report);
      continue;
    }
    if (measure.where) condition(measure.where, namesOf(phase), where, report);
    if (measure.target === undefined) continue;
    if (phase.kind !== "answer") report(where, `${phase.name} answers nothing`);
    else {
      const answered = phaseOf(phase.answers, phases, where, report);
      if (answered) condition(measure.target, namesOf(answered), where, report);
    }
  }
  known(rule.risk.measure, measured, `${place} risk`, report);
  placeholders(rule.counted, measures, place, report);
  const clauses = [...rule.refuted, ...rule.revision];
  for (const { words } of clauses) placeholders(words, ["limit"], place, report);
  for (const clause of [...clauses, ...rule.warnings.flatMap(({ when }) => when)]) {
    known(clause.measure, measured, place, report);
    if (typeof clause.limit === "string") known(clause.limit, measured, place, report);
  }
  for (const { words } of rule.warnings) placeholders(words, measures, place, report);
  return measures;
}

function phaseOf(
  name: string,
  phases: readonly Phase[],
  place: string,
  report: Report,
): Phase | null {
  const phase = phases.find((one) => one.name === name);
  if (phase === undefined) report(place, `there is no phase "${name}" here`);
  return phase ?? null;
}

/** The fields of a phase, and its score, with the values that they can have. */
function namesOf(phase: Phase): Names {
  const names = new Map(phase.fields.map((field) => [field.name, valuesOf(field)]));
  return phase.kind === "gather" && phase.score ? names.set(phase.score.name, null) : names;
}

function valuesOf(field: Field): readonly unknown[] | null {
  switch (field.kind) {
    case "text":
      return null;
    case "choice":
      return field.values;
    case "boolean":
      return [true, false];
    case "integer":
      return Array.from({ length: field.most - field.least + 1 }, (_, at) => field.least + at);
  }
}

function known(name: string, names: Names, place: string, report: Report) {
  if (!names.has(name)) {
    report(place, `there is no "${name}", only ${[...names.keys()].join(", ")}`);
  }
  return names.get(name) ?? null;
}

function condition(one: Condition, names: Names, place: string, report: Report): void {
  if ("all" in one) return one.all.forEach((each) => condition(each, names, place, report));
  const values = known(one.field, names, place, report);
  if (!("oneOf" in one) || values === null) return;
  for (const value of one.oneOf) {
    if (!values.includes(value)) report(place, `${one.field} is never "${value}"`);
  }
}

/** Every value of a field is there, each once, and nothing else. */
function exactly(
  found: readonly string[],
  values: readonly unknown[] | null,
  place: string,
  report: Report,
): void {
  unique(report, place, "value", found);
  const wanted = (values ?? []).map(String);
  for (const value of found) if (!wanted.includes(value)) report(place, `no value "${value}"`);
  for (const value of wanted) if (!found.includes(value)) report(place, `"${value}" is missing`);
}

function placeholders(
  text: string,
  names: readonly string[],
  place: string,
  report: Report,
): void {
  for (const [, name = ""] of text.matchAll(/\{(\w+)[:?}]/g)) {
    if (!names.includes(name)) report(place, `nothing fills {${name}} in "${text}"`);
  }
}

function unique(report: Report, place: string, what: string, names: readonly string[]): void {
  for (const [at, name] of names.entries()) {
    if (names.indexOf(name) !== at) report(place, `the ${what} "${name}" is there twice`);
  }
}
