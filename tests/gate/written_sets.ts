/**
 * Texts that authors wrote who had seen neither the gate nor its tests: whole sets per language, one
 * claim per line. The half of each that the gate was tuned on is in `sets/open`; the other half was
 * kept apart and is measured with `deno task gate:report DIR`.
 *
 * @module
 */
import { openGate } from "../../src/gate/phase_gate.ts";
import { checkItems } from "../../src/engine/check_items.ts";
import type { Item, Review } from "../../src/engine/review.ts";
import { MODES, phasesOf } from "../../src/protocol/modes.ts";

/** What a set is for: texts to be accepted, and empty talk to be refused or named. */
export type Kind = "honest" | "hurried" | "forms" | "empty";

interface WrittenClaim {
  readonly lang: string;
  readonly kind: Kind;
  readonly claim: string;
  readonly counterarguments?: readonly string[];
  readonly strongest_case?: readonly string[];
  readonly failure_causes?: readonly string[];
  readonly assumptions?: readonly string[];
  readonly answers?: readonly {
    readonly phase: string;
    readonly target: string;
    readonly texts: readonly string[];
  }[];
}

/** One text with what it is held against; `target` is null where it answers nothing. */
export interface WrittenText {
  readonly lang: string;
  readonly kind: Kind;
  readonly claim: string;
  readonly phase: string;
  readonly target: string | null;
  readonly text: string;
}

const OPEN = new URL("./sets/open/", import.meta.url);
const GATHERED = ["counterarguments", "strongest_case", "failure_causes", "assumptions"] as const;

/** All texts of a folder of `.jsonl` files. */
export function writtenTexts(folder: URL = OPEN): WrittenText[] {
  return [...Deno.readDirSync(folder)].map(({ name }) => name)
    .filter((name) => name.endsWith(".jsonl")).sort()
    .flatMap((name) => Deno.readTextFileSync(new URL(name, folder)).split("\n"))
    .filter((line) => line.trim() !== "")
    .flatMap((line) => textsOf(JSON.parse(line)));
}

function textsOf(written: WrittenClaim): WrittenText[] {
  const { lang, kind, claim, answers = [] } = written;
  return [
    ...GATHERED.flatMap((phase) =>
      (written[phase] ?? []).map((text) => ({ lang, kind, claim, phase, target: null, text }))
    ),
    ...answers.flatMap(({ phase, target, texts }) =>
      texts.map((text) => ({ lang, kind, claim, phase, target, text }))
    ),
  ];
}

/** What becomes of a text that is sent alone. */
export type Outcome = "accepted" | "named" | "refused";

/** Values for the fields beside the text; an answer may grant its target or not, as it likes. */
const OTHERS: Readonly<Record<string, readonly Item[]>> = {
  counterarguments: [{ category: "evidence", severity: 4 }],
  strongest_case: [{}],
  failure_causes: [{ likelihood: 4, impact: 4 }],
  assumptions: [{ load_bearing: true, evidence: "none" }],
  rebuttals: [{ verdict: "refuted" }, { verdict: "holds" }],
  mitigations: [{ residual_risk: "low" }],
  tests: [{}],
  responses: [{ stance: "counter" }, { stance: "concede" }],
};

/** Sends a text through the engine's own checks, as the only item of its phase. */
export function outcomeOf({ claim, phase: name, target, text }: WrittenText): Outcome {
  const found = MODES.filter(({ lenses }) => lenses.length === 1)
    .flatMap((mode) => phasesOf(mode).map(({ phase }) => ({ mode, phase })))
    .find(({ phase }) => phase.name === name);
  if (found === undefined) throw new Error(`no phase ${name}`);
  const { mode, phase } = found;
  const field = phase.fields.find(({ kind }) => kind === "text")?.name ?? "text";
  const index: Item = phase.kind === "answer" ? { index: 0 } : {};
  const answered: Review["items"] = phase.kind === "answer"
    ? { [phase.answers]: [{ text: target ?? "", ...OTHERS[phase.answers]?.[0] }] }
    : {};
  const review: Review = {
    id: "rev-test",
    mode,
    claim,
    context: "",
    items: answered,
    abandonReason: null,
    createdAt: "2026-01-01T00:00:00+00:00",
    updatedAt: "2026-01-01T00:00:00+00:00",
    lastBatch: null,
    history: [],
    notices: [],
    decision: null,
    followUp: {},
    revises: null,
  };
  for (const others of OTHERS[name] ?? []) {
    const checked = checkItems(review, phase, [{ ...index, ...others, [field]: text }], {
      gate: openGate,
    });
    if (checked.ok) return checked.notices.length > 0 ? "named" : "accepted";
  }
  return "refused";
}

/** How many texts of a language and kind there are, and what became of them. */
export interface WrittenScore {
  readonly lang: string;
  readonly kind: Kind;
  total: number;
  refused: number;
  named: number;
  readonly wrong: string[];
}

/** Judges texts and counts them by kind and language. `wrong` are those that came out badly. */
export function writtenScores(texts: readonly WrittenText[]): WrittenScore[] {
  const scores = new Map<string, WrittenScore>();
  for (const one of texts) {
    const { lang, kind } = one;
    const score = scores.get(`${kind} ${lang}`) ??
      { lang, kind, total: 0, refused: 0, named: 0, wrong: [] };
    scores.set(`${kind} ${lang}`, score);
    const outcome = outcomeOf(one);
    score.total += 1;
    if (outcome === "refused") score.refused += 1;
    if (outcome === "named") score.named += 1;
    if (kind === "empty" ? outcome === "accepted" : outcome === "refused") {
      score.wrong.push(one.text);
    }
  }
  return [...scores.values()].sort((a, b) =>
    a.kind < b.kind ? -1 : a.kind > b.kind ? 1 : a.lang < b.lang ? -1 : 1
  );
}
