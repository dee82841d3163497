import type { JudgedItem } from "../../engine/judgement.ts";
import type { Assessment, Level } from "../../protocol/types.ts";
import { inlineHtml } from "./text.ts";

/** What a colour of the page says; `none` is for what nothing was asked of. */
export type Status = Level | "none";

/** How much an assessment speaks against the claim. */
export const STATUS_OF: Readonly<Record<Assessment, Level>> = {
  "claim refuted": "high",
  "claim needs revision": "medium",
  "claim survives scrutiny": "low",
};

/** The shape of each status, drawn in a square of 16, so that colour is never alone. */
const SHAPES: Readonly<Record<Status, string>> = {
  high: '<path d="M8 1.5 15.2 14.5H.8Z"/>',
  medium:
    '<circle cx="8" cy="8" r="6.25" fill="none" stroke="currentColor" stroke-width="1.5"/><path d="M8 1.75a6.25 6.25 0 0 1 0 12.5Z"/>',
  low:
    '<path d="m2 8.5 4 4 8-9" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/>',
  none:
    '<circle cx="8" cy="8" r="5.5" fill="none" stroke="currentColor" stroke-width="1.5" stroke-dasharray="2.5 2"/>',
};

/** The shapes, once on the page; icons refer to them. */
export const ICONS = `<svg class="icons" aria-hidden="true">${
  Object.entries(SHAPES).map(([status, shape]) =>
    `<symbol id="icon-${status}" viewBox="0 0 16 16">${shape}</symbol>`
  ).join("")
}</svg>`;

/** The shape of a status; its word always stands beside it. */
export function icon(status: Status): string {
  return `<svg class="icon" aria-hidden="true"><use href="#icon-${status}"/></svg>`;
}

/** A word with the colour and the shape of its status. */
export function tag(status: Status, words: string): string {
  return `<span class="tag ${status}">${icon(status)}${inlineHtml(words)}</span>`;
}

/** What became of an item: its status, and the word for it. */
export function statusOf(
  { standing, note }: JudgedItem,
): { status: Status; words: string } {
  if (standing !== null) return { status: standing.level, words: standing.words };
  return { status: "none", words: note === null ? "not rated" : "no answer needed" };
}
