import type { GateProblem } from "./problems.ts";
import { commonWords, profile, type TextProfile } from "./profile.ts";
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

/** The gate of one phase during one submission. */
export interface PhaseGate {
  /**
   * Says what is wrong with a text, or nothing, and remembers the text for later items under
   * `position`, its place in the batch.
   */
  check(subject: GateSubject, position: number): GateProblem | undefined;
}

/** Opens the gate of a phase. `saved` are the texts that the phase holds already, by their index. */
export function createPhaseGate(saved: readonly string[]): PhaseGate {
  const seen: { of: "batch" | "saved"; index: number; profile: TextProfile }[] = saved.map(
    (text, index) => ({ of: "saved", index, profile: profile(text) }),
  );
  return {
    check(subject, position) {
      const own = profile(subject.text);
      const problem = lowInformation(own, subject.floor) ??
        copies("restates_claim", own, subject.claim) ??
        copies("parrots_target", own, subject.target) ?? duplicate(own);
      seen.push({ of: "batch", index: position, profile: own });
      return problem;
    },
  };

  function duplicate(own: TextProfile): GateProblem | undefined {
    for (const other of seen) {
      const common = commonWords(own.words, other.profile.words);
      const union = own.words.size + other.profile.words.size - common;
      const similarity = union === 0 ? 0 : common / union;
      if (similarity >= GATE.duplicate) {
        return { kind: "near_duplicate", of: other.of, index: other.index, similarity };
      }
    }
    return undefined;
  }
}

function lowInformation(own: TextProfile, floor: number): GateProblem | undefined {
  if (own.words.size < floor) {
    return { kind: "low_information", found: own.words.size, needed: floor };
  }
  if (own.total >= GATE.dominanceFrom && own.top.count / own.total > GATE.dominance) {
    return { kind: "repetitive", word: own.top.word, count: own.top.count, total: own.total };
  }
  return undefined;
}

function copies(
  kind: "restates_claim" | "parrots_target",
  own: TextProfile,
  source: string | undefined,
): GateProblem | undefined {
  if (source === undefined) return undefined;
  const shared = commonWords(own.words, profile(source).words);
  const added = own.words.size - shared;
  if (shared / own.words.size < GATE.copied && added >= GATE.newWords) return undefined;
  return { kind, total: own.words.size, shared, added };
}
