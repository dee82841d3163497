import { capital } from "../../engine/wording.ts";
import type { Phrase } from "../summary.ts";
import { inlineHtml, type Texts } from "./text.ts";

/** A phrase as HTML: labels link to their items. */
export function phraseHtml(phrase: Phrase, texts: Texts): string {
  return phrase.map((piece) => {
    switch (piece.kind) {
      case "words":
        // Blanks at the ends of a piece are part of the phrase.
        return piece.text.replace(/\S(.*\S)?/s, (inner) => inlineHtml(inner));
      case "label":
        return `<a href="#${piece.anchor}">${inlineHtml(piece.label)}</a>`;
      case "quote":
        return texts.inline(piece.text);
    }
  }).join("");
}

/** A phrase that begins a line of its own. */
export function capitalised([first, ...rest]: Phrase): Phrase {
  if (first === undefined) return [];
  return first.kind === "words"
    ? [{ ...first, text: capital(first.text) }, ...rest]
    : [first, ...rest];
}
