import { GATE } from "./thresholds.ts";

/** Which checks a phase runs on its texts. */
export interface QualityRules {
  /** Least distinct content words. */
  readonly floor: number;
  /** Whether restating the claim is refused; "some": depending on the item's own choice. */
  readonly claim: boolean | "some";
  /** Whether parroting the target is refused. */
  readonly target: boolean;
}

/** The checks of a phase with their thresholds, one short sentence each, in the order they run. */
export function qualityChecks(rules: QualityRules): string[] {
  const copy = `under ${percent(GATE.copied)} of its content words, and ${GATE.newWords}+ new ones`;
  const lines = [
    `At least ${rules.floor} distinct content words (any language; filler, negations, noise do not count).`,
    `No word above ${percent(GATE.dominance)} of ${GATE.dominanceFrom} or more content words.`,
  ];
  if (rules.claim !== false) {
    const who = rules.claim === "some" ? "Countering items" : "Items";
    lines.push(`${who} do not restate the claim: ${copy}.`);
  }
  if (rules.target) lines.push(`Items do not parrot their target: ${copy}.`);
  lines.push(
    `Items differ from all others of the phase: under ${percent(GATE.duplicate)} shared words.`,
  );
  return lines;
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}
