import { join, relative, resolve } from "@std/path";
import { ReviewError } from "../engine/errors.ts";
import type { Review, StoredReview } from "../engine/review.ts";
import { isAsBefore, rewritten } from "../engine/rewritten.ts";
import { quote } from "../engine/wording.ts";
import type { FailOn } from "../report/fail_on.ts";
import { type Ruled, ruledOf, type Run, runOfOne } from "../report/run.ts";
import type { Reviews } from "../reviews.ts";
import type { Invocation } from "./command.ts";
import { isThere } from "./data_dir.ts";
import type { ReviewWord } from "./review_word.ts";

/** An earlier state of a directory, and what is asked of the reviews that were complete in it. */
export interface Base {
  readonly reviews: ReadonlyMap<string, StoredReview>;
  /** Files that were no valid review. */
  readonly broken: ReadonlySet<string>;
  /** Whether such a review may be another one now. */
  readonly allowRewritten: boolean;
}

/** What is said of a file that is not a review, and was not one before. */
const NEVER_VALID = "not a valid review, nor was it one in the base";

/** The state that `--base` names; null where it names none. */
export async function baseOf(call: Invocation): Promise<Base | null> {
  const directory = call.value("base");
  if (directory === undefined) return null;
  if (!isThere(directory)) {
    throw new ReviewError("storage", `--base ${quote(directory)}: there is no such directory.`);
  }
  const { reviews, skipped } = (await call.open(resolve(directory))).stored();
  return {
    reviews: new Map(reviews.map((stored) => [stored.review.id, stored])),
    broken: new Set(skipped.map(({ file }) => file)),
    allowRewritten: call.on("allow-rewritten"),
  };
}

/** A run over one review that was named. */
export function oneRun(word: ReviewWord, asked: FailOn, base: Base | null): Run {
  const { id, directory, reviews } = word;
  const file = fileOf(directory, `${id}.json`);
  const run = runOfOne(reviews.judged(id), file, asAllowed(reviews.load(id), asked, base));
  return base === null ? run : {
    ...run,
    ruled: [...rewrittenIn(directory, reviews, base).filter((one) => one.id === id), ...run.ruled],
  };
}

/** A run over a directory. */
export function runOfAll(
  { directory, reviews, asked, base, changed, failUnfinished }: {
    readonly directory: string;
    readonly reviews: Reviews;
    readonly asked: FailOn;
    readonly base: Base | null;
    /** Whether only what is not as it was in the base is judged. */
    readonly changed: boolean;
    readonly failUnfinished: boolean;
  },
): Run {
  const isAsked = (review: Review): boolean => {
    const before = changed ? base?.reviews.get(review.id) : undefined;
    return before === undefined || !isAsBefore(before.review, review);
  };
  const found = reviews.judgedAll(({ review }) => isAsked(review));
  const at = (id: string): string => fileOf(directory, `${id}.json`);
  const setAside = ({ id, claim }: StoredReview["review"], why: string): Ruled => ({
    kind: "set aside",
    file: at(id),
    id,
    claim,
    why,
  });
  return {
    all: true,
    asked,
    ruled: [
      ...(base === null ? [] : rewrittenIn(directory, reviews, base)),
      ...found.broken.map((one): Ruled => {
        const file = fileOf(directory, one.file);
        return changed && base?.broken.has(one.file)
          ? { kind: "set aside", file, id: one.file, claim: "", why: NEVER_VALID }
          : { kind: "broken", file, why: one.why };
      }),
      ...found.judged.map((judged): Ruled =>
        ruledOf(judged, at(judged.review.id), asAllowed(judged, asked, base))
      ),
      ...found.unfinished.map(({ review, asked }): Ruled => ({
        kind: "unfinished",
        file: at(review.id),
        id: review.id,
        claim: review.claim,
        refused: failUnfinished && asked,
      })),
      ...found.spared.map((review) => setAside(review, "the same as in the base")),
      ...found.revised.map(({ review, by }) => setAside(review, `revised by ${by}`)),
      ...found.abandoned.map((review) => setAside(review, "abandoned")),
    ],
  };
}

/** The rule for a review: one that was unsealed before and is the same counts as it did. */
function asAllowed(
  { review, sealed }: Pick<StoredReview, "review" | "sealed">,
  asked: FailOn,
  base: Base | null,
): FailOn {
  const before = base?.reviews.get(review.id);
  const asBefore = !sealed && before !== undefined && !before.sealed &&
    isAsBefore(before.review, review);
  return asBefore ? { ...asked, allowUnsealed: true } : asked;
}

/** The reviews that were complete in the base and are not what they were. */
function rewrittenIn(
  directory: string,
  reviews: Reviews,
  base: Base,
): Extract<Ruled, { kind: "rewritten" }>[] {
  const { reviews: now, skipped } = reviews.stored();
  const found = new Map(now.map((stored) => [stored.review.id, stored]));
  const broken = new Set(skipped.map(({ file }) => file));
  return [...base.reviews.values()].flatMap((before) => {
    const { id, claim } = before.review;
    const file = `${id}.json`;
    const why = rewritten(before, found.get(id) ?? (broken.has(file) ? null : undefined));
    if (why === null) return [];
    return [{
      kind: "rewritten",
      file: fileOf(directory, file),
      id,
      claim,
      why,
      refused: !base.allowRewritten,
    }];
  });
}

/** A file of the data directory as a reader finds it from here. */
function fileOf(directory: string, name: string): string {
  const path = join(directory, name);
  const near = relative(resolve("."), path);
  return (near.startsWith("..") ? path : near).replaceAll("\\", "/");
}
