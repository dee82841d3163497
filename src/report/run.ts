import type { Judgement } from "../engine/judgement.ts";
import { type FailOn, type Ruling, ruling } from "./fail_on.ts";

/** What became of one file of a run. */
export type Ruled =
  | {
    readonly kind: "judged";
    readonly file: string;
    readonly judged: Judgement;
    readonly ruling: Ruling;
  }
  /** Somebody decided against it: its verdict no longer changes anything. */
  | {
    readonly kind: "closed";
    readonly file: string;
    readonly judged: Judgement;
    readonly by: string;
  }
  | {
    readonly kind: "unfinished";
    readonly file: string;
    readonly id: string;
    readonly claim: string;
    readonly refused: boolean;
  }
  /** It is not judged; `why` is what it is instead. */
  | {
    readonly kind: "set aside";
    readonly file: string;
    readonly id: string;
    readonly claim: string;
    readonly why: string;
  }
  /**
   * It was complete in the state compared with, and is not what it was. Told beside what it is now.
   */
  | {
    readonly kind: "rewritten";
    readonly file: string;
    readonly id: string;
    readonly claim: string;
    readonly why: string;
    readonly refused: boolean;
  }
  /** A file that is not a valid review; `why` is the sentence that says so. */
  | { readonly kind: "broken"; readonly file: string; readonly why: string };

/** One review, or all that count in a directory, with what a rule says of each. */
export interface Run {
  /** Whether it is about a directory rather than about one review that was named. */
  readonly all: boolean;
  readonly asked: FailOn;
  readonly ruled: readonly Ruled[];
}

/** A run over one review. `file` is where it is, as a reader of the report finds it. */
export function runOfOne(judged: Judgement, file: string, asked: FailOn): Run {
  return {
    all: false,
    asked,
    ruled: [{ kind: "judged", file, judged, ruling: ruling(judged, asked) }],
  };
}

/** The judged review of a directory's run: closed where a person decided not to go ahead. */
export function ruledOf(judged: Judgement, file: string, asked: FailOn): Ruled {
  const { decision } = judged.review;
  return decision?.outcome === "no_go"
    ? { kind: "closed", file, judged, by: decision.by }
    : { kind: "judged", file, judged, ruling: ruling(judged, asked) };
}

/** What a run comes to: whether any file is not to be judged, and whether any review is refused. */
export function outcomeOf({ ruled }: Run): "passed" | "refused" | "broken" {
  const unjudged = ruled.some((one) =>
    one.kind === "broken" || (one.kind === "judged" && one.ruling.kind === "unsealed")
  );
  if (unjudged) return "broken";
  const refused = ruled.some((one) =>
    one.kind === "judged" ? one.ruling.kind === "refused" : "refused" in one && one.refused
  );
  return refused ? "refused" : "passed";
}

/** How many ids a line names. */
const NAMED_MOST = 5;

/**
 * One line per file that did not pass or is out of the ordinary, one per reason to set files aside.
 */
export function remarks({ ruled }: Run): string[] {
  const aside = new Map<string, string[]>();
  for (const one of ruled) {
    if (one.kind === "set aside") aside.set(one.why, [...(aside.get(one.why) ?? []), one.id]);
  }
  return [
    ...ruled.flatMap(remarkOn),
    ...[...aside].map(([why, ids]) => {
      const left = ids.length - NAMED_MOST;
      const named = ids.slice(0, left > 1 ? NAMED_MOST : undefined).join(", ");
      return `note: not judged, ${why}: ${named}${left > 1 ? ` and ${left} more` : ""}`;
    }),
  ];
}

function remarkOn(one: Ruled): string[] {
  switch (one.kind) {
    case "judged": {
      if (one.ruling.kind !== "passed") return [`${one.ruling.kind}: ${one.ruling.why}`];
      const { review, verdict } = one.judged;
      return verdict.warnings.map((warning) => `warning: ${review.id}: ${warning}`);
    }
    case "closed":
      return [`note: ${one.judged.review.id} was ${closedWords(one)}`];
    case "unfinished":
      return [`${refusedOr(one, "note")}: ${one.id} is ${unfinishedWords(one)}`];
    case "set aside":
      return [];
    case "rewritten":
      return [
        `${refusedOr(one, "note")}: ${one.id} ${one.why}${
          one.refused ? "; restore it from the base" : ""
        }`,
      ];
    case "broken":
      return [`invalid: ${one.why}`];
  }
}

function refusedOr({ refused }: { readonly refused: boolean }, other: string): string {
  return refused ? "refused" : other;
}

/** `unfinished, not judged`, or what it is where that is refused. */
export function unfinishedWords({ refused }: { readonly refused: boolean }): string {
  return refused ? "unfinished, which is refused here" : "unfinished, not judged";
}

/** `closed by NAME's no_go, not judged`. */
export function closedWords({ by }: Extract<Ruled, { kind: "closed" }>): string {
  return `closed by ${by}'s no_go, not judged`;
}
