/**
 * The same function with its latest answers kept, for pure questions about texts and words that
 * come again and again. `most` answers are kept; then all are let go, so memory stays bounded.
 */
export function remember<T extends NonNullable<unknown>>(
  ask: (text: string) => T,
  most: number,
): (text: string) => T {
  const kept = new Map<string, T>();
  return (text) => {
    const known = kept.get(text);
    if (known !== undefined) return known;
    if (kept.size >= most) kept.clear();
    const answer = ask(text);
    kept.set(text, answer);
    return answer;
  };
}

/** How many different words are kept: those of a long review, some megabytes. */
export const WORDS_KEPT = 10_000;
