import { assertEquals } from "@std/assert";
import { findCopy } from "../../src/gate/copying.ts";
import { createPhaseGate } from "../../src/gate/phase_gate.ts";
import { profile } from "../../src/gate/profile.ts";

/** Whether a text copies its source. */
function copies(text: string, source: string): boolean {
  return findCopy(profile(text), profile(source)) !== undefined;
}

const ENGLISH = "The northern crane cannot swing while ferries are docking at the old quay.";
const GERMAN = "Der nördliche Kran kann nicht schwenken, während am alten Kai Fähren anlegen.";

Deno.test("findCopy() wants six words of matter beside a source that is repeated whole", () => {
  assertEquals(copies(`${ENGLISH} Gravel lantern kelp dredger buoy.`, ENGLISH), true);
  assertEquals(copies(`${ENGLISH} Gravel lantern kelp dredger buoy jetty.`, ENGLISH), false);
  assertEquals(copies(`${GERMAN} Kies Laterne Tang Bagger Boje.`, GERMAN), true);
  assertEquals(copies(`${GERMAN} Kies Laterne Tang Bagger Boje Mole Anker Winde.`, GERMAN), false);
});

Deno.test("findCopy() wants five words of matter beside an English half, six elsewhere", () => {
  const half = "The northern crane cannot swing";
  assertEquals(copies(`${half}: gravel lantern kelp dredger.`, ENGLISH), true);
  assertEquals(copies(`${half}: gravel lantern kelp dredger buoy.`, ENGLISH), false);
  const Hälfte = "Der nördliche Kran kann nicht schwenken";
  assertEquals(copies(`${Hälfte}: Kies Laterne Tang.`, GERMAN), true);
  assertEquals(copies(`${Hälfte}: Kies Laterne Tang Bagger Boje Mole Anker Winde.`, GERMAN), false);
});

Deno.test("findCopy() does not count words of comment as matter", () => {
  const half = "The northern crane cannot swing";
  const comment = "This important point deserves careful consideration and appropriate measures.";
  assertEquals(copies(`${half}. ${comment}`, ENGLISH), true);
  assertEquals(
    copies("Der nördliche Kran kann nicht schwenken. Das muss man gründlich bedenken.", GERMAN),
    true,
  );
});

Deno.test("findCopy() lets shared words in another order pass below the classic thresholds", () => {
  const shuffled = "quay ferries kelp northern old gravel crane lantern";
  assertEquals(copies(shuffled, ENGLISH), false);
});

Deno.test("check() counts function words and long words in languages that pack much into few", () => {
  const check = (text: string) => createPhaseGate([]).check({ text, floor: 4 }, 0)?.kind;
  assertEquals(check("Rakennus on suojeltu asemakaavassa."), undefined);
  assertEquals(check("Die alten Kühe gewöhnen sich nie daran."), undefined);
  assertEquals(check("Das ist wirklich nicht so, weil es eben einfach so ist."), "low_information");
  // English has no such allowance: three words are three words.
  assertEquals(
    check("The latency is in the database bottleneck, and that is it."),
    "low_information",
  );
});

Deno.test("check() refuses a saved text with fillers that no list knows, outside English", () => {
  const saved = ["Der nördliche Kran klemmt seit März bei Frost."];
  const kind = (text: string) => createPhaseGate(saved).check({ text, floor: 4 }, 0)?.kind;
  assertEquals(kind(`Potztausend alleweil, ${saved[0]}`), "near_duplicate");
  assertEquals(
    kind("Der südliche Kran läuft seit April bei jedem Wetter ohne Störung."),
    undefined,
  );
});

Deno.test("check() counts English words of addition, and only those", () => {
  const saved = ["anchor buoy crane dredger ferry gravel harbour"];
  const kind = (text: string) => createPhaseGate(saved).check({ text, floor: 4 }, 0)?.kind;
  assertEquals(kind(`${saved[0]} kelp lantern`), undefined); // 7 of 9
  assertEquals(kind(`at the end of the day ${saved[0]} as a matter of fact`), "near_duplicate");
});
