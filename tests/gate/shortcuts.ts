import type { GateSubject } from "../../src/gate/phase_gate.ts";
import { type HonestSet, isUnspaced, type Topic } from "./honest_sets.ts";
import { mash } from "./mash.ts";
import { Random } from "./random.ts";

/** A text that no gate should let pass, with what is saved before it. */
export interface Shortcut {
  readonly kind: string;
  readonly saved: readonly string[];
  readonly subject: GateSubject;
}

const LOREM =
  `lorem ipsum dolor sit amet consectetur adipiscing elit sed do eiusmod tempor incididunt
ut labore et dolore magna aliqua ut enim ad minim veniam quis nostrud exercitation ullamco laboris nisi ut
aliquip ex ea commodo consequat duis aute irure dolor in reprehenderit in voluptate velit esse cillum
dolore eu fugiat nulla pariatur excepteur sint occaecat cupidatat non proident`.split(/\s+/);

const INVISIBLE = [
  "\u200B",
  "\u200C",
  "\u200D",
  "\u2060",
  "\uFEFF",
  "\u00AD",
  "\u200E",
  "\uFE0F",
  "\u034F",
];

const LOOKALIKES: Readonly<Record<string, string>> = {
  a: "а",
  c: "с",
  e: "е",
  i: "і",
  o: "о",
  p: "р",
  x: "х",
  y: "у",
  B: "В",
  H: "Н",
  K: "К",
  M: "М",
  T: "Т",
  а: "a",
  с: "c",
  е: "e",
  о: "o",
  р: "p",
  х: "x",
  у: "y",
  і: "i",
  ο: "o",
  α: "a",
  ρ: "p",
  ν: "v",
  τ: "t",
  ι: "i",
  ε: "e",
  υ: "u",
  κ: "k",
};

/** All shortcuts of a language, made from its honest set; the same on every run. */
export function shortcutsOf(set: HonestSet): Shortcut[] {
  const random = new Random(20261130);
  const all: Shortcut[] = fewCharacters(set);
  for (const topic of set.topics) {
    all.push(...empty(set, topic, random), ...duplicates(set, topic, random));
    all.push(
      ...restatements(set, topic, random),
      ...parrots(set, topic, random),
      ...boilerplate(set, topic, random),
    );
  }
  return all;
}

/** Languages of which the gate knows how the commonest characters follow each other. */
const KNOWN_PAIRS = ["zh", "zh-Hant", "ja", "ko", "th"];

/** Texts of next to no different characters, and of the commonest ones in any order. */
function fewCharacters(set: HonestSet): Shortcut[] {
  const random = new Random(20261201);
  const letters = set.topics.flatMap(({ counterarguments }) =>
    counterarguments.join("").toLowerCase().match(/\p{L}/gu) ?? []
  );
  const counts = new Map<string, number>();
  for (const letter of letters) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  const commonest = [...counts].sort(([, a], [, b]) => b - a).slice(0, 40).map(([one]) => one);
  return set.topics.flatMap(({ claim, counterarguments }) =>
    counterarguments.flatMap((honest) => {
      const half = random.integer(1, 2) === 1 ? random.pick(letters) : random.shuffle(letters);
      const filling = [half].flat().slice(0, 2).join("");
      const spaced = [...honest].join("").slice(0, 40);
      const repeated = filling.repeat(Math.ceil([...spaced].length / [...filling].length));
      const shuffled = random.shuffle(commonest).join("").replace(/.{4}/gu, `$&${gap(set)}`);
      const texts = [["a letter or pair fills half", `${repeated} ${spaced}`]];
      if (KNOWN_PAIRS.includes(set.code)) texts.push(["commonest characters", shuffled]);
      return texts.map(([kind = "", text = ""]) => ({
        kind,
        saved: [],
        subject: { text, floor: 4, claim },
      }));
    })
  );
}

