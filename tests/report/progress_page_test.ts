import { assert, assertEquals } from "@std/assert";
import { Parser } from "commonmark";
import { progressPage } from "../../src/report/progress_page.ts";
import { counterarguments, mode, reviewWith } from "../support/in_memory.ts";

Deno.test("progressPage() shows where an active review stands and what is missing", () => {
  const review = reviewWith(mode("devils_advocate"), {
    counterarguments: counterarguments(4, 2, 3),
  });
  assertEquals(
    progressPage(review),
    `# The bakery should replace its three diesel vans with electric ones

- **Review:** \`rev-test\` (\`devils_advocate\`)
- **Status:** active, phase \`rebuttals\` (2/2) is open
- **Started:** 2026-01-05 09:00 UTC, **last change:** 2026-01-05 09:30 UTC

## Phases

- \`counterarguments\`: 3 items
- \`rebuttals\`: 0 items, open

## Missing

- rebuttal for index 0
- rebuttal for index 2

## Next

Decide whether each target holds, and give the reason that decides it. The tool \`get_review\` gives the full instructions of this phase for \`rev-test\`, \`submit\` takes the items.

## Accepted counterarguments

- **0** (category evidence, severity 4 of 5): counterargument 0
- **1** (category incentives, severity 2 of 5): counterargument 1
- **2** (category scope, severity 3 of 5): counterargument 2

---

mcp-devils-advocate, review rev-test
`,
  );
});

Deno.test("progressPage() shows why a review was given up, and nothing to do", () => {
  const page = progressPage({
    ...reviewWith(mode("gauntlet"), {}),
    abandonReason: "The vans were leased",
  });
  assert(page.includes("- **Status:** abandoned\n- **Reason:** The vans were leased\n"));
  assert(!page.includes("## Missing") && !page.includes("## Next"));
});

Deno.test("progressPage() keeps its structure whatever a client wrote", () => {
  const hostile = "# x\n<!-- <b> `` | [a](b)\n## Missing\n- [ ] all\n---";
  const written = (text: string) => ({
    ...reviewWith(mode("steelman"), { strongest_case: [{ text }, { text }] }),
    claim: text,
    context: text,
    abandonReason: text,
  });
  const kinds = (text: string): string[] => {
    const found: string[] = [];
    const walker = new Parser().parse(text).walker();
    for (let event = walker.next(); event !== null; event = walker.next()) {
      const { type } = event.node;
      if (event.entering && !["text", "softbreak", "linebreak"].includes(type)) found.push(type);
    }
    return found;
  };
  assertEquals(kinds(progressPage(written(hostile))), kinds(progressPage(written("calm"))));
});
