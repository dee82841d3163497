import type { RuleId } from "../../src/gate/problems.ts";

/** A rule, detector or list of the gate and how to switch it off: a text replaced in one file. */
export interface Switch {
  readonly name: string;
  /** The rule that it switches off as a whole. */
  readonly rule?: RuleId;
  /** Below `src/gate`. */
  readonly file: string;
  readonly from: string;
  readonly to: string;
  /** Why it stays although the sample shows no use: an input that a test holds. */
  readonly stays?: string;
}

/** All that the gate decides by, each to be switched off alone. */
export const SWITCHES: readonly Switch[] = [
  {
    name: "low information",
    rule: "low_information",
    file: "phase_gate.ts",
    from: "lowInformation(text, subject.floor) ??",
    to: "undefined ??",
  },
  {
    name: "repetition",
    rule: "repetitive",
    file: "phase_gate.ts",
    from: "if (share <= FLOOR.dominance) return undefined;",
    to: "if (share <= 2) return undefined;",
    stays: '"Salt salt salt salt corrodes, blinds." (phase_gate_test.ts), a recorded limit',
  },
  {
    name: "a letter or pair that fills half",
    file: "phase_gate.ts",
    from: "filling.share >= FLOOR.filling",
    to: "filling.share > 2",
  },
  {
    name: "restating the claim",
    rule: "restates_claim",
    file: "phase_gate.ts",
    from: "restates(text, subject.claim) ??",
    to: "undefined ??",
  },
  {
    name: "parroting the target",
    rule: "parrots_target",
    file: "phase_gate.ts",
    from: "parrots(text, subject) ??",
    to: "undefined ??",
  },
  {
    name: "near-duplicates",
    rule: "near_duplicate",
    file: "phase_gate.ts",
    from: "duplicate(earlier, text, subject.target) ??",
    to: "undefined ??",
  },
  {
    name: "empty talk",
    rule: "empty_talk",
    file: "phase_gate.ts",
    from: "?? emptyTalk(text);",
    to: "?? undefined;",
  },
  {
    name: "notices of empty talk",
    file: "phase_gate.ts",
    from: "isNearlyGeneric(text) ?",
    to: "text.total < 0 ?",
  },
  {
    name: "share of words taken over",
    file: "compare/law.ts",
    from: "shared >= text.distinct * LAW.copied ||",
    to: "shared > text.distinct ||",
    stays: "a recorded limit, held by recorded_pairs_test.ts",
  },
  {
    name: "the same letters in another order",
    file: "compare/law.ts",
    from: "|| text.letters === source.letters",
    to: "",
  },
  {
    name: "the law beside words taken over",
    file: "compare/law.ts",
    from: "matter < beside && takesOver",
    to: "matter < 0 && takesOver",
  },
  {
    name: "the law beside a whole sentence",
    file: "compare/law.ts",
    from: "matter < besideSentence && wholeSentence",
    to: "matter < 0 && wholeSentence",
  },
  {
    name: "random letters",
    file: "noise/noise.ts",
    from: "if (isForeign(own) || !isMash(own)) continue;",
    to: "if (own.length >= 0) continue;",
  },
  {
    name: "walks along the keyboard",
    file: "noise/noise.ts",
    from: "if (isKeyboardWalk(text)) walks.add(text);",
    to: "",
  },
  {
    name: "placeholder words",
    file: "noise/noise.ts",
    from: "if (isPlaceholder(text)) placeholders.add(text);",
    to: "",
  },
  {
    name: "the beginning of a placeholder text",
    file: "noise/noise.ts",
    from: "if (opensAsPlaceholder(folded)) {",
    to: "if (folded.length < 0) {",
    stays: '"ロレムイプサムドロールシットアメット" (phase_gate_test.ts)',
  },
  {
    name: "one word with numbers",
    file: "noise/noise.ts",
    from: 'bare === "" || different.size < NOISE.numberedForms',
    to: "different.size > 0",
    stays: '"item1 item2 item3 item4 item5 item6" (phase_gate_test.ts)',
  },
  {
    name: "Han characters in common use",
    file: "noise/noise.ts",
    from: "common < han * NOISE.commonHan ||",
    to: "common < 0 ||",
    stays: '"龘靐齉爩麤灪籱鱻吁齾龗厵" (phase_gate_test.ts)',
  },
  {
    name: "Han of struck keys",
    file: "noise/noise.ts",
    from: "|| mash >= han / 3",
    to: "",
  },
  {
    name: "commonest characters shuffled",
    file: "noise/shuffled.ts",
    from: "return pairs >= LEAST &&",
    to: "return pairs < 0 &&",
  },
  {
    name: "generic words",
    file: "read/generic.ts",
    from: "if (isAbstract === undefined) own++;",
    to: "own++; if (isAbstract === undefined) continue;",
  },
];
