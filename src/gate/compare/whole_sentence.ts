import { textLength } from "../read/length.ts";
import type { Order } from "../read/sentences.ts";
import type { Text } from "../read/text.ts";
import { LAW } from "../rules.ts";

/**
 * Whether a text takes over a whole sentence: one of its sentences (or several in a row) is a piece
 * of the source, letter for letter, and makes up `share` of it; or the whole source ends one,
 * whatever leads up to it.
 */
export function wholeSentence(text: Text, source: Text, share: number): boolean {
  const [all, whole] = [text.order(), source.order()];
  return isPiece(all, whole, share) || endsWith(all, whole);
}

function isPiece({ sentences }: Order, { line }: Order, share: number): boolean {
  const least = line.length * share;
  for (let from = 0; from < sentences.length; from++) {
    let piece = sentences[from]?.line ?? "";
    if (!line.includes(piece)) continue;
    let to = from + 1;
    for (; to < sentences.length; to++) {
      const longer = piece + (sentences[to]?.line ?? "");
      if (!line.includes(longer)) break;
      piece = longer;
    }
    if (piece.length >= least && textLength(piece) >= LAW.sentenceLength) return true;
    from = to - 1;
  }
  return false;
}

/** Ends of sentences that are looked at: the last ones, so that no text takes long. */
const ENDS = 20;

/**
 * Whether all words of the source stand in their order before the end of a sentence, few others
 * between.
 */
function endsWith(text: Order, source: Order): boolean {
  const last = source.tokens.length - 1;
  const between = source.tokens.length * LAW.between;
  return text.sentences.slice(-ENDS).some(({ end }) => {
    let left = last;
    let others = 0;
    for (let at = end - 1; at >= 0 && left >= 0; at--) {
      if (text.tokens[at] === source.tokens[left]) left--;
      else if (left === last || ++others > between) return false;
    }
    return left < 0 && last >= 0;
  });
}
