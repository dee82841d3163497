import { type By, type HistoryEntry, itemsOf, type Review } from "../engine/review.ts";
import { plural } from "../engine/wording.ts";
import { phasesOf } from "../protocol/modes.ts";
import { timeInWords } from "./parts.ts";

/** What makes a review; decisions and follow-ups come after it. */
const WRITING: readonly string[] = ["start", "submit", "abandon"];

/** Within how many minutes attack and answers of one client are told together. */
const SOON = 60;

/**
 * Who wrote a review, a phrase each,as its history tells it: what each client said it is, how many
 * batches it sent and in what time, and whether both attack and answers are its own and came soon
 * after each other. Then since when that is known, where the review is older. Facts, and no one's
 * fault.
 */
export function whoWrote(review: Review): string[] {
  const writers = new Map<string, HistoryEntry[]>();
  for (const entry of review.history.filter(({ action }) => WRITING.includes(action))) {
    const name = nameOf(entry.by);
    writers.set(name, [...(writers.get(name) ?? []), entry]);
  }
  const told = [...writers].map(([name, entries]) => [name, ...whatOf(review, entries)].join(", "));
  return [...told, ...recordedSince(review)];
}

function nameOf(by: By | null): string {
  if (by === null) return "an unnamed client";
  if (by.via === "cli") return "the command line";
  return `says it is ${`${by.name} ${by.version}`.trim()}, over MCP`;
}

function whatOf(review: Review, entries: readonly HistoryEntry[]): string[] {
  const batches = entries.filter(({ action }) => action === "submit");
  if (batches.length === 0) return [];
  const minutes = minutesBetween(entries[0]?.at, entries.at(-1)?.at);
  const count = plural(batches.length, "batch", "batches");
  const kinds = new Set(
    phasesOf(review.mode).flatMap(({ phase: { name, kind } }) =>
      batches.some(({ phase }) => phase === name) ? [kind] : []
    ),
  );
  const both = kinds.size > 1 && minutes <= SOON && entries[0]?.by !== null;
  return [
    entries.length === 1 ? count : `${count} in ${durationInWords(minutes)}`,
    ...(both ? ["both the attack and the answers"] : []),
  ];
}

/** Since when the history was kept, where there are items that it does not tell of. */
function recordedSince(review: Review): string[] {
  const { mode, history } = review;
  const [first] = history;
  if (first === undefined) return [];
  const told = history.reduce((sum, { accepted }) => sum + (accepted ?? 0), 0);
  const held = phasesOf(mode).reduce(
    (sum, { phase }) => sum + itemsOf(review, phase.name).length,
    0,
  );
  return told < held ? [`recorded since ${timeInWords(first.at)}`] : [];
}

function minutesBetween(from = "", to = ""): number {
  return Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / 60_000));
}

/** `under a minute`, `14 minutes`, `3 hours`, `2 days`: each up to twice the next unit. */
function durationInWords(minutes: number): string {
  if (minutes < 1) return "under a minute";
  if (minutes < 120) return plural(minutes, "minute", "minutes");
  const hours = Math.round(minutes / 60);
  return hours < 48
    ? plural(hours, "hour", "hours")
    : plural(Math.round(hours / 24), "day", "days");
}
