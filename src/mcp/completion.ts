import {
  type CompleteResult,
  ProtocolError,
  ProtocolErrorCode,
  type Server,
} from "@modelcontextprotocol/server";
import { quote } from "../engine/wording.ts";
import type { Mode } from "../protocol/types.ts";
import type { Reviews } from "../reviews.ts";
import { answering, type Log } from "./failures.ts";
import { PROMPT } from "./prompt.ts";
import { PAGE_TEMPLATE, REVIEW_TEMPLATE } from "./uris.ts";

/** Most values that an answer may hold (the specification's limit). */
const VALUES_MOST = 100;

/** Answers `completion/complete`: modes for the prompt, ids for the template of reviews. */
export function serveCompletion(
  server: Server,
  reviews: Reviews,
  modes: readonly Mode[],
  log: Log,
): void {
  server.setRequestHandler("completion/complete", ({ params: { ref, argument } }) => {
    const { name, value } = argument;
    return answering("completion/complete", log, () => {
      if (ref.type === "ref/prompt" && ref.name === PROMPT) {
        return completed(name === "mode" ? modes.map((mode) => mode.name) : [], value);
      }
      if (ref.type === "ref/resource" && isTemplate(ref.uri)) {
        return completed(name === "review_id" ? idsOf(reviews) : [], value);
      }
      throw new ProtocolError(
        ProtocolErrorCode.InvalidParams,
        `No completions for ${
          quote(ref.type === "ref/prompt" ? ref.name : ref.uri)
        }; available: prompt ${PROMPT} and resource ${REVIEW_TEMPLATE}.`,
      );
    });
  });
}

function isTemplate(uri: string): boolean {
  return uri === REVIEW_TEMPLATE || uri === PAGE_TEMPLATE;
}

function idsOf(reviews: Reviews): string[] {
  return reviews.list().reviews.map(({ review_id }) => review_id);
}

/** The words that begin as the value does, or after their first part do (`k3` for `rev-k3x9`). */
function completed(words: readonly string[], value: string): CompleteResult {
  const typed = value.toLowerCase();
  const fitting = words.filter((word) =>
    word.startsWith(typed) || word.replace(/^rev-/, "").startsWith(typed)
  );
  return {
    completion: {
      values: fitting.slice(0, VALUES_MOST),
      total: fitting.length,
      hasMore: fitting.length > VALUES_MOST,
    },
  };
}
