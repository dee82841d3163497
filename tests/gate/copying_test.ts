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

const ELEVEN = "gravel lantern kelp dredger buoy jetty anchor beacon trawler mooring pontoon";
const ELF = "Kies Laterne Tang Bagger Boje Mole Anker Bake Kutter Poller Ponton";

Deno.test("findCopy() wants twelve words of matter beside a source or its half", () => {
  for (const source of [ENGLISH, "The northern crane cannot swing"]) {
    assertEquals(copies(`${source} ${ELEVEN}.`, ENGLISH), true);
    assertEquals(copies(`${source} ${ELEVEN} winch.`, ENGLISH), false);
  }
  for (const source of [GERMAN, "Der nördliche Kran kann nicht schwenken"]) {
    assertEquals(copies(`${source} ${ELF}.`, GERMAN), true);
    assertEquals(copies(`${source} ${ELF} Winde.`, GERMAN), false);
  }
});

Deno.test("findCopy() takes half the words of a short source, and a sentence of it, for a copy", () => {
  const source = "Der alte Kai trägt keine Kräne."; // 26 letters, its first half 11, its second 15
  assertEquals(copies(`keine Kräne trägt ${ELF}`, source), false);
  assertEquals(copies(`trägt keine Kräne ${ELF}.`, source), true);
  assertEquals(copies(`trägt keine Kräne ${ELF} Winde.`, source), false);
  assertEquals(copies(`Der alte Kai ${ELF}.`, source), false);
  assertEquals(copies(`Der alte Kai. ${ELF}.`, source), true);
  assertEquals(copies(`Der alte Kai. ${ELF} Winde.`, source), false);
});

Deno.test("findCopy() takes all words of a source in any order for a copy, with five beside them", () => {
  const shuffled = "Kai Fähren anlegen alten schwenken Kran nördliche";
  const five = "Kies Laterne Tang Bagger Boje";
  assertEquals(copies(`${shuffled} ${five}`, GERMAN), true);
  assertEquals(copies(`${shuffled} ${five} Mole`, GERMAN), false);
  // One of seven words less is another text; in English new words decide, as recorded.
  assertEquals(copies(`Fähren anlegen schwenken Kran nördliche ${five}`, GERMAN), false);
  assertEquals(copies("quay old docking ferries swing crane northern gravel", ENGLISH), true);
  assertEquals(copies("quay old docking ferries swing crane northern gravel kelp", ENGLISH), false);
});

Deno.test("findCopy() takes halves cut inside a word, at the end of the source or before a stock sentence", () => {
  const stock = "Some reasonable answer will surely turn up.";
  assertEquals(copies(`The northern crane cannot swi. ${stock}`, ENGLISH), true);
  assertEquals(copies(`ries are docking at the old quay. ${stock}`, ENGLISH), true);
  assertEquals(copies(`${stock} The northern crane cannot swing`, ENGLISH), true);
});

Deno.test("findCopy() lets an answer quote up to sixty percent if it adds four words of matter", () => {
  const quote = "The northern crane cannot swing";
  assertEquals(copies(`"${quote}": kelp, dredger, buoy, winch.`, ENGLISH), false);
  assertEquals(copies(`"${quote}": kelp, dredger, buoy.`, ENGLISH), true);
  assertEquals(copies(`${quote}: kelp, dredger, buoy, winch.`, ENGLISH), true);
  assertEquals(copies(`"${ENGLISH}" kelp, dredger, buoy, winch.`, ENGLISH), true);
  const zitat = "Der nördliche Kran kann nicht schwenken";
  assertEquals(copies(`„${zitat}“: Kies, Laterne, Tang, Boje.`, GERMAN), false);
});

Deno.test("findCopy() lets a short answer share the subject of its source", () => {
  assertEquals(
    copies("Здравната служба остава на партера.", "В сградата е и здравната служба."),
    false,
  );
  assertEquals(
    copies("Здравната служба. Остава на партера.", "В сградата е и здравната служба."),
    true,
  );
  assertEquals(copies("卫生室照旧留在一楼。", "卫生室和学校同在一栋楼里。"), false);
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

Deno.test("check() refuses an English text with fillers that no list knows, and lets words of content be added", () => {
  const saved = ["anchor buoy crane dredger ferry gravel harbour"];
  const kind = (text: string) => createPhaseGate(saved).check({ text, floor: 4 }, 0)?.kind;
  assertEquals(kind(`${saved[0]} kelp lantern`), undefined); // 7 of 9
  assertEquals(kind(`kelp at the lantern ${saved[0]}`), "near_duplicate"); // two of four
  assertEquals(kind(`kelp at lantern ${saved[0]}`), undefined); // two of three
  assertEquals(kind(`at the end of the day ${saved[0]} as a matter of fact`), "near_duplicate");
});

Deno.test("check() refuses a saved text in another order with fillers that no list knows, outside English", () => {
  const saved = ["Der nördliche Kran klemmt seit März bei Frost."];
  const kind = (text: string) => createPhaseGate(saved).check({ text, floor: 3 }, 0)?.kind;
  // Five words of content; four fifths of that, and no more, may be added.
  const shuffled = "Bei Frost März potztausend klemmt alleweil der Kran seit nördliche";
  assertEquals(kind(`${shuffled} sapperlot heidewitzka.`), "near_duplicate");
  assertEquals(kind(`${shuffled} sapperlot heidewitzka holdrio.`), undefined);
});

Deno.test("check() takes a phrase said three times over for repetition, and twice for emphasis", () => {
  const phrase = "gravel lantern kelp dredger";
  const kind = (times: number) =>
    createPhaseGate([]).check({ text: Array(times).fill(phrase).join(", "), floor: 4 }, 0)?.kind;
  assertEquals(kind(2), undefined);
  assertEquals(kind(3), "repetitive");
});

Deno.test("check() does not mind spaces around Latin words among Chinese ones", () => {
  const saved = ["监控面板 Grafana Loki 的告警延迟超过四十秒，值班的人看不到故障。"];
  const text = "说白了监控面板GrafanaLoki的告警坦白讲延迟超过四十秒，值班的人看不到故障。";
  assertEquals(createPhaseGate(saved).check({ text, floor: 4 }, 0)?.kind, "near_duplicate");
});
