export function unicodeWidth(text: string): number {
  return [...text].length;
}
