/**
 * Calendar days as `2026-01-31`: they compare as texts do, and know neither hours nor zones.
 *
 * @module
 */

const DAY = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;

/** Whether a value is a day of the calendar; the 30th of February is not one. */
export function isDay(value: unknown): value is string {
  if (typeof value !== "string" || !DAY.test(value)) return false;
  // Every month has 28 days: only after those is a date worth its time.
  if (value.slice(8) <= "28") return true;
  const parsed = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(parsed) && new Date(parsed).toISOString().startsWith(value);
}

/**
 * The day that is so many days after another.
 *
 * ```ts
 * import { assertEquals } from "@std/assert";
 *
 * assertEquals(daysAfter("2028-02-28", 2), "2028-03-01");
 * ```
 */
export function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** How many days lie from one day to another; negative when the other comes first. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}
