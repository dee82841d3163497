import { ReviewError } from "./errors.ts";
import { isOverfull, JSON_PARTS_MOST } from "./json_size.ts";
import { isRecord } from "./values.ts";
import { quote, trimmed } from "./wording.ts";

/** How often a client may have wrapped the list in a JSON string. */
const WRAPPINGS = 2;

/**
 * The list of items in what a client sent as `items`. Taken leniently, since clients mangle it: an
 * array, a JSON string of one (encoded once or twice), or one bare object (or its JSON string).
 * Null for anything else, and for an empty list.
 */
export function decodeItems(sent: unknown): readonly unknown[] | null {
  let value = sent;
  for (let times = 0; times < WRAPPINGS && typeof value === "string"; times += 1) {
    if (isOverfull(value)) {
      throw new ReviewError(
        "invalid_items",
        `items hold more than ${JSON_PARTS_MOST} values. Nothing was saved.`,
      );
    }
    try {
      value = JSON.parse(value);
    } catch {
      return null;
    }
  }
  if (isRecord(value) && Object.keys(value).length > 0) {
    if (wrapperOf(value) !== null) throw notAList(value);
    return [value];
  }
  return Array.isArray(value) && value.length > 0 ? value : null;
}

/** The only key of an object that holds a list, which no item is. */
function wrapperOf(value: Readonly<Record<string, unknown>>): string | null {
  const [first, ...others] = Object.entries(value);
  return first !== undefined && others.length === 0 && Array.isArray(first[1]) ? first[0] : null;
}

/** The refusal of `items` in which there is no list: what was received, and what to send. */
export function notAList(sent: unknown): ReviewError {
  const empty = (Array.isArray(sent) || isRecord(sent)) && Object.keys(sent).length === 0;
  const wrapper = isRecord(sent) ? wrapperOf(sent) : null;
  const got = empty
    ? `an empty ${Array.isArray(sent) ? "list" : "object"}`
    : wrapper !== null
    ? `an object that holds a list as ${quote(wrapper)}: send that list itself`
    : typeof sent === "string" && trimmed(sent) !== ""
    ? `text that is not a JSON list (${quote(sent)}): send the list itself, with nothing around it`
    : quote(sent);
  return new ReviewError(
    "items_not_list",
    `items must be a non-empty list of objects, [{…}, …]; got ${got}. Nothing was saved.`,
  );
}
