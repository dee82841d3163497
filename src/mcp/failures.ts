import { ProtocolError, ProtocolErrorCode } from "@modelcontextprotocol/server";
import { ReviewError } from "../engine/errors.ts";
import { oneLine } from "../report/visible.ts";
import { PROGRAM } from "../version.ts";

/** Takes one line about something that should not have happened. */
export type Log = (line: string) => void;

/**
 * What a client is told of something thrown: the message of a `ReviewError`, which says how to fix
 * the call. Anything else is a bug: its details go to the log and not to the client.
 */
export function messageFor(thrown: unknown, during: string, log: Log): string {
  if (thrown instanceof ReviewError) return thrown.message;
  const details = thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : String(thrown);
  log(oneLine(`${PROGRAM}: bug in ${during}: ${details}`));
  return `${during} failed because of a bug in ${PROGRAM}; the call itself may be right. Do not repeat it: tell the user; the server's log has a line about it.`;
}

/**
 * Runs a handler of a method other than `tools/call`. What it throws becomes an error of JSON-RPC:
 * an error of the protocol as it is, a mistake of the caller as invalid params, a bug as an
 * internal error.
 */
export function answering<T>(method: string, log: Log, handler: () => T): T {
  try {
    return handler();
  } catch (thrown) {
    if (thrown instanceof ProtocolError) throw thrown;
    const message = messageFor(thrown, method, log);
    throw new ProtocolError(
      thrown instanceof ReviewError
        ? ProtocolErrorCode.InvalidParams
        : ProtocolErrorCode.InternalError,
      message,
    );
  }
}
