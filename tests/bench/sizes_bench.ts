/**
 * What listing many reviews and reading large ones takes, side by side in one run:
 *
 *     deno task bench [reviews]
 *
 * The listing takes turns with a loop that does no more than look at each file, read and parse it
 * and make a line of it. Times are only printed; what counts is the ratio, and that ten times or
 * twice as much takes ten times or twice as long.
 *
 * @module
 */
// deno-lint-ignore-file no-console -- a benchmark prints what it measures
import { join } from "@std/path";
import process from "node:process";
import { htmlReport } from "../../src/report/html/page.ts";
import { memo } from "../../src/report/memo.ts";
import { createReviews, type Reviews } from "../../src/reviews.ts";
import { openGate } from "../../src/gate/phase_gate.ts";
import { MODES } from "../../src/protocol/modes.ts";
import type { Item, Review } from "../../src/engine/review.ts";
import { rawNumber } from "../../src/store/exact_json.ts";
import { toRecord } from "../../src/store/record.ts";
import { openStore } from "../../src/store/store.ts";
import { mode, reviewWith } from "../support/in_memory.ts";
import { CLAIM, seeded, sentence } from "../support/load.ts";

const ROUNDS = 5;
const random = seeded(19);

/** A complete review with so many items, half of them counterarguments and half their rebuttals. */
function reviewOf(id: string, items: number): Review {
  const count = items / 2;
  const counterarguments = Array.from({ length: count }, (_, index): Item => ({
    text: sentence(random),
    category: ["evidence", "incentives", "scope"][index % 3] ?? "scope",
    severity: 3 + index % 3,
  }));
  const rebuttals = Array.from({ length: count }, (_, index): Item => ({
    index,
    verdict: index % 7 === 0 ? "partially_holds" : "refuted",
    justification: sentence(random),
  }));
  return {
    ...reviewWith(mode("devils_advocate"), { counterarguments, rebuttals }),
    id,
    claim: CLAIM,
  };
}

function write(directory: string, review: Review, place: number): void {
  const record = toRecord(review, { created_ns: rawNumber(`${1.7e18 + place * 1000}`) }, true);
  Deno.writeTextFileSync(
    join(directory, `${review.id}.json`),
    `${JSON.stringify(record, null, 2)}\n`,
  );
}

function reviewsIn(directory: string): Reviews {
  const now = (): Date => new Date();
  const newId = (): string => "rev-none";
  const store = openStore(directory, {
    ...{ modes: MODES, gate: openGate, newId, nanoseconds: () => 0n },
  });
  return createReviews({ store, modes: MODES, gate: openGate, now });
}

const UTF_8 = new TextDecoder("utf-8", { fatal: true });

/** The least that a listing can do; gives how many lines it made. */
function bareList(directory: string): number {
  const lines: string[] = [];
  for (const { name } of Deno.readDirSync(directory)) {
    const path = join(directory, name);
    if (!name.endsWith(".json") || !Deno.lstatSync(path).isFile) continue;
    const { id, mode, status, claim } = JSON.parse(UTF_8.decode(Deno.readFileSync(path)));
    lines.push(`${id}  ${mode}  ${status}  ${claim}`);
  }
  return lines.sort().length;
}

/** The medians of what several things take that are done in turns (milliseconds). */
function inTurns(things: readonly (() => unknown)[]): number[] {
  const times = things.map((): number[] => []);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [at, thing] of things.entries()) {
      const start = performance.now();
      thing();
      times[at]?.push(performance.now() - start);
    }
  }
  return times.map((all) => all.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? NaN);
}

const ms = (time = NaN): string => `${time.toFixed(1)} ms`;
const ratio = (time = NaN, base = NaN): string => `${(time / base).toFixed(2)} ×`;

/** Prints what each report of a large review takes, and of one twice as large. */
function reports(directory: string, items: number): void {
  const reviews = reviewsIn(directory);
  const ids = [`rev-l${items}`, `rev-l${2 * items}`];
  ids.forEach((id, at) => write(directory, reviewOf(id, items * (at + 1)), at));
  const judged = ids.map((id) => reviews.judged(id));
  const forms: readonly [string, (at: 0 | 1) => unknown][] = [
    ["get_verdict, the first one", (at) => reviewsIn(directory).verdict(ids[at])],
    ["get_verdict, another one", (at) => reviews.verdict(ids[at])],
    ["memo", (at) => judged[at] && memo(judged[at])],
    ["page", (at) => judged[at] && htmlReport(judged[at])],
  ];
  for (const [name, form] of forms) {
    const [one, two] = inTurns([() => form(0), () => form(1)]);
    console.log(`${items} items, ${name}: ${ms(one)}; twice as many: ${ratio(two, one)}`);
  }
}

/** Prints what a listing takes, beside a bare one and one of a tenth as many. */
function listings(directory: string, count: number): void {
  const few = Math.ceil(count / 10);
  const tenth = join(directory, "tenth");
  const whole = join(directory, "whole");
  Deno.mkdirSync(tenth);
  Deno.mkdirSync(whole);
  const model = reviewOf("", 12);
  for (let place = 0; place < count; place += 1) {
    const review = { ...model, id: `rev-${place.toString(36).padStart(6, "0")}` };
    write(whole, review, place);
    if (place < few) write(tenth, review, place);
  }
  const reviews = reviewsIn(whole);
  const [bare, all, part, memoTime] = inTurns([
    () => bareList(whole),
    () => reviews.list(),
    () => reviewsIn(tenth).list(),
    () => memo(reviews.judged("rev-000000")),
  ]);
  console.log(`${count} files, bare reading: ${ms(bare)}`);
  console.log(`${count} files, list: ${ms(all)}, ${ratio(all, bare)} the bare reading`);
  console.log(`${few} files, list: ${ms(part)}; ten times as many: ${ratio(all, part)}`);
  console.log(`${count} files, memo of one, and which one revises it: ${ms(memoTime)}`);
}

/** Prints what a server that watches a full directory takes while nothing happens. */
async function watching(directory: string): Promise<void> {
  const stop = reviewsIn(directory).watch(() => {});
  await new Promise((resolve) => setTimeout(resolve, 1000));
  const before = process.cpuUsage();
  await new Promise((resolve) => setTimeout(resolve, 5000));
  const { user, system } = process.cpuUsage(before);
  stop();
  console.log(`watching them for 5 s: ${ms((user + system) / 1000)} of processor time`);
}

if (import.meta.main) {
  const directory = Deno.makeTempDirSync();
  try {
    reports(directory, 1000);
    listings(directory, Number(Deno.args[0] ?? 10_000));
    await watching(join(directory, "whole"));
  } finally {
    Deno.removeSync(directory, { recursive: true });
  }
}
