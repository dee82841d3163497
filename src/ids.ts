const LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789";

/** A random review id: `rev-` and so many of a–z, 0–9. */
export function randomId(length: number): string {
  const letters = Array.from({ length }, () => LETTERS[randomBelow(LETTERS.length)]);
  return `rev-${letters.join("")}`;
}

/** A whole number from 0, each equally likely. */
function randomBelow(limit: number): number {
  const bytes = new Uint8Array(1);
  const fair = 256 - (256 % limit);
  do crypto.getRandomValues(bytes); while ((bytes[0] ?? 0) >= fair);
  return (bytes[0] ?? 0) % limit;
}
