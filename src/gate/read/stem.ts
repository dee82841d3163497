/** Endings that are cut, in the order in which they are tried. */
const SUFFIXES = ["ing", "edly", "ed", "es", "s", "ly", "e"] as const;

/** Only words longer than this are cut, and what is left keeps at least `LEAST_LEFT` letters. */
const LONGER_THAN = 4;
const LEAST_LEFT = 3;

/**
 * The common form of an English or Spanish word: cuts one suffix, so that "policies" and "policy",
 * or "delayed" and "delay", count as the same word. Takes a lower-case word without accents;
 * words that hold anything but a–z come back unchanged.
 */
export function stem(word: string): string {
  if (word.length <= LONGER_THAN || !/^[a-z]+$/.test(word)) return word;
  if (word.endsWith("ies") && word.length > LONGER_THAN + 1) return word.slice(0, -3) + "y";
  for (const suffix of SUFFIXES) {
    if (!word.endsWith(suffix) || word.length - suffix.length < LEAST_LEFT) continue;
    if (suffix === "s" && word.endsWith("ss")) continue;
    return word.slice(0, -suffix.length);
  }
  return word;
}
