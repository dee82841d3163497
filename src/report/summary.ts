/**
 * What a reader has to know first: what came out and what decided it, what stands against the claim,
 * and how firm that is. In phrases that every form of report sets in its own way.
 *
 * @module
 */
import type { JudgedItem, JudgedLens, JudgedPhase, Judgement } from "../engine/judgement.ts";
import { valueInWords } from "../engine/judgement.ts";
import { byWeight } from "../engine/next_actions.ts";
import { type Item, meets } from "../engine/review.ts";
import type { Sensitivity, Step } from "../engine/sensitivity.ts";
import type { Verdict } from "../engine/verdict.ts";
import { capital, clip, codePoints, either, fill, plural } from "../engine/wording.ts";
import {
  type Assessment,
  type Level,
  LEVELS,
  type Measure,
  type StandingWords,
} from "../protocol/types.ts";
import { booleanInWords, fieldName, greatestScore, itemAnchor, scoreInWords } from "./parts.ts";
import { oneLine } from "./visible.ts";

/** A piece of a phrase: the program's words, an item's label, or words of a client's text. */
export type Piece =
  | { readonly kind: "words"; readonly text: string }
  | { readonly kind: "label"; readonly label: string; readonly anchor: string }
  | { readonly kind: "quote"; readonly text: string };
/** A sentence or a part of one. */
export type Phrase = readonly Piece[];

/** An item where it stands in a report. */
export interface Placed {
  readonly item: JudgedItem;
  readonly phase: JudgedPhase;
  readonly lens: JudgedLens;
}

/** An item that counts against the claim. */
export interface Against extends Placed {
  readonly level: Level;
  /** What became of it, or what it weighs. */
  readonly words: string;
}

/** How much of an item stands beside its label in a sentence (code points). */
const GIST_MOST = 110;
/** How many labels a sentence names before it counts the others. */
const LABELS_MOST = 4;
/** How many of the items that weigh most are named for a mean. */
const GRAVEST_MOST = 2;

/** An assessment without its subject: `Needs revision`. */
const HEADLINES: Readonly<Record<Assessment, string>> = {
  "claim refuted": "Refuted",
  "claim needs revision": "Needs revision",
  "claim survives scrutiny": "Survives scrutiny",
};

/** The same in the middle of a sentence, after `make it`. */
const MADE: Readonly<Record<Assessment, string>> = {
  "claim refuted": "refuted",
  "claim needs revision": "need revision",
  "claim survives scrutiny": "survive scrutiny",
};

const words = (text: string): Piece => ({ kind: "words", text });

/** A phrase without any setting, client's texts on one line. */
export function plainPhrase(phrase: Phrase): string {
  return phrase.map((piece) => {
    if (piece.kind === "label") return piece.label;
    return piece.kind === "quote" ? oneLine(piece.text) : piece.text;
  }).join("");
}

/**
 * Words of a text that say which one it is: whole sentences where they fill half of what may stand
 * there, else cut between words where there are any.
 */
export function gist(text: string, most = GIST_MOST): string {
  const line = oneLine(text);
  if (codePoints(line) <= most) return line.replace(/[.。]$/u, "");
  const cut = clip(line, most).replace(/…$/u, "");
  const [sentences = ""] = /^.*[^\s.](?:[.!?](?=\s|$)|[。！？])/u.exec(cut) ?? [];
  if (codePoints(sentences) > most / 2) return `${sentences.slice(0, -1)} …`;
  const last = cut.lastIndexOf(" ");
  return `${cut.slice(0, last > most / 3 ? last : undefined).replace(/[\s,;:.–—-]+$/u, "")} …`;
}

/** All items of a judged lens, phase by phase. */
function placedIn(lens: JudgedLens): Placed[] {
  return lens.phases.flatMap((phase) => phase.items.map((item) => ({ item, phase, lens })));
}

/** Why it came out so, without the assessment itself: `C3 stands (…); A2 has no evidence`. */
export function whatDecided(judged: Judgement): Phrase {
  return decidedPhrase(judged, true);
}

/** What decided; without `quoting` items are named by their labels alone. */
function decidedPhrase({ verdict, review, lenses }: Judgement, quoting: boolean): Phrase {
  const { combined } = review.mode;
  if (combined === undefined) {
    const decided = lenses.flatMap(decidedIn);
    return decided.length > 0
      ? told(decided, quoting)
      : lenses.map((lens) => words(outcomeOf(lens)));
  }
  const decided = verdict.clauses.flatMap(({ measure }) => {
    const counted = combined.measures[measure];
    return lenses.filter((lens) =>
      counted?.kind === "lenses" && counted.assessment === lens.verdict.assessment
    );
  }).flatMap(gravestIn);
  if (decided.length > 0) return told(decided, quoting);
  const [calling] = lenses.filter((lens) => lens.verdict.clauses.length > 0);
  return calling === undefined
    ? [words("no lens refutes it or calls for revision")]
    : [words("only one lens calls for revision, since "), ...told(gravestIn(calling), quoting)];
}

