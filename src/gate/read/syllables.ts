import { remember, WORDS_KEPT } from "./remember.ts";

/**
 * Signs that open a syllable although they are written before its consonant: the leading vowels of
 * Thai, Lao and Tai Viet.
 */
const LEADING = "เ-ไເ-ໄ\uAAB5\uAAB6\uAAB9\uAABB\uAABC";
/** Signs that go on with a syllable: marks, and vowels that are letters in Unicode's eyes. */
const FOLLOWING = "\\p{M}ะาำๅະາຳຽ";
/**
 * Marks that bind the next consonant to this one: Khmer coeng, Burmese stacking, and their like.
 */
const BINDING = "\u17D2\u1039\u1A60\uA9C0\u1B44";
/** Marks that say the consonant closes the syllable before it: Burmese asat, Khmer bantoc, … */
const CLOSING = "\u103A\u17CB\u0E4C\u0ECC";

const CLUSTER_SHAPE = new RegExp(
  `[${LEADING}]?[\\p{L}\\p{N}](?:[${FOLLOWING}]*[${BINDING}][\\p{L}])*[${FOLLOWING}]*`,
  "gu",
);
const BARE = /^[\p{L}\p{N}]$/u;
const CLOSED = new RegExp(`[${CLOSING}]`, "u");

/** A bare consonant may close a syllable; after this many the syllable is left at that. */
const MOST_FINALS = 1;

/**
 * Rough syllables of a running South-East Asian script, by the shape of the letters alone: a
 * cluster of consonant and vowel signs, together with a final consonant. No dictionary is asked, so
 * the same letters always give the same syllables.
 */
export const syllables: (text: string) => readonly string[] = remember((text) => {
  const found: string[] = [];
  let finals = MOST_FINALS;
  for (const [cluster] of text.matchAll(CLUSTER_SHAPE)) {
    const last = found.length - 1;
    const previous = found[last];
    const closes = CLOSED.test(cluster);
    if (previous !== undefined && (closes || (BARE.test(cluster) && finals < MOST_FINALS))) {
      found[last] = previous + cluster;
      if (!closes) finals++;
    } else {
      found.push(cluster);
      finals = 0;
    }
  }
  return found;
}, WORDS_KEPT);
