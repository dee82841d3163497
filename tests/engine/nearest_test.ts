import { assertEquals } from "@std/assert";
import { nearest } from "../../src/engine/nearest.ts";

Deno.test("nearest() finds the word that was meant, and none where none is near", () => {
  const known = ["list", "show", "report", "start", "submit", "steelman"];
  const cases: [typed: string, meant: string | undefined][] = [
    ["lsit", "list"], // swapped
    ["lis", "list"], // left out
    ["llist", "list"], // added
    ["lost", "list"], // replaced
    ["REPORT", "report"],
    ["raport", "report"],
    ["rapotr", "report"], // two of six letters
    ["rapotx", undefined], // three
    ["subm", "submit"], // the only one that begins so
    ["s", undefined], // not the only one
    ["", undefined],
    ["x", undefined],
    ["stats", undefined], // two of five
    ["gauntlet", undefined],
  ];
  for (const [typed, meant] of cases) assertEquals(nearest(typed, known), meant, typed);
});
