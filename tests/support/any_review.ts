import fc from "fast-check";
import type { Item, Review, Scalar } from "../../src/engine/review.ts";
import { itemsOf, meets, scored } from "../../src/engine/review.ts";
import { MODES } from "../../src/protocol/modes.ts";
import type { Field, Phase } from "../../src/protocol/types.ts";
import { reviewWith } from "./in_memory.ts";

/** Complete reviews of every mode with any ratings, texts as short as can be told apart. */
export function anyReview(): fc.Arbitrary<Review> {
  return fc.constantFrom(...MODES).chain((mode) =>
    mode.lenses.flatMap(({ phases }) => phases).reduce<fc.Arbitrary<Review>>(
      (before, phase) =>
        before.chain((review) =>
          itemsFor(phase, review).map((items) => ({
            ...review,
            items: { ...review.items, [phase.name]: items },
          }))
        ),
      fc.constant(reviewWith(mode, {})),
    )
  );
}

function itemsFor(phase: Phase, review: Review): fc.Arbitrary<readonly Item[]> {
  if (phase.kind === "answer") {
    const answered = review.mode.lenses.flatMap(({ phases }) => phases)
      .find(({ name }) => name === phase.answers);
    if (answered === undefined) throw new Error(`nothing named ${phase.answers}`);
    const owed = itemsOf(review, phase.answers).flatMap((item, index) =>
      meets(scored(answered, item), phase.owed) ? [index] : []
    );
    if (owed.length === 0) return fc.constant([]);
    return fc.tuple(
      ...owed.map((index) => itemFor(phase, index).map((item) => ({ index, ...item }))),
    );
  }
  const most = Math.min(phase.most, phase.least + 3);
  return fc.integer({ min: phase.least, max: most }).chain((count) =>
    fc.tuple(...Array.from({ length: count }, (_, index) => itemFor(phase, index)))
  ).map((items) => varied(items, phase));
}

/** Items of which the first ones differ in a field, as a phase that asks for variety needs. */
function varied(items: readonly Item[], { variety, fields }: Phase & { kind: "gather" }): Item[] {
  const field = fields.find(({ name }) => name === variety?.field);
  const values = field?.kind === "choice" ? field.values.slice(0, variety?.least) : [];
  return items.map((item, place) =>
    field === undefined || values[place] === undefined
      ? item
      : { ...item, [field.name]: values[place] }
  );
}

function itemFor({ fields, name }: Phase, index: number): fc.Arbitrary<Item> {
  const values = fields.map((field) =>
    fc.tuple(fc.constant(field.name), valueOf(field, name, index))
  );
  return fc.tuple(...values).map((entries) => Object.fromEntries(entries));
}

function valueOf(field: Field, phase: string, index: number): fc.Arbitrary<Scalar> {
  switch (field.kind) {
    case "text":
      return fc.constant(`${field.name} ${index} of ${phase}`);
    case "choice":
      return fc.constantFrom(...field.values);
    case "integer":
      return fc.integer({ min: field.least, max: field.most });
    case "boolean":
      return fc.boolean();
  }
}
