import { isDay } from "../engine/days.ts";
import { quote } from "../engine/wording.ts";
import { type Invocation, UsageError } from "./command.ts";

/** The calendar day that a flag was given; undefined where it was not. */
export function dayValue({ value }: Invocation, flag: string): string | undefined {
  const day = value(flag);
  if (day === undefined || isDay(day)) return day;
  throw new UsageError(`--${flag} must be a day such as 2026-01-31; got ${quote(day)}`);
}

/** The day of this machine's own time zone, as `YYYY-MM-DD`. */
export function localDay(now: Date): string {
  const two = (number: number): string => String(number).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
