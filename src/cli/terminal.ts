import { readAll, writeToStandardError, writeToStandardOutput } from "../streams.ts";
import { messageOf, ReviewError } from "../engine/errors.ts";
import { logText } from "../report/log_text.ts";
import { oneLine } from "../report/visible.ts";
import { progressLine } from "./progress.ts";

/** The only place that reads and writes the standard streams. */
export interface Terminal {
  /**
   * Writes to standard output. A reader that has gone away is not an error. Nothing in it is a command
   * to what reads the log, unless the text is one `with commands`.
   */
  out(text: string, kind?: "with commands"): void;
  /** Writes one line to standard error. */
  err(line: string): void;
  /** Writes one line to standard error where somebody reads it on a terminal: what to do next. */
  hint(line: string): void;
  /** Tells on standard error how far a reading has come, on a terminal that can take it back. */
  progress(read: number, of: number): void;
  /** Everything on standard input. */
  input(): Promise<Uint8Array>;
  /** Whether standard input is a terminal, with someone at its keyboard. */
  readonly keyboard: boolean;
  /** Columns of the terminal on standard output; undefined where it is not one. */
  readonly columns: number | undefined;
  /** Whether colour is wanted: on a terminal that has it, and NO_COLOR is not set. */
  readonly colour: boolean;
}

/** The process's own terminal. */
export function processTerminal(): Terminal {
  const isTerminal = Deno.stdout.isTerminal();
  const toError = (text: string): void => {
    try {
      writeToStandardError(text);
    } catch {
      // Nobody listens, and there is nowhere else to say so.
    }
  };
  const err = (line: string): void => toError(`${logText(oneLine(line))}\n`);
  return {
    out(text, kind) {
      try {
        writeToStandardOutput(new TextEncoder().encode(kind === undefined ? logText(text) : text));
      } catch (error) {
        if (error instanceof Deno.errors.BrokenPipe) return;
        throw new ReviewError("storage", `the output cannot be written: ${messageOf(error)}`);
      }
    },
    err,
    hint(line) {
      if (Deno.stderr.isTerminal()) err(line);
    },
    progress: Deno.stderr.isTerminal() && wantsColour()
      ? progressLine(toError, () => performance.now())
      : () => {},
    async input() {
      try {
        return await new Response(ReadableStream.from(readAll(Deno.stdin))).bytes();
      } catch (error) {
        throw new ReviewError("storage", `standard input cannot be read: ${messageOf(error)}`);
      }
    },
    keyboard: Deno.stdin.isTerminal(),
    columns: isTerminal ? columnsOf() : undefined,
    colour: isTerminal && wantsColour(),
  };
}

function wantsColour(): boolean {
  try {
    return (Deno.env.get("NO_COLOR") ?? "") === "" && Deno.env.get("TERM") !== "dumb";
  } catch {
    // A value that is not UTF-8.
    return false;
  }
}

function columnsOf(): number | undefined {
  try {
    // Some terminals report none.
    return Deno.consoleSize().columns || undefined;
  } catch {
    return undefined;
  }
}
