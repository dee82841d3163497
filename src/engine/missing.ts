import type { Phase } from "../protocol/types.ts";
import { itemsOf, labelOf, type Need, needsOf, type Review } from "./review.ts";
import { TOOLS, type Voice } from "./voice.ts";
import { either, plural } from "./wording.ts";

/** What a phase still needs, one sentence part a need; empty when the phase is done. */
export function missing(review: Review, phase: Phase, voice: Voice = TOOLS): string[] {
  return needsOf(review, phase).map((need) => inWords(review, phase, need, voice));
}

function inWords(review: Review, phase: Phase, need: Need, voice: Voice): string {
  switch (need.kind) {
    case "items": {
      const have = itemsOf(review, phase.name).length;
      return `${need.more} more ${need.more === 1 ? phase.noun.one : phase.noun.many} (${have} of ${
        have + need.more
      } so far)`;
    }
    case "variety": {
      const field = phase.fields.find(({ name }) => name === need.field);
      const unused = field?.kind === "choice"
        ? field.values.filter((value) => !need.used.includes(value))
        : [];
      const which = itemsOf(review, phase.name).length === 0 ? "" : `, one of ${either(unused)}`;
      return `${
        plural(need.more, "more distinct value", "more distinct values")
      } of ${need.field}${which}`;
    }
    case "answer":
      return `${phase.noun.one} for ${voice.item(labelOf(review.mode, phase), need.index)}`;
  }
}