/**
 * What decided the verdict of a lens: items of which the same is said, or a number and its items.
 */
interface Decided {
  readonly placed: readonly Placed[];
  readonly standing: StandingWords | null;
  /** What is said before the items where a number decided. */
  readonly before: string;
}

/** What decided, in a row; the first item of all stands there with its first words. */
function told(decided: readonly Decided[], quoting: boolean): Phrase {
  return decided.flatMap(({ placed, standing, before }, place): Phrase => {
    const [first] = placed;
    const one = placed.length === 1;
    const quoted = quoting && place === 0 && first !== undefined;
    return [
      ...(place === 0 ? [] : [words("; ")]),
      words(before),
      ...labels(placed, quoted && !one ? gist(first.item.text) : null),
      ...(standing === null ? [] : [words(` ${one ? standing.one : standing.many}`)]),
      ...(quoted && one ? quotedGist(gist(first.item.text)) : []),
    ];
  });
}

function quotedGist(text: string): Phrase {
  return [words(" ("), { kind: "quote", text }, words(")")];
}

/** The gravest of what decided a lens, for a sentence over several of them. */
function gravestIn(lens: JudgedLens): Decided[] {
  const decided = decidedIn(lens);
  const grave = decided.filter(({ standing }) => standing?.level === "high");
  return grave.length > 0 ? grave : decided;
}

/** What decided the verdict of a lens, by its clauses: what its counts counted, then its means. */
function decidedIn(lens: JudgedLens): Decided[] {
  const named = new Map<StandingWords, Placed[]>();
  const numbers: Decided[] = [];
  for (const { measure: name } of lens.verdict.clauses) {
    const measure = lens.lens.verdict.measures[name];
    if (measure === undefined) continue;
    if (measure.kind === "mean" || measure.kind === "greatest") {
      numbers.push(averaged(measure, lens));
    }
    if (measure.kind !== "count") continue;
    for (const placed of countedBy(measure, lens)) {
      const { standing } = placed.item;
      if (standing === null) continue;
      const others = named.get(standing) ?? [];
      if (others.every(({ item }) => item !== placed.item)) {
        named.set(standing, [...others, placed]);
      }
    }
  }
  return [
    ...[...named].map(([standing, placed]) => ({ standing, placed, before: "" })),
    ...numbers,
  ];
}

/** The items that a count counted, heaviest first. */
function countedBy(measure: Measure & { kind: "count" }, lens: JudgedLens): Placed[] {
  const placed = placedIn(lens).filter(({ item, phase }) => {
    if (phase.phase.name === measure.phase) return meets(item.item, measure.where);
    return phase.answeredBy?.name === measure.phase && item.answer !== null &&
      meets(item.answer, measure.where) && meets(item.item, measure.target);
  });
  return inOrder(lens, placed);
}

function inOrder(lens: JudgedLens, placed: readonly Placed[]): Placed[] {
  const order = byWeight(lens.lens, placed.map(({ item }) => item));
  return placed.toSorted((a, b) => order.indexOf(a.item) - order.indexOf(b.item));
}

/** What decided where a mean did: the number, and what weighs most in it. */
function averaged(measure: Measure & { kind: "mean" | "greatest" }, lens: JudgedLens): Decided {
  const number = fill(measure.said ?? measure.kind, lens.verdict.measured);
  return {
    placed: gravestOf(measure, lens),
    standing: null,
    before: `${number}, most of all `,
  };
}

/** The items that weigh most in a number. */
function gravestOf(
  measure: Measure & { kind: "mean" | "greatest" },
  lens: JudgedLens,
): Placed[] {
  return placedIn(lens)
    .filter(({ phase }) => phase.phase.name === measure.phase)
    .toSorted((a, b) => Number(b.item.item[measure.field]) - Number(a.item.item[measure.field]))
    .slice(0, GRAVEST_MOST);
}

