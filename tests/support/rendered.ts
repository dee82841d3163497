/**
 * What a CommonMark renderer makes of a text.
 *
 * @module
 */
import { Parser } from "commonmark";

/** The parts of the parser's nodes in use; the package brings no types of its own. */
interface Node {
  readonly type: string;
  readonly literal: string | null;
  readonly level: number;
  readonly parent: Node | null;
  walker(): { next(): { readonly entering: boolean; readonly node: Node } | null };
}

/** One block of a rendered text, without what is inside its lines. */
export interface Block {
  /** `heading 2`, `paragraph`, `item`, … after those that it lies in: `list > item > paragraph`. */
  readonly path: string;
  readonly text: string;
}

/** A rendered text. */
export interface Rendered {
  /** Blocks that hold text, in order. */
  readonly blocks: readonly Block[];
  /** How often each kind of node occurs. */
  readonly kinds: Readonly<Record<string, number>>;
}

/** Renders Markdown. */
export function rendered(markdown: string): Rendered {
  const root: Node = new Parser().parse(markdown);
  const walker = root.walker();
  const blocks: Block[] = [];
  const kinds: Record<string, number> = {};
  let text = "";
  for (let step = walker.next(); step !== null; step = walker.next()) {
    const { entering, node } = step;
    if (entering) {
      kinds[node.type] = (kinds[node.type] ?? 0) + 1;
      if (node.type === "softbreak" || node.type === "linebreak") text += "\n";
      else text += node.literal ?? "";
    } else if (node.type === "paragraph" || node.type === "heading") {
      blocks.push({ path: pathOf(node), text });
      text = "";
    }
  }
  return { blocks, kinds };
}

function pathOf(node: Node): string {
  const own = node.type === "heading" ? `heading ${node.level}` : node.type;
  return node.parent === null || node.parent.type === "document"
    ? own
    : `${pathOf(node.parent)} > ${own}`;
}
