import { type Course, runs } from "./sequence.ts";

/**
 * Finds, among texts added before, those that have runs of words in common with a new one, so that
 * only these need be compared in order. Which texts are found does not depend on any third text.
 */
export class RunIndex {
  readonly #run: number;
  readonly #share: number;
  readonly #entries = new Map<string, number[]>();
  readonly #sizes = new Map<number, number>();

  /**
   * @param run words in a row that make a run
   * @param share of the runs of the shorter text, 0–1, that a pair must have in common to be found
   */
  constructor(run: number, share: number) {
    this.#run = run;
    this.#share = share;
  }

  /** Adds a text under a number of its own. */
  add(course: Course, id: number): void {
    const all = runs(course, this.#run);
    this.#sizes.set(id, all.size);
    for (const run of all) {
      const entry = this.#entries.get(run);
      if (entry === undefined) this.#entries.set(run, [id]);
      else entry.push(id);
    }
  }

  /** The numbers of the texts found, in ascending order. */
  candidates(course: Course): number[] {
    const all = runs(course, this.#run);
    const counts = new Map<number, number>();
    for (const run of all) {
      for (const id of this.#entries.get(run) ?? []) counts.set(id, (counts.get(id) ?? 0) + 1);
    }
    return [...counts]
      .filter(([id, count]) => count >= this.#share * Math.min(all.size, this.#sizes.get(id) ?? 0))
      .map(([id]) => id)
      .sort((a, b) => a - b);
  }
}
