import { ResourceNotFoundError } from "@modelcontextprotocol/server";
import { ReviewError } from "../engine/errors.ts";
import type { StoredReview } from "../engine/review.ts";
import { clip } from "../engine/wording.ts";
import { LIMITS } from "../protocol/limits.ts";
import type { Reviews } from "../reviews.ts";

/** Where the list of reviews is read. */
export const LIST_URI = "reviews://";
/** Where one review is read. */
export const REVIEW_TEMPLATE = "review://{review_id}";
/** Where the page of a complete review is read. */
export const PAGE_TEMPLATE = `${REVIEW_TEMPLATE}/page`;
/** Where the review of that id is read. */
export function reviewUri(id: string): string {
  return `review://${id}`;
}

/** Whether a URI is that of a review's page. */
export function isPageUri(uri: string): boolean {
  return /\/page\/?$/i.test(uri);
}

/**
 * The id that the URI of a review or of its page names, its percent-escapes decoded: clients send
 * them as they are. Null for any other URI. Whether it is an id at all, only the store says.
 */
export function idInUri(uri: string): string | null {
  const id = /^review:\/\/([^/?#]+)(\/page)?\/?$/i.exec(uri)?.[1];
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

/** The review that a URI names. Throws the protocol's error for what does not exist. */
export function existing(reviews: Reviews, uri: string): StoredReview {
  const id = idInUri(uri);
  try {
    if (id !== null) return reviews.load(id);
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
