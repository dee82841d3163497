import { isDay } from "../engine/days.ts";

/** The time of day as files carry it, after the day. */
const REST = /^.{10}T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d\+00:00$/;

/**
 * Whether a value is a UTC time in whole seconds. The 30th of February is not one, although it parses.
 */
export function isTime(value: unknown): value is string {
  return typeof value === "string" && REST.test(value) && isDay(value.slice(0, 10));
}
