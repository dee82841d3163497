import { assertEquals } from "@std/assert";
import { findCopy } from "../../src/gate/compare/law.ts";
import { createPhaseGate } from "../../src/gate/phase_gate.ts";
import { profile } from "../../src/gate/read/profile.ts";

/** Whether a text copies its source. */
function copies(text: string, source: string): boolean {
  return findCopy(profile(text), profile(source)) !== undefined;
}

const ENGLISH = "The northern crane cannot swing while ferries are docking at the old quay.";
const GERMAN = "Der nördliche Kran kann nicht schwenken, während am alten Kai Fähren anlegen.";

const NINE = "gravel lantern kelp dredger buoy jetty anchor beacon trawler";
const NEUN = "Kies Laterne Tang Bagger Boje Mole Anker Bake Kutter";

Deno.test("findCopy() wants ten words of matter beside a source or its half", () => {
  for (const taken of [ENGLISH, "The northern crane cannot swing"]) {
    assertEquals(copies(`${taken} ${NINE}.`, ENGLISH), true);
    assertEquals(copies(`${taken} ${NINE} winch.`, ENGLISH), false);
  }
  for (const taken of [GERMAN, "Der nördliche Kran kann nicht schwenken"]) {
    assertEquals(copies(`${taken} ${NEUN}.`, GERMAN), true);
    assertEquals(copies(`${taken} ${NEUN} Winde.`, GERMAN), false);
  }
});

Deno.test("findCopy() takes a figure for five words of matter, unless the source has it", () => {
  const half = "Der nördliche Kran kann nicht schwenken";
  assertEquals(copies(`${half}, Kies Laterne Tang Bagger 40.`, GERMAN), false); // 5 and 5
  assertEquals(copies(`${half}, Kies Laterne Tang 40.`, GERMAN), true);
  assertEquals(copies(`${half}, Kies Laterne Tang Bagger Boje.`, GERMAN), true);
  const figures = `${half} 4012, während am alten Kai Fähren anlegen.`;
  assertEquals(copies(`${half} 40, Kies Laterne Tang Bagger Boje.`, figures), true);
  assertEquals(copies(`${half} 99, Kies Laterne Tang Bagger Boje.`, figures), false);
});

Deno.test("findCopy() takes half the words of a short source, from thirteen letters on, for a copy", () => {
  const thirteen = "Der alte Kai hebt neue Kräne.";
  assertEquals(copies(`hebt neue Kräne ${NEUN}.`, thirteen), true);
  assertEquals(copies(`hebt neue Kräne ${NEUN} Winde.`, thirteen), false);
  assertEquals(copies(`hebt neue Taue ${NEUN}.`, "Der alte Kai hebt neue Taue."), false);
});

Deno.test("findCopy() takes the beginning of a source as a sentence of its own for a copy", () => {
  const source = "Der alte Kai hebt neue Kräne.";
  assertEquals(copies(`Der alte Kai ${NEUN}.`, source), false);
  assertEquals(copies(`Der alte Kai. ${NEUN}.`, source), true);
  assertEquals(copies(`Der alte Kai. ${NEUN} Winde.`, source), false);
});

// Twelve words of five letters each, and other words as long.
const SHORE = "Kräne Möwen Boote Segel Anker Ruder Wogen Ebben Kähne Dünen Bucht Strom".split(" ");
const TOOLS = "Zange Feile Bohle Latte Nagel Hobel Dübel Stift Beize Leime Ahlen Äxten".split(" ");
const source = SHORE.join(" ");
const parts = (taken: number, own: number) =>
  [...TOOLS.slice(0, 1), ...SHORE.slice(3, 3 + taken), ...TOOLS.slice(1, own)].join(" ");

Deno.test("findCopy() takes half a source from its middle for a copy, with nine words beside it", () => {
  assertEquals(copies(parts(6, 9), source), true); // 50 %
  assertEquals(copies(parts(6, 10), source), false);
  assertEquals(copies(parts(5, 9), source), false); // 42 %
});

Deno.test("findCopy() takes a good part of a source for a copy where it makes up much of the text", () => {
  assertEquals(copies(parts(5, 6), source), true); // 45 % of the text
  assertEquals(copies(parts(5, 7), source), false); // 42 %
  assertEquals(copies(parts(4, 3), source), false); // 33 % of the source
  const long = "Schifffahrtsaufseher Hafenmeistergehilfe Schleusenwärterhäuser".split(" ");
  const beside = (own: readonly string[]) =>
    [own[0], ...SHORE.slice(3, 8), ...own.slice(1)].join(" ");
  assertEquals(copies(beside(long), source), true);
  assertEquals(copies(beside([...long, "Zange"]), source), false);
});

Deno.test("findCopy() takes a source whose words are parted by fewer others for a copy", () => {
  const parted = (own: number) => SHORE.map((word, at) => at < own ? `${word} ${TOOLS[at]}` : word);
  assertEquals(copies(parted(11).join(" "), source), true);
  assertEquals(copies(parted(12).join(" "), source), false);
});

