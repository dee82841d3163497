/**
 * What a protocol is made of. Everything here is data: checks, instructions, JSON schemas, verdicts,
 * memo sections and the docs' tables are derived from values of these types.
 *
 * Texts may hold placeholders that are filled with measured numbers: `{name}` is the number itself,
 * `{name:one|many}` the number followed by the word that fits it ("1 point", "3 points"), a third
 * word in front is said in place of zero (`{name:no points|point|points}`), and `{name?one|many}` is
 * the word alone.
 *
 * @module
 */

/** The three outcomes of a review, hardest first. */
export const ASSESSMENTS = [
  "claim refuted",
  "claim needs revision",
  "claim survives scrutiny",
] as const;
/** One outcome. */
export type Assessment = typeof ASSESSMENTS[number];

/** A short word for each outcome: for options, and where a name must be one word. */
export const OUTCOME_WORDS = {
  "claim refuted": "refuted",
  "claim needs revision": "revision",
  "claim survives scrutiny": "survives",
} as const satisfies Readonly<Record<Assessment, string>>;

/** How the quality gate treats a text field. */
export interface GateRule {
  /** Which of the gate's floors of distinct content words applies. */
  readonly floor: "case" | "answer";
  /** Whether restating the claim is refused: always, never, or only where the item meets this. */
  readonly claim: boolean | Condition;
  /** Whether parroting the answered item is refused. */
  readonly target: boolean;
  /** Items that grant what they answer, where taking it over is the answer. */
  readonly grants?: Condition;
}

/** What every field has. */
export interface FieldBase {
  /** Its name, as items have it. */
  readonly name: string;
  /** What it is about; follows its type and limits. */
  readonly about: string;
}

/** A free text. */
export interface TextField extends FieldBase {
  /** Tells the sorts of field apart. */
  readonly kind: "text";
  /** Least length after trimming, in code points of an alphabet. */
  readonly least: number;
  /** Greatest length, in code points. */
  readonly most: number;
  /** May be left out, and is one line; never the text that its item is about, nor gated. */
  readonly optional?: true;
  /** How the quality gate treats it; absent: not at all. */
  readonly gate?: GateRule;
}

/** One of several words. */
export interface ChoiceField extends FieldBase {
  /** Tells the sorts of field apart. */
  readonly kind: "choice";
  /** The words, in the order in which they are offered. */
  readonly values: readonly string[];
  /** Whether neighbouring values are one step apart, as on a scale. */
  readonly ordered?: true;
  /** What each value means, where the word alone does not say it. */
  readonly meanings?: Readonly<Record<string, string>>;
}

/** A whole number on a closed scale. */
export interface IntegerField extends FieldBase {
  /** Tells the sorts of field apart. */
  readonly kind: "integer";
  /** The lowest value. */
  readonly least: number;
  /** The highest value. */
  readonly most: number;
}

/** Yes or no. */
export interface BooleanField extends FieldBase {
  /** Tells the sorts of field apart. */
  readonly kind: "boolean";
}

/** One field of an item. */
export type Field = TextField | ChoiceField | IntegerField | BooleanField;

/** A condition on one item; `field` may also name the phase's score. */
export type Condition =
  | { readonly field: string; readonly oneOf: readonly (string | number | boolean)[] }
  | { readonly field: string; readonly atLeast: number }
  /** Whether an optional field was given. */
  | { readonly field: string; readonly given: boolean }
  | { readonly all: readonly Condition[] };

/** What every phase has. */
export interface PhaseBase {
  /** Its name, as clients and files have it. */
  readonly name: string;
  /** One item of the phase, in words. */
  readonly noun: { readonly one: string; readonly many: string };
  /** What the phase is for, as an instruction. */
  readonly goal: string;
  /** What an item has, in order. */
  readonly fields: readonly Field[];
  /** Rules of the craft that no check can hold, one sentence each. */
  readonly advice: readonly string[];
}

/** A phase that gathers items until there are enough. */
export interface GatherPhase extends PhaseBase {
  /** Tells the sorts of phase apart. */
  readonly kind: "gather";
  /** Least number of items. */
  readonly least: number;
  /** Greatest number of items. */
  readonly most: number;
  /** Least number of different values of one field. */
  readonly variety?: { readonly field: string; readonly least: number };
  /** A value derived from two integer fields: their product. */
  readonly score?: { readonly name: string; readonly factors: readonly [string, string] };
  /** Letter before an item's number in reports ("C1"). */
  readonly label: string;
}

/** A phase that answers items of an earlier phase, each by its `index`. */
export interface AnswerPhase extends PhaseBase {
  /** Tells the sorts of phase apart. */
  readonly kind: "answer";
  /** Name of the phase whose items are answered. */
  readonly answers: string;
  /** Which of them are owed an answer; absent: all. */
  readonly owed?: Condition;
  /** Why an item that does not meet `owed` was not answered: the first whose condition it meets. */
  readonly notOwed?: readonly { readonly when?: Condition; readonly words: string }[];
  /** Fields of the answered item that its target shows, besides index and text. */
  readonly shows: readonly string[];
  /** Key under which a verdict report nests the answer. */
  readonly nested: string;
}

/** One phase of a lens. */
export type Phase = GatherPhase | AnswerPhase;

