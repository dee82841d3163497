/** Most code points of a client's words that a sentence repeats. */
const QUOTE = 80;

/** A share, rounded down: "79%". */
export function percent(share: number): string {
  return `${Math.floor(share * 100 + EPSILON)}%`;
}

/** A share that lies above a limit, rounded up so that it reads as more than that. */
export function percentUp(share: number): string {
  return `${Math.ceil(share * 100 - EPSILON)}%`;
}

/** A count of words, which may have quarters, with one decimal at most. */
export function number(count: number): string {
  return `${Math.floor(count * 10 + EPSILON) / 10}`;
}

/** A client's words, cut to a bearable length. */
export function quote(text: string): string {
  const points = [...text];
  return points.length <= QUOTE ? text : points.slice(0, QUOTE - 1).join("") + "…";
}

/** Guards against shares that rounding puts on the wrong side. */
const EPSILON = 1e-9;
