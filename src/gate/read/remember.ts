/**
 * The same function with its latest answers kept, for pure questions about texts and words that
 * come again and again. The latest `most` answers are kept at least and twice as many at most, so
 * that memory stays bounded and what is asked often is not forgotten among what is asked once.
 */
export function remember<T extends NonNullable<unknown>>(
  ask: (text: string) => T,
  most: number,
): (text: string) => T {
  let kept = new Map<string, T>();
  let older = new Map<string, T>();
  return (text) => {
    const known = kept.get(text);
    if (known !== undefined) return known;
    if (kept.size >= most) {
      older = kept;
      kept = new Map();
    }
    const answer = older.get(text) ?? ask(text);
    kept.set(text, answer);
    return answer;
  };
}

/** How many different words are kept: those of a long text, which stay near at hand. */
export const WORDS_KEPT = 2_000;
