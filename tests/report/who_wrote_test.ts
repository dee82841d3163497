import { assertEquals } from "@std/assert";
import type { By, HistoryEntry, Review } from "../../src/engine/review.ts";
import { whoWrote } from "../../src/report/who_wrote.ts";
import { counterarguments, mode, rebuttals, reviewWith } from "../support/in_memory.ts";

const CLIENT: By = { via: "mcp", name: "claude-code", version: "2.1.332" };
const SHELL: By = { via: "cli", name: "command line", version: "1.1.0" };

/** An entry so many minutes after the review began. */
function entry(
  minutes: number,
  action: HistoryEntry["action"],
  phase: string | null,
  by: By | null = CLIENT,
  accepted = 2,
): HistoryEntry {
  const at = new Date(Date.UTC(2026, 0, 5, 9, minutes)).toISOString().replace(/\.000Z$/, "+00:00");
  return { at, action, phase, accepted: phase === null ? null : accepted, by };
}

function wrote(...history: HistoryEntry[]): string[] {
  const review: Review = reviewWith(mode("devils_advocate"), {
    counterarguments: counterarguments(4, 4),
    rebuttals: rebuttals("holds", "refuted"),
  });
  return whoWrote({ ...review, history });
}

const start = entry(0, "start", null);

Deno.test("whoWrote() tells a client, its way, its batches and its time", () => {
  assertEquals(
    wrote(start, entry(5, "submit", "counterarguments"), entry(14, "submit", "rebuttals")),
    [
      "says it is claude-code 2.1.332, over MCP, 2 batches in 14 minutes, both the attack and the answers",
    ],
  );
  assertEquals(
    wrote(
      start,
      entry(0, "submit", "counterarguments"),
      entry(9, "submit", "rebuttals", SHELL),
      entry(9, "submit", "rebuttals", null),
    ),
    [
      "says it is claude-code 2.1.332, over MCP, 1 batch in under a minute",
      "the command line, 1 batch",
      "an unnamed client, 1 batch",
    ],
  );
});

Deno.test("whoWrote() tells attack and answers together up to an hour, of one who says who it is", () => {
  const both = (minutes: number, by: By | null = CLIENT): string =>
    wrote(
      entry(0, "start", null, by),
      entry(0, "submit", "counterarguments", by),
      entry(minutes, "submit", "rebuttals", by),
    ).join();
  const last = ", both the attack and the answers";
  assertEquals(both(60).endsWith(`60 minutes${last}`), true);
  assertEquals(both(61).endsWith("61 minutes"), true);
  assertEquals(both(60, null).endsWith("60 minutes"), true);
  assertEquals(both(1, SHELL).endsWith(`1 minute${last}`), true);
  assertEquals(both(119).endsWith("119 minutes"), true);
  assertEquals(both(120).endsWith("2 hours"), true);
  assertEquals(both(47 * 60).endsWith("47 hours"), true);
  assertEquals(both(48 * 60).endsWith("2 days"), true);
});

Deno.test("whoWrote() says since when it knows, and leaves out what follows a review", () => {
  assertEquals(wrote(), []);
  assertEquals(wrote(entry(3, "submit", "rebuttals")), [
    "says it is claude-code 2.1.332, over MCP, 1 batch",
    "recorded since 2026-01-05 09:03 UTC",
  ]);
  assertEquals(
    wrote(
      start,
      entry(0, "submit", "counterarguments", null),
      entry(1, "submit", "rebuttals", null),
      entry(5, "decide", null, SHELL),
    ),
    [
      "says it is claude-code 2.1.332, over MCP",
      "an unnamed client, 2 batches in 1 minute",
    ],
  );
});
