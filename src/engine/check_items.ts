import { textLength } from "../gate/read/length.ts";
import type { OpenGate } from "../gate/phase_gate.ts";
import { FLOOR } from "../gate/rules.ts";
import type { AnswerPhase, Field, GateRule, Phase, TextField } from "../protocol/types.ts";
import type { Cause, Problem } from "./problems.ts";
import {
  answeredItem,
  answeredPhase,
  isOptional,
  type Item,
  itemsOf,
  meets,
  pendingIndexes,
  type Review,
  type Scalar,
  textOf,
} from "./review.ts";
import { nearest } from "./nearest.ts";
import { isRecord, ownValue } from "./values.ts";
import { codePoints, isOneLine, trimmed } from "./wording.ts";

/** The items as they are stored, or what is wrong with the batch. */
export type Checked =
  | {
    readonly ok: true;
    readonly items: readonly Item[];
    /**
     * The rules that the gate's accepted texts nearly break; `index` is the position in the batch.
     */
    readonly notices: readonly { readonly index: number; readonly rule: string }[];
  }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** The gate's floor of distinct content words for a rule. */
export function floorOf(rule: GateRule): number {
  return FLOOR[rule.floor];
}

/**
 * Checks a batch for an open phase: first the fields of every item, then the quality gate on the
 * items whose fields are right. All problems are found, not only the first.
 *
 * Without a `gate` the quality of the texts is not looked at. `lenient: true` is for records that
 * another version has accepted: no upper limits, which the earlier program did not state, and a
 * text is long enough when either way of counting says so, since what counts as length differs from
 * version to version.
 */
export function checkItems(
  review: Review,
  phase: Phase,
  batch: readonly unknown[],
  { gate, lenient = false }: { readonly gate: OpenGate | null; readonly lenient?: boolean },
): Checked {
  const problems = withoutRoom(review, phase, batch.length, lenient);
  const surplus = new Set(problems.map(({ item }) => item));
  const sound = new Map<number, Item>();
  const indexes = indexChecker(review, phase);
  for (const [position, raw] of batch.entries()) {
    const result = checkFields(phase, raw, lenient, (index) => indexes(index, position));
    if (!result.ok) problems.push(...result.causes.map((cause) => ({ item: position, ...cause })));
    else if (!surplus.has(position)) sound.set(position, result.item);
  }
  const found = gate === null
    ? { problems: [], notices: [] }
    : gateFindings(gate, review, phase, sound);
  problems.push(...found.problems);
  if (problems.length === 0) {
    return { ok: true, items: [...sound.values()], notices: found.notices };
  }
  return { ok: false, problems: problems.sort((a, b) => a.item - b.item) };
}

function withoutRoom(review: Review, phase: Phase, sent: number, lenient: boolean): Problem[] {
  if (phase.kind !== "gather") return [];
  const { most, least } = phase;
  if (lenient && most > least) return [];
  const room = most - itemsOf(review, phase.name).length;
  if (sent <= room) return [];
  // Where the number is exact, no item is the surplus one: all of them are in question.
  const first = most === least ? 0 : room;
  return Array.from({ length: sent - first }, (_, offset) => ({
    kind: "no_room",
    item: first + offset,
    room,
    sent,
    most,
  }));
}

type IndexCheck = (index: unknown) => Cause | undefined;

/** Checks that each index names a target that is still open, once. */
function indexChecker(
  review: Review,
  phase: Phase,
): (index: unknown, position: number) => Cause | undefined {
  if (phase.kind === "gather") return () => undefined;
  const pending = pendingIndexes(review, phase);
  const open = new Set(pending);
  const answered = new Set(itemsOf(review, phase.name).map((item) => item["index"]));
  const firsts = new Map<number, number>();
  return (index, position) => {
    if (typeof index !== "number" || !Number.isInteger(index)) {
      return { kind: "index_type", got: index, pending };
    }
    if (answered.has(index)) return { kind: "index_answered", got: index, pending };
    if (!open.has(index)) return { kind: "index_unknown", got: index, pending };
    const first = firsts.get(index);
    if (first !== undefined) return { kind: "index_repeated", got: index, first };
    firsts.set(index, position);
    return undefined;
  };
}

