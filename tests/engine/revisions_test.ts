import { assertEquals } from "@std/assert";
import type { Review } from "../../src/engine/review.ts";
import { newestComplete, revisedBy } from "../../src/engine/revisions.ts";
import { mode, reviewWith } from "../support/in_memory.ts";
import { ITEMS } from "../support/samples.ts";

/** `b<a` revises a; `!` is not complete, `x` was given up. Newest first. */
function chain(...words: string[]): Review[] {
  return words.map((word) => {
    const [, id = "", earlier = null, state] = /^(\w)(?:<(\w))?([!x])?$/.exec(word) ?? [];
    return {
      ...reviewWith(mode("gauntlet"), state === undefined ? ITEMS : {}),
      id,
      revises: earlier ?? null,
      abandonReason: state === "x" ? "given up" : null,
    };
  });
}

const newest = (...words: string[]): string =>
  newestComplete(chain(...words).map((review) => ({ review }))).map(({ review }) => review.id)
    .join("");

Deno.test("newestComplete() finds one review of each chain", () => {
  assertEquals(newest("a", "b"), "ab");
  assertEquals(newest("c<b", "b<a", "a", "z"), "cz");
  assertEquals(newest("c<b!", "b<a", "a"), "b");
  assertEquals(newest("c<bx", "b<a", "a"), "b");
  assertEquals(newest("c<a", "b<a", "a"), "c");
  assertEquals(newest("a!"), "");
  // A start in the future does not keep a later revision out.
  assertEquals(newest("b<a", "c<b", "a"), "c");
  assertEquals(newest("a", "c<b", "b<a"), "c");
  // The first review's file is gone; two edited files go round in a circle.
  assertEquals(newest("c<a", "b<a"), "c");
  assertEquals(newest("b<a", "a<b"), "b");
  assertEquals(newest("b<a", "a<b", "c<a"), "c");
});

Deno.test("revisedBy() names the newest review that was not given up", () => {
  assertEquals(Object.fromEntries(revisedBy(chain("d<ax", "c<a!", "b<a", "a"))), { a: "c" });
});
