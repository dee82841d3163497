/**
 * The rules of the gate, each with its numbers, the sentence that announces it, the one that refuses by it
 * and its reason. Checks, refusals, the instructions of a phase and the README's table are made from here.
 * Light, so that instructions can state the rules without loading the gate; `phase_gate.ts` holds the tests.
 *
 * @module
 */
import { number, percent, percentUp, quote } from "./measures.ts";
import type { Copy } from "./compare/law.ts";
import type { GateProblem, Measured, RuleId } from "./problems.ts";

/**
 * How much a text has to say: thresholds recorded from the earlier program, but for the last five.
 */
export const FLOOR = {
  /** Least number of distinct content words for a text that has to argue a case. */
  case: 4,
  /** Least number of distinct content words for every other free text. */
  answer: 3,
  /** One word may make up at most this share of the content words … */
  dominance: 0.5,
  /** … which is looked at from this many content words on. */
  dominanceFrom: 6,
  /** A letter or a pair of letters makes up less than this share of a text … */
  filling: 0.5,
  /** … which is looked at from this many letters on. */
  fillingFrom: 12,
  /**
   * What a function word counts for beside them, since some grammars pack a sentence into few
   * words; in English and Spanish only from so many content words on, as recorded.
   */
  functionWord: 0.5,
  functionWordFrom: 3,
  /** A word of so many letters counts for two: some languages write several as one. */
  longWord: 13,
} as const;

/**
 * The law: an item has to bring matter of its own. What a text takes over, and what it then must
 * add.
 */
export const LAW = {
  /** A text is a copy from this share of its own content words on, … */
  copied: 0.8,
  /** … or when it has fewer new ones than that. Both as recorded from the earlier program. */
  newWords: 2,
  /**
   * A text takes its source over when it has so much of the source's content words, so many of them
   * in the source's order.
   */
  takenOver: 0.8,
  /** Fewer content words cannot be said otherwise than with the same words. */
  sourceWords: 2,
  /**
   * Content words of its own that it then adds. One fact contradicts a target, and a short reason
   * is a reason. In scripts without spaces, whose words are counted by the character, one more.
   */
  beside: 2,
  besideDense: 3,
  /**
   * Another item of the phase is taken over with nearly all of its words, so that items which share
   * a frame pass; fillers that no list knows come four at a time.
   */
  itemTakenOver: 0.9,
  besideItem: 5,
  /**
   * Where it is taken over only as a source is, the words of the answer's own target put into it
   * are not matter.
   */
  besideFrame: 1,
  /**
   * Where a sentence of the text is a piece of the source, word for word, another sentence beside
   * it has to bring so much: stock sentences have up to nine words that no list knows.
   */
  besideSentence: 10,
  /** The same where the answer grants its target: taking it over is the answer. */
  granting: 3,
  /** Share of the source's letters that such a sentence makes up at least, and its least length. */
  sentence: 0.33,
  sentenceLength: 8,
  /**
   * A whole source still ends a sentence with at most so many words, by its own, put in between.
   */
  between: 0.5,
  /**
   * Two items of a phase are the same from this share of common words on (Jaccard, as recorded).
   */
  duplicate: 0.8,
} as const;

/** Empty talk: words that would fit any claim. A text of nothing else is refused. */
export const GENERIC = {
  /**
   * So much of such a text are words of judging and managing: a sentence of plain words may say who
   * does what, and is let through and named.
   */
  refused: 0.7,
  /** One plain word beside them says nothing yet, however short the text. */
  plain: 1,
  /** A text is also named when at most such a share of its words is its own and … */
  own: 0.5,
  /** … such a share are words of judging and managing. */
  named: 0.5,
} as const;

/** The rules that an accepted text can nearly break. */
export type NoticeRule = "nearly_generic";

/** Which checks a phase runs on its texts. */
export interface QualityRules {
  /** Least distinct content words. */
  readonly floor: number | string;
  /** Whether restating the claim is refused; "some": depending on the item's own choice. */
  readonly claim: boolean | "some";
  /** Whether parroting the target is refused. */
  readonly target: boolean;
  /** Whether some items grant their target. */
  readonly grants: boolean;
}

