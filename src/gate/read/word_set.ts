/** Distinct words with what each counts for: 1, or less for a piece of running script. */
export type WordSet = ReadonlyMap<string, number>;

/** How many words a set makes. */
export function weightOf(words: WordSet): number {
  let sum = 0;
  for (const weight of words.values()) sum += weight;
  return sum;
}

/** How many words two sets have in common. */
export function commonWords(a: WordSet, b: WordSet): number {
  const [small, large] = a.size < b.size ? [a, b] : [b, a];
  let common = 0;
  for (const [word, weight] of small) if (large.has(word)) common += weight;
  return common;
}