function checkFields(
  phase: Phase,
  raw: unknown,
  lenient: boolean,
  checkIndex: IndexCheck,
): { ok: true; item: Item } | { ok: false; causes: Cause[] } {
  if (!isRecord(raw)) return { ok: false, causes: [{ kind: "not_object", got: raw }] };
  const item: Record<string, Scalar> = {};
  const causes: Cause[] = [];
  if (phase.kind === "answer") {
    const index = ownValue(raw, "index");
    const cause = checkIndex(index);
    if (cause !== undefined) causes.push(cause);
    else if (typeof index === "number") item["index"] = index;
  }
  for (const field of phase.fields) {
    const got = ownValue(raw, field.name);
    if (isOptional(field) && isNothing(got)) continue;
    const result = checkField(field, got, lenient);
    if (typeof result === "object") causes.push(result);
    else item[field.name] = result;
  }
  return causes.length === 0 ? { ok: true, item } : { ok: false, causes };
}

/** Whether an optional field was left out: clients send null, forms an empty line. */
function isNothing(got: unknown): boolean {
  return got === undefined || got === null || (typeof got === "string" && trimmed(got) === "");
}

function checkField(field: Field, got: unknown, lenient: boolean): Scalar | Cause {
  switch (field.kind) {
    case "text": {
      if (typeof got !== "string") return { kind: "text_type", field, got };
      // A lone surrogate cannot be written as UTF-8: what is stored must be what is read again.
      const text = trimmed(got.toWellFormed());
      if (isOptional(field) && !isOneLine(text)) return { kind: "text_lines", field, got };
      const length = codePoints(text);
      if (!lenient && length > field.most) return { kind: "text_long", field, got: length };
      const fair = lenient && length >= field.least ? length : textLength(text);
      if (fair < field.least) return { kind: "text_short", field, got: length, counted: fair };
      return text;
    }
    case "choice":
      return typeof got === "string" && field.values.includes(got)
        ? got
        : { kind: "choice", field, got };
    case "integer":
      return typeof got === "number" && Number.isInteger(got) && got >= field.least &&
          got <= field.most
        ? got
        : { kind: "integer", field, got };
    case "boolean":
      return typeof got === "boolean" ? got : { kind: "boolean", field, got };
  }
}

function gateFindings(
  openGate: OpenGate,
  review: Review,
  phase: Phase,
  sound: ReadonlyMap<number, Item>,
): {
  readonly problems: readonly Problem[];
  readonly notices: readonly { readonly index: number; readonly rule: string }[];
} {
  const problems = new Map<number, Problem>();
  const notices = new Map<number, string>();
  for (const field of gatedFields(phase)) {
    const text = (item: Item) => String(item[field.name]);
    const gate = openGate(itemsOf(review, phase.name).map(text));
    for (const [position, item] of sound) {
      const rule = field.gate.claim;
      const against = typeof rule === "boolean" ? rule : meets(item, rule);
      const { problem, notice } = gate.check({
        text: text(item),
        floor: floorOf(field.gate),
        ...(against ? { claim: review.claim } : {}),
        ...(field.gate.target && phase.kind === "answer"
          ? { target: targetText(review, phase, item) }
          : {}),
        grants: field.gate.grants !== undefined && meets(item, field.gate.grants),
      }, position);
      if (notice !== undefined) notices.set(position, notice);
      if (problem === undefined || problems.has(position)) continue;
      problems.set(position, { kind: "gate", item: position, field, problem });
    }
  }
  return {
    problems: [...problems.values()],
    notices: [...notices].map(([index, rule]) => ({ index, rule })),
  };
}

function targetText(review: Review, phase: AnswerPhase, item: Item): string {
  const target = answeredItem(review, phase, item);
  return target === undefined ? "" : textOf(answeredPhase(review.mode, phase), target);
}

/** The text fields of a phase that the quality gate looks at. */
export function gatedFields(phase: Phase): (TextField & { readonly gate: GateRule })[] {
  return phase.fields.filter((field): field is TextField & { readonly gate: GateRule } =>
    field.kind === "text" && field.gate !== undefined
  );
}

/** Names of the fields that a phase's items have, in order. */
export function fieldNames(phase: Phase): string[] {
  const names = phase.fields.map(({ name }) => name);
  return phase.kind === "answer" ? ["index", ...names] : names;
}

/** A field that was sent and that the phase does not have. */
export interface UnknownField {
  readonly name: string;
  /** The field of the phase that it was probably meant to be; null where none is near. */
  readonly meant: string | null;
}

/** The fields of a batch that the phase does not have, each once. */
export function unknownFields(phase: Phase, batch: readonly unknown[]): UnknownField[] {
  const known = fieldNames(phase);
  const sent = batch.flatMap((item) => isRecord(item) ? Object.keys(item) : []);
  return [...new Set(sent)].filter((name) => !known.includes(name))
    .map((name) => ({ name, meant: nearest(name, known) ?? null }));
}
