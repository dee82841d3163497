import { plural, snippet } from "../engine/wording.ts";
import { inline } from "./markdown_text.ts";
import { memo } from "./memo.ts";
import { closedWords, type Ruled, type Run, unfinishedWords } from "./run.ts";

/** A run as Markdown: for a directory a table of every file first, then each memo. */
export function overview(run: Run): string {
  const memos = run.ruled.flatMap((one) => one.kind === "judged" ? [memo(one.judged)] : []);
  if (!run.all) return memos.join("");
  return [table(run.ruled), ...memos].join("\n");
}

function table(ruled: readonly Ruled[]): string {
  if (ruled.length === 0) return "No reviews.\n";
  return [
    "| Review | Claim | Outcome |",
    "| --- | --- | --- |",
    ...ruled.map((one) => `| ${row(one).join(" | ")} |`),
  ].join("\n") + "\n";
}

/** The cells of one file: what it is, its claim, and what became of it, a word and a sign of it. */
function row(one: Ruled): [string, string, string] {
  switch (one.kind) {
    case "judged": {
      const { review, verdict } = one.judged;
      const signs = { passed: "✓ passes", refused: "✗ refused", unsealed: "✗ unsealed" };
      return [
        `\`${review.id}\``,
        inline(snippet(review.claim)),
        `${signs[one.ruling.kind]}: ${verdict.assessment}${warned(verdict.warnings.length)}`,
      ];
    }
    case "closed": {
      const { review } = one.judged;
      return [`\`${review.id}\``, inline(snippet(review.claim)), inline(`– ${closedWords(one)}`)];
    }
    case "unfinished":
      return [
        `\`${one.id}\``,
        inline(snippet(one.claim)),
        `${sign(one)} ${unfinishedWords(one)}`,
      ];
    case "set aside":
      return [idCell(one), inline(snippet(one.claim)), `– ${one.why}, not judged`];
    case "rewritten":
      return [`\`${one.id}\``, inline(snippet(one.claim)), `${sign(one)} ${one.why}`];
    case "broken":
      return [inline(one.file), "", `✗ ${inline(one.why)}`];
  }
}

function warned(count: number): string {
  return count === 0 ? "" : `, ${plural(count, "warning", "warnings")}`;
}

function sign({ refused }: { readonly refused: boolean }): string {
  return refused ? "✗" : "–";
}

/** An id as code; a file that has none by its name. */
function idCell({ id }: { readonly id: string }): string {
  return /^[a-z0-9-]+$/.test(id) ? `\`${id}\`` : inline(id);
}
