import { assert, assertEquals } from "@std/assert";
import { daysAfter, daysBetween, isDay } from "../../src/engine/days.ts";

Deno.test("isDay() takes days of the calendar only", () => {
  for (const day of ["2026-01-31", "2024-02-29", "1999-12-31"]) assert(isDay(day), day);
  for (
    const day of ["2026-02-29", "2026-13-01", "2026-00-10", "2026-1-31", "26-01-31", "today", 7, ""]
  ) assert(!isDay(day), String(day));
});

Deno.test("days are counted over months, years and changes of the clock", () => {
  assertEquals(daysAfter("2026-12-31", 1), "2027-01-01");
  assertEquals(daysAfter("2026-03-28", 2), "2026-03-30");
  assertEquals(daysBetween("2026-03-28", "2026-03-30"), 2);
  assertEquals(daysBetween("2027-01-01", "2026-12-31"), -1);
});
