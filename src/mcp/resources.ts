import type {
  Resource,
  ResourceTemplateType,
  Server,
  TextResourceContents,
} from "@modelcontextprotocol/server";
import type { ListedReview } from "../engine/results.ts";
import { position } from "../engine/review.ts";
import { htmlReport } from "../report/html/page.ts";
import { memo } from "../report/memo.ts";
import { progressPage } from "../report/progress_page.ts";
import type { Reviews } from "../reviews.ts";
import type { Changes } from "./changes.ts";
import { answering, type Log } from "./failures.ts";
import { LISTED_UNLESS_ASKED, listing } from "./tools.ts";
import {
  existing,
  isListUri,
  isPageUri,
  LIST_URI,
  PAGE_TEMPLATE,
  REVIEW_TEMPLATE,
  reviewUri,
} from "./uris.ts";

/** How many reviews `resources/list` names. */
const LISTED_MOST = 100;

/** Answers `resources/list`, `resources/templates/list` and `resources/read`. */
export function serveResources(
  server: Server,
  reviews: Reviews,
  changes: Changes,
  log: Log,
): void {
  server.setRequestHandler("resources/list", () =>
    answering("resources/list", log, () => {
      // Who has the list wants to hear when it changes.
      changes.start();
      return { resources: resourceList(reviews) };
    }));
  server.setRequestHandler(
    "resources/templates/list",
    () => ({ resourceTemplates: [TEMPLATE, PAGE] }),
  );
  server.setRequestHandler(
    "resources/read",
    ({ params: { uri } }) =>
      answering("resources/read", log, () => ({ contents: [contents(reviews, uri)] })),
  );
}

const TEMPLATE: ResourceTemplateType = {
  uriTemplate: REVIEW_TEMPLATE,
  name: "review",
  title: "One review",
  description: "The decision memo of a complete review, the progress of any other",
  mimeType: "text/markdown",
};

const PAGE: ResourceTemplateType = {
  uriTemplate: PAGE_TEMPLATE,
  name: "page",
  title: "One review as a page",
  description: "A complete review as one HTML page, to read or to send",
  mimeType: "text/html",
};

function resourceList(reviews: Reviews): Resource[] {
  return [
    {
      uri: LIST_URI,
      name: "reviews",
      title: "All reviews",
      description: `The newest ${LISTED_UNLESS_ASKED} reviews, as list_reviews gives them`,
      mimeType: "application/json",
    },
    ...reviews.list({ limit: LISTED_MOST }).reviews.map((review) => ({
      uri: reviewUri(review.review_id),
      name: review.review_id,
      title: review.claim,
      description: stateInWords(review),
      mimeType: "text/markdown",
      annotations: { lastModified: review.updated_at },
    })),
  ];
}

function stateInWords({ mode, status, phase, assessment }: ListedReview): string {
  return `${mode}, ${assessment ?? (phase === null ? status : `${status} in ${phase}`)}`;
}

function contents(reviews: Reviews, uri: string): TextResourceContents {
  if (isListUri(uri)) {
    const text = JSON.stringify(listing(reviews, { limit: LISTED_UNLESS_ASKED }));
    return { uri, mimeType: "application/json", text };
  }
  const stored = existing(reviews, uri);
  if (isPageUri(uri)) {
    return { uri, mimeType: "text/html", text: htmlReport(reviews.judge(stored)) };
  }
  const text = position(stored.review).status === "complete"
    ? memo(reviews.judge(stored))
    : progressPage(stored.review);
  return { uri, mimeType: "text/markdown", text };
}
