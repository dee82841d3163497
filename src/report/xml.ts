/** What XML 1.0 allows in no form, escaped or not. */
// deno-lint-ignore no-control-regex -- control characters are what this is about
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu;

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
  // Raw line ends and tabs in an attribute would be read as blanks.
  "\n": "&#10;",
  "\r": "&#13;",
  "\t": "&#9;",
};

/** A text for XML content and quoted attributes; characters that XML forbids are left out. */
export function xml(text: string): string {
  return text.replace(FORBIDDEN, "").replace(/[&<>"'\n\r\t]/g, (char) => ENTITIES[char] ?? char);
}
