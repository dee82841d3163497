import type { Server } from "@modelcontextprotocol/server";
import type { Reviews } from "../reviews.ts";
import { answering, type Log } from "./failures.ts";
import { existing, idInUri, isListUri, LIST_URI, reviewUri } from "./uris.ts";

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
  const wanted = new Set<string>();
  server.setRequestHandler(
    "resources/subscribe",
    ({ params: { uri } }) =>
      answering("resources/subscribe", log, () => {
        if (!isListUri(uri)) existing(reviews, uri);
        wanted.add(uri);
        start();
        return {};
      }),
  );
  server.setRequestHandler("resources/unsubscribe", ({ params: { uri } }) => {
    wanted.delete(uri);
    return {};
  });
  return (uri) => [...wanted].filter((asked) => plain(asked) === uri);
}

function plain(uri: string): string {
  const id = idInUri(uri);
  return id === null ? LIST_URI : reviewUri(id);
}
