import type { Folded } from "./fold.ts";
import { withoutParticle } from "./korean_particles.ts";
import { segments, type Writing } from "./segments.ts";
import { stem } from "./stem.ts";
import { syllables } from "./syllables.ts";
import { cutDense, cutDenseWeak, cutPhrases, functionWordsOf, isFiller } from "./vocabulary.ts";

/** One content word, or a piece of running script that counts as a part of one. */
export interface ContentWord {
  /** The form in which words are compared. */
  readonly key: string;
  /** The folded word or piece itself. */
  readonly form: string;
  readonly writing: Writing;
  /** How much of a word it counts for, above 0 and up to 1. */
  readonly weight: number;
  /** Whether it is a word of comment and courtesy rather than of the matter. */
  readonly weak: boolean;
}

/** The content words of a text. */
export interface ContentWords {
  readonly words: readonly ContentWord[];
  /** How many different function words were left out, fillers of English and Spanish apart. */
  readonly functionWords: number;
  /** How many of these are not those of English and Spanish. */
  readonly otherFunctionWords: number;
  /** What was left out, in the form in which words are compared. */
  readonly dropped: ReadonlySet<string>;
}

/**
 * What a piece of each way of writing counts for. A Chinese or Thai word has about two characters
 * or syllables; a pair of kana is less, since grammar is written in them.
 */
const WEIGHT: Readonly<Record<Writing, number>> = {
  spaced: 1,
  han: 0.5,
  kana: 0.375,
  syllabic: 0.45,
};

/** A word holding one letter this often in a row is noise, as recorded. */
const LETTER_RUN = 4;
const SAME_LETTERS = new RegExp(`(\\p{L})\\1{${LETTER_RUN - 1}}`, "u");
const SINGLE_LETTER = /^\p{L}\p{M}*$/u;
/** Particles that Japanese puts between words written in Han characters. */
const KANA_PARTICLE = /^[のにはをがとでもや]$/;
const LOOSE_JAMO = /[\u1100-\u11FF\u3131-\u318E\uA960-\uA97C\uD7B0-\uD7FB]/u;

/**
 * The content words of a text in their order: without function words, fillers, negations, single
 * letters and noise, in a common form. Scripts without spaces give pieces (one Han character, a
 * pair of kana, one syllable of Thai and its like) instead of words.
 */
export function contentWords({ folded, accented, foreign }: Folded): ContentWords {
  const { text: dense, cut } = cutDense(folded);
  const withoutComment = cutPhrases(cutDenseWeak(dense));
  const outside = withoutComment === dense ? undefined : forms(withoutComment);
  const parts = segments(dense);
  const words = spacedWords(parts);
  const written = accented === folded ? words : spacedWords(segments(accented));
  const spellings = written.length === words.length ? written : words;
  const language = functionWordsOf(words, spellings, foreign);
  let spaced = 0;
  const found: ContentWord[] = [];
  const dropped = new Set(cut);
  for (const { writing, text: part } of parts) {
    if (writing === "spaced") {
      const spelling = spellings[spaced++] ?? part;
      if (SAME_LETTERS.test(part) || LOOSE_JAMO.test(part)) continue;
      if (SINGLE_LETTER.test(part) || language.has(part, spelling)) {
        dropped.add(part);
        continue;
      }
      const key = stem(withoutParticle(part));
      const weak = language.isWeak(part) || outside?.has(part) === false;
      found.push({ key, form: part, writing, weight: 1, weak });
    } else {
      if (KANA_PARTICLE.test(part)) dropped.add(part);
      for (const key of pieces(writing, part)) {
        found.push({
          key,
          form: key,
          writing,
          weight: WEIGHT[writing],
          weak: outside?.has(key) === false,
        });
      }
    }
  }
  const functionWords = [...dropped].filter((word) => !isFiller(word)).length;
  return {
    words: found,
    functionWords,
    otherFunctionWords: language.onlyClassic && cut.size === 0 ? 0 : functionWords,
    dropped: new Set([...dropped].map((word) => stem(withoutParticle(word)))),
  };
}

function spacedWords(parts: ReturnType<typeof segments>): string[] {
  return parts.filter(({ writing }) => writing === "spaced").map(({ text }) => text);
}

/** The words of a text, and the pieces of its unspaced parts. */
function forms(folded: string): Set<string> {
  const found = new Set<string>();
  for (const { writing, text } of segments(folded)) {
    if (writing === "spaced") found.add(text);
    else for (const piece of pieces(writing, text)) found.add(piece);
  }
  return found;
}

/** Cuts a run of an unspaced script into the pieces that are compared. */
export function pieces(writing: Writing, text: string): readonly string[] {
  if (writing === "syllabic") return syllables(text);
  const characters = charactersOf(text);
  if (writing === "han") return characters;
  const pairs: string[] = [];
  for (let at = 1; at < characters.length; at++) {
    pairs.push(`${characters[at - 1] ?? ""}${characters[at] ?? ""}`);
  }
  return pairs;
}

const characters = new Map<number, string>();

/** The characters of a text, each always the same string, so that a thousand texts share them. */
function charactersOf(text: string): string[] {
  const found: string[] = [];
  for (let at = 0; at < text.length; at++) {
    const point = text.codePointAt(at) ?? 0;
    if (point > 0xffff) at++;
    let character = characters.get(point);
    if (character === undefined) {
      character = String.fromCodePoint(point);
      characters.set(point, character);
    }
    found.push(character);
  }
  return found;
}
