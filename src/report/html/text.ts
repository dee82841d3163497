import { oneLine, visible } from "../visible.ts";

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** A text for HTML content and quoted attributes, on one line. */
export function inlineHtml(text: string): string {
  return oneLine(text).replace(/[&<>"']/g, (char) => ENTITIES[char] ?? char);
}

/** A client's text for HTML content; its lines stay lines. */
function linesHtml(text: string): string {
  return visible(text).split("\n").map(inlineHtml).join("<br>");
}

/** A paragraph of a client's text, in the reading direction that the text itself has. */
export function userParagraph(text: string): string {
  return `<p class="text" dir="auto">${linesHtml(text)}</p>`;
}