/** Texts without content: padding, mash, repetition, placeholder text. */
function empty(set: HonestSet, topic: Topic, random: Random): Shortcut[] {
  const subject = (text: string) => ({ text, floor: 4, claim: topic.claim });
  const one = (kind: string, text: string) => ({ kind, saved: [], subject: subject(text) });
  const words = pieces(set, topic.counterarguments.join(" ")).filter((word) => word.length > 1);
  const pads = [".", " .", "-", "!", "\u200B", "\u3164", "\u2800", "\u00A0", "а ", "…", "😀", "0 "];
  return topic.counterarguments.flatMap(() => [
    one("padding", random.pick(words) + random.pick(pads).repeat(40)),
    one("padding", `${random.pick(words)} ${random.pick(pads).repeat(30)} ${random.pick(words)}`),
    ...Array.from({ length: 6 }, () => one("keyboard mash", mash(set.code, random))),
    one("one word repeated", Array(random.integer(6, 14)).fill(random.pick(words)).join(gap(set))),
    one("lorem ipsum", lorem(random)),
  ]);
}

function lorem(random: Random): string {
  const from = random.next() < 0.5 ? 0 : random.integer(0, LOREM.length - 12);
  const text = LOREM.slice(from, from + random.integer(8, 12)).join(" ");
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

/** A saved text once more, in disguise. */
function duplicates(set: HonestSet, topic: Topic, random: Random): Shortcut[] {
  return topic.counterarguments.flatMap((text, at) => {
    const dressed: [string, string][] = [
      ["duplicate, exact", text],
      ["duplicate, case", random.next() < 0.5 ? text.toUpperCase() : text.toLowerCase()],
      ["duplicate, punctuation", punctuated(set, text, random)],
      ["duplicate, accents", text.normalize("NFD").replace(/\p{M}/gu, "")],
      ["duplicate, normal form", text.normalize(random.pick(["NFD", "NFKD", "NFKC"]))],
      ["duplicate, shuffled", random.shuffle(pieces(set, text)).join(gap(set))],
      ["duplicate, fillers", filled(set, text, random)],
      [
        "duplicate, fillers",
        scattered(set, text, random.shuffle(set.phrases.fillers).slice(0, 2), random),
      ],
      ["duplicate, invisible", sprinkled(text, random)],
      ["duplicate, look-alikes", disguised(text, random)],
      ["duplicate, full width", fullWidth(text)],
      ["duplicate, number", random.next() < 0.5 ? `${at + 1}. ${text}` : `${text} (${at + 1})`],
      ["duplicate, ordinal", `${random.pick(["#", "No. ", "(", "["])}${at + 2}) ${text}`],
    ];
    return dressed.map(([kind, other]) => ({
      kind,
      saved: topic.counterarguments,
      subject: { text: other, floor: 4, claim: topic.claim },
    }));
  });
}

/** The claim instead of an argument about it. */
function restatements(set: HonestSet, { claim }: Topic, random: Random): Shortcut[] {
  const { phrases } = set;
  const texts: [string, string][] = [
    ["claim restated", claim],
    ["claim restated", random.shuffle(pieces(set, claim)).join(gap(set))],
    ...phrases.negations.map((negation): [string, string] => [
      "claim negated",
      `${negation}${gap(set)}${claim}`,
    ]),
    ...phrases.prefixes.map((prefix): [string, string] => [
      "claim with prefix",
      `${prefix}${gap(set)}${claim}`,
    ]),
    ...Array.from({ length: 8 }, (): [string, string] => [
      "claim with fillers",
      filled(set, claim, random),
    ]),
  ];
  return texts.map(([kind, text]) => ({ kind, saved: [], subject: { text, floor: 4, claim } }));
}

/** The target instead of an answer to it. */
function parrots(set: HonestSet, { counterarguments }: Topic, random: Random): Shortcut[] {
  const { phrases } = set;
  return counterarguments.flatMap((target) => {
    const junk = random.shuffle(phrases.junk).slice(0, 2);
    const texts: [string, string][] = [
      ["target parroted", target],
      ["target with prefix", `${random.pick(phrases.prefixes)}${gap(set)}${target}`],
      ["target negated", `${random.pick(phrases.negations)}${gap(set)}${target}`],
      ["target with fillers", filled(set, target, random)],
      ["target with junk", [target, ...junk].join(gap(set))],
      ["target with junk", [junk[0], target, junk[1]].join(gap(set))],
      ["target with junk", scattered(set, target, junk, random)],
      ...halves(set, target).flatMap((half): [string, string][] => [
        ["half of target with stock", `${half}${stop(set)}${random.pick(phrases.stock)}`],
        ["stock with half of target", `${random.pick(phrases.stock)} ${half}`],
      ]),
    ];
    return texts.map(([kind, text]) => ({ kind, saved: [], subject: { text, floor: 3, target } }));
  });
}

/** The first and the second half of a text, by words and by letters. */
function halves(set: HonestSet, text: string): string[] {
  const words = pieces(set, text);
  const letters = [...text];
  const ofWords = Math.ceil(words.length / 2);
  const ofLetters = Math.ceil(letters.length / 2);
  return [
    words.slice(0, ofWords).join(gap(set)),
    words.slice(-ofWords).join(gap(set)),
    letters.slice(0, ofLetters).join(""),
    letters.slice(-ofLetters).join(""),
  ];
}

/** How many targets of a topic each piece of boilerplate answers, after the first. */
const MOST_TARGETS = 3;

/** One empty answer for many targets, changed a little each time; the first use is not counted. */
function boilerplate(set: HonestSet, { counterarguments }: Topic, random: Random): Shortcut[] {
  const { fillers, stock, boilerplate } = set.phrases;
  return boilerplate.flatMap((text) => {
    const [first, ...others] = counterarguments;
    if (first === undefined) return [];
    const words = pieces(set, text);
    return others.slice(0, MOST_TARGETS).flatMap((target, at) => {
      const word = pieces(set, target).find((piece) => piece.length > 4) ?? pieces(set, target)[0];
      const place = random.integer(1, words.length - 1);
      const changed = [
        text,
        `${text} (${at + 1})`,
        `${word}: ${text}`,
        `${text} ${random.pick(stock)}`,
        `${random.pick(fillers)}${gap(set)}${text}`,
        [...words.slice(0, place), word, ...words.slice(place)].join(gap(set)),
        [...words.slice(0, place - 1), word, ...words.slice(place)].join(gap(set)),
        words.slice(0, -1).join(gap(set)),
      ];
      return changed.map((other) => ({
        kind: "boilerplate reused",
        saved: [text],
        subject: { text: other, floor: 3, target },
      }));
    });
  });
}

/**
 * Words drawn from all texts of a language: reported, since no word list can tell them from sense.
 */
export function randomWords(set: HonestSet, count: number): GateSubject[] {
  const random = new Random(7);
  const words = set.topics.flatMap(({ counterarguments }) =>
    counterarguments.flatMap((text) => pieces(set, text))
  );
  return Array.from({ length: count }, () => ({
    text: Array.from({ length: random.integer(8, 14) }, () => random.pick(words)).join(gap(set)),
    floor: 4,
    claim: set.topics[0]?.claim ?? "",
  }));
}

/**
 * The words of a text; in unspaced scripts pairs of characters, which is what can be moved about.
 */
function pieces(set: HonestSet, text: string): string[] {
  if (!isUnspaced(set.code)) return text.split(/\s+/).filter((word) => word !== "");
  return text.match(/[A-Za-z0-9.]+|[^\sA-Za-z0-9]\p{M}*[^\sA-Za-z0-9]?\p{M}*/gu) ?? [];
}

function gap(set: HonestSet): string {
  return isUnspaced(set.code) ? "" : " ";
}

function stop(set: HonestSet): string {
  return /^(zh|ja)/.test(set.code) ? "。" : ". ";
}

function punctuated(set: HonestSet, text: string, random: Random): string {
  const bare = text.replace(/\p{P}/gu, (mark) => /['’\-]/.test(mark) ? mark : "");
  return pieces(set, bare)
    .map((word) => random.next() < 0.3 ? `${word}${random.pick([",", "!", ";", "…", " —"])}` : word)
    .join(gap(set));
}

function filled(set: HonestSet, text: string, random: Random): string {
  const [first, second, third] = random.shuffle(set.phrases.fillers);
  return [first, second, text, third].join(gap(set));
}

/** A text with other words put between its own. */
function scattered(set: HonestSet, text: string, words: readonly string[], random: Random): string {
  const all = pieces(set, text);
  for (const word of words) all.splice(random.integer(0, all.length), 0, word);
  return all.join(gap(set));
}

function sprinkled(text: string, random: Random): string {
  return [...text].map((letter) => random.next() < 0.3 ? letter + random.pick(INVISIBLE) : letter)
    .join("");
}

function disguised(text: string, random: Random): string {
  return [...text].map((letter) => random.next() < 0.7 ? LOOKALIKES[letter] ?? letter : letter)
    .join("");
}

function fullWidth(text: string): string {
  return text.replace(
    /[!-~]/g,
    (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xFEE0),
  );
}
