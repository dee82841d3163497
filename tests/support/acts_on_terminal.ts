/**
 * Whether a terminal would act on a character, or read backwards from it, or whether nobody would
 * see it and no writing needs it; line feed and tab are fine.
 */
export function actsOnTerminal(char: string): boolean {
  const code = char.codePointAt(0) ?? 0;
  if (code === 0x09 || code === 0x0a) return false;
  const control = code < 0x20 || (code >= 0x7f && code <= 0x9f);
  const reversing = code === 0x061c || (code >= 0x202a && code <= 0x202e) ||
    (code >= 0x2066 && code <= 0x2069);
  const unseen = (code >= 0x2061 && code <= 0x2065) || (code >= 0x206a && code <= 0x206f) ||
    (code >= 0xfff0 && code <= 0xfffb) || (code >= 0xe0000 && code <= 0xe0fff);
  return control || reversing || unseen;
}
