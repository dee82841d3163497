import { findCopy } from "./compare/law.ts";
import { NearDuplicates } from "./compare/duplicates.ts";
import type { GateProblem } from "./problems.ts";
import { profile, type TextProfile } from "./read/profile.ts";
import { GATE } from "./thresholds.ts";

export type { GateProblem } from "./problems.ts";

/** What one text is held against. Which of claim and target apply is the lens definition's decision. */
export interface GateSubject {
  readonly text: string;
  /** Least distinct content words (4 or 3), from the lens definition. */
  readonly floor: number;
  /** Present when restating the claim is to be refused. */
  readonly claim?: string;
  /** Present when parroting the target is to be refused. */
  readonly target?: string;
}

/** A text that the phase holds already; with its target, if it is an answer, more reuse is found. */
export type SavedText = string | { readonly text: string; readonly target?: string };

/** The gate of one phase during one submission. */
export interface PhaseGate {
  /**
   * Says what is wrong with a text, or nothing, and remembers the text for later items under
   * `position`, its place in the batch; refused texts are remembered too.
   */
  check(subject: GateSubject, position: number): GateProblem | undefined;
}

/** Opens the gate of a phase. `saved` are the texts that the phase holds already, by their index. */
export function createPhaseGate(saved: readonly SavedText[]): PhaseGate {
  const readIfGiven = (text: string | undefined) => text === undefined ? undefined : profile(text);

  const earlier = new NearDuplicates();
  saved.forEach((entry, index) => {
    const { text, target } = typeof entry === "string"
      ? { text: entry, target: undefined }
      : { text: entry.text, target: entry.target };
    earlier.add(profile(text), { of: "saved", index }, readIfGiven(target));
  });

  return {
    check(subject, position) {
      const text = profile(subject.text);
      const target = readIfGiven(subject.target);
      const problem = lowInformation(text, subject.floor) ??
        copies("restates_claim", text, readIfGiven(subject.claim)) ??
        copies("parrots_target", text, target) ??
        duplicate(earlier, text, target);
      earlier.add(text, { of: "batch", index: position }, target);
      return problem;
    },
  };
}

function lowInformation(text: TextProfile, floor: number): GateProblem | undefined {
  if (information(text) < floor) {
    const noise = text.distinct - text.meaningful;
    return { kind: "low_information", found: text.meaningful, needed: floor, noise };
  }
  if (text.total < GATE.dominanceFrom) return undefined;
  const repetitive = { kind: "repetitive" as const, word: text.top.word, total: text.total };
  const share = Math.max(text.top.count / text.total, text.echo);
  if (share > GATE.dominance) return { ...repetitive, share, limit: GATE.dominance };
  const again = 1 - text.distinct / text.total;
  if (text.distinct > GATE.phrase || again <= GATE.phraseAgain) return undefined;
  return { ...repetitive, share: again, limit: GATE.phraseAgain };
}

/** Content words that are no noise; outside English and Spanish with what its grammar packs in. */
function information({ meaningful, functionWords, long, classic }: TextProfile): number {
  if (classic || meaningful < GATE.leastContent) return meaningful;
  const most = meaningful < GATE.answerFloor ? meaningful * GATE.longWord : long;
  return meaningful + functionWords * GATE.functionWord + Math.min(long, most);
}

function copies(
  kind: "restates_claim" | "parrots_target",
  text: TextProfile,
  source: TextProfile | undefined,
): GateProblem | undefined {
  const copy = source === undefined ? undefined : findCopy(text, source);
  return copy === undefined ? undefined : { kind, ...copy };
}

function duplicate(
  earlier: NearDuplicates,
  text: TextProfile,
  target: TextProfile | undefined,
): GateProblem | undefined {
  const found = earlier.find(text, target);
  return found === undefined ? undefined : { kind: "near_duplicate", ...found };
}
