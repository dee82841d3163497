import { inlineHtml } from "./text.ts";

/** What an inline picture needs to be read without being seen. */
export interface Picture {
  /** Unique on the page. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** Size in the picture's own units; it is scaled to the page. */
  readonly width: number;
  readonly height: number;
}

/** An inline picture with its text alternative. */
export function svg({ id, title, description, width, height }: Picture, shapes: string): string {
  return [
    `<svg role="img" viewBox="0 0 ${width} ${height}" aria-labelledby="${id}-title ${id}-text">`,
    `<title id="${id}-title">${inlineHtml(title)}</title>`,
    `<desc id="${id}-text">${inlineHtml(description)}</desc>`,
    shapes,
    "</svg>",
  ].join("");
}

/** A picture or table with its caption, which is HTML. */
export function figure(content: string, caption: string): string {
  return `<figure>${content}<figcaption>${caption}</figcaption></figure>`;
}
