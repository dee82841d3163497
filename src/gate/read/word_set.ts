/** Distinct words with what each counts for: 1, or less for a piece of running script. */
export type WordSet = ReadonlyMap<string, number>;

/** How many words two sets have in common, but for those of a third. */
export function commonWords(a: WordSet, b: WordSet, but?: ReadonlySet<string>): number {
  const [small, large] = a.size < b.size ? [a, b] : [b, a];
  let common = 0;
  for (const [word, weight] of small) {
    if (large.has(word) && but?.has(word) !== true) common += weight;
  }
  return common;
}
