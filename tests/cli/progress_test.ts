import { assertEquals } from "@std/assert";
import { progressLine } from "../../src/cli/progress.ts";

/** What is written while files are read, one at each of these times (milliseconds). */
function writtenAt(times: readonly number[]): string[] {
  const written: string[] = [];
  let clock = 0;
  const tell = progressLine((text) => written.push(text), () => clock);
  tell(0, times.length);
  for (const [read, time] of times.entries()) {
    clock = time;
    tell(read + 1, times.length);
  }
  return written;
}

const WIPED = "\r\x1b[K";

Deno.test("progressLine says nothing for a second, then at times, and wipes what it said", () => {
  assertEquals(writtenAt([]), []);
  assertEquals(writtenAt([500, 999, 2000]), []);
  assertEquals(writtenAt([999, 1000, 1199, 1200, 1201]), [
    `${WIPED}Reading reviews: 2 of 5`,
    `${WIPED}Reading reviews: 4 of 5`,
    WIPED,
  ]);
});

Deno.test("progressLine begins anew with each reading", () => {
  const written: string[] = [];
  let clock = 0;
  const tell = progressLine((text) => written.push(text), () => clock);
  for (const begin of [0, 5000]) {
    clock = begin;
    tell(0, 2);
    clock = begin + 900;
    tell(1, 2);
    clock = begin + 4000;
    tell(2, 2);
  }
  assertEquals(written, []);
});
