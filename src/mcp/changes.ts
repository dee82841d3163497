import { ProtocolError, ProtocolErrorCode, type Server } from "@modelcontextprotocol/server";
import type { Reviews } from "../reviews.ts";
import { answering, type Log } from "./failures.ts";
import { existing, idInUri, isListUri, isPageUri, LIST_URI, reviewUri } from "./uris.ts";

/** Tells a client which resources changed, whichever process changed them. */
export interface Changes {
  /** Watches from now on; does nothing when it does so already. */
  start(): void;
  /** Ends the watch. */
  stop(): void;
  /**
   * Tells the client of this server from now on. In the older era a client subscribes to single
   * resources and is told of no other; in the newer one the SDK keeps the subscriptions and drops
   * what nobody listens to.
   */
  serve(server: Server, era: "legacy" | "modern"): void;
}

/** The changes of these reviews. The directory is watched only once somebody wants to know. */
export function createChanges(reviews: Reviews, log: Log): Changes {
  let stop: (() => void) | undefined;
  let tell: (ids: readonly string[], listing: boolean) => void = () => {};
  const start = (): void => {
    stop ??= reviews.watch(({ ids, listing }) => tell(ids, listing));
  };
  return {
    start,
    stop() {
      stop?.();
      stop = undefined;
    },
    serve(server, era) {
      const subscribed = era === "legacy" ? subscriptions(server, reviews, start, log) : null;
      tell = (ids, listing) => {
        const uris = [LIST_URI, ...ids.map(reviewUri)];
        for (const uri of subscribed === null ? uris : uris.flatMap(subscribed)) {
          server.sendResourceUpdated({ uri }).catch(() => {});
        }
        if (listing) server.sendResourceListChanged().catch(() => {});
      };
    },
  };
}

/**
 * Answers `resources/subscribe` and `resources/unsubscribe`. Gives the URIs by which a client
 * subscribed to a resource: it is told in its own spelling.
 */
function subscriptions(
  server: Server,
  reviews: Reviews,
  start: () => void,
  log: Log,
): (uri: string) => string[] {
  /** By the resource that is meant, so that many spellings of one are one. */
  const wanted = new Map<string, string>();
  server.setRequestHandler(
    "resources/subscribe",
    ({ params: { uri } }) =>
      answering("resources/subscribe", log, () => {
        if (!isListUri(uri)) existing(reviews, uri);
        if (!wanted.has(plain(uri)) && wanted.size >= SUBSCRIPTIONS_MOST) {
          throw new ProtocolError(
            ProtocolErrorCode.InvalidParams,
            `This connection has ${SUBSCRIPTIONS_MOST} subscriptions, the maximum: end one first, or subscribe to ${LIST_URI}.`,
          );
        }
        wanted.set(plain(uri), uri);
        start();
        return {};
      }),
  );
  server.setRequestHandler("resources/unsubscribe", ({ params: { uri } }) => {
    wanted.delete(plain(uri));
    return {};
  });
  return (uri) => [uri, `${uri}${PAGE}`].flatMap((known) => wanted.get(known) ?? []);
}

/** How many resources a client may be told of, each in one spelling. */
const SUBSCRIPTIONS_MOST = 1000;
const PAGE = "/page";

/** The one spelling of a URI that this server writes. */
function plain(uri: string): string {
  const id = idInUri(uri);
  if (id === null) return LIST_URI;
  return `${reviewUri(id)}${isPageUri(uri) ? PAGE : ""}`;
}