/** What another item of the batch, or a saved one, is called. */
export type Named = Readonly<Record<"batch" | "saved", (index: number) => string>>;

interface Rule<Id extends RuleId> {
  /** The sentence that announces the rule with all its numbers; none where it does not apply. */
  readonly announced: (rules: QualityRules) => string | undefined;
  /** The sentence that refuses, in lower case, to follow the name of the item and field. */
  readonly refused: (measured: Measured[Id], named: Named) => string;
  /** Why the rule is there. */
  readonly reason: string;
}

/** All rules, in the order in which a text is held against them. */
export const RULES: { readonly [Id in RuleId]: Rule<Id> } = {
  low_information: {
    announced: ({ floor }) =>
      `At least ${floor} distinct content words; fillers, negations and random typing do not count. ` +
      `Function words count as ${FLOOR.functionWord} (in English and Spanish from ` +
      `${FLOOR.functionWordFrom} content words on), words of ${FLOOR.longWord} letters or more as 2.`,
    refused: ({ found, needed, noise }) => {
      const counted = `${number(found)} distinct content ${found === 1 ? "word" : "words"}`;
      return `says too little: ${counted} (at least ${needed} ${
        needed === 1 ? "is" : "are"
      } needed)${
        noise.length === 0
          ? ", not counting fillers and negations"
          : `; not counted, as random typing or placeholder text: ${shown(noise)}`
      }; name concrete facts, actors or numbers`;
    },
    reason: "Fewer words cannot state a fact and what follows from it.",
  },
  repetitive: {
    announced: () =>
      `Of ${FLOOR.dominanceFrom} or more content words, no word makes up more than ` +
      `${
        percent(FLOOR.dominance)
      }; of ${FLOOR.fillingFrom} or more letters, no letter or pair of ` +
      `letters ${percent(FLOOR.filling)}.`,
    refused: ({ of, word, share, total }) =>
      `repeats itself: "${quote(word)}" makes up ${percentUp(share)} of its ${number(total)} ${
        of === "words" ? "content words (at most" : "letters (must be under"
      } ${
        percent(of === "words" ? FLOOR.dominance : FLOOR.filling)
      }); say each thing once and add what is missing`,
    reason: "Length is not substance.",
  },
  restates_claim: {
    announced: ({ claim }) =>
      claim === false
        ? undefined
        : `${claim === "some" ? "Items that counter" : "Items"} go beyond the claim: ${
          copying("claim")
        }.`,
    refused: (copy) =>
      `restates the claim: ${copied(copy)}; give a reason that is not in the claim`,
    reason: "Rewording a claim is not a reason for or against it.",
  },
  parrots_target: {
    announced: ({ target, grants }) =>
      target
        ? `Items go beyond their target: ${copying("target")}${
          grants ? ` (${LAW.granting} if the item grants its target)` : ""
        }.`
        : undefined,
    refused: (copy) =>
      `repeats the item it answers: ${copied(copy)}; reply with facts or steps of your own`,
    reason: "An answer that repeats its target leaves it unanswered.",
  },
  near_duplicate: {
    announced: () =>
      `No two items of the phase share ${percent(LAW.duplicate)} of their words. Reusing ${
        percent(LAW.itemTakenOver)
      } of another's words takes ${LAW.besideItem} words of its own, copying a whole sentence ${LAW.besideSentence}, reusing ${
        percent(LAW.takenOver)
      } a word that is not its target's.`,
    refused: ({ of, index, similarity, matter }, named) =>
      `is nearly the same as ${named[of](index)} (${percent(similarity)} of words shared, ${
        number(matter)
      } words of its own added); ${
        of === "saved" ? "leave it out, or make" : "make"
      } a different point`,
    reason: "One point counts once.",
  },
  empty_talk: {
    announced: () =>
      `Say what fits only this claim. A text with no word, figure or name of its own is refused ` +
      `if ${
        percent(GENERIC.refused)
      } of its words, or all but ${GENERIC.plain}, are stock words ("important", "plan"); with at ` +
      `most ${percent(GENERIC.own)} of its own and ${
        percent(GENERIC.named)
      } stock words it gets a notice. "5 reasons" is not a figure.`,
    refused: ({ total }) =>
      `would fit any claim: none of its ${
        number(total)
      } content words is about this one; say who, how many, ` +
      `which, or where it was seen`,
    reason: "A text that fits every claim is not a reason for or against one.",
  },
};

