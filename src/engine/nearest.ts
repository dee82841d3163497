/**
 * The known word that a mistyped one was probably meant to be: the nearest one by single letters
 * added, left out, replaced or swapped, where at most a third of them differ; else the only one
 * that begins with it. Undefined where none is near.
 */
export function nearest(typed: string, known: readonly string[]): string | undefined {
  const word = typed.toLowerCase();
  const most = Math.max(1, Math.floor(word.length / 3));
  let best: string | undefined;
  let least = most + 1;
  for (const candidate of known) {
    const distance = edits(word, candidate.toLowerCase());
    if (distance >= least) continue;
    least = distance;
    best = candidate;
  }
  if (best !== undefined || word === "") return best;
  const [begun, another] = known.filter((candidate) => candidate.toLowerCase().startsWith(word));
  return another === undefined ? begun : undefined;
}

/** `; did you mean WORD?`, or nothing where no known word is near. */
export function didYouMean(typed: string, known: readonly string[]): string {
  const word = nearest(typed, known);
  return word === undefined ? "" : `; did you mean ${word}?`;
}

/**
 * How many single letters must be added, left out, replaced or swapped (Damerau, Levenshtein).
 */
function edits(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1];
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] &&
        a[row - 2] === b[column - 1];
      current.push(Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
        swapped ? (beforeLast[column - 2] ?? 0) + 1 : Infinity,
      ));
    }
    beforeLast = last;
    last = current;
  }
  return last[b.length] ?? 0;
}
