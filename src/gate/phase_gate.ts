import { Duplicates } from "./compare/duplicates.ts";
import { findCopy, type Needs } from "./compare/law.ts";
import type { GateProblem } from "./problems.ts";
import { readText, type Text } from "./read/text.ts";
import { FLOOR, GENERIC, LAW, type NoticeRule } from "./rules.ts";

export type { GateProblem } from "./problems.ts";

/**
 * What one text is held against. Which of claim and target apply is the lens definition's decision.
 */
export interface GateSubject {
  readonly text: string;
  /** Least distinct content words (4 or 3), from the lens definition. */
  readonly floor: number;
  /** Present when restating the claim is to be refused. */
  readonly claim?: string;
  /** Present when parroting the target is to be refused. */
  readonly target?: string;
  /** Whether the answer grants its target, so that taking it over is the answer. */
  readonly grants?: boolean;
}

/**
 * What the gate finds: nothing, why it refuses a text, or a rule that an accepted one nearly
 * breaks.
 */
export interface Finding {
  readonly problem?: GateProblem;
  readonly notice?: NoticeRule;
}

/** The gate of one phase during one submission. */
export interface PhaseGate {
  /**
   * Says what is wrong with a text or nearly so, if anything, and remembers the text for later
   * items under `position`, its place in the batch; refused texts are remembered too.
   */
  check(subject: GateSubject, position: number): Finding;
}

/**
 * How the engine is handed the gate, which is half of the program's text: whoever judges loads it.
 */
export type OpenGate = typeof openGate;

/**
 * Opens the gate of a phase. `saved` are the texts that the phase holds already, by their index.
 */
export function openGate(saved: readonly string[]): PhaseGate {
  const earlier = new Duplicates();
  saved.forEach((entry, index) => {
    earlier.add(readText(entry), { of: "saved", index });
  });
  return {
    check(subject, position) {
      const text = readText(subject.text);
      const problem = lowInformation(text, subject.floor) ??
        restates(text, subject.claim) ??
        parrots(text, subject) ??
        duplicate(earlier, text, subject.target) ?? emptyTalk(text);
      earlier.add(text, { of: "batch", index: position });
      return problem === undefined
        ? isNearlyGeneric(text) ? { notice: "nearly_generic" } : {}
        : { problem };
    },
  };
}

function lowInformation(text: Text, floor: number): GateProblem | undefined {
  const { meaningful, functionWords, otherFunctionWords, longWords } = text;
  const counted = meaningful >= FLOOR.functionWordFrom ? functionWords : otherFunctionWords;
  const found = meaningful === 0 ? 0 : meaningful + longWords + counted * FLOOR.functionWord;
  if (found < floor) {
    return { kind: "low_information", found: meaningful, needed: floor, noise: text.noise };
  }
  const { filling, top, total } = text;
  if (filling.total >= FLOOR.fillingFrom && filling.share >= FLOOR.filling) {
    return { kind: "repetitive", of: "letters", word: filling.characters, ...filling };
  }
  if (total < FLOOR.dominanceFrom) return undefined;
  const share = top.count / total;
  if (share <= FLOOR.dominance) return undefined;
  return { kind: "repetitive", of: "words", word: top.word, total, share };
}

function emptyTalk({ own: { total, own, abstract, figures } }: Text): GateProblem | undefined {
  if (own > 0 || figures > 0 || total < FLOOR.answer) return undefined;
  if (abstract < total * GENERIC.refused && total - abstract > GENERIC.plain) return undefined;
  return { kind: "empty_talk", total };
}

/** Whether a text is nearly, but not wholly, generic. */
function isNearlyGeneric({ own: { total, own, abstract, figures } }: Text): boolean {
  return own + figures <= (total + figures) * GENERIC.own && abstract >= total * GENERIC.named;
}

function restates(text: Text, claim: string | undefined): GateProblem | undefined {
  if (claim === undefined) return undefined;
  const source = readText(claim);
  const copy = findCopy(text, source, {
    beside: source.dense ? LAW.besideDense : LAW.beside,
    takenOver: LAW.takenOver,
    sentence: LAW.sentence,
    besideSentence: LAW.besideSentence,
  });
  return copy === undefined ? undefined : { kind: "restates_claim", ...copy };
}

function parrots(text: Text, { target, grants }: GateSubject): GateProblem | undefined {
  if (target === undefined) return undefined;
  const source = readText(target);
  const needs: Needs = {
    beside: source.dense ? LAW.besideDense : LAW.beside,
    takenOver: LAW.takenOver,
    sentence: LAW.sentence,
    besideSentence: grants === true ? LAW.granting : LAW.besideSentence,
  };
  const copy = findCopy(text, source, needs);
  return copy === undefined ? undefined : { kind: "parrots_target", ...copy };
}

function duplicate(
  earlier: Duplicates,
  text: Text,
  target: string | undefined,
): GateProblem | undefined {
  const found = earlier.find(text, target === undefined ? undefined : readText(target));
  return found === undefined ? undefined : { kind: "near_duplicate", ...found };
}