/** The checks of a phase with their numbers, one line each, in the order they run. */
export function qualityChecks(rules: QualityRules): string[] {
  return [
    ...Object.values(RULES).flatMap(({ announced }) => announced(rules) ?? []),
    `A sentence counts as copied if it is a passage of the source with at least ` +
    `${LAW.sentenceLength} letters and ${percent(LAW.sentence)} of the source's (${
      percent(LAW.takenOver)
    } for another item), or if it ends with the whole source, up to ${
      percent(LAW.between)
    } more words mixed in.`,
    "This applies in every language; reordering and disguises do not hide a copy. Evaluative and " +
    "polite words do not count as new. For length limits, one Han, kana or Hangul character counts as two or more.",
  ];
}

/**
 * The same in a few plain lines, for people: what to write. The limits stand in `qualityChecks`, and a
 * refusal names the one that it rests on.
 */
export function qualityInBrief({ floor, claim, target }: QualityRules): string[] {
  const sources = [...(claim === false ? [] : ["the claim"]), ...(target ? ["its target"] : [])];
  return [
    `Each text needs ${floor} or more different content words; fillers do not count.`,
    sources.length === 0
      ? "Each item says something that no other item says."
      : `Each item adds something of its own to ${
        sources.join(" and ")
      }, and says what no other item says.`,
    "Say what fits only this claim: who, how many, which, or where it was seen.",
  ];
}

/**
 * One sentence on a refusal that a model can act on: what was measured, what is needed, what to do.
 * Starts in lower case, to follow the name of the item and field.
 */
export function explainGateProblem(problem: GateProblem, named: Named): string {
  switch (problem.kind) {
    case "low_information":
      return RULES.low_information.refused(problem, named);
    case "repetitive":
      return RULES.repetitive.refused(problem, named);
    case "restates_claim":
      return RULES.restates_claim.refused(problem, named);
    case "parrots_target":
      return RULES.parrots_target.refused(problem, named);
    case "near_duplicate":
      return RULES.near_duplicate.refused(problem, named);
    case "empty_talk":
      return RULES.empty_talk.refused(problem, named);
  }
}

/** What the law asks of a text beside a source. */
function copying(source: string): string {
  return `under ${
    percent(LAW.copied)
  } of their content words are the ${source}'s and ${LAW.newWords} or more are new; reusing ${
    percent(LAW.takenOver)
  } of the ${source}'s words takes ${LAW.beside} words of its own (${LAW.besideDense} in scripts ` +
    `without spaces), copying a whole sentence ${LAW.besideSentence}`;
}

/** Which limit on copying is passed. */
function copied({ limit, total, shared, added, matter, needed }: Copy): string {
  switch (limit) {
    case "words":
      return `${number(shared)} of its ${
        number(total)
      } content words are from there (must be under ${percent(LAW.copied)})`;
    case "new":
      return `only ${number(added)} of its ${number(total)} content words ${
        added === 1 ? "is" : "are"
      } new (at least ${needed} needed)`;
    case "matter":
      return `it takes over the words and adds ${number(matter)} ${
        matter === 1 ? "word" : "words"
      } of its own (at least ${needed} needed)`;
    case "sentence":
      return `it takes over a whole sentence and adds ${number(matter)} ${
        matter === 1 ? "word" : "words"
      } of its own (at least ${needed} needed)`;
  }
}

/** Most words not counted that a refusal names. */
const SHOWN = 5;

function shown(words: readonly string[]): string {
  const named = words.slice(0, SHOWN).map((word) => `"${quote(word)}"`).join(", ");
  return words.length > SHOWN ? `${named} and ${words.length - SHOWN} more` : named;
}