/** Labels in a row, `C1, C4 and 2 more`, the first with the first words of its item. */
function labels(placed: readonly Placed[], first: string | null): Phrase {
  const left = placed.length - LABELS_MOST;
  const shown = left > 1 ? placed.slice(0, LABELS_MOST) : placed;
  const named = shown.flatMap(({ item, phase }, place): Phrase => [
    ...(place === 0 ? [] : [words(place === shown.length - 1 && left <= 1 ? " and " : ", ")]),
    { kind: "label", label: item.label, anchor: itemAnchor(phase.phase, item) },
    ...(place === 0 && first !== null ? quotedGist(first) : []),
  ]);
  return left > 1 ? [...named, words(` and ${left} more`)] : named;
}

/** The verdict in one sentence, what decided it included. */
export function verdictSentence(judged: Judgement): { headline: string; why: Phrase } {
  return {
    headline: HEADLINES[judged.verdict.assessment],
    why: [...whatDecided(judged), words(".")],
  };
}

/**
 * What counts against the claim, heaviest first: what stands before what stands in part, and of
 * each lens in turn what weighs most.
 */
export function against(judged: Judgement): Against[] {
  return LEVELS.filter((level) => level !== "low").flatMap((level) => {
    const columns = judged.lenses.map((lens) =>
      againstIn(lens).filter((counted) => counted.level === level)
    );
    const rows = Math.max(0, ...columns.map(({ length }) => length));
    return Array.from({ length: rows }, (_, row) => row)
      .flatMap((row) => columns.flatMap((column) => column[row] ?? []));
  });
}

/** What counts against the claim in a lens: what was left standing, or what weighs in its number. */
function againstIn(lens: JudgedLens): Against[] {
  const standing = inOrder(lens, placedIn(lens)).flatMap((placed): Against[] => {
    const { standing } = placed.item;
    return standing === null || standing.level === "low"
      ? []
      : [{ ...placed, level: standing.level, words: standing.words }];
  });
  if (standing.length > 0) return standing;
  return lens.verdict.clauses.flatMap(({ measure: name }) => {
    const measure = lens.lens.verdict.measures[name];
    if (measure?.kind !== "mean" && measure?.kind !== "greatest") return [];
    return gravestOf(measure, lens).map((placed): Against => ({
      ...placed,
      level: lens.verdict.assessment === "claim refuted" ? "high" : "medium",
      words: weightInWords(measure.field, placed),
    }));
  });
}

/** What an item weighs in a number: `score 20 of 25 before mitigation`. */
function weightInWords(field: string, { item, phase }: Placed): string {
  const { score } = phase.phase;
  const most = score?.name === field ? ` of ${greatestScore(phase.phase)}` : "";
  const answered = phase.answeredBy === null ? "" : ` before ${phase.answeredBy.noun.one}`;
  return `${field} ${item.item[field]}${most}${answered}`;
}

/** What was counted in a lens, out of how many: `1 of 8 counterarguments stands, 3 in part`. */
export function outcomeOf({ lens, verdict }: JudgedLens): string {
  return fill(lens.outcome, verdict.measured);
}

/** How many steps lead to another assessment besides those that are told one by one. */
export function stepsUntold({ count, steps }: Sensitivity): string[] {
  const left = count - steps.length;
  return left === 0 ? [] : [`and ${left} more`];
}

/** How firm the verdict is, in a sentence: what one step on one rating would make of it. */
export function firmness({ sensitivity, lenses }: Judgement): Phrase {
  const { count, steps } = sensitivity;
  const [first] = steps;
  if (first === undefined) {
    return [
      words("The verdict is firm: moving any single rating by one step would not change it."),
    ];
  }
  const other = steps.find(({ assessment }) => assessment !== first.assessment);
  const turns = [first, ...(other === undefined ? [] : [other])];
  const told = turns.flatMap((step, place): Piece[] => [
    words(place === 0 ? "One step on " : "; one on "),
    ...stepPhrase(step, lenses),
    words(` would make it ${MADE[step.assessment]}`),
  ]);
  const left = count - turns.length;
  const others = plural(left, "other such step", "other such steps");
  return [...told, words(left === 0 ? "." : `. ${others} would also change it.`)];
}

