/**
 * Stands in for jsr:@std/assert where JSR cannot be reached: the functions in use, forwarded to
 * `node:assert/strict`. Without `links` in deno.json the real package takes its place.
 *
 * @module
 */
import nodeAssert from "node:assert/strict";

/** The error of a failed assertion. */
export const AssertionError: typeof nodeAssert.AssertionError = nodeAssert.AssertionError;

/** Fails unless `expr` is truthy. */
export function assert(expr: unknown, msg = ""): asserts expr {
  nodeAssert.ok(expr, msg);
}

/** Fails unless both values are deeply equal. */
export function assertEquals<T>(actual: T, expected: T, msg?: string): void {
  nodeAssert.deepStrictEqual(actual, expected, msg);
}

/** Fails if both values are deeply equal. */
export function assertNotEquals<T>(actual: T, expected: T, msg?: string): void {
  nodeAssert.notDeepStrictEqual(actual, expected, msg);
}

/** Fails unless `actual` holds `expected`. */
export function assertStringIncludes(actual: string, expected: string, msg?: string): void {
  nodeAssert.ok(
    actual.includes(expected),
    msg ?? `Expected actual: "${actual}" to contain: "${expected}".`,
  );
}

/** Fails unless `actual` matches `expected`. */
export function assertMatch(actual: string, expected: RegExp, msg?: string): void {
  nodeAssert.match(actual, expected, msg);
}

/** Fails if `actual` matches `expected`. */
export function assertNotMatch(actual: string, expected: RegExp, msg?: string): void {
  nodeAssert.doesNotMatch(actual, expected, msg);
}

// deno-lint-ignore no-explicit-any -- the real package's own signature: any constructor of errors
type ErrorClass<E extends Error> = abstract new (...args: any[]) => E;

function checkError<E extends Error>(
  error: unknown,
  ErrorClass?: ErrorClass<E>,
  msgIncludes?: string,
): E {
  nodeAssert.ok(error instanceof Error, "A non-Error object was thrown.");
  if (ErrorClass !== undefined) {
    nodeAssert.ok(
      error instanceof ErrorClass,
      `Expected error to be instance of "${ErrorClass.name}", but was "${error.constructor.name}".`,
    );
  }
  if (msgIncludes !== undefined) assertStringIncludes(error.message, msgIncludes);
  return error as E;
}

/** Fails unless `fn` throws an error of the class, its message holding `msgIncludes`. */
export function assertThrows<E extends Error = Error>(
  fn: () => unknown,
  ErrorClass?: ErrorClass<E>,
  msgIncludes?: string,
): E {
  try {
    fn();
  } catch (error) {
    return checkError(error, ErrorClass, msgIncludes);
  }
  throw new AssertionError({ message: "Expected function to throw." });
}

/** Fails unless the promise of `fn` is rejected with an error of the class. */
export async function assertRejects<E extends Error = Error>(
  fn: () => PromiseLike<unknown>,
  ErrorClass?: ErrorClass<E>,
  msgIncludes?: string,
): Promise<E> {
  try {
    await fn();
  } catch (error) {
    return checkError(error, ErrorClass, msgIncludes);
  }
  throw new AssertionError({ message: "Expected function to reject." });
}