/** A number taken from a review. */
export type Measure =
  /** How many items of a phase (whose answered item meets `target`). */
  | {
    readonly kind: "count";
    readonly phase: string;
    readonly where?: Condition;
    readonly target?: Condition;
  }
  /** Mean or greatest value of a field; a mean is rounded to two decimals, ties to even. */
  | {
    readonly kind: "mean" | "greatest";
    readonly phase: string;
    readonly field: string;
    /** What is said where this number decides: `the failure causes average {mean} of 25`. */
    readonly said?: string;
  }
  /** How many lenses came to an assessment. */
  | { readonly kind: "lenses"; readonly assessment: Assessment }
  /** A weighted sum of other measures. */
  | { readonly kind: "sum"; readonly weights: Readonly<Record<string, number>> };

/** A comparison of a measure with a number or with another measure. */
export interface Clause {
  /** The measure that is compared. */
  readonly measure: string;
  /** How it is compared. */
  readonly relation: "at_least" | "at_most" | "exactly" | "above";
  /** What with: a number, or the name of a measure. */
  readonly limit: number | string;
  /** The clause in words; `{limit}` stands for the limit. */
  readonly words: string;
}

/** How a verdict is computed. */
export interface VerdictRule {
  /** The numbers that the rule looks at, by name. */
  readonly measures: Readonly<Record<string, Measure>>;
  /** The risk score: which measure, its scale and what it counts. */
  readonly risk: {
    readonly measure: string;
    readonly scale: string;
    readonly explanation: string;
  };
  /** The counts that every reason states. */
  readonly counted: string;
  /** Any of these refutes the claim. */
  readonly refuted: readonly Clause[];
  /** Otherwise any of these calls for revision. */
  readonly revision: readonly Clause[];
  /** What a review can leave untested; each holds when all its clauses do. */
  readonly warnings: readonly {
    readonly when: readonly Omit<Clause, "words">[];
    readonly words: string;
  }[];
}

/** How much an item counts against the claim: it stands, it stands in part, it is settled. */
export const LEVELS = ["high", "medium", "low"] as const;
/** One of them. */
export type Level = typeof LEVELS[number];

/** A field of an item, or of its answer. */
export interface FieldOf {
  /** Which of the two has the field. */
  readonly of: "item" | "answer";
  /** Its name. */
  readonly field: string;
}

/**
 * What became of an item, by one of the values of a field; an answer counts only once it is given.
 */
export interface Standing extends FieldOf {
  /** Which items this is about; of any other, nothing was asked. */
  readonly where?: Condition;
  /**
   * What an answer is called: `{label}`, `{one}`, `{words}` and the answer's fields are filled in.
   */
  readonly title: string;
  /** What is said of each value of the field. */
  readonly values: Readonly<Record<string, StandingWords>>;
}

/** What became of an item, in words that cannot be read the other way round. */
export interface StandingWords {
  /** How much it counts against the claim. */
  readonly level: Level;
  /** By itself: `stands in part`, `no evidence`. */
  readonly words: string;
  /** After one label: `has no evidence`. */
  readonly one: string;
  /** After several labels: `have no evidence`. */
  readonly many: string;
}

/**
 * What makes one item weigh more than another: a number, the greater the heavier, or the place of a
 * word in a list, heaviest first.
 */
export interface Weight extends FieldOf {
  /** The words of a choice, heaviest first; absent for a number. */
  readonly heaviest?: readonly string[];
}

/** When an action is taken: before one decides, or after one has decided to go ahead. */
export const ACTION_GROUPS = ["before", "after"] as const;
/** One of them. */
export type ActionGroup = typeof ACTION_GROUPS[number];

/** What stays to be done after a verdict. */
export interface NextAction {
  /** One action, in a word. */
  readonly kind: string;
  /** When it is taken. */
  readonly group: ActionGroup;
  /** The answer phase whose items are looked at. */
  readonly phase: string;
  /** Which answers call for it; absent: all. */
  readonly where?: Condition;
  /**
   * Words before the text; `{label}` is the answered item's label, `{field}` a field of the answer.
   */
  readonly words: string;
  /** Whose text follows: the answer's field of this name, or the answered item. */
  readonly text: { readonly answer: string } | "target";
  /** Whether what is done can hold or fail, as a test does. */
  readonly tried?: true;
}

/** One way of attacking a claim. */
export interface Lens {
  /** Its name, as clients and files have it. */
  readonly name: string;
  /** Its name for people. */
  readonly title: string;
  /** What the lens does, in one sentence. */
  readonly purpose: string;
  /** When to choose it, in one clause. */
  readonly useWhen: string;
  /** H2 of the lens in a memo. */
  readonly heading: string;
  /** Its phases, in order. */
  readonly phases: readonly Phase[];
  /** A field of a phase of exactly one item that reports show at their head. */
  readonly headline?: { readonly phase: string; readonly field: string; readonly title: string };
  /** How its verdict is computed. */
  readonly verdict: VerdictRule;
  /**
   * What came out, counted out of how many there were, in one phrase over the verdict's measures.
   */
  readonly outcome: string;
  /** What became of an item of the phase that `actions.phase` answers. */
  readonly standing: Standing;
  /** What makes an item weigh more than another, what counts most first. */
  readonly weights: readonly Weight[];
  /** What stays to be done after its verdict. */
  readonly actions: NextAction;
}

/** One protocol a review can follow: one lens, or several with a rule over their verdicts. */
export interface Mode {
  /** Its name, as clients and files have it. */
  readonly name: string;
  /** Its name for people. */
  readonly title: string;
  /** What it does, in one sentence. */
  readonly purpose: string;
  /** When to choose it, in one clause. */
  readonly useWhen: string;
  /** The lenses it takes a claim through, in order. */
  readonly lenses: readonly Lens[];
  /** The rule over the lenses' verdicts; absent where there is one lens. */
  readonly combined?: VerdictRule;
}