/** A step on its item: `C4 (severity 4 to 5)`. */
export function stepPhrase(step: Step, lenses: readonly JudgedLens[]): Phrase {
  const label: Piece = { kind: "label", label: step.label, anchor: "" };
  for (const { lens, phases } of lenses) {
    const phase = phases.find(({ phase, answeredBy }) =>
      phase.name === step.phase || answeredBy?.name === step.phase
    );
    const item = phase?.items[step.index];
    if (phase === undefined || item === undefined) continue;
    const fields = [...phase.phase.fields, ...phase.answeredBy?.fields ?? []];
    const field = fields.find(({ name }) => name === step.field);
    const of = phase.phase.name === step.phase ? "item" : "answer";
    const { standing } = lens;
    const value = (value: Step["from"]): string => {
      const known = standing.of === of && standing.field === step.field
        ? standing.values[String(value)]?.words
        : undefined;
      if (known !== undefined) return known;
      return field?.kind === "boolean"
        ? booleanInWords(field, value === true)
        : valueInWords(value);
    };
    const named = field?.kind === "integer" ? `${fieldName(field)} ` : "from ";
    return [
      { ...label, anchor: itemAnchor(phase.phase, item) },
      words(` (${named}${value(step.from)} to ${value(step.to)})`),
    ];
  }
  return [label];
}

/** The ratings of the answers, for readers: what an answer is called, with what it found. */
export function answerTitle({ lens }: JudgedLens, item: JudgedItem): string {
  const { standing, answer, label } = item;
  const given: Item = answer ?? {};
  const readable = Object.entries(given).map(([name, value]) => [name, valueInWords(value)]);
  return capital(fill(lens.standing.title, {
    ...Object.fromEntries(readable),
    label,
    one: standing?.one ?? "",
    words: standing?.words ?? "",
  }));
}

/** Why a lens came out as it did: what decided it, or what was counted. */
export function decidedInWords(lens: JudgedLens): Phrase {
  const decided = decidedIn(lens);
  return decided.length > 0
    ? [...told(decided, true), words(".")]
    : [words("No rule against it applies.")];
}

/** What was answered, a phrase for each lens: `2 of 6 counterarguments are refuted`. */
export function settled({ lenses }: Judgement): string[] {
  return lenses.flatMap(({ lens, phases }) => {
    const phase = phases.find(({ answeredBy }) => answeredBy?.name === lens.actions.phase);
    const asked = (phase?.items ?? []).filter(({ standing }) => standing !== null);
    const low = Object.values(lens.standing.values).find(({ level }) => level === "low");
    if (phase === undefined || low === undefined || asked.length === 0) return [];
    const count = asked.filter(({ standing }) => standing?.level === "low").length;
    const noun = asked.length === 1 ? phase.phase.noun.one : phase.phase.noun.many;
    return [
      `${count} of ${asked.length} ${noun} ${
        count === 1 || asked.length === 1 ? low.one : low.many
      }`,
    ];
  });
}

/**
 * What changed since the review that this one revises, in a sentence; nothing where there is none.
 */
export function revision(judged: Judgement): string[] {
  return [...sinceEarlier(judged), ...sinceThen(judged)];
}

/** What became of a review that was revised. */
function sinceThen({ later }: Judgement): string[] {
  const found = later();
  if (found === null) return [];
  const { id, assessment } = found;
  return [
    assessment === null
      ? `Revised by ${id}, which is not complete yet.`
      : `Revised by ${id}: now "${HEADLINES[assessment].toLowerCase()}".`,
  ];
}

function sinceEarlier({ earlier, verdict, review }: Judgement): string[] {
  if (earlier === null) return [];
  const { id, mode } = earlier.review;
  const same = earlier.verdict.assessment === verdict.assessment;
  const scored = ({ risk }: Verdict): string => scoreInWords(risk);
  const scores = mode === review.mode && scored(earlier.verdict) !== scored(verdict)
    ? `; risk score ${scored(earlier.verdict)} then, ${scored(verdict)} now`
    : "";
  const before = HEADLINES[earlier.verdict.assessment].toLowerCase();
  const now = HEADLINES[verdict.assessment].toLowerCase();
  return [
    same
      ? `Revised from ${id}: "${now}" then (${
        plainPhrase(decidedPhrase(earlier, false))
      }) and now${scores}.`
      : `Revised from ${id}: then "${before}" (${
        plainPhrase(decidedPhrase(earlier, false))
      }), now "${now}"${scores}.`,
  ];
}

/** What was left untested and what failed when it was tried, or that there is no such thing. */
export function untested({ verdict: { warnings }, actions }: Judgement): readonly string[] {
  const failed = actions.filter(({ followUp }) => followUp?.outcome === "failed").map(({ label }) =>
    label
  );
  const all = [
    ...(failed.length === 0 ? [] : [
      `What was done about ${
        either(failed, "and")
      } failed. The verdict does not count that: revise the claim.`,
    ]),
    ...warnings,
  ];
  return all.length > 0 ? all : ["Nothing: every point that needed an answer has one."];
}
