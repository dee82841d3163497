/**
 * What renderers make of a text: a plain one, GitHub's rules, and one that looks for addresses.
 *
 * @module
 */
import { HtmlRenderer, Parser } from "commonmark";
import MarkdownIt from "markdown-it";
import { micromark } from "micromark";
import { gfm, gfmHtml } from "micromark-extension-gfm";

const linkifying = new MarkdownIt({ linkify: true });

/** Markdown to HTML, by renderer. */
export const RENDERERS: Readonly<Record<string, (markdown: string) => string>> = {
  "CommonMark": (markdown) => new HtmlRenderer().render(new Parser().parse(markdown)),
  "GitHub's rules": (markdown) =>
    micromark(markdown, { extensions: [gfm()], htmlExtensions: [gfmHtml()] }),
  "with links for addresses": (markdown) => linkifying.render(markdown),
};

/** The text that HTML shows. */
export function textOf(html: string): string {
  return html.replace(/<[^>]*>/g, "").replace(
    /&(?:(amp|lt|gt|quot)|#x([\da-f]+)|#(\d+));/gi,
    (_, name: string | undefined, hex: string | undefined, decimal: string | undefined) =>
      name === undefined
        ? String.fromCodePoint(hex === undefined ? Number(decimal) : parseInt(hex, 16))
        : ({ amp: "&", lt: "<", gt: ">", quot: '"' })[name.toLowerCase()] ?? "",
  );
}

/** The tags in HTML, without their attributes. */
export function tagsIn(html: string): string[] {
  return [...html.matchAll(/<\/?[a-z][\w-]*/gi)].map(([tag]) => tag);
}

/** What forges make a mention, a reference or an emoji of, in texts outside code and links. */
const OF_FORGES = [
  /(?:^|[^\p{L}\p{N}_`])@[a-z0-9_]/iu,
  /[^\s@]+@[^\s@]+\.[a-z]/iu,
  /[#!&]\d/u,
  /\bgh-\d/i,
  /:[+-]?\w[\w+-]*:/u,
  /(?<![\p{L}\p{N}])[\da-f]{40}(?![\p{L}\p{N}])/iu,
];

/** What a forge would act on in rendered HTML: it passes over code and links. */
export function forgeMarks(html: string): string[] {
  const texts = html.replace(/<code>.*?<\/code>|<a\b.*?<\/a>/gs, "<>").split(/<[^>]*>/)
    .map((text) => textOf(text));
  return texts.flatMap((text) => OF_FORGES.flatMap((mark) => mark.exec(text)?.[0] ?? []));
}

/** Links in HTML. */
export function linksIn(html: string): string[] {
  return html.match(/<a\b[^>]*>/g) ?? [];
}
