/**
 * Honest-looking reviews without end, from a seed: what tests submit that care about the store and
 * not about the words.
 *
 * @module
 */
import type { Reviews } from "../../src/reviews.ts";

/** A number from 0 to 1, the next one at each call. */
export type Random = () => number;

/** The same numbers for the same seed (mulberry32). */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** One of a list. */
export function pick<T>(random: Random, values: readonly [T, ...T[]]): T {
  return values[Math.floor(random() * values.length)] ?? values[0];
}

const words = (text: string): [string, ...string[]] => {
  const [first = "", ...rest] = text.trim().split(/\s+/);
  return [first, ...rest];
};

const NOUNS = words(`
  bakery ferry orchard tunnel library harbour glacier factory museum stadium kitchen railway garden
  hospital school theatre workshop vineyard quarry bridge airport brewery laundry archive castle
  canal dairy foundry gallery hangar kiosk lighthouse market nursery observatory pharmacy reservoir
  sawmill tannery university viaduct warehouse parliament cathedral greenhouse refinery aquarium
  courthouse monastery playground driver baker nurse pilot farmer teacher plumber surgeon barber
  carpenter gardener sailor printer weaver welder tailor cashier dentist engineer lawyer mechanic
`);
const VERBS = words(`
  borrows repaints weighs ignores repairs measures forgets replaces delivers inspects freezes
  refuses inherits polishes collects demands postpones rewrites sorts transports unloads washes
  photographs insures catalogues fences hires imports licenses moves
`);
const PLACES = words(`
  Lisbon Oslo Cairo Lima Quito Tokyo Dublin Vienna Prague Madrid Hanoi Accra Nairobi Denver Toronto
  Riga Zagreb Athens Havana Seoul
`);

/** A sentence that says something, and nearly never the same twice. */
export function sentence(random: Random): string {
  const noun = () => pick(random, NOUNS);
  const verb = () => pick(random, VERBS);
  const number = 100 + Math.floor(random() * 9_900);
  return `In ${
    pick(random, PLACES)
  } the ${noun()} ${verb()} ${number} tickets, while a ${noun()} ` +
    `${verb()} the ${noun()} and the ${noun()} ${verb()} another ${noun()}.`;
}

/** A claim that no item repeats. */
export const CLAIM = "Night buses should run hourly between both campuses from September onwards";

/** Instructions of a phase, as far as an answer needs them. */
export interface Task {
  readonly phase: string;
  readonly targets: readonly number[];
}

/** One honest item for an open phase; answers take the first target. */
export function itemFor({ phase, targets }: Task, random: Random): Record<string, unknown> {
  const text = sentence(random);
  const index = targets[0];
  const rating = 1 + Math.floor(random() * 5);
  switch (phase) {
    case "counterarguments":
      return {
        text,
        category: pick(random, ["evidence", "incentives", "scope"]),
        severity: rating,
      };
    case "rebuttals":
      return {
        index,
        verdict: pick(random, ["holds", "partially_holds", "refuted"]),
        justification: text,
      };
    case "setup":
      return { horizon: "eighteen months" };
    case "failure_causes":
      return { text, likelihood: rating, impact: rating };
    case "mitigations":
      return { index, action: text, residual_risk: pick(random, ["low", "medium", "high"]) };
    case "assumptions":
      return { text, load_bearing: rating > 2, evidence: pick(random, ["verified", "none"]) };
    case "tests":
      return { index, test: text };
    case "strongest_case":
      return { text };
    case "responses":
      return { index, stance: pick(random, ["concede", "counter"]), text };
    default:
      throw new Error(`no item for phase ${phase}`);
  }
}

/** The task in an answer's `instructions` or `next_phase`; undefined when it has none. */
export function taskOf(answer: Record<string, unknown>): Task | undefined {
  const found = answer["instructions"] ?? answer["next_phase"];
  if (typeof found !== "object" || found === null) return undefined;
  const phase: unknown = Reflect.get(found, "phase");
  const targets: unknown = Reflect.get(found, "targets");
  const list: unknown[] = Array.isArray(targets) ? targets : [];
  return {
    phase: String(phase),
    targets: list.map((target) => Number(Reflect.get(Object(target), "index"))),
  };
}

/** Starts a review and plays it to its end, one item a submission; gives its id. */
export async function playThrough(reviews: Reviews, mode: string, random: Random): Promise<string> {
  const started = await reviews.start(CLAIM, mode);
  let task = taskOf({ ...started });
  while (task !== undefined) {
    await reviews.submit(started.review_id, [itemFor(task, random)]);
    task = taskOf({ ...reviews.progress(started.review_id) });
  }
  return started.review_id;
}