Deno.test("findCopy() takes all words of a source in any order for a copy, with five beside them", () => {
  const shuffled = "Kai Fähren anlegen alten schwenken Kran nördliche";
  const five = "Kies Laterne Tang Bagger Boje";
  assertEquals(copies(`${shuffled} ${five}`, GERMAN), true);
  assertEquals(copies(`${shuffled} ${five} Mole`, GERMAN), false);
  // Six of seven are as good as all, five are not.
  assertEquals(copies(`Fähren anlegen alten schwenken Kran nördliche ${five}`, GERMAN), true);
  assertEquals(copies(`Fähren anlegen schwenken Kran nördliche ${five}`, GERMAN), false);
  // In English new words decide, as recorded.
  const english = "quay old docking ferries swing crane northern";
  assertEquals(copies(`${english} important opinion`, ENGLISH), true);
  assertEquals(copies(`${english} gravel kelp`, ENGLISH), false);
});

Deno.test("findCopy() takes halves cut inside a word, at the end of the source or before a stock sentence", () => {
  const stock = "Some reasonable answer will surely turn up.";
  assertEquals(copies(`The northern crane cannot swi. ${stock}`, ENGLISH), true);
  assertEquals(copies(`ries are docking at the old quay. ${stock}`, ENGLISH), true);
  assertEquals(copies(`${stock} The northern crane cannot swing`, ENGLISH), true);
});

Deno.test("findCopy() lets an answer quote most of its target if it adds three words of matter", () => {
  const quote = "The northern crane cannot swing";
  assertEquals(copies(`"${quote}": kelp, dredger, buoy.`, ENGLISH), false);
  assertEquals(copies(`"${quote}": kelp, dredger.`, ENGLISH), true);
  assertEquals(copies(`${quote}: kelp, dredger, buoy.`, ENGLISH), true);
  assertEquals(copies(`"${ENGLISH}" kelp, dredger, buoy.`, ENGLISH), true);
  const zitat = "Der nördliche Kran kann nicht schwenken";
  assertEquals(copies(`„${zitat}“: Kies, Laterne, Tang.`, GERMAN), false);
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

Deno.test("check() takes a phrase of twelve words for repetition when it is said nearly three times", () => {
  const kind = (words: number, said: number) => {
    const text = Array.from({ length: said }, (_, at) => [...SHORE, ...TOOLS][at % words]);
    return createPhaseGate([]).check({ text: text.join(" "), floor: 4 }, 0)?.kind;
  };
  assertEquals(kind(10, 28), undefined); // 64 % is said again
  assertEquals(kind(10, 29), "repetitive"); // 66 %
  assertEquals(kind(12, 36), "repetitive");
  assertEquals(kind(13, 39), undefined);
});

Deno.test("check() takes one word with numbers for one word, and numbers beside too few words for none", () => {
  const kind = (text: string) => createPhaseGate([]).check({ text, floor: 4 }, 0)?.kind;
  assertEquals(kind("crane1 crane-2 crane3 crane-4 crane5 crane-6"), "low_information");
  assertEquals(kind("crane ferry 1 2 3 4 5"), "low_information");
  assertEquals(kind("crane ferry 1 2 3 4"), undefined);
});

Deno.test("check() takes acronyms for words beside two others, and mash in capitals for mash", () => {
  const kind = (text: string) => createPhaseGate([]).check({ text, floor: 4 }, 0)?.kind;
  assertEquals(kind("NHS, GMC, NMC, CQC and HSE all object."), undefined);
  assertEquals(kind("NHSQ, GMCX, NMCW, CQCV, HSDF"), "low_information");
});

Deno.test("check() reads doubled letters, digits and letters of other scripts as what they stand for", () => {
  const saved = ["The harbour bill fell in march, still the crane is closed."];
  const kind = (text: string) => createPhaseGate(saved).check({ text, floor: 4 }, 0)?.kind;
  assertEquals(
    kind("The harrbour biIl feII in maarch, sti1l the crrane is c1osed."),
    "near_duplicate",
  );
  assertEquals(
    kind("The hаrЬour bill fell in mаrch, still the сrane is closed."),
    "near_duplicate",
  );
});

Deno.test("check() finds one answer to several targets, whatever number or word it swaps", () => {
  const answer =
    "We will monitor this closely and adjust staffing whenever the harbour board asks.";
  const gate = createPhaseGate([{ text: `1. ${answer}`, target: "Winter ice blocks ferries." }]);
  const kind = (text: string) =>
    gate.check({ text, floor: 3, target: "Crane drivers retire next spring." }, 0)?.kind;
  assertEquals(kind(`2. ${answer}`), "near_duplicate");
  assertEquals(kind(`${answer.replace("harbour", "drivers")} 3`), "near_duplicate");
  assertEquals(
    kind("Two drivers sign on in March; the harbour board has asked for a third."),
    undefined,
  );
});

Deno.test("check() does not mind spaces around Latin words among Chinese ones", () => {
  const saved = ["监控面板 Grafana Loki 的告警延迟超过四十秒，值班的人看不到故障。"];
  const text = "说白了监控面板GrafanaLoki的告警坦白讲延迟超过四十秒，值班的人看不到故障。";
  assertEquals(createPhaseGate(saved).check({ text, floor: 4 }, 0)?.kind, "near_duplicate");
});
