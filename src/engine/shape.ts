/**
 * Data described once: each part tells both what it looks like and how it is made, so that a report
 * and the schemas of it cannot disagree.
 *
 * @module
 */

/** What a value looks like. */
export type Shape =
  & { readonly about?: string; readonly nullable?: true }
  & (
    | {
      readonly kind: "text";
      readonly least?: number;
      readonly most?: number;
      readonly pattern?: string;
      readonly format?: "date-time" | "date";
    }
    | { readonly kind: "number" | "whole"; readonly least?: number; readonly most?: number }
    | { readonly kind: "flag" }
    /** A text, a number, true or false. */
    | { readonly kind: "scalar" }
    | { readonly kind: "choice"; readonly values: readonly string[] }
    | {
      readonly kind: "list";
      readonly items: Shape;
      readonly least?: number;
      readonly most?: number;
    }
    /** An object whose keys are known by name, values being of one shape. */
    | { readonly kind: "map"; readonly keys: readonly string[]; readonly values: Shape }
    | RecordShape
  );

/** An object, its keys in their order. */
export interface RecordShape {
  readonly kind: "record";
  readonly about?: string;
  readonly keys: Readonly<Record<string, Shape>>;
  /** Keys that can be absent. */
  readonly optional: readonly string[];
}

/** A part of a report made from `S`: its shape, and its value. */
export interface Part<S, T> {
  readonly shape: Shape;
  /** Absent where it gives undefined; allowed only where the part is optional. */
  readonly of: (source: S) => T | undefined;
  readonly optional?: true;
}

/** An object made from `S`. */
export interface RecordPart<S, T> extends Part<S, T> {
  readonly shape: RecordShape;
  readonly of: (source: S) => T;
}

/** A part for each key of `T`. */
export type Parts<S, T> = { readonly [K in keyof T]-?: Part<S, T[K]> };

/** A part without parts of its own. */
export function leaf<S, T>(shape: Shape, of: (source: S) => T | undefined): Part<S, T> {
  return { shape, of };
}

/** The same part, which may be absent. */
export function optional<S, T>(part: Part<S, T>): Part<S, T> {
  return { ...part, optional: true };
}

/** An object with these parts, in their order. */
export function record<S, T>(parts: Parts<S, T>, about?: string): RecordPart<S, T> {
  const entries: [string, Part<S, unknown>][] = Object.entries(parts);
  return {
    shape: {
      kind: "record",
      ...(about === undefined ? {} : { about }),
      keys: Object.fromEntries(entries.map(([key, { shape }]) => [key, shape])),
      optional: entries.filter(([, part]) => part.optional === true).map(([key]) => key),
    },
    of: (source) =>
      // The keys are those of `parts`, which has a part of the right type for each key of `T`.
      Object.fromEntries(entries.flatMap(([key, { of }]) => {
        const value = of(source);
        return value === undefined ? [] : [[key, value]];
      })) as T,
  };
}

/** Two objects as one, the keys of the first in front. */
export function joined<S, A, B>(a: RecordPart<S, A>, b: RecordPart<S, B>): RecordPart<S, A & B> {
  return {
    shape: {
      ...a.shape,
      keys: { ...a.shape.keys, ...b.shape.keys },
      optional: [...a.shape.optional, ...b.shape.optional],
    },
    of: (source) => ({ ...a.of(source), ...b.of(source) }),
  };
}

/** A list with one part for each of the sources. */
export function list<S, E, T>(
  { of, shape }: Part<E, T>,
  from: (source: S) => readonly E[],
  about?: string,
): Part<S, readonly T[]> {
  return {
    shape: { kind: "list", items: shape, ...(about === undefined ? {} : { about }) },
    of: (source) =>
      from(source).flatMap((element) => {
        const value = of(element);
        return value === undefined ? [] : [value];
      }),
  };
}

/** A part that is made from something inside of `S`; absent where that is null. */
export function within<S, R, T>(
  from: (source: S) => R | null,
  { shape, of }: Part<R, T>,
): Part<S, T> {
  return {
    shape,
    of: (source) => {
      const inner = from(source);
      return inner === null ? undefined : of(inner);
    },
  };
}
