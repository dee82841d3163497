/** A value that is made when it is first asked for. */
export function lazy<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

/**
 * A pattern that is made when it is first asked for: patterns over whole scripts take a third of a
 * start to make, and most starts never read a text. Given as text, since a literal costs as much as
 * soon as its module is loaded, wherever it stands.
 */
export function pattern(source: string, flags: string): () => RegExp {
  return lazy(() => new RegExp(source, flags));
}
