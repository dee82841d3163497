/**
 * Reviews whose pages are looked at: a real gauntlet, a crowded one, other scripts, a single lens.
 *
 * @module
 */
import type { Judgement } from "../../src/engine/judgement.ts";
import type { Item, Review } from "../../src/engine/review.ts";
import { causes, counterarguments, mode, rebuttals, steelmanItems } from "./in_memory.ts";
import { leaseReview } from "./lease.ts";
import { ITEMS, judged } from "./samples.ts";

const ARABIC = {
  claim: "ينبغي للمستشفى أن يلغي الزيارات المسائية في أقسام العناية المركزة ابتداءً من الشهر القادم",
  context: "يزور المرضى في المساء نحو ثمانين شخصًا، ويعمل في القسم ستة ممرضين.",
  text:
    "تُظهر سجلات العام الماضي أن معظم حالات العدوى لم تبدأ في ساعات الزيارة بل أثناء تبديل المناوبات.",
};
const JAPANESE = {
  claim: "当院は来月から集中治療室の夜間の面会を廃止するべきである",
  context: "夜間の面会者は一日およそ八十人、看護師は六人である。",
  text:
    "昨年の記録では、感染の多くは面会時間ではなく勤務交代の時間帯に始まっている。「VRE」の例も同じである。",
};

/** The samples' items with these words in every text. */
function inWords(text: string): Record<string, readonly Item[]> {
  return Object.fromEntries(
    Object.entries(ITEMS).map(([phase, items]) => [
      phase,
      items.map((item) =>
        Object.fromEntries(
          Object.entries(item).map(([name, value]) => [
            name,
            ["text", "justification", "test", "action"].includes(name) ? text : value,
          ]),
        )
      ),
    ]),
  );
}

/** Twenty causes in one cell, forty counterarguments, words without a place to break. */
function crowded(): Judgement {
  const causeRatings = [
    ...Array<[number, number]>(20).fill([4, 4]),
    ...Array<[number, number]>(9).fill([5, 2]),
    [1, 1] as [number, number],
  ];
  const residual = ["high", "medium", "low"];
  return judged(mode("gauntlet"), {
    ...ITEMS,
    counterarguments: [
      ...counterarguments(...Array.from({ length: 40 }, (_, index) => 1 + index % 5)),
      { text: "unbreakable".repeat(40), category: "scope", severity: 5 },
    ],
    rebuttals: Array.from({ length: 41 }, (_, index) => index)
      .filter((index) => index === 40 || index % 5 >= 2)
      .map((index) => ({
        ...rebuttals(["holds", "partially_holds", "refuted"][index % 3] ?? "holds")[0],
        index,
      })),
    failure_causes: causes(...causeRatings),
    mitigations: Array.from({ length: 29 }, (_, index) => ({
      index,
      action: `action ${index}`,
      residual_risk: residual[index % 3] ?? "low",
    })),
    ...steelmanItems(
      ...Array.from({ length: 12 }, (_, index) => index % 3 ? "counter" : "concede"),
    ),
  });
}

/** What a person decided about the lease, and who does what. */
export const DECIDED: Partial<Review> = {
  decision: {
    outcome: "revise",
    by: "Dana Marsh",
    reason: "Ask for the small floor first, and for a break option without restoration.",
    at: "2026-01-09T10:00:00+00:00",
    review_on: "2026-03-01",
  },
  followUp: {
    C3: {
      owner: "Ilse",
      due: "2026-01-20",
      result: null,
      outcome: null,
      at: null,
      by: null,
    },
    A2: {
      owner: "Counsel",
      due: null,
      result: "Restoration is waived.",
      outcome: "held",
      at: "2026-01-12T10:00:00+00:00",
      by: null,
    },
  },
};

/** What is looked at, by name. */
export const PAGES: Readonly<Record<string, () => Judgement>> = {
  lease: () => leaseReview(),
  crowded,
  arabic: () => judged(mode("gauntlet"), inWords(ARABIC.text), ARABIC),
  japanese: () => judged(mode("gauntlet"), inWords(JAPANESE.text), JAPANESE),
  "one lens": () => judged(mode("premortem"), inWords("The supplier went bankrupt in spring.")),
  decided: () => leaseReview(DECIDED),
};
