import { assumptions } from "./assumptions.ts";
import { devilsAdvocate } from "./devils_advocate.ts";
import { premortem } from "./premortem.ts";
import { steelman } from "./steelman.ts";
import type { Lens, Mode, Phase } from "./types.ts";

/** A mode that follows one lens and takes the lens's own verdict. */
export function modeOf(lens: Lens): Mode {
  const { name, title, purpose, useWhen } = lens;
  return { name, title, purpose, useWhen, lenses: [lens] };
}

/** All four lenses on one claim. */
export const gauntlet: Mode = {
  name: "gauntlet",
  title: "Gauntlet",
  purpose: "Run all four lenses on the same claim, one after another, for one combined verdict.",
  useWhen: "the decision is expensive or hard to reverse",
  lenses: [devilsAdvocate, assumptions, premortem, steelman],
  combined: {
    measures: {
      refuting: { kind: "lenses", assessment: "claim refuted" },
      revising: { kind: "lenses", assessment: "claim needs revision" },
      points: { kind: "sum", weights: { refuting: 2, revising: 1 } },
    },
    risk: {
      measure: "points",
      scale: "0 to 8",
      explanation: "2 for each lens that refutes, 1 for each that needs revision",
    },
    counted:
      "{refuting:no lens refutes|lens refutes|lenses refute} the claim, {revising:none calls|calls|call} for revision",
    refuted: [
      {
        measure: "refuting",
        relation: "at_least",
        limit: 2,
        words: "{limit} or more lenses refute",
      },
    ],
    revision: [
      { measure: "refuting", relation: "exactly", limit: 1, words: "exactly {limit} refutes" },
      {
        measure: "revising",
        relation: "at_least",
        limit: 2,
        words: "{limit} or more call for revision",
      },
    ],
    warnings: [],
  },
};

/** The modes of this program, in the order in which they are offered. */
export const MODES: readonly Mode[] = [
  modeOf(devilsAdvocate),
  modeOf(premortem),
  modeOf(assumptions),
  modeOf(steelman),
  gauntlet,
];

/** A phase of a mode, with its lens. */
export interface PhaseOfLens {
  /** The lens that has it. */
  readonly lens: Lens;
  /** The phase. */
  readonly phase: Phase;
}

/** Asked for several times a review, so that a listing of thousands makes each list once. */
const phasesByMode = new WeakMap<Mode, readonly PhaseOfLens[]>();

/** The phases of a mode, in order, each with its lens. */
export function phasesOf(mode: Mode): readonly PhaseOfLens[] {
  const known = phasesByMode.get(mode);
  if (known !== undefined) return known;
  const phases = mode.lenses.flatMap((lens) => lens.phases.map((phase) => ({ lens, phase })));
  phasesByMode.set(mode, phases);
  return phases;
}
