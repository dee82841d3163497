/** Whether a value is an object with keys: neither null nor a list. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The object's own value, so that a name such as `constructor` never finds an inherited one. */
export function ownValue(record: Readonly<Record<string, unknown>>, key: string): unknown {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

/** How deep keys are put in order: no item goes deeper. */
const DEPTH = 8;

/** A value with the keys of every object in it in order. */
export function inOrder(value: unknown): unknown {
  return ordered(value, DEPTH);
}

function ordered(value: unknown, depth: number): unknown {
  if (depth === 0) return value;
  if (Array.isArray(value)) return value.map((inner) => ordered(inner, depth - 1));
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).sort(([a], [b]) => a < b ? -1 : 1);
  return Object.fromEntries(entries.map(([key, inner]) => [key, ordered(inner, depth - 1)]));
}
