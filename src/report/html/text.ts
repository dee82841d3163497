import { pattern } from "../../lazy.ts";
import { logMarkup } from "../log_text.ts";
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
  return logMarkup(oneLine(text).replace(/[&<>"']/g, (char) => ENTITIES[char] ?? char));
}

const KANA = pattern(String.raw`[\p{Script=Hiragana}\p{Script=Katakana}]`, "u");
const HAN = pattern(String.raw`\p{Script=Han}`, "u");
/** Scripts that tell a language, or nearly so: a screen reader needs a voice, a browser glyphs. */
const BY_SCRIPT: readonly (readonly [language: string, found: () => RegExp])[] = [
  ["ja", KANA],
  ["ko", pattern(String.raw`\p{Script=Hangul}`, "u")],
  ["ar", pattern(String.raw`\p{Script=Arabic}`, "u")],
  ["he", pattern(String.raw`\p{Script=Hebrew}`, "u")],
  ["th", pattern(String.raw`\p{Script=Thai}`, "u")],
  ["hi", pattern(String.raw`\p{Script=Devanagari}`, "u")],
  ["el", pattern(String.raw`\p{Script=Greek}`, "u")],
  ["ru", pattern(String.raw`\p{Script=Cyrillic}`, "u")],
];

/** How many letters of a script make a text one of its language: a name or a symbol does not. */
const LETTERS_LEAST = 3;

/**
 * Sets a client's texts: each with its own reading direction, and its language where letters tell.
 */
export interface Texts {
  /** Attributes of an element that holds nothing but this text. */
  attributes(text: string): string;
  /** A part of a line. */
  inline(text: string): string;
  /** Paragraphs; their lines stay lines. */
  block(text: string): string;
}

/** The texts of one review: where kana occur in any of them, Han alone is Japanese as well. */
export function textsOf(all: readonly string[]): Texts {
  const han = all.some((text) => KANA().test(text)) ? "ja" : "zh";
  const attributes = (text: string): string => {
    const language = languageOf(text, han);
    return language === null ? 'dir="auto"' : `lang="${language}" dir="auto"`;
  };
  return {
    attributes,
    inline: (text) =>
      // The ellipsis of a text that was cut stays with its last word.
      `<bdi ${attributes(text)}>${inlineHtml(text).replace(/ …$/, "\u00a0…")}</bdi>`,
    block: (text) =>
      visible(text).split(/\n\s*\n/).filter((part) => part.trim() !== "").map((part) =>
        `<p class="text" ${attributes(part)}>${
          part.trim().split("\n").map(inlineHtml).join("<br>")
        }</p>`
      ).join(""),
  };
}

function languageOf(text: string, han: string): string | null {
  // Of none of these scripts, and of most texts all there is.
  const others = text.replace(/[\0-\x7f]+/g, "");
  for (const [language, script] of [...BY_SCRIPT, [han, HAN] as const]) {
    let letters = 0;
    for (const char of others) {
      if (script().test(char)) letters += 1;
      if (letters === LETTERS_LEAST) return language;
    }
  }
  return null;
}
