import {
  fieldInWords,
  instructions,
  qualityChecksInBrief,
  targets,
} from "../engine/instructions.ts";
import { type Item, itemsOf, labelOf, needsOf, type Review, textOf } from "../engine/review.ts";
import { either } from "../engine/wording.ts";
import type { AnswerPhase, Field, GatherPhase, Phase } from "../protocol/types.ts";
import { visible } from "../report/visible.ts";
import { allFieldNames, COMMENT, escaped, FENCE, freeText } from "./structure.ts";

/** Columns that guidance is wrapped to. */
const WIDTH = 96;

/**
 * The open phase of a review as a form to fill in: guidance and stored items as comments, an empty
 * item for each answer that is needed, or for the least number of items to gather. `filled` fills
 * items in: answers under the item that they name, gathered ones in order.
 *
 * Reading a form gives back the items that it was filled in with, for every text that a field can
 * hold; only a carriage return before a line feed is not kept. Ends with a line feed.
 */
export function writeForm(review: Review, phase: Phase, filled: readonly Item[] = []): string {
  return [
    [FENCE, `review: ${review.id}`, `phase: ${phase.name}`, FENCE].join("\n"),
    guidance(review, phase),
    ...stored(review, phase),
    ...(phase.kind === "answer" ? answers(review, phase, filled) : gathered(review, phase, filled)),
  ].join("\n\n") + "\n";
}

/** The claim, the task and the rules. */
function guidance(review: Review, phase: Phase): string {
  const { step, claim, context, goal, rules } = instructions(review);
  const free = freeText(phase);
  const more = phase.kind === "gather" && phase.most > phase.least
    ? " For more items, add headings with the next numbers."
    : "";
  return comment([
    `Step ${step}, ${phase.name}. The claim:`,
    ...quoted(claim),
    ...(context === undefined ? [] : ["Context:", ...quoted(context)]),
    "",
    ...wrapped("", goal),
    "",
    ...wrapped(
      "",
      `Fill in the items below: under each heading one line per field, an empty line, then the free text. Items left empty are not sent.${more}`,
    ),
    ...phase.fields.flatMap((field) =>
      wrapped(
        "- ",
        `${field === free ? `free text (${field.name})` : field.name}: ${fieldInWords(field)}`,
      )
        .concat(meanings(field))
    ),
    "",
    ...[...rules, ...qualityChecksInBrief(phase)].flatMap((rule) => wrapped("- ", rule)),
    "",
    ...wrapped(
      "",
      `In the free text, a line such as "## ${
        labelOf(review.mode, phase)
      }1" and a first line such as "${free.name}: …" need a backslash in front.`,
    ),
  ]);
}

function meanings(field: Field): string[] {
  if (field.kind !== "choice" || field.meanings === undefined) return [];
  return Object.entries(field.meanings).flatMap(([value, meaning]) =>
    wrapped("    ", `${value}: ${meaning}`)
  );
}

/** What the phase holds already, as a comment; nothing where it holds nothing. */
function stored(review: Review, phase: Phase): string[] {
  const items = itemsOf(review, phase.name);
  if (items.length === 0) return [];
  const label = labelOf(review.mode, phase);
  return [comment([
    "Saved already:",
    ...items.flatMap((item, place) => {
      const number = phase.kind === "answer" ? Number(item["index"]) : place;
      return quoted(
        [`${label}${number + 1}`, ...ratings(phase, item)].join(", ") + ":\n" + textOf(phase, item),
      );
    }),
  ])];
}

/** An item's ratings as a form names them: `severity 4`. */
function ratings({ fields }: Phase, item: Item): string[] {
  return fields.flatMap(({ kind, name }) =>
    kind === "text" || item[name] === undefined ? [] : [`${name} ${item[name]}`]
  );
}

/** An item for each target that needs an answer, with its target quoted. */
function answers(review: Review, phase: AnswerPhase, filled: readonly Item[]): string[] {
  const label = labelOf(review.mode, phase);
  return targets(review, phase).map(({ index, text, ...shown }) => {
    const rated = Object.entries(shown).map(([name, value]) => `${name} ${value}`);
    return item(
      review,
      phase,
      `${label}${Number(index) + 1}`,
      [rated.join(", ") || "To answer:", ...quoted(String(text))],
      filled.find((candidate) => candidate["index"] === index),
    );
  });
}

/** As many items as the phase needs, or as were filled in. */
function gathered(review: Review, phase: GatherPhase, filled: readonly Item[]): string[] {
  const needed = needsOf(review, phase).map((need) => "more" in need ? need.more : 0);
  const count = Math.max(1, filled.length, ...needed);
  const first = itemsOf(review, phase.name).length + 1;
  return Array.from(
    { length: count },
    (_, place) => item(review, phase, `${phase.label}${first + place}`, [], filled[place]),
  );
}

function item(
  { mode }: Review,
  phase: Phase,
  label: string,
  about: readonly string[],
  filled: Item | undefined,
): string {
  const free = freeText(phase);
  const fields = phase.fields.filter((field) => field !== free);
  const lines = fields.map(({ name }) => `${name}: ${filled?.[name] ?? ""}`.trimEnd());
  const names = allFieldNames(mode);
  const text = String(filled?.[free.name] ?? "").split("\n")
    .map((line, place) => escaped(line, place === 0, names));
  const values = fields.map((field) => `${field.name} is ${valuesOf(field)}`);
  const notes = [...about, ...values];
  return [
    `## ${label}`,
    ...(notes.length === 0 ? [] : [comment(notes)]),
    ...lines,
    ...(lines.length === 0 ? [] : [""]),
    ...text,
  ].join("\n").trimEnd();
}

function valuesOf(field: Field): string {
  switch (field.kind) {
    case "text":
      return field.optional === true ? "one line, or nothing" : "one line";
    case "choice":
      return either(field.values);
    case "integer":
      return `${field.least} to ${field.most}`;
    case "boolean":
      return "true or false";
  }
}

/** Lines as a comment. None of them may end it: what is not the program's own must be quoted. */
function comment(lines: readonly string[]): string {
  const last = lines.at(-1);
  if (last === undefined || last.startsWith(">")) {
    return [COMMENT.begin, ...lines, COMMENT.end].join("\n").replace("\n", " ");
  }
  return `${COMMENT.begin} ${lines.join("\n")} ${COMMENT.end}`;
}

/** A client's text in a comment: no line of it can end one. */
function quoted(text: string): string[] {
  return visible(text).split("\n").map((line) => `> ${line}`.trimEnd());
}

/** A sentence of the program's own in lines, the first after `head`, the others set in. */
function wrapped(head: string, text: string): string[] {
  const lines: string[] = [];
  let line = head;
  for (const word of text.split(" ")) {
    if (line.length + word.length > WIDTH && line.trim() !== "") {
      lines.push(line.trimEnd());
      line = " ".repeat(head.length);
    }
    line += `${word} `;
  }
  return [...lines, line.trimEnd()];
}
