/** What stands before or around a number that only counts items: "1.", "(2)", "#3", "no. 4:". */
const LEADING = /^[\s#(\[「【*•-]*(?:(?:no|nr|nº|n|№)[.°o]?\s*)?(\p{N}{1,3})[.)\]:、．」】-]/u;
const TRAILING = /(?:[。！？।]|[.!?…)\]؟][\s#(\[（-])[\s#(\[（-]*(\p{N}{1,3})[.)\]）]*\s*$/u;
const BRACKETED = /[(\[（#]\s*(\p{N}{1,3})\s*[)\]）]?\s*$/u;

/** A counter stands within so many characters of an edge; more need not be searched. */
const EDGE = 24;

/** The numbers at the start or end of a folded text that only count it among others. */
export function counters(folded: string): string[] {
  const text = folded.trim();
  const start = LEADING.exec(text.slice(0, EDGE));
  const ends = [TRAILING, BRACKETED].map((place) => place.exec(text.slice(-EDGE)));
  return [start, ...ends].flatMap((found) => found?.[1] ?? []);
}
