import { textLength } from "../gate/read/length.ts";
import { ReviewError } from "./errors.ts";
import { codePoints, quote, trimmed } from "./wording.ts";

/** A text argument, trimmed and within its limits (in code points), or an error that names both. */
export function textArgument(name: string, value: unknown, least: number, most: number): string {
  const needed = least > 1
    ? `text of at least ${least} characters`
    : least === 1
    ? "non-empty text"
    : "text, or left out";
  if (typeof value !== "string") {
    throw new ReviewError(
      "invalid_argument",
      (voice) => `${voice.argument(name)} must be ${needed}; got ${quote(value)}.`,
    );
  }
  const text = trimmed(value.toWellFormed());
  const length = codePoints(text);
  if (length > most) {
    throw new ReviewError(
      "invalid_argument",
      (voice) =>
        `${voice.argument(name)} may have at most ${most} characters; got ${length}: shorten it.`,
    );
  }
  const fair = textLength(text);
  if (fair >= least) return text;
  throw new ReviewError(
    "invalid_argument",
    (voice) =>
      `${voice.argument(name)} must be ${needed}; got ${
        fair === 0 ? "empty text" : `${fair} (${quote(text)})`
      }.`,
  );
}

/** The values of three arguments, or one error that says what is wrong with any of them. */
export function allOf<A, B, C>(first: () => A, second: () => B, third: () => C): [A, B, C] {
  const wrong: ReviewError[] = [];
  const attempt = <T>(read: () => T): { value: T } | undefined => {
    try {
      return { value: read() };
    } catch (error) {
      if (!(error instanceof ReviewError)) throw error;
      wrong.push(error);
      return undefined;
    }
  };
  const [a, b, c] = [attempt(first), attempt(second), attempt(third)];
  if (a !== undefined && b !== undefined && c !== undefined) return [a.value, b.value, c.value];
  throw new ReviewError(
    "invalid_argument",
    (voice) => wrong.map((error) => error.inWords(voice)).join("\n"),
  );
}
