/** Length of a text for the length floors, in code points of the trimmed text. */
export function textLength(text: string): number {
  return [...text.trim()].length;
}
