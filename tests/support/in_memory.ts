/**
 * Reviews in memory, without the gate or the disk: for tests of rules that only count.
 *
 * @module
 */
import type { Item, Review } from "../../src/engine/review.ts";
import { MODES } from "../../src/protocol/modes.ts";
import type { Mode } from "../../src/protocol/types.ts";

/** The mode of that name. */
export function mode(name: string): Mode {
  const found = MODES.find((candidate) => candidate.name === name);
  if (found === undefined) throw new Error(`no mode ${name}`);
  return found;
}

/** A review that holds these items, whether or not the checks would have let them in. */
export function reviewWith(of: Mode, items: Record<string, readonly Item[]>): Review {
  return {
    id: "rev-test",
    mode: of,
    claim: "The bakery should replace its three diesel vans with electric ones",
    context: "",
    items,
    abandonReason: null,
    createdAt: "2026-01-05T09:00:00+00:00",
    updatedAt: "2026-01-05T09:30:00+00:00",
    lastBatch: null,
    history: [],
    notices: [],
    decision: null,
    followUp: {},
    revises: null,
  };
}

/** Counterarguments of these severities, their categories in turn. */
export function counterarguments(...severities: number[]): Item[] {
  const categories = ["evidence", "incentives", "scope"];
  return severities.map((severity, index) => ({
    text: `counterargument ${index}`,
    category: categories[index % categories.length] ?? "evidence",
    severity,
  }));
}

/** Rebuttals of the first counterarguments, with these verdicts. */
export function rebuttals(...verdicts: string[]): Item[] {
  return verdicts.map((verdict, index) => ({ index, verdict, justification: `reason ${index}` }));
}

/** Load-bearing assumptions with this evidence. */
export function loadBearing(...evidence: string[]): Item[] {
  return evidence.map((word, index) => ({
    text: `assumption ${index}`,
    load_bearing: true,
    evidence: word,
  }));
}

/** Failure causes of these likelihoods and impacts. */
export function causes(...ratings: (readonly [number, number])[]): Item[] {
  return ratings.map(([likelihood, impact], index) => ({
    text: `cause ${index}`,
    likelihood,
    impact,
  }));
}

/** Points of a strongest case, and responses with these stances. */
export function steelmanItems(...stances: string[]): Record<string, Item[]> {
  return {
    strongest_case: stances.map((_, index) => ({ text: `point ${index}` })),
    responses: stances.map((stance, index) => ({ index, stance, text: `response ${index}` })),
  };
}
