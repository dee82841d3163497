/**
 * Files as the earlier program wrote them.
 *
 * @module
 */
import { CLAIM } from "./load.ts";

/** Two counterarguments of an open review, as version 0.2 kept them. */
export const OLD_ITEMS = [
  {
    text: "Ridership after midnight was four people a bus in the pilot of 2023",
    category: "evidence",
    severity: 4,
  },
  {
    text: "The depot has no second crew, and overtime costs twice the daytime wage",
    category: "incentives",
    severity: 2,
  },
] as const;

/** The text of a 0.2 file: an open `devils_advocate` review with two items. */
export function oldFile(id: string, changes: Record<string, unknown> = {}): string {
  const record = {
    id,
    claim: CLAIM,
    mode: "devils_advocate",
    context: "",
    status: "active",
    phase: "counterarguments",
    phase_index: 0,
    phases: { counterarguments: OLD_ITEMS, rebuttals: [] },
    skipped_phases: [],
    horizon: null,
    abandon_reason: null,
    created_at: "2025-03-04T05:06:07+00:00",
    created_ns: 0,
    updated_at: "2025-03-04T05:07:08+00:00",
    ...changes,
  };
  // Above 2^53, so that it cannot go through a number.
  return JSON.stringify(record, null, 2).replace(
    '"created_ns": 0',
    '"created_ns": 1741064767123456789',
  );
}

/** The text of a 0.1 file, which lacks `context` and `created_ns`. */
export function oldestFile(id: string): string {
  const { context: _context, created_ns: _ns, ...rest } = JSON.parse(oldFile(id));
  return JSON.stringify(rest, null, 2);
}
