import type { Lens } from "../protocol/types.ts";
import { itemsOf, labelOf, type Review } from "./review.ts";
import { either, plural } from "./wording.ts";

/**
 * What a lens's warnings say of the items that the quality gate let pass although they are nearly
 * generic, by label; nothing where there are none. The notices were made when the items were accepted.
 */
export function genericWarning(review: Review, { phases }: Lens): string[] {
  const named = phases.flatMap((phase) => {
    const places = review.notices.filter((notice) => notice.phase === phase.name)
      .map(({ index }) => index);
    return [...new Set(places)].sort((a, b) => a - b).map((place) => {
      const label = labelOf(review.mode, phase);
      if (phase.kind === "gather") return `${label}${place + 1}`;
      const target = Number(itemsOf(review, phase.name)[place]?.["index"]);
      return `the ${phase.noun.one} to ${label}${target + 1}`;
    });
  });
  if (named.length === 0) return [];
  return [
    `${plural(named.length, "text", "texts")} would fit almost any claim and ${
      named.length === 1 ? "proves" : "prove"
    } little: ${either(named, "and")}.`,
  ];
}
