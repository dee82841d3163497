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
  const copy = `under ${percent(GATE.copied)} of their content words from it, ` +
    `at least ${GATE.newWords} new`;
  const lines = [
    `At least ${rules.floor} distinct content words; fillers, negations and random keys do not count.`,
    `No word makes up more than ${
      percent(GATE.dominance)
    } of them (from ${GATE.dominanceFrom} on), ` +
    `and no phrase is said over and over.`,
  ];
  if (rules.claim !== false) {
    const who = rules.claim === "some" ? "Items that counter" : "Items";
    lines.push(`${who} do not restate the claim: ${copy}.`);
  }
  if (rules.target) lines.push(`Items do not parrot their target: ${copy}.`);
  lines.push(
    `Items differ from all others of the phase: under ${percent(GATE.duplicate)} words in common.`,
    "All this holds in every language; word order, disguises and stock phrases do not hide a copy. " +
      "In lengths one Han, kana or Hangul character counts as two or more.",
  );
  return lines;
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}
