import { ResourceNotFoundError } from "@modelcontextprotocol/server";
import { ReviewError } from "../engine/errors.ts";
import { clip } from "../engine/words.ts";
import { LIMITS } from "../protocol/limits.ts";
import type { Reviews } from "../reviews.ts";

/** Where the list of reviews is read. */
export const LIST_URI = "reviews://";
/** Where one review is read. */
export const REVIEW_TEMPLATE = "review://{review_id}";
/** Where the review of that id is read. */
export function reviewUri(id: string): string {
  return `review://${id}`;
}

/**
 * The id that a URI names, its percent-escapes decoded: clients send them as they are. Null for any
 * other URI. Whether it is an id at all, only the store says.
 */
export function idInUri(uri: string): string | null {
  const id = /^review:\/\/([^/?#]+)\/?$/i.exec(uri)?.[1];
  if (id === undefined) return null;
  try {
    return decodeURIComponent(id);
  } catch {
    return null;
  }
}

/** Whether a URI is that of the list, as clients may normalise it. */
export function isListUri(uri: string): boolean {
  return /^reviews:\/\/\/?$/i.test(uri);
}

/** The id of the review that a URI names. Throws the protocol's error for what does not exist. */
export function existing(reviews: Reviews, uri: string): string {
  const id = idInUri(uri);
  try {
    if (id !== null) return reviews.progress(id).review_id;
  } catch (thrown) {
    if (!(thrown instanceof ReviewError) || thrown.code !== "unknown_review") throw thrown;
  }
  throw new ResourceNotFoundError(
    uri,
    `There is no resource ${
      clip(uri, LIMITS.quoteMost)
    }: read ${LIST_URI} for the ids, then ${REVIEW_TEMPLATE}.`,
  );
}
